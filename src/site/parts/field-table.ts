import type { EnvelopeName } from "../../openapi/documents.js";
import { type Html, html, join, type Part } from "../html.js";
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

/** Every field of a body, each with an address of its own. */
export function fieldTable(fields: readonly FieldRow[], { envelope, part, caption, catalogue }: FieldTable): Html {
  return table(
    "fields",
    caption,
    columns,
    fields.map((field) => ({
      anchor: fieldAnchor(envelope, part, field.path),
      depth: field.depth,
      cells: [
        fieldName(field.path),
        field.type,
        field.required ? "required" : "optional",
        field.nullable ? "or null" : "not null",
        about(field.description, field.constraints, field.example),
        marks(field.marks, catalogue),
      ],
    })),
  );
}

/** The path of a field in a soft colour, and its name in full colour. */
export function fieldName(path: readonly string[]): Html {
  const way = path.slice(0, -1).map((one) => html`${breakable(`${one}.`)}<wbr>`);
  return html`<code>${way.length > 0 && html`<span class="way">${join(way)}</span>`}${breakable(path.at(-1) ?? "")}</code>`;
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
