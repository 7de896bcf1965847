import type { JsonObject, JsonValue } from "../../../src/base/json.js";
import { isObject } from "../../../src/base/json.js";
import { coerce, current, onResponse, onShow, onUpdate, reply, swallow } from "./faults.js";
import { toMutants } from "./mutant.js";

const toBoolean = (value: JsonValue) => (value === "true" ? true : value === "false" ? false : value);
const isList = (value: JsonValue): value is JsonValue[] => Array.isArray(value);

async function takenBy(
  inside: Parameters<typeof current>[0],
  name: JsonValue | undefined,
  id: string,
): Promise<boolean> {
  const { body } = await inside.ask("GET", "/webhooks");
  return ((body as JsonObject).data as JsonObject[]).some((one) => one.name === name && one.id !== id);
}

/** Fields of the update of a webhook. */
export const webhookMutants = toMutants([
  [
    "W-01",
    "makes a webhook of an unknown identifier",
    onUpdate("webhook", async (_, call, inside) => {
      const known = await current(inside, "webhook", call.id);
      return known.id === undefined
        ? reply(201, { ...(await current(inside, "webhook", "2002")), ...call.sent, id: call.id })
        : undefined;
    }),
  ],
  [
    "W-01",
    "updates the first webhook, whichever is named",
    onUpdate("webhook", async (fields, call, inside) => {
      if ("custom_payload" in fields && call.id !== "2001")
        await inside.ask("PUT", "/webhooks/2001", { custom_payload: fields.custom_payload as string });
    }),
    { contracts: ["webhook-identity"] },
  ],
  [
    "W-02",
    "wants name and url in every update",
    onUpdate("webhook", (fields) => ("name" in fields && "url" in fields ? undefined : reply(422, {}))),
  ],
  [
    "W-02",
    "clears the password when it is not passed",
    onUpdate("webhook", (fields) => {
      if (Object.keys(fields).length > 0 && !("http_basic_password" in fields)) fields.http_basic_password = null;
    }),
  ],
  [
    "W-02",
    "switches the webhook on when it is updated",
    onUpdate("webhook", (fields) => {
      if (Object.keys(fields).length > 0) fields.enabled ??= true;
    }),
  ],
  [
    "W-02",
    "switches the webhook off when it is updated",
    onUpdate("webhook", (fields) => {
      if (Object.keys(fields).length > 0) fields.enabled ??= false;
    }),
  ],
  [
    "W-03",
    "takes a name twice",
    onUpdate("webhook", async (fields, call, inside) => {
      if (typeof fields.name !== "string" || !(await takenBy(inside, fields.name, call.id))) return undefined;
      return reply(200, { ...(await current(inside, "webhook", call.id)), ...call.sent });
    }),
  ],
  [
    "W-03",
    "refuses a webhook its own name",
    onUpdate("webhook", async (fields, call, inside) =>
      fields.name !== undefined && (await current(inside, "webhook", call.id)).name === fields.name
        ? reply(422, {})
        : undefined,
    ),
  ],
  [
    "W-03",
    "changes a taken name a little",
    onUpdate("webhook", async (fields, call, inside) => {
      if (await takenBy(inside, fields.name, call.id)) fields.name = `${fields.name} (2)`;
    }),
  ],
  [
    "W-03",
    "takes a name that is a number",
    coerce("webhook", "name", (value) => (typeof value === "number" ? String(value) : value)),
  ],
  [
    "W-03",
    "refuses a taken name, and keeps what came with it",
    onUpdate("webhook", async (fields, call, inside) => {
      if ("auto_retry" in fields && (await takenBy(inside, fields.name, call.id)))
        await inside.ask("PUT", `/webhooks/${call.id}`, { auto_retry: fields.auto_retry as boolean });
    }),
  ],
  ["W-04", "takes null for a url", swallow("webhook", "url", (value) => value === null)],
  [
    "W-04",
    "drops the query of the url",
    coerce("webhook", "url", (value) => (typeof value === "string" ? value.split("?")[0] : value)),
  ],
  [
    "W-05",
    "takes an object for a template",
    coerce("webhook", "custom_payload", (value) => (isObject(value) ? JSON.stringify(value) : value)),
  ],
  ["W-05", "does not take the template away", swallow("webhook", "custom_payload", (value) => value === null)],
  ["W-06", "takes null for no headers", coerce("webhook", "headers", (value) => value ?? {})],
  [
    "W-06",
    "does not empty the headers",
    swallow("webhook", "headers", (value) => isObject(value) && Object.keys(value).length === 0),
  ],
  [
    "W-07",
    "passes over elements of events that are no objects",
    coerce("webhook", "events", (value) => (isList(value) ? value.filter((one) => isObject(one)) : value)),
  ],
  [
    "W-07",
    "takes one event for a list",
    coerce("webhook", "events", (value) => (isObject(value) && "entity_type" in value ? [value] : value)),
  ],
  [
    "W-07",
    "keeps the first event alone",
    coerce("webhook", "events", (value) => (isList(value) ? value.slice(0, 1) : value)),
  ],
  [
    "W-08",
    "refuses to take the user away",
    onUpdate("webhook", (fields) => (fields.http_basic_user === null ? reply(422, {}) : undefined)),
  ],
  [
    "W-08",
    "takes a user that is a number",
    coerce("webhook", "http_basic_user", (value) => (typeof value === "number" ? String(value) : value)),
  ],
  ["W-09", "does not take the password away", swallow("webhook", "http_basic_password", (value) => value === null)],
  ["W-10", "takes the text false for a switch", coerce("webhook", "enabled", toBoolean)],
  [
    "W-10",
    "takes 0 and 1 for a switch",
    coerce("webhook", "enabled", (value) => (typeof value === "number" ? value === 1 : value)),
  ],
  ["W-10", "takes null for off", coerce("webhook", "enabled", (value) => value ?? false)],
  ["W-10", "cannot be switched off", swallow("webhook", "enabled", (value) => value === false)],
  [
    "W-11",
    "takes a version that is a number",
    coerce("webhook", "payload_api_version", (value) => (typeof value === "number" ? String(value) : value)),
  ],
  [
    "W-11",
    "has one version, whatever is set",
    coerce("webhook", "payload_api_version", (value) => (typeof value === "string" ? "3" : value)),
  ],
  ["W-12", "takes a text for nested items", coerce("webhook", "nested_items_in_payload", toBoolean)],
  [
    "W-12",
    "never shows nested items as set",
    onShow("webhook", (webhook) => {
      webhook.nested_items_in_payload = false;
    }),
  ],
  ["W-13", "passes over null for auto_retry", swallow("webhook", "auto_retry", (value) => value === null)],
  [
    "W-13",
    "shows auto_retry as a number",
    onShow("webhook", (webhook) => {
      webhook.auto_retry = webhook.auto_retry ? 1 : 0;
    }),
  ],
  [
    "W-14",
    "answers another webhook",
    onResponse("webhook", (webhook) => {
      webhook.id = "2002";
    }),
  ],
  [
    "W-06",
    "refuses headers of null, and empties them",
    onUpdate("webhook", async (fields, call, inside) => {
      if (fields.headers === null) await inside.ask("PUT", `/webhooks/${call.id}`, { headers: {} });
    }),
  ],
  [
    "W-10",
    "refuses enabled of null, and switches off",
    onUpdate("webhook", async (fields, call, inside) => {
      if (fields.enabled === null) await inside.ask("PUT", `/webhooks/${call.id}`, { enabled: false });
    }),
  ],
  [
    "W-15",
    "refuses an update of nothing",
    onUpdate("webhook", (fields) => (Object.keys(fields).length === 0 ? reply(422, {}) : undefined)),
  ],
  [
    "W-15",
    "resets a webhook when nothing is passed",
    onUpdate("webhook", (fields) => {
      if (Object.keys(fields).length === 0) Object.assign(fields, { headers: {}, custom_payload: null });
    }),
  ],
  [
    "W-16",
    "forgets to store headers, and shows them",
    {
      async request(call, inside) {
        if (call.updates !== "webhook" || !isObject(call.sent.headers) || Object.keys(call.sent).length > 1)
          return undefined;
        return reply(200, { ...(await current(inside, "webhook", call.id)), ...call.sent });
      },
    },
  ],
  [
    "W-16",
    "stores what is passed, and shows what was there before",
    {
      async request(call, inside) {
        if (call.updates === "webhook") inside.memory.set("before", await current(inside, "webhook", call.id));
      },
      respond(response, call, { memory }) {
        if (call.updates === "webhook" && response.status === 200) response.body = memory.get("before");
      },
    },
  ],
]);
