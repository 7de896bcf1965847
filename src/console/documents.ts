import { request } from "./api.js";
import { overview } from "./model.js";
import { type Field, fieldsOf, type Schemas } from "./schema.js";

const read = new Map<string, Promise<Schemas>>();

/** The schemas of a document as the server itself shows it, with the form of metadata that it was started with. */
function schemasOf(name: "api" | "control"): Promise<Schemas> {
  const known = read.get(name);
  if (known) return known;
  const response = name === "api" ? fetch("/openapi.json", { cache: "no-store" }) : request("/openapi.json");
  const schemas = response.then(async (one) => (await one.json()).components.schemas);
  read.set(name, schemas);
  schemas.catch(() => read.delete(name));
  return schemas;
}

/** What a form shows otherwise than its schema says, by the name of the field. */
export type Looks = Readonly<Record<string, Partial<Field>>>;

/** The fields of a schema, with these values. An attribute that the document gets has a field without more. */
export async function fieldsOfSchema(
  document: "api" | "control",
  schema: string,
  shown: unknown,
  looks: Looks = {},
): Promise<Field[]> {
  const all = await schemasOf(document);
  const place = { all, locales: overview.value?.locales ?? [] };
  return fieldsOf({ $ref: `#/${schema}` }, shown, place).map((field) => ({ ...field, ...looks[field.at] }));
}
