import type { JsonObject, JsonValue } from "../../../../../src/base/json.js";
import { type Resource, timeAt } from "../../model.js";
import type { RunningService } from "../../server.js";
import { hook } from "../fields.js";
import { type RightRow, right } from "../right-row.js";
import { all, asList, asObject, change, entries, given, isNumber, isText, mapped, nothing, result } from "../switch.js";

const { headers, events, name, url, payload_api_version: version } = hook;
const together = ["webhook-together", "webhook-keeps", "webhook-response", "webhook-empty"];

const needed = {
  url: "http://127.0.0.1:9/hook",
  events: [{ entity_type: "upload", event_types: ["update"] }],
  auto_retry: true,
};

const headersTo = (to: (all: [string, JsonValue][]) => [string, JsonValue][]) =>
  headers.stored((value) => entries(value, to));
const eachEvent = (value: JsonValue, to: (event: JsonObject) => JsonObject) =>
  asList(value).map((one) => to(asObject(one)));

const hasNumbers = (value: JsonValue): boolean => {
  const all = Object.values(asObject(value));
  return all.some(isNumber) && all.every((one) => isNumber(one) || isText(one));
};

const namesBut = (current: Resource | undefined, { state }: RunningService): string[] =>
  [...state.webhook.values()].filter(({ id }) => id !== current?.id).map((one) => String(one.name));

const withOne = { payload_api_version: "2019-05" };

/** Wants events, retries and a URL that answers where a webhook is made. */
const needsMore = change("violations", (inner) => (kind, fields, current) => {
  const isWhole =
    asList(fields.events).length > 0 && /127\.0\.0\.1/.test(String(fields.url)) && fields.auto_retry === true;
  const isRefused = kind === "webhook" && !current && !isWhole;
  return isRefused ? [{ field: "events", reason: "must not be empty" }] : inner(kind, fields, current);
});
const creation = ["call-events", "call-made", "webhook-name"];

const urlAnswers = hook.url.refuses((text) => !/^http:\/\/(127\.0\.0\.1|localhost)\b/.test(String(text)));

/** Whether an address is of a host that only one network knows, or nobody. */
const isPrivate = (text: JsonValue) => /\.invalid\b|127\.0\.0\.1|localhost/i.test(String(text));

