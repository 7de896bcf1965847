import { inlineFields } from "./document-rewrites.js";
import type { OpenApiDocument, OpenApiSchema } from "./openapi-document.js";

/** The members of a resource that an update can change, with their schemas. A seed and the state have them all. */
export const changeableMembers = ({ components }: OpenApiDocument, resource: string): [string, OpenApiSchema][] =>
  Object.entries(components.schemas[resource]?.properties ?? {}).filter(([, { readOnly }]) => readOnly !== true);

/** The schema of a seed. `x-resource` adds the members of that resource to those that are written there, which come first. */
export function completeSeedSchema(written: string, flat: OpenApiDocument): OpenApiSchema {
  const document = inlineFields(flat);
  return JSON.parse(written.replaceAll("../../openapi.yaml#", "#"), (_key, value) => {
    if (value?.["x-resource"] === undefined) return value;
    const { "x-resource": resource, properties, ...schema } = value;
    const members = changeableMembers(document, resource).filter(([name]) => !(name in properties));
    return { ...schema, properties: { ...properties, ...Object.fromEntries(members) } };
  });
}
