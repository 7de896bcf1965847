import {
  isObject,
  isSecretMask,
  type JsonObject,
  type JsonValue,
  type StatementId,
  webhookResource,
} from "../../src/kit/index.js";
import { as, replaced, events as sameEvents, headers as sameHeaders } from "./compare.js";
import {
  type CheckedSpec,
  type Field,
  type FieldContext,
  flag,
  isListOf,
  isString,
  type Trial,
  text,
  trials,
} from "./field.js";
import { hardest, longTexts } from "./hard-texts.js";

export const template =
  '{"message":"{{event_type}} event triggered on {{entity_type}}!","entity_id":"{{#entity}}{{id}}{{/entity}}"}';

/** Nobody listens below `.invalid` (RFC 2606). */
const safeUrl = "https://standin-verify.invalid/hook";
/** The shown value is certainly acceptable. If it has another type than stated, the kit does not send it. */
const current = ({ now }: FieldContext, name: string, isStated: Field["isStated"] = isString): Trial[] =>
  isStated(now[name] ?? null) && !isSecretMask(now[name]) ? [{ value: now[name] as JsonValue }] : [];

/** Credentials cannot hold control characters (RFC 7617). */
const isPrintable = (value: string) => !/[\n\r\t]/.test(value);
/** Percent-encoded, except characters that no parser encodes or decodes. */
const encoded = (value: string) =>
  encodeURIComponent(value).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

const ofText = (name: string, rule: StatementId) =>
  ({ ...text, name, rule, nullable: false, compare: as("text", rule), assumes: ["Q-42"] }) as const;

const webhookName: Field = {
  ...ofText("name", "W-03"),
  trials: (context) => [
    ...current(context, "name"),
    ...trials([`Standin ${context.kit.unique()}`]),
    ...trials([`Ü ✓ <b> ${context.kit.unique()}`], ["Q-42"]),
  ],
  // The name of a new webhook is its mark.
  fill: () => undefined,
  another: ({ kit }) => `standin-${kit.unique()}`,
  ordinary: ({ kit }) => ["standin-", "hook", "Standin "].map((start) => start + kit.unique()),
  isUnique: true,
  withText: (value, { kit }) => `${value} ${kit.unique()}`,
  generated: { openTo: ["Q-42"], put: (value, { kit }) => `${value} ${kit.unique()}` },
};

const url: Field = {
  ...ofText("url", "W-04"),
  compare: as("url", "W-04"),
  trials: (context) => [
    ...current(context, "url"),
    ...trials(["https://Standin-Verify.invalid:443/hook/one?x=1&y=%20z", `${safeUrl}/Two/`]),
    ...trials(["http://standin-verify.invalid:8443/three?a=b"], ["Q-40"]),
  ],
  // Addresses that answer: a service may try a URL before it takes it.
  ordinary: async ({ kit, now }) => {
    const inbox = await kit.inbox().catch(() => undefined);
    const own = inbox ? [`${inbox.url}/one`, `${inbox.url}/two`] : [];
    // A service may take addresses of some hosts alone. Whoever handed this one over takes calls there.
    const current =
      typeof now.url === "string" && URL.canParse(now.url)
        ? [now.url, `${new URL(now.url).origin}/standin-verify`]
        : [];
    return [...own, `${safeUrl}/one`, `${safeUrl}/two`, ...current];
  },
  // A list that some services read as its only element.
  wrong: () => [...text.wrong(), ...trials([[`${safeUrl}/listed`]])],
  fill: () => `${safeUrl}/filled`,
  // It differs from the one that fills in its query alone.
  another: () => `${safeUrl}/filled?page=2`,
  withText: (value) => `${safeUrl}/Path/${encoded(value)}?Query=${encoded(value)}&x=1`,
  openTo: "Q-40",
};

