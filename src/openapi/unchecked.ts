import type { OpenApiSchema } from "./openapi-document.js";

/**
 * A replacer for `JSON.stringify`, which comes to a schema before it comes to its keywords: leaves out those that the
 * schema says something else checks (`x-standin.unchecked`).
 */
export function withoutUnchecked(_key: string, value: unknown): unknown {
  const { "x-standin": { unchecked } = {}, ...schema } = (value ?? {}) as OpenApiSchema;
  if (!Array.isArray(unchecked)) return value;
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !unchecked.includes(keyword)));
}
