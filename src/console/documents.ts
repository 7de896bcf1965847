import { request } from "./api.js";
import { type Field, fieldsOf, resolve } from "./schema.js";

/** The part of a document that is read here. */
interface OpenApi {
  components: { schemas: Record<string, unknown> };
  webhooks: {
    call: { post: { requestBody: { content: Record<string, { examples: { update: { value: object } } }> } } };
  };
}

const addresses = { api: "/openapi.json", control: "/_standin/openapi.json" };
const read = new Map<string, Promise<OpenApi>>();

/** A document as the server itself shows it, with the form of metadata that it was started with. */
function documentOf(name: keyof typeof addresses): Promise<OpenApi> {
  const reading = read.get(name) ?? request(addresses[name]).then((response) => response.json());
  read.set(name, reading);
  reading.catch(() => read.delete(name));
  return reading;
}

/** What a form shows otherwise than its schema says, by the name of the field. */
export type Looks = Readonly<Record<string, Partial<Field>>>;

/** The fields of a schema, with these values. An attribute that the document gets has a field without more. */
export async function fieldsOfSchema(
  document: keyof typeof addresses,
  name: string,
  shown: unknown,
  looks: Looks = {},
): Promise<Field[]> {
  const { schemas } = (await documentOf(document)).components;
  const fields = fieldsOf(resolve(schemas[name], schemas), shown);
  return fields.map((field) => (field.at === `/${field.name}` ? { ...field, ...looks[field.name] } : field));
}

/** The document's example of what a webhook sends. */
export async function examplePayload(): Promise<object> {
  const { content } = (await documentOf("api")).webhooks.call.post.requestBody;
  return content["application/json"]?.examples.update.value ?? {};
}
