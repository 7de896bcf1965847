import type { OpenApiDocument } from "./openapi-document.js";

/** Takes the schemas out of a document that nothing in it refers to any more, and what they alone refer to. */
export function dropUnused(document: OpenApiDocument): void {
  const { paths, webhooks, components } = document;
  const { schemas } = components;
  const text = JSON.stringify({ paths, webhooks, components });
  const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
  for (const name of unused) delete schemas[name];
  if (unused.length > 0) dropUnused(document);
}
