import { Component, type ComponentChildren, type JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { membersOf } from "./differences.js";
import { asJson, messageOf, timeOfDay } from "./format.js";
import { tokensOf } from "./json-tokens.js";

interface GuardProps {
  /** What is drawn; another one gets another try. */
  of: unknown;
  instead(message: string): JSX.Element;
  children: ComponentChildren;
}

/** Something that cannot be drawn says so in its place, and the rest is there. */
export class Guard extends Component<GuardProps, { failed?: { of: unknown; message: string } }> {
  override componentDidCatch(error: unknown): void {
    this.setState({ failed: { of: this.props.of, message: messageOf(error) } });
  }

  override render({ of, instead, children }: GuardProps) {
    const { failed } = this.state;
    return failed && failed.of === of ? instead(failed.message) : children;
  }
}

interface SectionProps {
  id: string;
  title: string;
  tools?: ComponentChildren;
  children: ComponentChildren;
}

export const Section = ({
  id,
  title,
  tools,
  children,
  ...listeners
}: SectionProps & JSX.HTMLAttributes<HTMLElement>) => (
  <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} {...listeners}>
    <header>
      <h2 id={`${id}-title`}>{title}</h2>
      {tools}
    </header>
    <div class="body">{children}</div>
  </section>
);

interface ListProps<Item> {
  /** Null while they have not been read. */
  items: readonly Item[] | null;
  class: string;
  ordered?: boolean;
  /** What would bring something. */
  empty: ComponentChildren;
  draw(item: Item): JSX.Element;
  /** How many are shown at first, and what the button for more says. */
  shown?: number;
  more?: string;
}

export function List<Item extends { id: string }>({
  items,
  ordered,
  empty,
  draw,
  shown,
  more,
  ...rest
}: ListProps<Item>) {
  const [steps, setSteps] = useState(1);
  if (items === null) return <p class="empty">Reading …</p>;
  if (items.length === 0) return <p class="empty">{empty}</p>;
  const count = shown === undefined ? items.length : shown * steps;
  const rows = items.slice(0, count).map((item) => (
    <Guard
      key={item.id}
      of={item}
      instead={(message) => (
        <li class="unshown">
          <code>{item.id}</code> cannot be shown: {message}
        </li>
      )}
    >
      {draw(item)}
    </Guard>
  ));
  const hidden = items.length - count;
  return (
    <>
      {ordered ? <ol class={rest.class}>{rows}</ol> : <ul class={rest.class}>{rows}</ul>}
      {hidden > 0 && (
        <button type="button" class="more" onClick={() => setSteps(steps + 3)}>
          {more} ({hidden})
        </button>
      )}
    </>
  );
}

/** Something that can be opened; its body is built when it is. */
export function Disclosure({ summary, build }: { summary: ComponentChildren; build(): ComponentChildren }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      <div class="details">
        {isOpen && (
          <Guard of={build} instead={(message) => <p class="unshown">This cannot be shown: {message}</p>}>
            <Body build={build} />
          </Guard>
        )}
      </div>
    </details>
  );
}

/** A component of its own, so that its guard catches what is thrown. */
const Body = ({ build }: { build(): ComponentChildren }) => <>{build()}</>;

interface ButtonProps {
  text: string;
  onClick(): unknown;
  /** Where the text alone does not say what it is for. */
  label?: string;
  id?: string;
  small?: boolean;
}

export const Button = ({ text, onClick, label, id, small }: ButtonProps) => (
  <button type="button" id={id} class={small ? "small" : undefined} aria-label={label} onClick={() => onClick()}>
    {text}
  </button>
);

/** How something is, in a word that its color repeats. */
export const State = ({ tone, text }: { tone: string | undefined; text: string }) => (
  <span class="state" data-tone={tone}>
    {text}
  </span>
);

export const Time = ({ at }: { at: string }) => (
  <time dateTime={at} title={at}>
    {timeOfDay(at)}
  </time>
);

interface OptionsProps {
  choices: readonly (readonly [value: string, label: string])[];
}

export const Options = ({ choices }: OptionsProps) => (
  <>
    {choices.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
);

interface SearchProps {
  label: string;
  hint: string;
  value: string;
  onInput(value: string): void;
}

export const Search = ({ label, hint, value, onInput }: SearchProps) => (
  <label class="filter">
    <span class="visually-hidden">{label}</span>
    <input
      type="search"
      placeholder={hint}
      autocomplete="off"
      spellcheck={false}
      value={value}
      onInput={({ currentTarget }) => onInput(currentTarget.value)}
    />
  </label>
);

interface FileProps extends Omit<ButtonProps, "onClick"> {
  /** What the hidden input is called. */
  input: string;
  accept?: string;
  multiple?: boolean;
  onFiles(files: readonly File[]): unknown;
}

export function FileButton({ input: name, accept, multiple, onFiles, ...button }: FileProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: JSX.TargetedEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again.
    currentTarget.value = "";
    void onFiles(files);
  };
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input ref={input} type="file" accept={accept} multiple={multiple} aria-label={name} hidden onChange={choose} />
    </>
  );
}

/** A titled block of text that can be scrolled, with the keyboard too; what is JSON is colored. */
export function Block({ title, value }: { title: string; value: unknown }) {
  const json = typeof value === "string" ? pretty(value) : asJson(value);
  const pieces =
    json === undefined
      ? String(value)
      : tokensOf(json).map(({ text, kind }, index) => (
          // Pieces of one text have no other name than their place.
          <span key={index} class={kind && `t-${kind}`}>
            {text}
          </span>
        ));
  return (
    <div class="block">
      <h4>{title}</h4>
      <pre tabIndex={0} role="region" aria-label={title}>
        <code>{pieces}</code>
      </pre>
    </div>
  );
}

/** A JSON text in lines. Undefined if it is not JSON. */
function pretty(text: string): string | undefined {
  try {
    return asJson(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const headerLines = (headers: unknown): string =>
  Object.entries(membersOf(headers) ?? {})
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(", ") : value}`)
    .join("\n");
