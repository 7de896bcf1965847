import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { fromJson, isSame, type JsonValue } from "../base/json.js";
import { type Token, tokensOf } from "../base/json-tokens.js";
import type { Upload } from "../openapi/page-types.js";
import { request } from "./api.js";
import { asJson, orElse, type Tone, timeOfDay } from "./format.js";
import { act, environment } from "./model.js";
import type { Choices } from "./schema.js";

export interface Action extends JSX.ButtonHTMLAttributes<HTMLButtonElement> {
  text: string;
  /** Resolves with what came of it, in words, if that is not seen. */
  run(): unknown;
  isDanger?: boolean;
  /** What cannot be taken back needs a second click, on this text. */
  second?: string;
}

export function Button({ text, run, isDanger, second, ...button }: Action) {
  const [isAsked, setAsked] = useState(false);
  const click = () => (second === undefined || isAsked ? void act(run) : setAsked(true));
  const look = isDanger ? "danger" : undefined;
  return (
    <button class={look} {...button} type="button" onClick={click} onBlur={() => setAsked(false)}>
      {isAsked ? second : text}
    </button>
  );
}

interface SelectProps extends JSX.SelectHTMLAttributes<HTMLSelectElement> {
  choices: Choices;
  chosen: JsonValue | undefined;
  /** Whether none can be chosen, too. */
  hasNone?: boolean;
  onChoose?(value: string): unknown;
}

/** The browser keeps each value as JSON. */
export const Select = ({ choices, chosen, hasNone, onChoose, ...select }: SelectProps) => (
  <select {...select} onChange={({ currentTarget: { value } }) => onChoose?.(JSON.parse(value))}>
    {hasNone && <option value="">None</option>}
    {choices.map(([value, label]) => (
      <option key={JSON.stringify(value)} value={JSON.stringify(value)} selected={isSame(value, chosen)}>
        {label}
      </option>
    ))}
  </select>
);

/** Titled texts that can be scrolled, with the keyboard too; what is JSON is colored, and null left out. */
export const Blocks = ({ of: values }: { of: Readonly<Record<string, unknown>> }) => (
  <>
    {Object.entries(values).map(
      ([title, value]) =>
        (value ?? "") !== "" && (
          <div key={title}>
            <h4>{title}</h4>
            <pre tabIndex={0} role="region" aria-label={title}>
              <code>{colored(typeof value === "string" ? value : asJson(value))}</code>
            </pre>
          </div>
        ),
    )}
  </>
);

function colored(text: string): ComponentChildren {
  const tokens = orElse<Token[]>(
    () => tokensOf(asJson(fromJson(text))),
    () => [{ text }],
  );
  return tokens.map(({ text: piece, kind }) => <span style={{ color: `var(--code-${kind})` }}>{piece}</span>);
}

/** The browser loads it once the picture comes near. */
const placeholder = "/_standin/page/mark.svg";

/** Another file is another picture. */
export const Picture = ({ upload: { id, md5, url }, alt }: { upload: Upload; alt: string }) => (
  <img
    key={[environment.value, id, md5, url].join(" ")}
    alt={alt}
    loading="lazy"
    src={placeholder}
    onLoad={({ currentTarget }) => currentTarget.src.endsWith(placeholder) && void fetchInto(currentTarget, id)}
  />
);

/** Fetched where its placeholder has been loaded; with the token, which an <img> cannot send. */
async function fetchInto(image: HTMLImageElement, id: string): Promise<void> {
  const response = await request(`/_standin/pictures/${encodeURIComponent(id)}`).catch(() => null);
  // A blob: is of this server, and so would a stored SVG be that somebody opens from its picture; a data: is of nobody.
  const reader = new FileReader();
  reader.onload = () => image.setAttribute("src", String(reader.result));
  // Without one, the alternative text is shown.
  reader.readAsDataURL((await response?.blob()) ?? new Blob());
}

/** How one thing is shown: `lines` stand below its title, and `state` is a word that its color repeats. It opens on its body. */
export interface Row {
  id: string;
  title: ComponentChildren;
  lines?: readonly ComponentChildren[];
  picture?: ComponentChildren;
  time?: string;
  state?: readonly [tone: Tone, word: string];
  actions?: readonly Action[];
  body?(): ComponentChildren;
  isOpen?: boolean;
}

/** The things of one kind as they are now, for a section of the page and the link to it. */
export interface View<Item extends { id: string } = { id: string }> {
  /** How many there are, if these are not all items, and whether somebody should look. */
  count?: number | undefined;
  isNotable?: boolean;
  above?: ComponentChildren;
  below?: ComponentChildren;
  /** Absent while they have not been read. */
  items: readonly Item[] | undefined;
  row(item: Item): Row;
  /** What would bring something. */
  empty: ComponentChildren;
  /** So many are shown at first. */
  shown?: number;
  class?: string;
}

export function Count({ of }: { of(): View }) {
  const { items, count = items?.length, isNotable } = of();
  return isNotable ? <mark>{count}</mark> : count;
}

export function Section({ of }: { of(): View }) {
  const { above, below, items, row, empty, shown = Number.POSITIVE_INFINITY, ...view } = of();
  const [steps, setSteps] = useState(1);
  const rows = items?.slice(0, shown * steps).map((item) =>
    orElse(
      () => row(item),
      (message) => ({ id: item.id, title: `${item.id} cannot be shown: ${message}` }),
    ),
  );
  const hidden = (items?.length ?? 0) - shown * steps;
  return (
    <>
      {above}
      {rows?.length ? <Rows rows={rows} class={view.class} /> : <p class="empty">{items ? empty : "Reading …"}</p>}
      {hidden > 0 && <Button run={() => setSteps(steps + 3)} text={`Show older ones (${hidden})`} />}
      {below}
    </>
  );
}

export const Rows = ({ rows, class: look = "rows" }: { rows: readonly Row[]; class?: string | undefined }) => (
  <ul class={look}>
    {rows.map((row) => (
      <Line key={row.id} {...row} />
    ))}
  </ul>
);

function Line({ id, title, lines = [], picture, time, state, actions = [], body, isOpen: isOpenFirst = false }: Row) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const head = (
    <>
      {picture}
      {time && <time title={time}>{timeOfDay(time)}</time>}
      <div class="what">
        {title}
        {lines.map((line) => line && <div class="soft">{line}</div>)}
      </div>
      <div class="ends">
        {state && <State of={state} />}
        {actions.map((action) => (
          <Button {...action} />
        ))}
      </div>
    </>
  );
  return (
    <li id={id}>
      {body ? (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{head}</summary>
          {isOpen && <div class="details">{orElse(body, (message) => `This cannot be shown: ${message}`)}</div>}
        </details>
      ) : (
        head
      )}
    </li>
  );
}

export const State = ({ of: [tone, word] }: { of: NonNullable<Row["state"]> }) => <span data-tone={tone}>{word}</span>;
