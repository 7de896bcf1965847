import type { JsonObject, JsonValue } from "../../../src/base/json.js";
import { isObject } from "../../../src/base/json.js";
import { type Call, type Fault, type Inside, type Reply, toReply } from "./wrong-server.js";

type Kind = "upload" | "webhook";

/** The resources of one kind that a response shows: itself, in the result of a job, or in a list. */
export function shown(kind: Kind, { body, status }: Reply): JsonObject[] {
  if (!isObject(body) || status >= 300) return [];
  const all = [body, body.payload, ...(Array.isArray(body.data) ? body.data : [])];
  return all.filter(isObject).filter((one) => one.type === kind);
}

/** The resource that a response to an update shows, at once or at the end of its job. */
export const updated = (kind: Kind, response: Reply, call: Call): JsonObject[] =>
  call.updates === kind || call.path.startsWith("/job-results/") ? shown(kind, response) : [];

/** Changes the fields of an update before the mock sees them. */
export const onUpdate = (kind: Kind, change: (fields: JsonObject, call: Call, inside: Inside) => unknown): Fault => ({
  request: (call, inside) => (call.updates === kind && call.fields ? change(call.fields, call, inside) : undefined),
});

/** Changes a resource wherever it is shown. */
export const onShow = (kind: Kind, change: (resource: JsonObject, call: Call, inside: Inside) => void): Fault => ({
  respond(response, call, inside) {
    for (const resource of shown(kind, response)) change(resource, call, inside);
  },
});

/** Changes the resource in the response to an update alone. */
export const onResponse = (kind: Kind, change: (resource: JsonObject, call: Call, inside: Inside) => void): Fault => ({
  respond(response, call, inside) {
    for (const resource of updated(kind, response, call)) change(resource, call, inside);
  },
});

/** Makes another value of a field that is passed. */
export const coerce = (kind: Kind, field: string, change: (value: JsonValue) => JsonValue | undefined): Fault =>
  onUpdate(kind, (fields) => {
    if (!(field in fields)) return;
    const value = change(fields[field] as JsonValue);
    if (value === undefined) delete fields[field];
    else fields[field] = value;
  });

/** What is passed is shown, and something else is done: the mock gets another value than it seems. */
export function pretend(kind: Kind, field: string, really: (value: JsonValue) => JsonValue): Fault {
  const key = (id: JsonValue | undefined) => `${kind} ${id} ${field}`;
  return {
    request(call, { memory }) {
      if (!call.fields || !(field in call.fields)) return;
      if (call.updates !== kind && call.path !== `/${kind}s`) return;
      const value = call.fields[field] as JsonValue;
      if (call.updates) memory.set(key(call.id), value);
      else memory.set("new", value);
      call.fields[field] = really(value);
    },
    respond(response, call, { memory }) {
      for (const resource of shown(kind, response)) {
        if (call.method === "POST" && memory.has("new")) memory.set(key(resource.id), memory.get("new") as JsonValue);
        const value = memory.get(key(resource.id));
        if (value !== undefined) resource[field] = value;
      }
    },
  };
}

/** Takes what must be refused: as if nothing had been passed. */
export const swallow = (kind: Kind, field: string, isWrong: (value: JsonValue) => boolean): Fault =>
  coerce(kind, field, (value) => (isWrong(value) ? undefined : value));

/** The current value of a resource, from the mock itself. */
export async function current(inside: Inside, kind: Kind, id: string): Promise<JsonObject> {
  const { body, status } = await inside.ask("GET", `/${kind}s/${encodeURIComponent(id)}`);
  return status === 200 && isObject(body) ? body : {};
}

/** Several faults, where one needs more than one place. */
export const all = (...faults: Fault[]): Fault => ({
  async request(call, inside) {
    for (const fault of faults) {
      const response = toReply(await fault.request?.(call, inside));
      if (response) return response;
    }
    return undefined;
  },
  async respond(response, call, inside) {
    for (const fault of faults) await fault.respond?.(response, call, inside);
  },
});

export const reply = (status: number, body?: JsonValue): Reply => ({
  status,
  headers: { "content-type": "application/json" },
  body,
});

/** Changes a response to an update that shows a resource to these members of it. */
export const onlyInResponse = (kind: Kind, names: readonly string[]): Fault =>
  onResponse(kind, (resource) => {
    for (const name of Object.keys(resource)) if (!names.includes(name)) delete resource[name];
  });

/** Adds what is passed to what is there. */
export const merged = (field: string, kind: Kind): Fault =>
  onUpdate(kind, async (fields, call, inside) => {
    const old = (await current(inside, kind, call.id))[field];
    const sent = fields[field];
    if (Array.isArray(old) && Array.isArray(sent))
      fields[field] = [...old, ...sent.filter((one) => !old.includes(one))];
    else if (isObject(old) && isObject(sent)) fields[field] = { ...old, ...sent };
  });

/** A text of digits as a number. */
export const number = (value: JsonValue | undefined): JsonValue =>
  /^\d+$/.test(String(value)) ? Number(value) : (value ?? null);
