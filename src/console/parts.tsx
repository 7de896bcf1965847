import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { tokensOf } from "../base/json-tokens.js";
import { asJson } from "./format.js";
import type { Choices } from "./schema.js";

export const code = (text: ComponentChildren) => <code>{text}</code>;

export interface Action {
  text: string;
  run(): unknown;
  /** Where the text alone does not say what it is for. */
  label?: string;
  id?: string;
  isDanger?: boolean;
}

export const Button = ({ text, run, label, id, isDanger }: Action) => (
  <button type="button" id={id} class={isDanger ? "danger" : undefined} aria-label={label} onClick={() => run()}>
    {text}
  </button>
);

/** What cannot be taken back needs a second click. */
export function Twice({ first, second, run }: { first: string; second: string; run(): unknown }) {
  const [isAsked, setAsked] = useState(false);
  const click = () => (isAsked ? run() : setAsked(true));
  return (
    <button type="button" class="danger" onClick={click} onBlur={() => setAsked(false)}>
      {isAsked ? second : first}
    </button>
  );
}

export const Options = ({ choices, chosen }: { choices: Choices; chosen: string }) => (
  <>
    {choices.map(([value, label]) => (
      <option key={value} value={value} selected={value === chosen}>
        {label}
      </option>
    ))}
  </>
);

/** A field for the words that are kept there. */
export const Search = ({ label, hint, words }: { label: string; hint: string; words: { value: string } }) => (
  <input
    type="search"
    aria-label={label}
    placeholder={hint}
    value={words.value}
    onInput={({ currentTarget }) => Object.assign(words, { value: currentTarget.value })}
  />
);

interface FileProps extends JSX.InputHTMLAttributes<HTMLInputElement> {
  text: string;
  take(files: readonly File[]): unknown;
}

/** The browser's own control, which looks like a button. */
export function FileButton({ text, take, ...input }: FileProps) {
  const choose = ({ currentTarget }: JSX.TargetedEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again.
    currentTarget.value = "";
    void take(files);
  };
  return (
    <label class="button">
      {text} <input {...input} type="file" onChange={choose} />
    </label>
  );
}

interface SettingProps {
  title: string;
  label: string;
  hint: string;
  action: string;
  value: string;
  /** Whether label and hint are for screen readers alone. */
  isTerse?: boolean;
  set(text: string): Promise<void>;
  children?: ComponentChildren;
}

/** One value that is set; once it is, it shows what came of it. */
export function Setting({ title, label, hint, action, value, isTerse = false, set, children }: SettingProps) {
  const submit = async (event: JSX.TargetedEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await set(String(new FormData(form).get("value")).trim());
    form.reset();
  };
  const hintId = `${title}-hint`;
  return (
    <form class="tool" autocomplete="off" aria-label={title} onSubmit={submit}>
      {children}
      <label>
        <span class={isTerse ? "unseen" : undefined}>{label}</span>
        <input name="value" size={isTerse ? 4 : 8} defaultValue={value} aria-describedby={hintId} />
      </label>
      <span id={hintId} class={isTerse ? "unseen" : "soft"}>
        {hint}
      </span>
      <button type="submit">{action}</button>
    </form>
  );
}

/** Titled texts that can be scrolled, with the keyboard too; what is JSON is colored, and null left out. */
export const Blocks = ({ of: values }: { of: Readonly<Record<string, unknown>> }) => (
  <>{Object.entries(values).map(([title, value]) => (value ?? "") !== "" && <Block title={title} value={value} />)}</>
);

export const Block = ({ title, value, children }: { title: string; value: unknown; children?: ComponentChildren }) => (
  <div>
    <h4>
      {title} {children}
    </h4>
    <pre tabIndex={0} role="region" aria-label={title}>
      <code>{typeof value === "string" ? colored(value) : colored(asJson(value))}</code>
    </pre>
  </div>
);

/** The text itself if it is not JSON. */
function colored(text: string): ComponentChildren {
  try {
    const tokens = tokensOf(asJson(JSON.parse(text)));
    return tokens.map(({ text: piece, kind }) => <span class={kind && `t-${kind}`}>{piece}</span>);
  } catch {
    return text;
  }
}

/** A table whose first column names its rows. */
export const Table = ({ title, rows }: { title: string; rows: readonly (readonly string[])[] }) => (
  <div class="scroller" tabIndex={0} role="region" aria-label={title}>
    <table>
      <caption>{title}</caption>
      {rows.map((row, line) => (
        <tr>
          {row.map((cell, column) => {
            const Cell = line > 0 && column > 0 ? "td" : "th";
            return <Cell>{cell}</Cell>;
          })}
        </tr>
      ))}
    </table>
  </div>
);