/** Values of a webhook that are kept in another form, or refused where it is open. */
export const rightWebhooks: RightRow[] = [
  ...right(["Q-42", "Q-32?"], ["webhook-url", "call-made"], {
    "keeps a URL as its parser writes it (url-parsed)": url.stored((text) =>
      /\{\{/.test(String(text)) ? text : new URL(String(text)).href,
    ),
  }),
  ...right(["Q-56?", "Q-40?", "Q-42?", "Q-25?", "Q-20?", "W-03", "C-01"], ["webhook-url", ...together], {
    "refuses addresses of hosts that not everybody knows (url-public)": {
      apply: url.refuses(isPrivate),
      binding: "fixtures: { webhook: { url: 'https://example.com/hook' } }",
    },
  }),
  ...right(["Q-56?", "Q-42?", "Q-20?", "Q-25?"], ["webhook-name", "webhook-names", "webhook-texts", ...together], {
    "refuses names that are no slugs (name-slugs)": name.refuses(
      (one) => isText(one) && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(one),
    ),
    "refuses names with spaces (name-no-spaces)": name.refuses((one) => isText(one) && /\s/.test(one)),
  }),
  ...right(["Q-44"], ["webhook-headers", "webhook-together", "call-made"], {
    "keeps the names of headers in lower case (header-names-lower-case)": headersTo((all) =>
      all.map(([one, value]) => [one.toLowerCase(), value]),
    ),
    "keeps the names of headers with capitals (header-names-capital)": headersTo((all) =>
      all.map(([one, value]) => [one.toLowerCase().replace(/(^|-)[a-z]/g, (text) => text.toUpperCase()), value]),
    ),
  }),
  ...right(["Q-06"], ["webhook-events", "webhook-together"], {
    "gives each element of events an identifier, anew with each update (events-numbered)": (service) =>
      events.stored((value) =>
        eachEvent(value, (one) => ({ ...one, id: ++service.state.count, filters: one.filters ?? null })),
      )(service),
  }),
  ...right(["Q-06"], ["webhook-events", "webhook-together", "webhook-name", "webhook-enabled"], {
    "gives each element of events an identifier, anew with each response (events-renumbered)": (service) =>
      events.shown((value) => eachEvent(value, (one) => ({ ...one, id: ++service.state.count })))(service),
  }),
  ...right(["Q-27"], headers.only, {
    "takes and keeps numbers as values of headers (header-value-number)": headers.takes(hasNumbers),
    "keeps a number that is a header's value as a text (header-value-from-number)": headers.coerces(
      hasNumbers,
      (value) => mapped(value, String),
    ),
    "refuses a header without a value (header-values-not-empty)": headers.refuses((value) =>
      Object.values(asObject(value)).includes(""),
    ),
    "shows values of headers as numbers (header-value-shown-number)": headers.shown((value) =>
      mapped(value, (one) => (/^\d+$/.test(String(one)) ? Number(one) : one)),
    ),
  }),
  ...right(["Q-27", "Q-39?"], headers.only, {
    "takes null as the value of a header that is not to be sent (header-value-null)": headers.coerces(
      (value) => Object.values(asObject(value)).includes(null),
      (value) => entries(value, (all) => all.filter(([, one]) => one !== null)),
    ),
  }),
  ...right(["Q-39"], ["webhook-headers", "webhook-together", "call-made"], {
    "adds headers to those that there are (headers-merged)": headers.stored((value, now) => ({
      ...{ ...asObject(now), ...asObject(value) },
    })),
  }),
  ...right(["Q-39"], ["call-made", "call-silence", "call-credentials", "call-template"], {
    "adds headers to those that there are, and shows none (headers-merged-unseen)": all(
      headers.stored((value, now) => ({ ...asObject(now), ...asObject(value) })),
      hook.hides("headers"),
    ),
  }),
  ...right(
    ["Q-39", "Q-06?", "Q-07?", "C-02", "C-03", "C-04", "C-05"],
    ["webhook-events", "call-silence", "call-events"],
    {
      "adds events to those that there are (events-merged)": events.stored((value, now) => {
        const had = asList(now).map((one) => JSON.stringify(one));
        return [...asList(now), ...asList(value).filter((one) => !had.includes(JSON.stringify(one)))];
      }),
    },
  ),
  ...right(["Q-06?"], ["webhook-events", "webhook-together"], {
    "shows the filters of events that have none as null (event-filters-null)": events.stored((value) =>
      eachEvent(value, (one) => ({ filters: null, ...one })),
    ),
  }),
  ...right(["Q-06", "Q-07?"], ["webhook-events", "webhook-answers"], {
    "refuses kinds of events that it does not have (events-known)": events.refuses((value) =>
      asList(value).some((one) => asObject(one).entity_type !== "upload"),
    ),
    "refuses every event (events-none)": events.refuses((value) => asList(value).length > 0),
  }),
  ...right(
    ["Q-56", "Q-06?", "Q-07?", "C-02", "C-03", "C-04"],
    [...["webhook-events", ...together, "call-made", "call-silence", "call-events"]],
    {
      "refuses an empty list of events (events-not-empty)": events.refuses((value) => asList(value).length === 0),
    },
  ),
  ...right(["Q-23"], ["webhook-payload-api-version", "webhook-keeps", "call-made", "call-default-payload"], {
    "has one API version of payloads, by date (versions-one)": all(
      version.refuses((value) => isText(value) && value !== withOne.payload_api_version),
      ({ state }) => {
        for (const one of state.webhook.values()) Object.assign(one, withOne);
      },
      given("updated", (kind, current, ...others) => [
        kind,
        kind === "webhook" ? { ...current, ...withOne } : current,
        ...([others[0], others[1]] as const),
      ]),
    ),
  }),
  ...right(["Q-20"], ["webhook-names", "webhook-name"], {
    "takes names of webhooks for the same that differ in case alone (names-no-case)": name.refuses(
      (one, current, service) =>
        namesBut(current, service).some((other) => other.toLowerCase() === String(one).toLowerCase()),
    ),
  }),
  ...right(["Q-20", "Q-56?"], ["webhook-names"], {
    "refuses a name that is part of another, or has another as its part (names-apart)": name.refuses(
      (one, current, service) =>
        namesBut(current, service).some((other) => other.includes(String(one)) || String(one).includes(other)),
    ),
  }),
  ...right(["Q-20"], ["webhook-names"], {
    "keeps a name reserved that was given up (names-reserved)": result(
      "violations",
      (found, kind, fields, current, { state }) => {
        if (kind !== "webhook" || fields.name === undefined || found.length > 0 || !current) return found;
        const owner = state.memory.get(`name ${fields.name}`) ?? current.id;
        state.memory.set(`name ${current.name}`, current.id);
        return owner !== current.id ? [{ field: "name", reason: "is taken" }] : found;
      },
    ),
  }),
  ...right(["Q-40"], ["webhook-url", "webhook-answers"], {
    "ignores a URL that is not absolute (url-relative)": url.coerces((text) => text === "/hook", nothing),
  }),
  ...right(
    ["Q-56", "Q-42?", "Q-43?"],
    ["webhook-http-basic-password", ...together, "call-credentials", "call-changes", "call-made"],
    {
      "wants a password of eight characters with a digit (password-policy)": hook.http_basic_password.refuses(
        (one) => one !== null && !/^(?=.*\d).{8,}$/s.test(String(one)),
      ),
      "wants a password of 12 characters with a digit and a capital (password-strict)":
        hook.http_basic_password.refuses((one) => one !== null && !/^(?=.*\d)(?=.*[A-Z]).{12,}$/s.test(String(one))),
    },
  ),
  ...right(
    ["Q-56", "Q-42?", "Q-43?", "Q-57?", "C-04"],
    ["webhook-http-basic-password", ...together, "call-credentials", "call-changes", "call-made"],
    {
      "wants a password of 20 characters (password-long)": hook.http_basic_password.refuses(
        (one) => one !== null && String(one).length < 20,
      ),
    },
  ),
  ...right(
    ["Q-56", "Q-40?"],
    ["webhook-url", ...together, "call-made", "call-template", "call-changes", "call-events"],
    {
      "wants a URL that answers (url-answers)": urlAnswers,
      "wants a URL that answers, and the payload of a new webhook, if it is null (url-answers-all-said)": all(
        urlAnswers,
        result("violations", (found, kind, fields, current) =>
          kind === "webhook" && !current && !("custom_payload" in fields)
            ? [...found, { field: "custom_payload", reason: "is missing" }]
            : found,
        ),
      ),
    },
  ),
  ...right(["Q-56", "Q-36?", "W-10?", "W-16?", "W-02?"], ["webhook-enabled", ...together], {
    "switches a webhook on where its URL answers alone (on-where-answers)": result(
      "violations",
      (found, kind, fields, current) =>
        kind === "webhook" && fields.enabled === true && /invalid/.test(String(fields.url ?? current?.url))
          ? [...found, { field: "enabled", reason: "does not answer" }]
          : found,
    ),
  }),
  ...right(["Q-06?", "Q-29?", "C-03", "C-04", "C-05"], creation, {
    "wants events, retries and a URL that answers where a webhook is made (creation-needs-)": needsMore,
  }),
  ...right(["Q-06?", "Q-29?"], creation, {
    "wants these where a webhook is made, as its binding says (creation-needs-binding)": {
      ...{ binding: `fixtures: { webhook: ${JSON.stringify(needed)} }`, apply: needsMore },
    },
  }),
  ...right(
    ["Q-05?"],
    [
      ...["call-count", "call-made", "call-silence", "call-credentials", "call-template", "call-default-payload"],
      ...["call-events", "call-changes", "call-retries", "call-payload-version"],
      ...["webhook-name", "webhook-empty", "webhook-read", "webhook-keeps"],
    ],
    {
      "shows when a webhook was called last, how often, and a secret that is new in each read (webhook-counts)": result(
        "shown",
        (shown, kind, _, { state, clock }) => {
          const calls = ++state.count;
          const more = { last_call_at: timeAt(clock.now()), calls, signing_secret: `s${calls}` };
          return kind === "webhook" ? { ...shown, ...more } : shown;
        },
      ),
    },
  ),
];