const customPayload: Field = {
  ...ofText("custom_payload", "W-05"),
  nullable: true,
  trials: () => [
    ...trials([template, null]),
    // A service may require JSON.
    ...trials([" plain text ✓ ", `${hardest} {{entity_type}}\r\n\ttab`], ["Q-40"]),
    ...trials([null, template]),
  ],
  ordinary: () => [template, '{"type":"{{event_type}}"}', '{"of":"{{entity_type}}","text":"plain"}'],
  fill: () => template,
  another: () => '{"another":"{{event_type}}"}',
  withText: (value) => value,
  openTo: "Q-40",
  generated: { openTo: ["Q-40"] },
};

const headers: Field = {
  name: "headers",
  rule: "W-06",
  nullable: false,
  isStated: isObject,
  trials: () => [
    ...trials([{ "X-Standin-One": "one" }, { "X-Standin-Two": "7", "x-standin-three": "a b, c" }]),
    ...trials([{ "X-Standin-Empty": "", "X-Standin-Full": "full" }], ["Q-27"]),
    ...trials([Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`X-Standin-${at}`, `${at}`]))], ["Q-25"]),
    // No call can carry it unchanged, so a refusal is allowed. A service that accepts it must keep it.
    ...trials([{ "X-Standin-Wide": hardest }], []),
    ...trials([{}]),
  ],
  ordinary: () => [{ "X-Standin-One": "one" }, { "X-Standin-Two": "two" }, { "X-Api-Key": "standin-verify" }],
  // A header cannot carry characters beyond Latin-1 (RFC 9110).
  withText: (value) => ({ "X-Standin-Hard": value.replace(/[^ -~¡-ÿ]/g, ""), "api-key": "plain" }),
  openTo: "Q-27",
  generated: { openTo: ["Q-27"] },
  wrong: () => [
    ...trials(["X-Standin: one", '{"X-Standin":"one"}', "", 7, 0, false]),
    ...trials([[], [["X-Standin", "one"]], ["X-Standin: one"], [{ name: "X-Standin", value: "one" }]]),
    // The type of a value is open.
    ...trials(
      [7, true, ["text"], { text: "text" }, null].map((value) => ({ "X-Standin": value })),
      ["Q-27"],
    ),
  ],
  fill: () => ({ "X-Standin-Filled": "yes" }),
  another: () => ({ "X-Standin-Other": "other" }),
  compare: sameHeaders("W-06"),
  assumes: ["Q-42", "Q-44"],
  also: ["Q-27", "Q-39"],
  ...replaced,
};

/** The first `count` events of the binding, if it has an element for each, in the form that they are read in: by entity type. */
function namedEvents({ kit }: FieldContext, count: number): JsonValue[] {
  const named = Object.keys(kit.api.target.wire.events ?? {}).slice(0, count);
  const pairs = named.map((name) => name.split("."));
  const all = [...new Set(pairs.map(([entity]) => entity))].map((entity_type = "") => {
    const event_types = pairs.flatMap(([entity, type = ""]) => (entity === entity_type ? [type] : []));
    return { entity_type, event_types };
  });
  return named.length < count ? [] : [all];
}

const ofUpload = (...event_types: string[]): JsonObject => ({ entity_type: "upload", event_types });

/** The publication of records of some models. */
const publishing = (entity_ids: string[]): JsonObject => {
  const filters = [{ entity_type: "item_type", entity_ids }];
  return { entity_type: "item", event_types: ["publish"], filters };
};

