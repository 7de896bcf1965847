import type { EnvelopeName } from "../../openapi/documents.js";
import { type Html, html, type Part } from "../html.js";
import { fieldAnchor } from "../links.js";
import { breakable, toInline } from "../markup.js";
import type { Catalogue } from "../model/catalogue.js";
import type { FieldRow } from "../model/fields.js";
import { marks } from "./marks.js";
import { table } from "./table.js";

const columns = ["Field", "Type", "Required", "Null", "What it is", "Stated or assumed"];

interface FieldTable {
  envelope: EnvelopeName;
  part: string;
  caption: string;
  catalogue: Catalogue;
}

/** Every field of a body, each with an address of its own, below the field that it is a member of. */
export function fieldTable(fields: readonly FieldRow[], { envelope, part, caption, catalogue }: FieldTable): Html {
  return table(
    "fields",
    caption,
    columns,
    placed(fields).flatMap(({ field, way, group, depth }) => [
      ...(group === undefined ? [] : [{ group: true as const, depth: depth - 1, cells: [toGroup(group)] }]),
      {
        anchor: fieldAnchor(envelope, part, field.path),
        depth,
        cells: [
          fieldName(field.path, way),
          field.type,
          field.required ? "required" : "optional",
          field.nullable ? "or null" : "not null",
          about(field.description, field.constraints, field.example),
          marks(field.marks, catalogue),
        ],
      },
    ]),
  );
}

const toGroup = (name: string): Html => html`<code class="way">${name}</code>`;

interface Placed {
  field: FieldRow;
  /** `*` where it is a member of any key of the field above it. */
  way: readonly string[];
  /** `attributes`, where the members of something begin that has no row of its own: what only wraps. */
  group: string | undefined;
  depth: number;
}

/** Where each field stands: how deep, and what is to be said of the way to it. */
function placed(fields: readonly FieldRow[]): Placed[] {
  /** The rows that it is in, from the outermost. */
  const around: (readonly string[])[] = [];
  return fields.map((field) => {
    const { path } = field;
    while (around.length > 0 && !isWithin(path, around.at(-1) ?? [])) around.pop();
    const between = path.slice(around.at(-1)?.length ?? 0, -1);
    const isWrapped = between.some((name) => name !== "*");
    if (isWrapped) around.push(path.slice(0, -1));
    const depth = around.length;
    around.push(path);
    return { field, way: isWrapped ? [] : between, group: isWrapped ? between.join(".") : undefined, depth };
  });
}

/** Whether a path leads into another; what is in the elements of a list is in the list. */
const isWithin = (path: readonly string[], outer: readonly string[]): boolean =>
  outer.length < path.length && outer.every((name, index) => name.replace("[]", "") === path[index]?.replace("[]", ""));

/** The name of a field; its whole path is there for those who hear or copy it. */
function fieldName(path: readonly string[], way: readonly string[]): Html {
  const before = path.slice(0, path.length - 1 - way.length).map((one) => `${one}.`);
  return html`<code>${before.length > 0 && html`<span class="unseen">${before.join("")}</span>`}${
    way.length > 0 && html`<span class="way">${way.map((one) => `${one}.`).join("")}</span>`
  }${breakable(path.at(-1) ?? "")}</code>`;
}

export function about(description: string, constraints: readonly string[], example?: string): Part {
  return [
    toInline(description.trim()),
    constraints.length > 0 && html` <span class="soft">${toInline(sentence(constraints))}</span>`,
    example !== undefined && html` <span class="soft">Example: <code>${example}</code></span>`,
  ];
}

const sentence = ([first = "", ...rest]: readonly string[]): string =>
  `${[first.charAt(0).toUpperCase() + first.slice(1), ...rest].join("; ")}.`;
