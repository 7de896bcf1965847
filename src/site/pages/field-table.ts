import { fieldAnchor } from "../links.js";
import { anchored, blocks, capital, code, inline, rows } from "../markdown.js";
import type { Catalogue } from "../model/catalogue.js";
import type { FieldRow } from "../model/fields.js";
import { badge, marks } from "./marks.js";

/** Every field of a body with its own anchor, below its parent field. */
export function fieldTable(fields: readonly FieldRow[], part: string, catalogue: Catalogue): string {
  // Examples show responses, and members that are always present need no mark "required".
  const isResponse = /^\d/.test(part);
  const around: (readonly string[])[] = [];
  // Assumptions that all fields share stand once above the table. Each row then has only the word.
  const shared = (fields.length > 1 ? (fields[0]?.marks.assumptions ?? []) : []).filter((id) =>
    fields.every(({ marks: { assumptions, parts } }) => assumptions.includes(id) && parts[id] === undefined),
  );
  const table = fields.map((field) => {
    const { path } = field;
    while (around.length > 0 && !isWithin(path, around.at(-1) ?? [])) around.pop();
    const way = path.slice(around.at(-1)?.length ?? 0).join(".");
    const name = anchored(fieldAnchor(part, path), code(way), ` d${Math.min(around.length, 3)}`);
    around.push(path);
    const own = { ...field.marks, assumptions: field.marks.assumptions.filter((id) => !shared.includes(id)) };
    const shown = isResponse ? { ...field, required: false, example: undefined } : field;
    return [`${name}<small>${kindOf(shown)}</small>`, about(shown), marks(own, catalogue) || badge("assumed")];
  });
  const isAlone = fields.some((field) => field.marks.inherited && field.marks.assumptions.length > shared.length);
  const above = [
    ...(shared.length > 0 ? [`Of every field: ${marks({ rules: [], assumptions: shared }, catalogue)}`] : []),
    ...(isAlone ? ["An ID alone is about all that is around the field."] : []),
  ].join(" ");
  return blocks(above, markedTable("Field", table));
}

/** A table with a name, a description and marks. */
export const markedTable = (what: string, lines: readonly string[][]): string =>
  rows(
    [what, "What it is, and whether that is stated or assumed"],
    lines.map(([name, is, marked]) => [name, `${is}${marked ? `<div class="marks">${marked}</div>` : ""}`]),
  );

/** Whether a path is inside another. Elements of a list are inside the list. */
const isWithin = (path: readonly string[], outer: readonly string[]): boolean =>
  outer.length < path.length && outer.every((name, index) => name.replace("[]", "") === path[index]?.replace("[]", ""));

export const kindOf = ({ type, required, nullable }: { type: string; required: boolean; nullable?: boolean }): string =>
  `${type}${nullable && type !== "any" ? " or null" : ""}${required ? ", required" : ""}`;

export function about({
  description,
  constraints,
  example,
}: Pick<FieldRow, "description" | "constraints" | "example">): string {
  const limits = constraints.length > 0 ? ` <small>${capital(constraints.map(inline).join("; "))}.</small>` : "";
  return `${inline(description)}${limits}${example === undefined ? "" : ` <small>Example: ${code(example)}</small>`}`;
}
