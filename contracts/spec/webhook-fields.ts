import {
  type CheckedSpec,
  type Field,
  type FieldContext,
  isObject,
  type JsonValue,
  type StatementId,
  type Trial,
  webhookResource,
} from "../../src/kit/index.js";
import { as, replaced, events as sameEvents, headers as sameHeaders } from "./compare.js";
import { hardest, longTexts } from "./hard-texts.js";
import { isBoolean, isListOf, isString } from "./stated.js";
import { wrong, wrongBooleans, wrongHeaderValues, wrongStrings } from "./wrong-values.js";

export const template =
  '{"message":"{{event_type}} event triggered on {{entity_type}}!","entity_id":"{{#entity}}{{id}}{{/entity}}"}';

const safeUrl = "https://example.com/standin-verify";
const trials = (...values: JsonValue[]): Trial[] => values.map((value) => ({ value }));
/** The shown value is certainly acceptable. If it has another type than stated, the kit does not send it. */
const current = ({ now }: FieldContext, name: string, isStated = isString): Trial[] =>
  isStated(now[name] ?? null) ? trials(now[name] as JsonValue) : [];

/** Credentials cannot hold control characters (RFC 7617). */
const isPrintable = (text: string) => !/[\n\r\t]/.test(text);
/** Percent-encoded, except characters that no parser encodes or decodes. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

const plain = (
  name: string,
  rule: StatementId,
  isStated: Field["isStated"],
): Omit<Field, "trials" | "wrong" | "fillValue"> => ({
  name,
  rule,
  nullable: false,
  isStated,
  compare: as("text", rule),
  assumes: ["Q-42"],
});

const webhookName: Field = {
  ...plain("name", "W-03", isString),
  trials: (context) => [
    ...current(context, "name"),
    ...trials(`Standin ${context.kit.unique()}`),
    { value: `Ü ✓ <b> ${context.kit.unique()}`, openTo: ["Q-42"] },
  ],
  withText: (text, { kit }) => `${text} ${kit.unique()}`,
  wrong: wrongStrings,
  fillValue: () => undefined,
};

const url: Field = {
  ...plain("url", "W-04", isString),
  compare: as("url", "W-04"),
  trials: (context) => [
    ...current(context, "url"),
    ...trials("https://Example.com:443/standin-verify/one?x=1&y=%20z", `${safeUrl}/Two/`),
    { value: "http://example.com:8443/three?a=b", openTo: ["Q-40"] },
  ],
  // Addresses that answer: a service may try a URL before it takes it.
  ordinary: async ({ kit, now }) => {
    const inbox = await kit.inbox().catch(() => undefined);
    const own = inbox ? [`${inbox.url}/one`, `${inbox.url}/two`] : [];
    return [...own, `${safeUrl}/one`, `${safeUrl}/two`, ...(typeof now.url === "string" ? [now.url] : [])];
  },
  withText: (text) => `${safeUrl}/Path/${encoded(text)}?Query=${encoded(text)}&x=1`,
  openTo: "Q-40",
  wrong: wrongStrings,
  fillValue: () => `${safeUrl}/filled`,
};

const customPayload: Field = {
  ...plain("custom_payload", "W-05", isString),
  nullable: true,
  trials: () => [
    ...trials(template, null),
    // A service may require JSON.
    { value: " plain text ✓ ", openTo: ["Q-40"] },
    { value: `${hardest} {{entity_type}}\r\n\ttab`, openTo: ["Q-40"] },
    ...trials(null, template),
  ],
  ordinary: () => [template, '{"type":"{{event_type}}"}', '{"of":"{{entity_type}}","text":"plain"}'],
  withText: (text) => text,
  openTo: "Q-40",
  wrong: wrongStrings,
  fillValue: () => template,
};

const headers: Field = {
  // The type of a value is open.
  ...plain("headers", "W-06", isObject),
  trials: () => [
    ...trials({ "X-Standin-One": "one" }, { "X-Standin-Two": "7", "x-standin-three": "a b, c" }),
    { value: { "X-Standin-Empty": "", "X-Standin-Full": "full" }, openTo: ["Q-27"] },
    {
      value: Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`X-Standin-${at}`, `${at}`])),
      openTo: ["Q-25"],
    },
    // No call can carry it unchanged, so a refusal is allowed. A service that accepts it must keep it.
    { value: { "X-Standin-Wide": hardest }, openTo: [] },
    ...trials({}),
  ],
  ordinary: () => [{ "X-Standin-One": "one" }, { "X-Standin-Two": "two" }, { "X-Api-Key": "standin-verify" }],
  // A header cannot carry characters beyond Latin-1 (RFC 9110).
  withText: (text) => ({ "X-Standin-Hard": text.replace(/[^ -~¡-ÿ]/g, ""), "api-key": "plain" }),
  openTo: "Q-27",
  wrong: () => [
    ...wrong(["X-Standin: one", "", 7, 0, true, false, [], [["X-Standin", "one"]], ["X-Standin: one"]]),
    ...wrongHeaderValues(),
  ],
  compare: sameHeaders("W-06"),
  assumes: ["Q-42", "Q-44"],
  ...replaced,
  fillValue: () => ({ "X-Standin-Filled": "yes" }),
};

const open: readonly StatementId[] = ["Q-06", "Q-07"];

/** A trial of the first `count` events of the binding, grouped by entity type, since they are read in that form. */
function namedEvents({ kit }: FieldContext, count: number): Trial[] {
  const named = Object.keys(kit.api.target.wire.events ?? {}).slice(0, count);
  const types = new Map<string, string[]>();
  for (const name of named) {
    const [entity = "", type = ""] = name.split(".");
    types.set(entity, [...(types.get(entity) ?? []), type]);
  }
  if (named.length < count) return [];
  return [{ value: Array.from(types, ([entity_type, event_types]) => ({ entity_type, event_types })), openTo: open }];
}

