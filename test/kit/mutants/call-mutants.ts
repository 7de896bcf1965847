import { valueAt } from "../../../src/base/json-pointer.js";
import {
  attemptOf,
  everyUploadEvent,
  isRetryTest,
  onCall,
  onPayload,
  onRetry,
  onVersion,
  parse,
  raise,
  without,
} from "./call-faults.js";
import { onUpdate, pretend } from "./faults.js";
import { toMutants } from "./mutant.js";
import { repeat } from "./wrong-server.js";

/** What calls of webhooks do. */
export const callMutants = toMutants([
  ["C-01", "calls a webhook that is disabled", pretend("webhook", "enabled", () => true)],
  ["C-01", "calls on every event, whatever was asked for", pretend("webhook", "events", () => everyUploadEvent)],
  [
    "C-01",
    "looks at the first element of events alone",
    pretend("webhook", "events", (events) => (Array.isArray(events) ? events.slice(0, 1) : events)),
  ],
  ["C-01", "never calls", pretend("webhook", "enabled", () => false)],
  ["C-01", "never calls on a deletion", onCall((call) => (call.body.startsWith("delete ") ? false : undefined))],
  [
    "C-02",
    "calls without the additional headers",
    onCall((call) => without(call, (name) => name.startsWith("x-standin"))),
  ],
  [
    "C-02",
    "calls the url that was set first",
    {
      outgoing(call, { memory }) {
        const [, base = "", key = ""] = /^(.*\/standin-verify\/([a-z0-9]+))/.exec(call.url) ?? [];
        const first = memory.get(key) ?? call.url;
        memory.set(key, first);
        if (base) call.url = String(first);
      },
    },
  ],
  [
    "C-02",
    "drops the query of the url",
    onCall((call) => {
      call.url = call.url.split("?")[0] ?? "";
    }),
  ],
  ["C-03", "calls without credentials", onCall((call) => without(call, (name) => name === "authorization"))],
  [
    "C-03",
    "sends credentials that are not encoded",
    onCall((call) => {
      const encoded = call.headers.authorization?.replace("Basic ", "");
      if (encoded) call.headers.authorization = `Basic ${Buffer.from(encoded, "base64").toString()}`;
    }),
  ],
  [
    "C-03",
    "sends credentials when there are none",
    onCall((call) => {
      call.headers.authorization ??= `Basic ${Buffer.from(":").toString("base64")}`;
    }),
  ],
  [
    "C-04",
    "sends the template as it is",
    {
      ...pretend("webhook", "custom_payload", (value) =>
        typeof value === "string" ? value.replaceAll("{{", "{{=<% %>=}}{{<%={{ }}=%>") : value,
      ),
    },
  ],
  [
    "C-04",
    "knows no sections",
    pretend("webhook", "custom_payload", (value) =>
      typeof value === "string" ? value.replace(/\{\{#entity\}\}.*?\{\{\/entity\}\}/gs, "") : value,
    ),
  ],
  [
    "C-04",
    "replaces the first tag of a kind alone",
    pretend("webhook", "custom_payload", (value) =>
      typeof value === "string" ? value.replace("{{event_type}}{{event_type}}", "{{event_type}}") : value,
    ),
  ],
  ["C-04", "always sends the default payload", pretend("webhook", "custom_payload", () => null)],
  ["C-05", "sends nothing where there is no template", pretend("webhook", "custom_payload", (value) => value ?? "")],
  [
    "C-05",
    "keeps the last template",
    { ...pretend("webhook", "custom_payload", (value) => value ?? "a template: {{event_type}}") },
  ],
  [
    "C-06",
    "serializes in one version and says so, whichever is set",
    onVersion((payload) => {
      payload.payload_api_version = "3";
    }),
  ],
  ["C-07", "never expands blocks", pretend("webhook", "nested_items_in_payload", () => false)],
  ["C-08", "never retries", pretend("webhook", "auto_retry", () => false)],
  ["C-08", "retries once", { outgoing: (call, { memory }) => (attemptOf(call, memory) > 2 ? false : undefined) }],
  [
    "C-08",
    "does not retry a call whose connection was lost",
    { answered: (status) => status ?? 200 },
    { contracts: ["call-retries"] },
  ],
  [
    "C-08",
    "does not retry a call that was answered 500",
    { answered: (status) => (status === 500 ? 200 : status) },
    { contracts: ["call-retries"] },
  ],
  [
    "C-02",
    "retries without the additional headers",
    onRetry((call) => without(call, (name) => name.startsWith("x-standin"))),
    { contracts: ["call-retries"] },
  ],
  [
    "C-03",
    "retries without credentials",
    onRetry((call) => without(call, (name) => name === "authorization")),
    { contracts: ["call-retries"] },
  ],
  [
    "C-04",
    "retries without a body",
    onRetry((call) => {
      call.body = "";
    }),
    { contracts: ["call-retries"] },
  ],
  [
    "Q-45",
    "retries what has succeeded",
    { answered: (status, call, { memory }) => (isRetryTest(call) && attemptOf(call, memory) === 3 ? 500 : status) },
    { contracts: ["call-retries"] },
  ],
  [
    "Q-45",
    "does not retry what was refused with a 4xx",
    { answered: (status) => (status === 404 ? 200 : status) },
    { contracts: ["call-retries"] },
  ],
  ["Q-46", "calls twice for one event", { outgoing: repeat }],
  ["Q-23", "sends another version as version 3", pretend("webhook", "payload_api_version", () => "3")],
  [
    "Q-22",
    "sends the entity as it was before",
    onPayload((payload) => {
      if (payload.previous_entity) payload.entity = payload.previous_entity;
    }),
    { contracts: ["call-default-payload"] },
  ],
  [
    "Q-32",
    "leaves tags with spaces as they are",
    pretend("webhook", "custom_payload", (value) =>
      typeof value === "string" ? value.replace("{{ entity_type }}", "{{=<% %>=}}{{ entity_type }}<%={{ }}=%>") : value,
    ),
  ],
  [
    "Q-38",
    "calls for an update that it refused",
    {
      async respond(response, call, inside) {
        if (call.updates === "upload" && response.status >= 400) await raise(call, inside, { author: null });
      },
    },
    { contracts: ["call-count"] },
  ],
  [
    "Q-38",
    "calls for an update of nothing",
    {
      async respond(response, call, inside) {
        const isEmpty = Object.keys(call.sent).length === 0;
        if (call.updates === "upload" && response.status < 300 && isEmpty) await raise(call, inside, { author: null });
      },
    },
    { contracts: ["call-count"] },
  ],
  [
    "Q-38",
    "calls once for each field",
    onUpdate("upload", async (fields, call, inside) => {
      const [, ...more] = Object.entries(fields);
      for (const [name, value] of more) await raise(call, inside, { [name]: value });
    }),
    { contracts: ["call-count"] },
  ],
  ["Q-22", "sends a payload without previous_entity", onPayload(({ previous_entity: _, ...payload }) => payload)],
  [
    "Q-22",
    "counts no retries",
    onPayload((payload) => {
      payload.attempted_auto_retries_count = 0;
    }),
    { contracts: ["call-retry-schedule"] },
  ],
  [
    "Q-26",
    "retries with the settings of the first attempt",
    {
      outgoing(call, { memory }) {
        const id = `headers ${String(valueAt(parse(call.body), "/webhook_call_id"))}`;
        const first = (memory.get(id) ?? call.headers) as Record<string, string>;
        memory.set(id, first);
        call.headers = first;
      },
    },
  ],
  [
    "Q-27",
    "lets its own headers win",
    onCall((call) => {
      call.headers["user-agent"] = "Service";
    }),
  ],
  [
    "Q-28",
    "sends no credentials with one half alone",
    onCall((call) => {
      const [user, password] = Buffer.from(call.headers.authorization?.replace("Basic ", "") ?? "", "base64")
        .toString()
        .split(":");
      if (!user || !password) without(call, (name) => name === "authorization");
    }),
  ],
  [
    "Q-32",
    "does not escape HTML",
    pretend("webhook", "custom_payload", (value) =>
      typeof value === "string" ? value.replaceAll("{{notes}}", "{{{notes}}}") : value,
    ),
  ],
  ["Q-35", "retries whatever auto_retry says", pretend("webhook", "auto_retry", () => true)],
  ["Q-35", "always expands blocks", pretend("webhook", "nested_items_in_payload", () => true)],
  [
    "Q-37",
    "calls with PUT",
    onCall((call) => {
      call.method = "PUT";
    }),
  ],
  [
    "Q-21",
    "retries five times",
    { outgoing: (call, { memory }) => (attemptOf(call, memory) > 6 ? false : undefined) },
    { contracts: ["call-retry-schedule"] },
  ],
]);
