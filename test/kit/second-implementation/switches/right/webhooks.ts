import { isObject } from "../../../../../src/base/json.js";
import { type RightRow, right } from "../right-row.js";
import { all, alsoTakes, asList, asObject, change, coerces, refuses, seen, storedField } from "../switch.js";

const together = ["webhook-together", "webhook-pairs", "webhook-keeps", "webhook-response", "webhook-empty"];

const needed = {
  url: "http://127.0.0.1:9/hook",
  events: [{ entity_type: "upload", event_types: ["update"] }],
  auto_retry: true,
};

/** Values of a webhook that are kept in another form, or refused where it is open. */
export const rightWebhooks: RightRow[] = [
  right("url-parsed", "keeps a URL as its parser writes it", ["Q-42"], {
    may: ["Q-32"],
    only: ["webhook-url", "call-made"],
    set: 1,
    apply: storedField("webhook", "url", (url) => (/\{\{/.test(String(url)) ? url : new URL(String(url)).href)),
  }),
  right("header-names-lower-case", "keeps the names of headers in lower case", ["Q-44"], {
    only: ["webhook-headers", "webhook-together", "call-made"],
    set: 1,
    apply: storedField("webhook", "headers", (headers) =>
      Object.fromEntries(Object.entries(asObject(headers)).map(([name, value]) => [name.toLowerCase(), value])),
    ),
  }),
  right("header-names-capital", "keeps the names of headers with capitals", ["Q-44"], {
    only: ["webhook-headers"],
    set: 2,
    apply: storedField("webhook", "headers", (headers) =>
      Object.fromEntries(
        Object.entries(asObject(headers)).map(([name, value]) => [
          name.toLowerCase().replace(/(^|-)[a-z]/g, (text) => text.toUpperCase()),
          value,
        ]),
      ),
    ),
  }),
  right("events-numbered", "gives each element of events an identifier, anew with each update", ["Q-06"], {
    only: ["webhook-events", "webhook-together"],
    apply: (service) => {
      let count = 0;
      storedField("webhook", "events", (events) =>
        asList(events).map((one) => ({ ...asObject(one), id: ++count, filters: asObject(one).filters ?? null })),
      )(service);
    },
  }),
  right("events-renumbered", "gives each element of events an identifier, anew with each response", ["Q-06"], {
    only: ["webhook-events", "webhook-together", "webhook-name", "webhook-enabled"],
    apply: (service) => {
      let count = 0;
      seen("webhook", ({ events = null, ...shown }) => ({
        ...shown,
        events: asList(events).map((one) => ({ ...asObject(one), id: ++count })),
      }))(service);
    },
  }),
  right("header-value-number", "takes and keeps numbers as values of headers", ["Q-27"], {
    only: ["webhook-headers"],
    set: 1,
    apply: alsoTakes("webhook", "headers", hasNumbers),
  }),
  right("header-value-from-number", "keeps a number that is a header's value as a text", ["Q-27"], {
    only: ["webhook-headers"],
    set: 2,
    apply: all(
      alsoTakes("webhook", "headers", hasNumbers),
      storedField("webhook", "headers", (headers) =>
        Object.fromEntries(Object.entries(asObject(headers)).map(([name, value]) => [name, String(value)])),
      ),
    ),
  }),
  right("header-value-null", "takes null as the value of a header that is not to be sent", ["Q-27"], {
    may: ["Q-39"],
    only: ["webhook-headers"],
    set: 4,
    apply: all(
      alsoTakes("webhook", "headers", (value) => Object.values(asObject(value)).includes(null)),
      storedField("webhook", "headers", (value) =>
        Object.fromEntries(Object.entries(asObject(value)).filter(([, one]) => one !== null)),
      ),
    ),
  }),
  right("header-values-not-empty", "refuses a header without a value", ["Q-27"], {
    only: ["webhook-headers"],
    set: 3,
    apply: refuses("webhook", "headers", (headers) => Object.values(asObject(headers)).includes("")),
  }),
  right("headers-merged", "adds headers to those that there are", ["Q-39"], {
    only: ["webhook-headers", "webhook-together", "call-made"],
    set: 4,
    apply: storedField("webhook", "headers", (headers, now) => ({ ...asObject(now), ...asObject(headers) })),
  }),
  right("events-merged", "adds events to those that there are", ["Q-39"], {
    may: ["Q-06", "Q-07"],
    open: ["C-02", "C-03", "C-04"],
    only: ["webhook-events", "call-silence", "call-events"],
    apply: storedField("webhook", "events", (events, now) => {
      const had = asList(now).map((one) => JSON.stringify(one));
      return [...asList(now), ...asList(events).filter((one) => !had.includes(JSON.stringify(one)))];
    }),
  }),
  right("event-filters-null", "shows the filters of events that have none as null", [], {
    may: ["Q-06"],
    only: ["webhook-events", "webhook-together"],
    set: 1,
    apply: storedField("webhook", "events", (events) =>
      asList(events).map((one) => ({ filters: null, ...asObject(one) })),
    ),
  }),
  right("events-known", "refuses kinds of events that it does not have", ["Q-06", "Q-07"], {
    only: ["webhook-events", "webhook-answers"],
    apply: refuses("webhook", "events", (events) =>
      asList(events).some((one) => asObject(one).entity_type !== "upload"),
    ),
  }),
  right("versions-one", "has one API version of payloads, by date", ["Q-23"], {
    only: ["webhook-payload-api-version", "webhook-keeps", "call-made", "call-default-payload"],
    apply: all(
      refuses("webhook", "payload_api_version", (value) => typeof value === "string" && value !== "2019-05"),
      (service) => {
        for (const hook of service.state.webhook.values()) hook.payload_api_version = "2019-05";
      },
      change(
        "updated",
        (inner) => (kind, current, fields, incoming) =>
          inner(kind, kind === "webhook" ? { ...current, payload_api_version: "2019-05" } : current, fields, incoming),
      ),
    ),
  }),
  right("names-no-case", "takes names of webhooks for the same that differ in case alone", ["Q-20"], {
    only: ["webhook-names", "webhook-name"],
    set: 1,
    apply: change("violations", (inner, { state }) => (kind, fields, current) => {
      const isTaken = [...state.webhook.values()].some(
        (one) => one.id !== current?.id && String(one.name).toLowerCase() === String(fields.name).toLowerCase(),
      );
      const wrong = inner(kind, fields, current);
      return kind === "webhook" && isTaken && wrong.length === 0 ? [{ field: "name", reason: "is taken" }] : wrong;
    }),
  }),
  right("names-apart", "refuses a name that is part of another, or has another as its part", ["Q-20"], {
    may: ["Q-56"],
    only: ["webhook-names"],
    apply: change("violations", (inner, { state }) => (kind, fields, current) => {
      const name = String(fields.name);
      const others = [...state.webhook.values()].filter(({ id }) => id !== current?.id).map((one) => String(one.name));
      const isTaken = "name" in fields && others.some((one) => one.includes(name) || name.includes(one));
      const found = inner(kind, fields, current);
      return kind === "webhook" && isTaken && found.length === 0 ? [{ field: "name", reason: "is taken" }] : found;
    }),
  }),
  right("names-reserved", "keeps a name reserved that was given up", ["Q-20"], {
    only: ["webhook-names"],
    apply: change("violations", (inner, { state }) => (kind, fields, current) => {
      const found = inner(kind, fields, current);
      if (kind !== "webhook" || fields.name === undefined || found.length > 0 || !current) return found;
      const owner = state.memory.get(`name ${String(fields.name)}`) ?? current.id;
      state.memory.set(`name ${String(current.name)}`, current.id);
      return owner !== current.id ? [{ field: "name", reason: "is taken" }] : found;
    }),
  }),
  right("url-relative", "ignores a URL that is not absolute", ["Q-40"], {
    only: ["webhook-url", "webhook-answers"],
    apply: coerces(
      "webhook",
      "url",
      (url) => url === "/hook",
      () => undefined,
    ),
  }),
  right("password-policy", "wants a password of eight characters with a digit", ["Q-56"], {
    may: ["Q-42", "Q-43"],
    only: ["webhook-http-basic-password", ...together, "call-credentials", "call-changes", "call-made"],
    apply: refuses("webhook", "http_basic_password", (one) => one !== null && !/^(?=.*\d).{8,}$/s.test(String(one))),
  }),
  right("url-answers", "wants a URL that answers", ["Q-56"], {
    may: ["Q-40"],
    only: ["webhook-url", ...together, "call-made", "call-template", "call-changes"],
    apply: refuses("webhook", "url", (url) => !/^http:\/\/(127\.0\.0\.1|localhost)\b/.test(String(url))),
  }),
  right("events-not-empty", "refuses an empty list of events", ["Q-56"], {
    may: ["Q-06", "Q-07"],
    open: ["C-02", "C-03", "C-04"],
    only: ["webhook-events", ...together, "call-made", "call-silence", "call-events"],
    apply: refuses("webhook", "events", (events) => asList(events).length === 0),
  }),
  ...(["", "binding"] as const).map((name) =>
    right(`creation-needs-${name}`, "wants events, retries and a URL that answers where a webhook is made", [], {
      may: ["Q-06", "Q-29"],
      only: ["call-events", "call-made", "webhook-name"],
      open: name === "" ? ["C-03", "C-04"] : [],
      binding: name === "" ? "" : `fixtures: { webhook: ${JSON.stringify(needed)} }`,
      apply: change("violations", (inner) => (kind, fields, current) => {
        const { events, url, auto_retry: retries } = fields;
        const isWhole = asList(events).length > 0 && /127\.0\.0\.1/.test(String(url)) && retries === true;
        const isRefused = kind === "webhook" && !current && !isWhole;
        return isRefused ? [{ field: "events", reason: "must not be empty" }] : inner(kind, fields, current);
      }),
    }),
  ),
  right("events-none", "refuses every event", ["Q-06"], {
    only: ["webhook-events", "webhook-answers"],
    apply: refuses("webhook", "events", (events) => asList(events).length > 0),
  }),
  right("header-value-shown-number", "shows values of headers as numbers", ["Q-27"], {
    only: ["webhook-headers"],
    apply: seen("webhook", (hook) => ({
      ...hook,
      headers: Object.fromEntries(
        Object.entries(asObject(hook.headers)).map(([name, value]) => [
          name,
          /^\d+$/.test(String(value)) ? Number(value) : value,
        ]),
      ),
    })),
  }),
  right("headers-merged-unseen", "adds headers to those that there are, and shows none", ["Q-39"], {
    only: ["call-made", "call-silence", "call-credentials", "call-template"],
    apply: all(
      storedField("webhook", "headers", (headers, now) => ({ ...asObject(now), ...asObject(headers) })),
      seen("webhook", ({ headers: _, ...hook }) => hook),
    ),
  }),
];

function hasNumbers(headers: unknown): boolean {
  const values = Object.values(isObject(headers) ? headers : {});
  return (
    values.some((one) => typeof one === "number") && values.every((one) => ["number", "string"].includes(typeof one))
  );
}
