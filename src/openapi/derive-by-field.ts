import { dropUnused } from "./document-rewrites.js";
import { type MetadataByLocale, toMetadataByField } from "./metadata-form.js";
import type { OpenApiDocument, OpenApiSchema } from "./openapi-document.js";

/** The document of a project with metadata by field: `x-standin.by_field` schemas, and examples to match. Pure. */
export function deriveByField(document: OpenApiDocument): OpenApiDocument {
  const derived: OpenApiDocument = JSON.parse(JSON.stringify(document), (key, value) => {
    if (key !== "default_field_metadata") return value;
    const { "x-standin": marks } = value as OpenApiSchema;
    // No locale is called `x-standin`: what has none is an example.
    if (!marks) return toExampleByField(value);
    return { ...marks.by_field, "x-standin": { assumptions: marks.assumptions } };
  });
  dropUnused(derived);
  for (const rule of derived["x-catalogue"].rules) rule.scope = rule.scope.filter((place) => isThere(derived, place));
  return derived;
}

/** Whether a place of a rule is an operation's, or one of a schema that the document has. */
function isThere({ components }: OpenApiDocument, place: string): boolean {
  const [, name] = /^#\/components\/schemas\/(\w+)/.exec(place) ?? [];
  return name === undefined || name in components.schemas;
}

/** The names of the schemas that it changes, and of those that refer to them. */
export function changedByField({ components }: OpenApiDocument): ReadonlySet<string> {
  const texts = Object.entries(components.schemas).map(([name, schema]) => ({ name, text: JSON.stringify(schema) }));
  const changed = new Set<string>();
  const look = (isChanged: (text: string) => boolean) => {
    for (const { name, text } of texts) {
      if (changed.has(name) || !isChanged(text)) continue;
      changed.add(name);
      look((other) => other.includes(`"#/components/schemas/${name}"`));
    }
  };
  look((text) => text.includes('"by_field":'));
  return changed;
}

/** An example by locale, by field: all of it, or as much as it has. */
export function toExampleByField(example: MetadataByLocale) {
  const names = new Set(Object.values(example).flatMap((members) => Object.keys(members)));
  // What is missing in a locale is undefined, and no part of JSON.
  const whole = toMetadataByField(example as Parameters<typeof toMetadataByField>[0]);
  if (names.size >= 4) return whole;
  return Object.fromEntries(Object.entries(whole).filter(([name]) => names.has(name)));
}
