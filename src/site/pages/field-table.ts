import { fieldAnchor } from "../links.js";
import { anchored, capital, code, inline, rows } from "../markdown.js";
import type { FieldRow } from "../model/fields.js";
import { badge, marks } from "./marks.js";

/** Every field of a body with its own anchor. The members of a field are folded below it, all of them where there are few fields. */
export function fieldTable(fields: readonly FieldRow[], part: string): string {
  // Examples show responses, and members that are always present need no mark "required".
  const isResponse = /^\d/.test(part);
  const groups: FieldRow[][] = [];
  for (const field of fields) {
    const group = groups.at(-1);
    if (group?.[0] && isWithin(field.path, group[0].path)) group.push(field);
    else groups.push([field]);
  }
  return markedTable(
    "Field",
    groups.map(([field, ...members]) => {
      const [[name = "", about = ""] = [], ...inner] = toCells(field ? [field, ...members] : [], part, isResponse);
      const list = inner.map(([term, words]) => `<dt>${term}</dt><dd>${words}</dd>`).join("");
      const summary = `${inner.length} member${inner.length > 1 ? "s" : ""}`;
      const open = groups.length < 4 ? " open" : "";
      return [name, about + (list && `<details${open}><summary>${summary}</summary><dl>${list}</dl></details>`)];
    }),
  );
}

/** Of each field its name, below the fields around it, and what is said of it. */
function toCells(fields: readonly FieldRow[], part: string, isResponse: boolean): [string, string][] {
  const outer: (readonly string[])[] = [];
  return fields.map((field) => {
    const { path } = field;
    while (outer.length > 0 && !isWithin(path, outer.at(-1) ?? [])) outer.pop();
    const way = path.slice(outer.at(-1)?.length ?? 0).join(".");
    const name = anchored(fieldAnchor(part, path), code(way), ` d${Math.max(0, Math.min(outer.length - 1, 3))}`);
    outer.push(path);
    const shown = isResponse ? { ...field, required: false, example: undefined } : field;
    return [`${name}<small>${kindOf(shown)}</small>`, withMarks(about(shown), marks(field.marks) || badge("assumed"))];
  });
}

const withMarks = (is: string, marked = ""): string => (marked ? `${is}<div class="marks">${marked}</div>` : is);

/** A table with a name, a description and marks. */
export const markedTable = (what: string, lines: readonly string[][]): string =>
  rows(
    [what, "Description"],
    lines.map(([name, is = "", marked]) => [name, withMarks(is, marked)]),
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
