import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { orElse, type Tone, timeOfDay } from "./format.js";
import { type Action, Button } from "./parts.js";

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
  listeners?: JSX.HTMLAttributes<HTMLLIElement>;
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

function Line({ id, title, lines = [], picture, time, state, actions = [], body, ...row }: Row) {
  const [isOpen, setOpen] = useState(row.isOpen ?? false);
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
    <li id={id} {...row.listeners}>
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
