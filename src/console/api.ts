import { type JsonObject, toJson } from "../base/json.js";
import { valueAt } from "../base/json-pointer.js";
import type { BodyOf, JsonOf, Method, PathOf } from "../openapi/page-types.js";
import { environment } from "./model.js";
import { type Looks, resolve, type Schema } from "./schema.js";

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
}

const key = "standin-control-token";

/** A response that is a success. The control interface gets its token; where it is missing or wrong, the user is asked for it. */
export async function request(path: string, options: Options = {}): Promise<Response> {
  const { method = "GET", body, headers, signal = null, of = environment.value } = options;
  const isControl = path.startsWith("/_standin/");
  const token = isControl ? sessionStorage.getItem(key) : "console";
  const isJson = body !== undefined && !(body instanceof File);
  const response = await fetch(path, {
    method,
    signal,
    cache: "no-store",
    body: body instanceof File ? body : isJson ? toJson(body) : null,
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
  // The stream is tried again by itself.
  if (isControl && response.status === 401) askForToken(token !== null);
  const { detail = `The server responded with ${response.status}.`, errors } = await response.json().catch(() => ({}));
  throw new Refusal(String(detail), { cause: Array.isArray(errors) ? errors : [] });
}

function askForToken(wasWrong: boolean): void {
  const dialog = document.getElementById("token") as HTMLDialogElement;
  if (dialog.open) return;
  dialog.querySelector("span")?.toggleAttribute("hidden", !wasWrong);
  dialog.onclose = () => {
    sessionStorage.setItem(key, dialog.querySelector("input")?.value.trim() ?? "");
    dialog.querySelector("form")?.reset();
  };
  dialog.showModal();
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

/** An operation of the control interface, typed by control.openapi.yaml; `part` is the parameter of its path. */
export async function control<Verb extends Method, Path extends PathOf<Verb>>(
  verb: Verb,
  path: Path,
  { part = "", query = {}, ...more }: Options & { body?: BodyOf<Verb, Path>; part?: string; query?: Query } = {},
): Promise<JsonOf<Verb, Path>> {
  const search = String(new URLSearchParams(query));
  const address = `/_standin${path.replace(/\{\w+\}/, encodeURIComponent(part))}${search && `?${search}`}`;
  const response = await request(address, { ...more, method: verb.toUpperCase() });
  // What has no content has no type.
  return response.status === 204 ? (undefined as never) : response.json();
}

type Query = Readonly<Record<string, string>>;

const addresses = { api: "/openapi.json", control: "/_standin/openapi.json" };

/** A part of a document as the server shows it: with the form of metadata that it was started with. */
const partOf = async (document: keyof typeof addresses, pointer: string): Promise<unknown> =>
  valueAt(await (await request(addresses[document])).json(), pointer);

/** A schema of a document, with what a form says otherwise of its members. */
export async function schemaOf(document: keyof typeof addresses, name: string, looks: Looks = {}): Promise<Schema> {
  const all = (await partOf(document, "/components/schemas")) as Record<string, unknown>;
  const { properties = {}, ...schema } = resolve(all[name], all);
  const looking = Object.entries(properties).map(([name, member]) => [name, { ...member, ...looks[name] }]);
  return { ...schema, properties: Object.fromEntries(looking) };
}

/** The document's example of what a webhook sends. */
export const examplePayload = async () =>
  (await partOf(
    "api",
    "/webhooks/call/post/requestBody/content/application~1json/examples/update/value",
  )) as JsonObject;