const events: Field = {
  name: "events",
  rule: "W-07",
  nullable: false,
  isStated: isListOf(isObject),
  trials: (context) => [
    ...current(context, "events", isListOf(isObject)),
    ...trials(
      [
        [ofUpload("create")],
        [ofUpload("update", "delete"), publishing(["44", "45"])],
        [publishing([hardest, ...longTexts.slice(0, 1)])],
        ...namedEvents(context, 1),
        ...namedEvents(context, 3),
      ],
      ["Q-06", "Q-07"],
    ),
    ...trials([[]]),
  ],
  ordinary: () => [[ofUpload("create")], [ofUpload("update")], [ofUpload("update", "delete")]],
  wrong: () => [
    ...trials(["upload.update", "[]", "", 7, 0, false, {}, ofUpload("update")]),
    ...trials([["upload.update"], [7], [null], [[]], [ofUpload("update"), "x"]]),
  ],
  compare: sameEvents("W-07"),
  also: ["Q-39", "Q-06", "Q-07"],
  ...replaced,
  // Events of records, which no contract causes, so an enabled webhook calls nobody. A binding need not name them.
  fill: ({ kit: { api } }) => [
    { entity_type: isNamed(api, "item.delete") ? "item" : "upload", event_types: ["delete"] },
  ],
  another: ({ kit: { api } }) =>
    isNamed(api, "item.create") ? [{ entity_type: "item", event_types: ["create"] }] : [],
};

const isNamed = ({ target: { wire } }: FieldContext["kit"]["api"], event: string): boolean =>
  wire.events === undefined || event in wire.events;

const credential = (name: "http_basic_user" | "http_basic_password", rule: StatementId): Field => {
  const filled = `Filled-${name.replaceAll("_", "-")}-1`;
  return {
    ...ofText(name, rule),
    nullable: true,
    trials: () => [...trials(["null"]), ...trials([hardest], ["Q-42"]), ...trials([null, filled])],
    fill: () => filled,
    another: () => (name === "http_basic_user" ? "other-user-1" : "Other-password-1"),
    // As passwords must often be: long, with a capital, a digit and a sign.
    ordinary: () => [
      "Standin-verify-1",
      "Another-Secret-22!-of-many",
      "Correct-Horse-9-Battery!",
      "standin",
      "Verify42",
    ],
    withText: (value) => (isPrintable(value) ? value : undefined),
    generated: { openTo: ["Q-28"] },
  };
};

const flagField = (name: string, rule: StatementId, fill: boolean, other = !fill): Field => ({
  ...flag,
  name,
  rule,
  nullable: false,
  trials: () => trials([true, false, true]),
  fill: () => fill,
  another: () => other,
  compare: as("text", rule),
});

const version: Field = {
  ...ofText("payload_api_version", "W-11"),
  // It is open which versions exist.
  open: "Q-23",
  trials: (context) => [...current(context, "payload_api_version"), ...trials(["2", "2025-01 beta", "3"], ["Q-23"])],
  withText: (value) => value,
  openTo: "Q-23",
  generated: { openTo: ["Q-23"] },
  also: ["Q-23"],
  // A service that turns numbers into text refuses a number whose text is no version.
  wrong: ({ now }) => {
    const own = Number(now.payload_api_version || Number.NaN);
    const listed = isString(now.payload_api_version) ? [[now.payload_api_version as string]] : [];
    return [...text.wrong(), ...trials(Number.isNaN(own) || own === 3 ? [3] : [3, own]), ...trials(listed)];
  },
  // The original value of a borrowed webhook might not be accepted again.
  fill: ({ on }) => (on.mayLose("payload_api_version") ? "2" : undefined),
  another: () => "3",
};

const fields: readonly Field[] = [
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
  // No contract about fields enables a webhook: it would be called.
  flagField("enabled", "W-10", false, false),
  version,
  flagField("nested_items_in_payload", "W-12", true),
  flagField("auto_retry", "W-13", false),
];

export const webhookSpec: CheckedSpec = {
  ...webhookResource,
  fields,
  regular: fields,
  serialGroup: "webhooks",
  target: "W-01",
  optional: "W-02",
  empty: "W-15",
  updates: () => ["W-16"],
  keeps: ["W-02", "W-16"],
  returns: "W-14",
  jobs: "W-14",
  shows: "Q-05",
  operation: "Q-02",
  companions: ["nested_items_in_payload", "auto_retry", "url", "name"],
  simple: ["auto_retry", "nested_items_in_payload", "name"],
  long: ["custom_payload", "name"],
  marks: ["headers", "name", "auto_retry", "nested_items_in_payload", "payload_api_version"],
  follows: () => [],
  moves: () => [],
};
