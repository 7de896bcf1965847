import { isObject, type JsonObject, type JsonValue } from "../../../src/base/json.js";
import { valueAt } from "../../../src/base/json-pointer.js";
import { pretend } from "./faults.js";
import type { Call, Fault, Inside, Outgoing } from "./wrong-server.js";

export const everyUploadEvent = [{ entity_type: "upload", event_types: ["create", "update", "delete"] }];

/** Changes the default payload of calls; another body stays as it is. */
export const onPayload = (change: (payload: JsonObject) => unknown): Fault => ({
  outgoing(call) {
    const payload = parse(call.body);
    if (isObject(payload) && "webhook_call_id" in payload) {
      const changed = change(payload);
      call.body = JSON.stringify(isObject(changed) ? changed : payload);
    }
  },
});

export const onCall = (change: (call: Outgoing) => unknown): Fault => ({ outgoing: change });

export function parse(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const without = (call: Outgoing, isUnwanted: (name: string) => boolean) => {
  call.headers = Object.fromEntries(Object.entries(call.headers).filter(([name]) => !isUnwanted(name)));
};

/** Counts the attempts of one call by its identifier, or by what it is where a template hides that. */
export function attemptOf(call: Outgoing, memory: Map<string, JsonValue>): number {
  const id = String(valueAt(parse(call.body), "/webhook_call_id") ?? `${call.url} ${call.body}`);
  const count = Number(memory.get(id) ?? 0) + 1;
  memory.set(id, count);
  return count;
}

/** Changes what is no first attempt. */
export const onRetry = (change: (call: Outgoing) => void): Fault => ({
  outgoing(call, { memory }) {
    if (attemptOf(call, memory) > 1) change(call);
  },
});

/** Sends calls in any version, and changes their default payload by the one that was set with their address. */
export function onVersion(change: (payload: JsonObject, version: string) => unknown): Fault {
  const stored = pretend("webhook", "payload_api_version", () => "3");
  return {
    ...stored,
    request(call, inside) {
      stored.request?.(call, inside);
      const { memory } = inside;
      const version = memory.get(`webhook ${call.id} payload_api_version`) ?? "3";
      if (call.fields && typeof call.fields.url === "string") memory.set(`version at ${call.fields.url}`, version);
    },
    outgoing(call, inside) {
      const version = String(inside.memory.get(`version at ${call.url}`) ?? "3");
      return onPayload((payload) => change(payload, version)).outgoing?.(call, inside);
    },
  };
}

/** Raises an event of an upload by itself. */
export const raise = ({ id, headers }: Call, { ask }: Inside, fields: JsonObject) =>
  ask("PUT", `/uploads/${id}`, fields, headers["x-environment"]);

export const isRetryTest = ({ body }: Outgoing) => body.startsWith("update upload ");
