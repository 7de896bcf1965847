import { request } from "./api.js";
import { resolve, type Schema } from "./schema.js";

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

export async function schemaOf(document: keyof typeof addresses, name: string): Promise<Schema> {
  const { schemas } = (await documentOf(document)).components;
  return resolve(schemas[name], schemas);
}

/** The document's example of what a webhook sends. */
export async function examplePayload(): Promise<object> {
  const { content } = (await documentOf("api")).webhooks.call.post.requestBody;
  return content["application/json"]?.examples.update.value ?? {};
}
