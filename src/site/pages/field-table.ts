import type { AssumptionId } from "../../openapi/generated/catalogue.js";
import { fieldAnchor } from "../links.js";
import { anchored, blocks, capital, code, inline, rows } from "../markdown.js";
import type { FieldRow } from "../model/fields.js";
import { badge, marks } from "./marks.js";

/** Every field of a body with its own anchor, below its parent field. What many fields share stands once above the table. */
export function fieldTable(fields: readonly FieldRow[], part: string): string {
  // Examples show responses, and members that are always present need no mark "required".
  const isResponse = /^\d/.test(part);
  const outer: (readonly string[])[] = [];
  const around = inheritedBy(fields);
  const shared = sharedBy(fields);
  const table = fields.map((field) => {
    const { path } = field;
    while (outer.length > 0 && !isWithin(path, outer.at(-1) ?? [])) outer.pop();
    const way = path.slice(outer.at(-1)?.length ?? 0).join(".");
    const name = anchored(fieldAnchor(part, path), code(way), ` d${Math.min(outer.length, 3)}`);
    outer.push(path);
    const assumptions = field.marks.assumptions.filter((id) => !shared.has(markOf(field, id)));
    const mark = marks({ ...field.marks, assumptions });
    const shown = isResponse ? { ...field, required: false, example: undefined } : field;
    return [`${name}<small>${kindOf(shown)}</small>`, about(shown), (mark !== around && mark) || badge("assumed")];
  });
  return blocks(
    [
      ...Array.from(
        shared,
        ([mark, names]) => `${mark}: ${names.length === fields.length ? "every field" : names.map(code).join(", ")}`,
      ),
      ...(around === undefined ? [] : [`${around}: every field with this word alone`]),
    ].join("<br>"),
    markedTable("Field", table),
  );
}

/** One assumption of a field in words. */
const markOf = ({ marks: own }: FieldRow, id: AssumptionId): string => marks({ ...own, rules: [], assumptions: [id] });

/** Marks that at least four fields have in the same words, with the names of these fields: of one assumption each. */
function sharedBy(fields: readonly FieldRow[]): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const field of fields.filter(({ marks: { inherited } }) => !inherited))
    for (const id of field.marks.assumptions) {
      const mark = markOf(field, id);
      named.set(mark, [...(named.get(mark) ?? []), field.path.at(-1) ?? ""]);
    }
  return new Map([...named].filter(([, names]) => names.length >= 4));
}

/** The mark that most fields inherit from what is around them, if these are at least four. */
function inheritedBy(fields: readonly FieldRow[]): string | undefined {
  const all = fields.filter(({ marks: { inherited } }) => inherited).map((field) => marks(field.marks));
  const count = (mark: string) => all.filter((one) => one === mark).length;
  const [first] = [...new Set(all)].sort((one, other) => count(other) - count(one));
  return first !== undefined && count(first) >= 4 ? first : undefined;
}

/** A table with a name, a description and marks. */
export const markedTable = (what: string, lines: readonly string[][]): string =>
  rows(
    [what, "Description"],
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
