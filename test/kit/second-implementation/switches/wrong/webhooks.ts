import { isObject, type JsonValue, parseJson } from "../../../../../src/base/json.js";
import type { Switch } from "../../server.js";
import { hook } from "../fields.js";
import { all, asList, asObject, entries, isNull, isNumber, isText, result } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const headersTo = (to: (headers: [string, JsonValue][]) => [string, JsonValue][]): Switch =>
  hook.headers.stored((value) => entries(value, to));

/** Takes names that are taken in updates. */
const namesTaken = result("violations", (found, _, __, current) =>
  found.filter(({ reason }) => !(current && reason === "is taken")),
);

/** Ignores a new value that comes alone while a webhook is enabled. */
const ignoredAlone = (name: string): Switch =>
  hook.updated((next, { [name]: value = null, enabled }, fields) =>
    enabled === true && name in fields && Object.keys(fields).length === 1 ? { ...next, [name]: value } : next,
  );

/** Values of a webhook that are lost, changed, coerced or refused. */
export const wrongWebhooks: WrongRow[] = [
  ...wrong(["W-03"], ["webhook-names"], {
    "looks for a taken name where a webhook is made alone (name-taken-on-update)": namesTaken,
    "adds a number to a name that is taken (name-taken-numbered)": all(namesTaken, (service) => {
      const isTaken = (name: unknown) => [...service.state.webhook.values()].some((one) => one.name === name);
      hook.name.stored((name) => (isTaken(name) ? `${name} (2)` : name))(service);
    }),
  }),
  ...wrong(["W-03", "W-16"], ["webhook-names", "webhook-name"], {
    "takes a webhook's own name for taken (name-own-refused)": hook.refuses(
      (fields, current) => fields.name === current.name,
    ),
  }),
  ...wrong(["W-03"], hook.name.only, {
    "ignores null as name (name-null-ignored)": hook.name.nullAs(undefined),
    "makes a name of a number (name-number)": hook.name.coerces(isNumber, String),
  }),
  ...wrong(["W-04"], hook.url.only, {
    "makes URLs lower-case (url-lower-case)": hook.url.stored((url) => String(url).toLowerCase()),
    "keeps URLs without their query (url-no-query)": hook.url.stored((url) => String(url).split("?")[0] ?? ""),
    "takes null as URL (url-null)": hook.url.takes(isNull),
  }),
  ...wrong(["W-02", "W-04", "W-16"], ["webhook-keeps", "webhook-url"], {
    "refuses another URL alone while a webhook is enabled (url-alone-refused)": hook.refuses(
      (fields, { url, enabled }) =>
        enabled === true && "url" in fields && fields.url !== url && Object.keys(fields).length === 1,
    ),
    "ignores another URL alone while a webhook is enabled (url-alone-ignored)": ignoredAlone("url"),
  }),
  ...(["headers", "events", "custom_payload", "name", "http_basic_user", "auto_retry"] as const).flatMap((name) =>
    wrong(["W-02", "W-16"], ["webhook-keeps", ...hook[name].only], {
      [`ignores ${name} alone while a webhook is enabled (enabled-ignores-${name})`]: ignoredAlone(name),
    }),
  ),
  ...wrong(["W-05"], hook.custom_payload.only, {
    "shows a template that is JSON as an object (template-parsed)": hook.custom_payload.shown((value) => {
      const parsed = parseJson(String(value));
      return isObject(parsed) ? parsed : value;
    }),
    "makes a template of an object (template-object)": hook.custom_payload.coerces(isObject, (value) =>
      JSON.stringify(value),
    ),
    "escapes & in templates (template-escaped)": hook.custom_payload.stored((value) =>
      isText(value) ? value.replaceAll("&", "&amp;") : value,
    ),
  }),
  ...wrong(["W-06"], hook.headers.only, {
    "takes null for no headers (headers-null)": hook.headers.nullAs({}),
    "takes a list of headers (headers-list)": hook.headers.coerces(Array.isArray, () => ({})),
    "keeps the first header (headers-first)": headersTo((headers) => headers.slice(0, 1)),
    "cuts values of headers at a comma (headers-value-list)": headersTo((headers) =>
      headers.map(([name, value]) => [name, String(value).split(",")[0] ?? ""]),
    ),
    "keeps the first ten headers of a webhook (headers-ten)": headersTo((headers) => headers.slice(0, 10)),
    "drops headers without a value (headers-empty-dropped)": headersTo((headers) =>
      headers.filter(([, value]) => value !== ""),
    ),
  }),
  ...wrong(["W-06", "W-16"], hook.headers.only, {
    "keeps the headers where none are passed (headers-empty-ignored)": hook.headers.stored((value) =>
      Object.keys(asObject(value)).length === 0 ? undefined : value,
    ),
  }),
  ...wrong(["W-07"], hook.events.only, {
    "takes null for no events (events-null)": hook.events.nullAs([]),
    "makes a list of one event (events-one)": hook.events.coerces(isObject, (value) => [value]),
    "keeps the first event (events-first)": hook.events.stored((value) => asList(value).slice(0, 1)),
    "drops events that are no objects (events-with-texts)": all(
      hook.events.takes((value) => asList(value).some(isText)),
      hook.events.stored((value) => asList(value).filter(isObject)),
    ),
    "keeps the first type of an event (events-types-first)": hook.events.stored((value) =>
      asList(value).map((one) => ({ ...asObject(one), event_types: asList(asObject(one).event_types).slice(0, 1) })),
    ),
  }),
];
