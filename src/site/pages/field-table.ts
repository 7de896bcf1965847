import type { AssumptionId } from "../../openapi/generated/catalogue.js";
import { fieldAnchor } from "../links.js";
import { anchored, blocks, capital, code, inline, table, within } from "../markdown.js";
import type { Catalogue } from "../model/catalogue.js";
import type { FieldRow } from "../model/fields.js";
import type { ParameterView } from "../model/operations.js";
import { badge, marks } from "./marks.js";

/** Every field of a body, each with an address of its own, below the field that it is a member of. */
export function fieldTable(fields: readonly FieldRow[], part: string, catalogue: Catalogue): string {
  // What comes back is shown by its examples, and what it always has is not to be asked for.
  const isResponse = /^\d/.test(part);
  const around: (readonly string[])[] = [];
  const shared = sharedBy(fields);
  return markedTable(
    shared.length > 0 ? `Of every field: ${marks({ rules: [], assumptions: shared }, catalogue)}` : "",
    "Field",
    fields.map((field) => {
      const { path } = field;
      while (around.length > 0 && !isWithin(path, around.at(-1) ?? [])) around.pop();
      const way = path.slice(around.at(-1)?.length ?? 0).join(".");
      const depth = Math.min(around.length, 3);
      around.push(path);
      const name = anchored(fieldAnchor(part, path), code(way), ` d${depth}`);
      const own = { ...field.marks, assumptions: field.marks.assumptions.filter((id) => !shared.includes(id)) };
      const shown = isResponse ? { ...field, required: false, example: undefined } : field;
      // A row without a mark of its own is assumed with its table, or with what it stands in.
      const mark = marks(own, catalogue) || `${badge("assumed")} <small>as every field</small>`;
      return [`${name}${kindOf(shown)}`, about(shown), mark];
    }),
  );
}

/** What is assumed of every field of a table in the same words is said once, above it. */
function sharedBy(fields: readonly FieldRow[]): AssumptionId[] {
  const [first, second, ...rest] = fields.map((field) => field.marks);
  if (!first || !second) return [];
  return first.assumptions.filter((id) =>
    [first, second, ...rest].every(({ assumptions, parts }) => assumptions.includes(id) && parts[id] === undefined),
  );
}

/** A table of what is named, what it is, and its marks below that. */
export const markedTable = (above: string, what: string, rows: readonly string[][]): string =>
  blocks(
    above,
    within(
      "rows",
      table(
        [what, "What it is, and whether that is stated or assumed"],
        rows.map(([name, is = "", mark = ""]) => [name, mark === "" ? is : `${is} ${mark}`]),
      ),
    ),
  );

/** Whether a path leads into another; what is in the elements of a list is in the list. */
const isWithin = (path: readonly string[], outer: readonly string[]): boolean =>
  outer.length < path.length && outer.every((name, index) => name.replace("[]", "") === path[index]?.replace("[]", ""));

type Described = Pick<ParameterView, "description" | "constraints" | "example">;

export const kindOf = ({ type, required, nullable }: { type: string; required: boolean; nullable?: boolean }): string =>
  `<small>${type}${nullable && type !== "any" ? " or null" : ""}${required ? ", required" : ""}</small>`;

export function about({ description, constraints, example }: Described): string {
  const limits = constraints.length > 0 ? ` <small>${capital(constraints.map(inline).join("; "))}.</small>` : "";
  return `${inline(description)}${limits}${example === undefined ? "" : ` <small>Example: ${code(example)}</small>`}`;
}
