import { type Html, html, type Part } from "../html.js";

export interface Row {
  /** Under which the row can be linked to. */
  anchor?: string;
  /** The first cell is the row's header. */
  cells: readonly Part[];
  depth?: number;
  /** It is the heading of those below it: its first cell alone is there. */
  group?: true;
}

/**
 * A table whose rows become cards where it is narrow; the roles keep it a table for those who hear it then. An empty
 * cell takes no room there.
 */
export function table(kind: string, caption: string, columns: readonly string[], rows: readonly Row[]): Html {
  const cell = (part: Part, index: number): Html =>
    index === 0
      ? html`<th scope="row" role="rowheader">${part}</th>`
      : html`<td role="cell" data-label="${columns[index] ?? ""}">${part}</td>`;
  return html`<table class="${kind}" role="table">
<caption class="unseen">${caption}</caption>
<thead role="rowgroup"><tr role="row">${columns.map((one) => html`<th scope="col" role="columnheader">${one}</th>`)}</tr></thead>
<tbody role="rowgroup">
${rows.map(({ anchor, cells, depth = 0, group }) =>
  group
    ? html`<tr role="row" class="group depth-${depth}"><th scope="rowgroup" role="rowheader" colspan="${columns.length}">${cells[0]}</th></tr>
`
    : html`<tr role="row"${anchor !== undefined && html` id="${anchor}"`}${depth > 0 && html` class="depth-${depth}"`}>${cells.map(cell)}</tr>
`,
)}</tbody>
</table>`;
}
