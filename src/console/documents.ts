import { request } from "./api.js";
import { type Field, fieldsOf, resolve } from "./schema.js";

const documents = { api: "/openapi.json", control: "/_standin/openapi.json" };

const read = new Map<string, Promise<Record<string, unknown>>>();

/** The schemas of a document as the server itself shows it, with the form of metadata that it was started with. */
function schemasOf(address: string): Promise<Record<string, unknown>> {
  const reading = read.get(address) ?? request(address).then(async (one) => (await one.json()).components.schemas);
  read.set(address, reading);
  reading.catch(() => read.delete(address));
  return reading;
}

/** What a form shows otherwise than its schema says, by the name of the field. */
export type Looks = Readonly<Record<string, Partial<Field>>>;

/** The fields of a schema, with these values. An attribute that the document gets has a field without more. */
export async function fieldsOfSchema(
  document: keyof typeof documents,
  name: string,
  shown: unknown,
  looks: Looks = {},
): Promise<Field[]> {
  const all = await schemasOf(documents[document]);
  const fields = fieldsOf(resolve(all[name], all), shown);
  return fields.map((field) => (field.at === `/${field.name}` ? { ...field, ...looks[field.name] } : field));
}
