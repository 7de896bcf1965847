import { isObject, isSame, type JsonObject, type JsonValue } from "../../../../src/base/json.js";
import { documentedWire } from "../../../kit/second-implementation/wires.js";
import type { Front, FrontResponse } from "./front.js";
import { renamed } from "./renamed.js";

const json = { "content-type": "application/json" };
const answer = (status: number, body: JsonValue): FrontResponse => ({ status, headers: json, body });
const bodyOf = ({ body }: FrontResponse): JsonObject => (isObject(body) ? body : {});
const isUpload = (path: string) => path.startsWith("/upload");

const uploadNames = {
  ...{ id: "key", notes: "remark", default_field_metadata: "meta", custom_data: "extra" },
  upload_collection: "folder",
};
const webhookNames = {
  ...{ custom_payload: "template", http_basic_password: "secretWord", events: "triggers", name: "title" },
};
const userData = ["custom_data", "extra", "headers"];

/** Their elements, with the events of the service. */
const triggers: readonly [JsonObject, string][] = [
  [{ on: "asset.added" }, "create"],
  [{ on: "asset.changed" }, "update"],
  [{ on: "asset.gone" }, "delete"],
];

/** Their elements as one of the service for each; undefined for what is no list of them. */
function toEvents(list: JsonValue | undefined): JsonValue | undefined {
  if (!Array.isArray(list)) return undefined;
  const types = list.map((one) => triggers.find(([element]) => isSame(element, one))?.[1]);
  if (types.some((type) => type === undefined)) return undefined;
  return types.map((type) => ({ entity_type: "upload", event_types: [type as string] }));
}

const toTriggers = (events: JsonValue | undefined): JsonValue =>
  (Array.isArray(events) ? events : []).flatMap((one) => {
    const types = isObject(one) && Array.isArray(one.event_types) ? one.event_types : [];
    return types.map((type) => triggers.find(([, own]) => own === type)?.[0] ?? { on: `something.${type}` });
  });

/** Other names, and other elements of events. */
export const ownNames: Front = async (request, ask) => {
  const names: Record<string, string> = request.path.startsWith("/webhooks")
    ? webhookNames
    : isUpload(request.path)
      ? uploadNames
      : {};
  const toOwn = new Map(Object.entries(names).map(([own, theirs]) => [theirs, own]));
  // A name of the service's own is none of this wire.
  const isForeign = isObject(request.body) && Object.keys(request.body).some((name) => Object.hasOwn(names, name));
  if (isForeign) return refusal("/name");
  const body = renamed(request.body ?? null, (name) => toOwn.get(name) ?? name, userData);
  if (isObject(body) && "events" in body && body.events !== null) {
    const events = toEvents(body.events);
    if (events === undefined) return refusal("/triggers");
    body.events = events;
  }
  const isText = request.body === undefined || typeof request.body === "string";
  const reply = await ask({ ...request, body: isText ? request.body : body });
  const theirs = (one: JsonValue): JsonValue =>
    isObject(one) && "events" in one ? { ...one, events: toTriggers(one.events) } : one;
  const { data, payload } = bodyOf(reply);
  const shown = Array.isArray(data)
    ? { ...bodyOf(reply), data: data.map(theirs) }
    : payload !== undefined
      ? { ...bodyOf(reply), payload: theirs(payload) }
      : theirs(reply.body ?? null);
  const isResult = request.path.startsWith("/job-results");
  const toTheirs = isResult ? { ...uploadNames, id: "id" } : names;
  const inPayload =
    isResult && isObject(payload) ? { ...bodyOf(reply), payload: toNames(payload, uploadNames) } : undefined;
  return reply.body === undefined
    ? reply
    : { ...reply, body: inPayload ?? (isResult ? shown : toNames(shown, toTheirs)) };
};

const toNames = (value: JsonValue, names: Readonly<Record<string, string>>): JsonValue =>
  renamed(value, (name) => (Object.hasOwn(names, name) ? (names[name] ?? name) : name), userData);

const refusal = (pointer: string): FrontResponse =>
  answer(422, {
    type: "urn:front",
    title: "Refused",
    status: 422,
    detail: "No.",
    code: "INVALID_FIELD",
    errors: [{ pointer, code: "INVALID", detail: "No." }],
  });

/** Flat requests, enveloped responses, pages with a cursor, and files at another address. */
export const envelopes: Front = async (request, ask) => {
  const { pathname, searchParams } = new URL(request.path, "http://front");
  const reply = await ask(request);
  if (reply.status >= 300 || reply.status === 202 || !/^\/(uploads|webhooks|upload-collections)/.test(pathname))
    return reply;
  const kind = isUpload(pathname) ? "asset" : "hook";
  const { data } = bodyOf(reply);
  if (!Array.isArray(data)) return { ...reply, body: { result: { [kind]: reply.body ?? null } } };
  const first = Number(searchParams.get("after") ?? 0);
  const items = pathname === "/upload-collections" ? data : data.map((one) => ({ [kind]: one }));
  const next = first + 2 < items.length ? String(first + 2) : null;
  return { ...reply, body: { items: items.slice(first, first + 2), paging: { next } } };
};

/** Where addresses for the bytes of files are asked for. */
export const files: Front = async (request, ask) => {
  if (request.path !== "/slots" || request.headers["x-files"] !== "1") return answer(404, { error: "no slot" });
  const reply = await ask({ ...request, path: "/upload-requests", body: bodyOf({ ...request, status: 200 }).file });
  return { ...reply, body: { slot: reply.body ?? null } };
};

const routes: Readonly<Record<string, string>> = documentedWire.routes;

/** One address, 200 whatever comes of it. */
export const rpc: Front = async (request, ask) => {
  const refuse = (status: number, body: JsonValue = {}) => answer(200, { ok: false, error: { status, body } });
  const { method, params } = bodyOf({ ...request, status: 200 });
  const route = routes[String(method).replace(/^assets\./, "")];
  if (request.method !== "POST" || request.path.split("?")[0] !== "/rpc") return refuse(404);
  if (route === undefined) return refuse(400);
  const [verb = "", template = ""] = route.split(" ");
  const { id, fields } = isObject(params) ? params : {};
  const query = request.path.slice("/rpc".length);
  const path = template.replace("{}", encodeURIComponent(String(id ?? ""))) + query;
  const reply = await ask({
    ...request,
    method: verb,
    path,
    body: verb === "GET" || verb === "DELETE" ? undefined : (fields ?? {}),
  });
  return reply.status < 300 ? answer(200, { ok: true, result: reply.body ?? null }) : refuse(reply.status, reply.body);
};
