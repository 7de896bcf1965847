import { isObject, type JsonValue } from "../../../../../src/base/json.js";
import type { Switch } from "../../server.js";
import {
  all,
  alsoTakes,
  asList,
  asObject,
  change,
  coerces,
  isNumber,
  isText,
  nullAs,
  refusesUpdates,
  seen,
  storedField,
} from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const field = (name: string) => ({ only: [`webhook-${name}`] });

const headersTo = (to: (headers: [string, JsonValue][]) => [string, JsonValue][]): Switch =>
  storedField("webhook", "headers", (value) => Object.fromEntries(to(Object.entries(asObject(value)))));

/** Takes names that are taken in updates. */
const namesTaken = change(
  "violations",
  (inner) => (kind, fields, current) =>
    inner(kind, fields, current).filter(({ reason }) => !(current && reason === "is taken")),
);

/** Values of a webhook that are lost, changed, coerced or refused. */
export const wrongWebhooks: WrongRow[] = [
  wrong("name-taken-on-update", "looks for a taken name where a webhook is made alone", ["W-03"], namesTaken, {
    only: ["webhook-names"],
  }),
  wrong(
    "name-own-refused",
    "takes a webhook's own name for taken",
    ["W-03", "W-16"],
    refusesUpdates("webhook", (fields, current) => fields.name === current.name),
    { only: ["webhook-names", "webhook-name"] },
  ),
  wrong("name-null-ignored", "ignores null as name", ["W-03"], nullAs("webhook", "name", undefined), field("name")),
  wrong(
    "url-lower-case",
    "makes URLs lower-case",
    ["W-04"],
    storedField("webhook", "url", (url) => String(url).toLowerCase()),
    field("url"),
  ),
  wrong(
    "url-no-query",
    "keeps URLs without their query",
    ["W-04"],
    storedField("webhook", "url", (url) => String(url).split("?")[0] ?? ""),
    field("url"),
  ),
  wrong(
    "url-null",
    "takes null as URL",
    ["W-04"],
    alsoTakes("webhook", "url", (value) => value === null),
    field("url"),
  ),
  wrong(
    "template-parsed",
    "shows a template that is JSON as an object",
    ["W-05"],
    seen("webhook", (hook) => {
      const parsed = jsonIn(hook.custom_payload);
      return isObject(parsed) ? { ...hook, custom_payload: parsed } : hook;
    }),
    field("custom-payload"),
  ),
  wrong(
    "template-object",
    "makes a template of an object",
    ["W-05"],
    coerces("webhook", "custom_payload", isObject, (value) => JSON.stringify(value)),
    field("custom-payload"),
  ),
  wrong("headers-null", "takes null for no headers", ["W-06"], nullAs("webhook", "headers", {}), field("headers")),
  wrong(
    "headers-list",
    "takes a list of headers",
    ["W-06"],
    coerces(
      "webhook",
      "headers",
      (value) => Array.isArray(value),
      () => ({}),
    ),
    field("headers"),
  ),
  wrong(
    "headers-first",
    "keeps the first header",
    ["W-06"],
    headersTo((headers) => headers.slice(0, 1)),
    field("headers"),
  ),
  wrong(
    "headers-value-list",
    "cuts values of headers at a comma",
    ["W-06"],
    headersTo((headers) => headers.map(([name, value]) => [name, String(value).split(",")[0] ?? ""])),
    field("headers"),
  ),
  wrong(
    "headers-empty-dropped",
    "drops headers without a value",
    ["W-06"],
    headersTo((headers) => headers.filter(([, value]) => value !== "")),
    field("headers"),
  ),
  wrong(
    "headers-empty-ignored",
    "keeps the headers where none are passed",
    ["W-06", "W-16"],
    storedField("webhook", "headers", (value) => (Object.keys(asObject(value)).length === 0 ? undefined : value)),
    field("headers"),
  ),
  wrong("events-null", "takes null for no events", ["W-07"], nullAs("webhook", "events", []), field("events")),
  wrong(
    "events-one",
    "makes a list of one event",
    ["W-07"],
    coerces("webhook", "events", isObject, (value) => [value]),
    field("events"),
  ),
  wrong(
    "events-first",
    "keeps the first event",
    ["W-07"],
    storedField("webhook", "events", (value) => asList(value).slice(0, 1)),
    field("events"),
  ),
  wrong(
    "events-with-texts",
    "drops events that are no objects",
    ["W-07"],
    all(
      alsoTakes("webhook", "events", (value) => asList(value).some((one) => typeof one === "string")),
      storedField("webhook", "events", (value) => asList(value).filter(isObject)),
    ),
    field("events"),
  ),
  wrong(
    "events-types-first",
    "keeps the first type of an event",
    ["W-07"],
    storedField("webhook", "events", (value) =>
      asList(value).map((one) => ({ ...asObject(one), event_types: asList(asObject(one).event_types).slice(0, 1) })),
    ),
    field("events"),
  ),
  wrong(
    "name-number",
    "makes a name of a number",
    ["W-03"],
    coerces("webhook", "name", isNumber, String),
    field("name"),
  ),
  wrong(
    "name-taken-numbered",
    "adds a number to a name that is taken",
    ["W-03"],
    all(namesTaken, (service) =>
      storedField("webhook", "name", (name) =>
        [...service.state.webhook.values()].some((one) => one.name === name) ? `${name} (2)` : name,
      )(service),
    ),
    { only: ["webhook-names"] },
  ),
  wrong(
    "template-escaped",
    "escapes & in templates",
    ["W-05"],
    storedField("webhook", "custom_payload", (value) => (isText(value) ? value.replaceAll("&", "&amp;") : value)),
    field("custom-payload"),
  ),
];

function jsonIn(value: JsonValue | undefined): JsonValue | undefined {
  try {
    return JSON.parse(String(value));
  } catch {
    return undefined;
  }
}
