import type { BodyOf, JsonOf, Method, PathOf } from "../openapi/page-types.js";
import { environment } from "./model.js";
import { resolve, type Schema } from "./schema.js";

/** What was refused, in the server's own words; its cause says where. */
export class Refusal extends Error {
  declare cause?: readonly { pointer: string; detail: string }[];
}

interface Options {
  method?: string;
  /** JSON, or a file to send as it is. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Default: the environment that is shown. */
  of?: string;
  /** The parameter of the path, and the query. */
  part?: string;
  query?: Readonly<Record<string, string>>;
}

const key = "standin-control-token";

/** A response that is a success. The control interface gets its token, and the user is asked for it where there is one. */
export async function request(path: string, options: Options = {}): Promise<Response> {
  const { method = "GET", body, headers, signal = null, of = environment.value } = options;
  const isControl = path.startsWith("/_standin/");
  const token = isControl ? sessionStorage.getItem(key) : "console";
  const isJson = body !== undefined && !(body instanceof File);
  const response = await fetch(path, {
    method,
    signal,
    cache: "no-store",
    body: body instanceof File ? body : isJson ? JSON.stringify(body) : null,
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(isJson && { "content-type": "application/json" }),
      ...headers,
      "X-Environment": of,
    },
  }).catch(() => {
    throw new Refusal(`${method} ${path} got no response; the connection was dropped.`);
  });
  if (response.ok) return response;
  if (isControl && response.status === 401) {
    // Another request may have asked for it meanwhile.
    if (sessionStorage.getItem(key) === token) await askForToken(token !== null);
    return request(path, { ...options, of });
  }
  const { detail = `The server responded with ${response.status}.`, errors } = await response.json().catch(() => ({}));
  throw new Refusal(String(detail), { cause: Array.isArray(errors) ? errors : [] });
}

let asking: Promise<void> | undefined;

/** Asks for the token, once for all who need it; whoever closes the dialog without one is asked again. */
function askForToken(wasWrong: boolean): Promise<void> {
  const dialog = document.getElementById("token") as HTMLDialogElement;
  asking ??= new Promise<void>((resolve) => {
    const [wrong, input] = [dialog.querySelector("span"), dialog.querySelector("input")];
    wrong?.toggleAttribute("hidden", !wasWrong);
    dialog.onclose = () => {
      sessionStorage.setItem(key, input?.value.trim() ?? "");
      input?.form?.reset();
      asking = undefined;
      resolve();
    };
    dialog.showModal();
  });
  return asking;
}

/** A request to the API itself, as any client sends it: the journal has it, and faults and latency are for it too. */
export async function callApi(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await request(path, { method, body, headers });
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

/** Sends the bytes of a file to Standin, as a client of the API does; resolves with the path to make an upload or a version of. */
export async function sendFile(file: File): Promise<string> {
  const { id, url } = (await callApi("POST", "/upload-requests", { filename: file.name })).body;
  // By its path: another name of this server would be another origin.
  const { pathname, search } = new URL(url);
  await request(pathname + search, { method: "PUT", body: file });
  return id;
}

/** An operation of the control interface, typed by control.openapi.yaml. */
export async function control<Verb extends Method, Path extends PathOf<Verb>>(
  verb: Verb,
  path: Path,
  { part = "", query = {}, ...more }: Options & { body?: BodyOf<Verb, Path> } = {},
): Promise<JsonOf<Verb, Path>> {
  const filled = path.replace(/\{\w+\}/, encodeURIComponent(part));
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : "";
  const response = await request(`/_standin${filled}${search}`, { ...more, method: verb.toUpperCase() });
  // What has no content has no type.
  return response.status === 204 ? (undefined as never) : response.json();
}

/** The part of a document that is read here. */
interface OpenApi {
  components: { schemas: Record<string, unknown> };
  webhooks: {
    call: { post: { requestBody: { content: Record<string, { examples: { update: { value: object } } }> } } };
  };
}

const addresses = { api: "/openapi.json", control: "/_standin/openapi.json" };

/** A document as the server itself shows it, with the form of metadata that it was started with. */
const documentOf = async (name: keyof typeof addresses): Promise<OpenApi> => (await request(addresses[name])).json();

export async function schemaOf(document: keyof typeof addresses, name: string): Promise<Schema> {
  const { schemas } = (await documentOf(document)).components;
  return resolve(schemas[name], schemas);
}

/** The document's example of what a webhook sends. */
export async function examplePayload(): Promise<object> {
  const { content } = (await documentOf("api")).webhooks.call.post.requestBody;
  return content["application/json"]?.examples.update.value ?? {};
}
