import { documents } from "../../src/openapi/documents.js";
import type { OpenApiSchema } from "../../src/openapi/openapi-document.js";

const { schemas } = documents.flat.components;

/** An update that is refused: its fields, where that is told, and with what code. */
export interface RefusedUpdate {
  ids?: string;
  fields: object;
  at: string[];
  code?: "INVALID_FIELD";
}

/** A value of each kind that JSON has. */
const values = { null: null, boolean: true, number: 7, string: "7", array: [7], object: { a: 7 } };

function kindsOf({ $ref, anyOf, oneOf, type = [] }: OpenApiSchema): string[] {
  if ($ref) return kindsOf(schemas[$ref.split("/").at(-1) ?? ""] ?? {});
  const choices = (anyOf ?? oneOf) as OpenApiSchema[] | undefined;
  return choices ? choices.flatMap(kindsOf) : [type].flat();
}

/** Each field of an update with each kind of value that the document does not give it, and where that is told. */
export function misshapen(update: "UploadUpdate" | "WebhookUpdate"): RefusedUpdate[] {
  return Object.entries(schemas[update]?.properties ?? {}).flatMap(([field, schema]) => {
    const kinds = kindsOf(schema);
    const wrong = Object.entries(values).filter(([kind]) => !kinds.includes(kind));
    return wrong.map(([, value]) => ({ fields: { [field]: value }, at: [`/${field}`] }));
  });
}
