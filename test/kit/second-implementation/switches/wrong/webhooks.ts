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
  onUpdated,
  refusesUpdates,
  seen,
  storedField,
} from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const field = (name: string) => [`webhook-${name}`];

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
  wrong("name-taken-on-update", "looks for a taken name where a webhook is made alone", ["W-03"], {
    only: ["webhook-names"],
    apply: namesTaken,
  }),
  wrong("name-own-refused", "takes a webhook's own name for taken", ["W-03", "W-16"], {
    only: ["webhook-names", "webhook-name"],
    apply: refusesUpdates("webhook", (fields, current) => fields.name === current.name),
  }),
  wrong("name-null-ignored", "ignores null as name", ["W-03"], {
    only: field("name"),
    apply: nullAs("webhook", "name", undefined),
  }),
  wrong("url-lower-case", "makes URLs lower-case", ["W-04"], {
    only: field("url"),
    apply: storedField("webhook", "url", (url) => String(url).toLowerCase()),
  }),
  wrong("url-no-query", "keeps URLs without their query", ["W-04"], {
    only: field("url"),
    apply: storedField("webhook", "url", (url) => String(url).split("?")[0] ?? ""),
  }),
  wrong("url-null", "takes null as URL", ["W-04"], {
    only: field("url"),
    apply: alsoTakes("webhook", "url", (value) => value === null),
  }),
  wrong("url-alone-refused", "refuses another URL alone while a webhook is enabled", ["W-02", "W-04", "W-16"], {
    only: ["webhook-keeps", "webhook-url"],
    apply: refusesUpdates(
      "webhook",
      (fields, { url, enabled }) =>
        enabled === true && "url" in fields && fields.url !== url && Object.keys(fields).length === 1,
    ),
  }),
  wrong("url-alone-ignored", "ignores another URL alone while a webhook is enabled", ["W-02", "W-04", "W-16"], {
    only: ["webhook-keeps", "webhook-url"],
    apply: onUpdated("webhook", (next, { url = null, enabled }, fields) =>
      enabled === true && "url" in fields && Object.keys(fields).length === 1 ? { ...next, url } : next,
    ),
  }),
  ...["headers", "events", "custom_payload", "name", "http_basic_user", "auto_retry"].map((name) =>
    wrong(`enabled-ignores-${name}`, `ignores ${name} alone while a webhook is enabled`, ["W-02", "W-16"], {
      only: ["webhook-keeps", `webhook-${name.replaceAll("_", "-")}`],
      apply: onUpdated("webhook", (next, { [name]: value = null, enabled }, fields) =>
        enabled === true && name in fields && Object.keys(fields).length === 1 ? { ...next, [name]: value } : next,
      ),
    }),
  ),
  wrong("template-parsed", "shows a template that is JSON as an object", ["W-05"], {
    only: field("custom-payload"),
    apply: seen("webhook", (hook) => {
      const parsed = jsonIn(hook.custom_payload);
      return isObject(parsed) ? { ...hook, custom_payload: parsed } : hook;
    }),
  }),
  wrong("template-object", "makes a template of an object", ["W-05"], {
    only: field("custom-payload"),
    apply: coerces("webhook", "custom_payload", isObject, (value) => JSON.stringify(value)),
  }),
  wrong("headers-null", "takes null for no headers", ["W-06"], {
    only: field("headers"),
    apply: nullAs("webhook", "headers", {}),
  }),
  wrong("headers-list", "takes a list of headers", ["W-06"], {
    only: field("headers"),
    apply: coerces(
      "webhook",
      "headers",
      (value) => Array.isArray(value),
      () => ({}),
    ),
  }),
  wrong("headers-first", "keeps the first header", ["W-06"], {
    only: field("headers"),
    apply: headersTo((headers) => headers.slice(0, 1)),
  }),
  wrong("headers-value-list", "cuts values of headers at a comma", ["W-06"], {
    only: field("headers"),
    apply: headersTo((headers) => headers.map(([name, value]) => [name, String(value).split(",")[0] ?? ""])),
  }),
  wrong("headers-empty-dropped", "drops headers without a value", ["W-06"], {
    only: field("headers"),
    apply: headersTo((headers) => headers.filter(([, value]) => value !== "")),
  }),
  wrong("headers-empty-ignored", "keeps the headers where none are passed", ["W-06", "W-16"], {
    only: field("headers"),
    apply: storedField("webhook", "headers", (value) =>
      Object.keys(asObject(value)).length === 0 ? undefined : value,
    ),
  }),
  wrong("events-null", "takes null for no events", ["W-07"], {
    only: field("events"),
    apply: nullAs("webhook", "events", []),
  }),
  wrong("events-one", "makes a list of one event", ["W-07"], {
    only: field("events"),
    apply: coerces("webhook", "events", isObject, (value) => [value]),
  }),
  wrong("events-first", "keeps the first event", ["W-07"], {
    only: field("events"),
    apply: storedField("webhook", "events", (value) => asList(value).slice(0, 1)),
  }),
  wrong("events-with-texts", "drops events that are no objects", ["W-07"], {
    only: field("events"),
    apply: all(
      alsoTakes("webhook", "events", (value) => asList(value).some((one) => typeof one === "string")),
      storedField("webhook", "events", (value) => asList(value).filter(isObject)),
    ),
  }),
  wrong("events-types-first", "keeps the first type of an event", ["W-07"], {
    only: field("events"),
    apply: storedField("webhook", "events", (value) =>
      asList(value).map((one) => ({ ...asObject(one), event_types: asList(asObject(one).event_types).slice(0, 1) })),
    ),
  }),
  wrong("name-number", "makes a name of a number", ["W-03"], {
    only: field("name"),
    apply: coerces("webhook", "name", isNumber, String),
  }),
  wrong("name-taken-numbered", "adds a number to a name that is taken", ["W-03"], {
    only: ["webhook-names"],
    apply: all(namesTaken, (service) =>
      storedField("webhook", "name", (name) =>
        [...service.state.webhook.values()].some((one) => one.name === name) ? `${name} (2)` : name,
      )(service),
    ),
  }),
  wrong("template-escaped", "escapes & in templates", ["W-05"], {
    only: field("custom-payload"),
    apply: storedField("webhook", "custom_payload", (value) =>
      isText(value) ? value.replaceAll("&", "&amp;") : value,
    ),
  }),
];

function jsonIn(value: JsonValue | undefined): JsonValue | undefined {
  try {
    return JSON.parse(String(value));
  } catch {
    return undefined;
  }
}