const events: Field = {
  ...plain("events", "W-07", isListOf(isObject)),
  trials: (context) => [
    ...current(context, "events", isListOf(isObject)),
    { value: [{ entity_type: "upload", event_types: ["create"] }], openTo: open },
    {
      value: [
        { entity_type: "upload", event_types: ["update", "delete"] },
        {
          entity_type: "item",
          event_types: ["publish"],
          filters: [{ entity_type: "item_type", entity_ids: ["44", "45"] }],
        },
      ],
      openTo: open,
    },
    {
      value: [
        {
          entity_type: "item",
          event_types: ["publish"],
          filters: [{ entity_type: "item_type", entity_ids: [hardest, ...longTexts.slice(0, 1)] }],
        },
      ],
      openTo: open,
    },
    // If the binding has an element for each event: the first one, then all.
    ...[1, 3].flatMap((count) => namedEvents(context, count)),
    ...trials([]),
  ],
  ordinary: () =>
    [["create"], ["update"], ["update", "delete"]].map((event_types) => [{ entity_type: "upload", event_types }]),
  wrong: () => [
    ...wrong(["upload.update", "", 7, 0, true, false, {}, { entity_type: "upload", event_types: ["update"] }]),
    ...wrong([["upload.update"], [7], [true], [null], [[]], [{ entity_type: "upload", event_types: ["update"] }, "x"]]),
  ],
  compare: sameEvents("W-07"),
  assumes: [],
  ...replaced,
  // Events of records, which no contract causes, so an enabled webhook calls nobody. The binding need not name them.
  fillValue({ kit }) {
    const { events: named } = kit.api.target.wire;
    const entity = named === undefined || "item.delete" in named ? "item" : "upload";
    return [{ entity_type: entity, event_types: ["delete"] }];
  },
};

const filledCredential = (name: string) => `Filled-${name.replaceAll("_", "-")}-1`;

const credential = (name: string, rule: StatementId): Field => ({
  ...plain(name, rule, isString),
  nullable: true,
  trials: () => [...trials("null"), { value: hardest, openTo: ["Q-42"] }, ...trials(null, filledCredential(name))],
  // As passwords must often be: long, with a capital, a digit and a sign.
  ordinary: () => ["Standin-verify-1", "Another-Secret-22!", "correct Horse 9 battery", "standin", "Verify42"],
  withText: (text) => (isPrintable(text) ? text : undefined),
  wrong: wrongStrings,
  fillValue: () => filledCredential(name),
});

const flag = (name: string, rule: StatementId, filled: boolean): Field => ({
  ...plain(name, rule, isBoolean),
  assumes: [],
  trials: () => trials(true, false, true),
  wrong: wrongBooleans,
  fillValue: () => filled,
});

const version: Field = {
  ...plain("payload_api_version", "W-11", isString),
  trials: (context) => [
    ...current(context, "payload_api_version"),
    { value: "2", openTo: ["Q-23"] },
    { value: "2025-01 beta", openTo: ["Q-23"] },
    { value: "3", openTo: ["Q-23"] },
  ],
  withText: (text) => text,
  openTo: "Q-23",
  // A service that turns numbers into text refuses a number whose text is no version.
  wrong: ({ now }) => {
    const own = Number(now.payload_api_version || Number.NaN);
    return [...wrongStrings(), ...wrong(Number.isNaN(own) || own === 3 ? [3] : [3, own])];
  },
  // It is open which versions exist. The original value of a borrowed webhook might not be accepted again.
  fillValue: ({ made }) => (made ? "2" : undefined),
};

export const webhookSpec: CheckedSpec = {
  ...webhookResource,
  fields: [
    webhookName,
    url,
    customPayload,
    headers,
    events,
    credential("http_basic_user", "W-08"),
    {
      ...credential("http_basic_password", "W-09"),
      compare: as("password", "W-09"),
      assumes: ["Q-42", "Q-43"],
      shows: "Q-43",
    },
    flag("enabled", "W-10", false),
    version,
    flag("nested_items_in_payload", "W-12", true),
    flag("auto_retry", "W-13", false),
  ],
  target: "W-01",
  optional: "W-02",
  updates: () => ["W-16"],
  keeps: ["W-02", "W-16"],
  returns: "W-14",
  jobs: "W-14",
  shows: "Q-05",
  operation: "Q-02",
  companions: ["nested_items_in_payload", "auto_retry"],
  follows: () => [],
  moves: () => [],
};
