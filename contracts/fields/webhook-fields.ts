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
import { eventElement, exactly, list, members, replaced } from "./compare.js";
import { isBoolean, isListOf, isObjectOf, isString } from "./stated.js";
import { longText, trickyTexts } from "./upload-fields.js";
import { wrong, wrongBooleans, wrongStrings, wrongStringsIn } from "./wrong-values.js";

export const template =
  '{"message":"{{event_type}} event triggered on {{entity_type}}!","entity_id":"{{#entity}}{{id}}{{/entity}}"}';

const safeUrl = "https://example.com/standin-verify";
const trials = (...values: JsonValue[]): Trial[] => values.map((value) => ({ value }));
/** The value that the target shows now is within its own bounds, whatever those are. */
const current = ({ now }: FieldContext, name: string): Trial[] => (name in now ? trials(now[name] as JsonValue) : []);

const plain = (name: string, rule: StatementId, isStated: Field["isStated"]) => ({
  name,
  rule,
  nullable: false,
  isStated,
  compare: exactly(rule),
});

const webhookName: Field = {
  ...plain("name", "W-03", isString),
  trials: (context) => [
    ...current(context, "name"),
    ...trials(`Standin ${context.kit.unique()}`, `Ü ✓ <b> ${context.kit.unique()}`),
  ],
  wrong: wrongStrings,
  fillValue: () => undefined,
};

const url: Field = {
  ...plain("url", "W-04", isString),
  trials: (context) => [
    ...current(context, "url"),
    ...trials(`${safeUrl}/one?x=1&y=%20z`, `${safeUrl}/Two/`),
    { value: "http://example.com:8443/three?a=b", openTo: ["Q-40"] },
  ],
  wrong: wrongStrings,
  fillValue: () => `${safeUrl}/filled`,
};

const customPayload: Field = {
  ...plain("custom_payload", "W-05", isString),
  nullable: true,
  trials: () => [
    ...trials(template, " plain text ✓ ", null),
    // Which templates are refused is open; one that is taken must be kept.
    ...["", "null", "7", "{}"].map((value): Trial => ({ value, openTo: ["Q-40"] })),
    longText,
    ...trials(null, template),
  ],
  wrong: wrongStrings,
  fillValue: () => template,
};

const headers: Field = {
  ...plain("headers", "W-06", isObjectOf(isString)),
  trials: () => trials({ "X-Standin-One": "one" }, { "X-Standin-Two": "7", "x-standin-three": "a b, c" }, {}),
  wrong: () => [
    ...wrong(["X-Standin: one", "", 7, 0, true, false, [], [["X-Standin", "one"]], ["X-Standin: one"]]),
    ...wrongStringsIn((value) => ({ "X-Standin": value }), true),
  ],
  compare: members("W-06"),
  ...replaced,
  fillValue: () => ({ "X-Standin-Filled": "yes" }),
};

const open: readonly StatementId[] = ["Q-06", "Q-07"];

const events: Field = {
  ...plain("events", "W-07", isListOf(isObject)),
  trials: (context) => [
    ...current(context, "events"),
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
    ...trials([]),
  ],
  wrong: () => [
    ...wrong(["upload.update", "", 7, 0, true, false, {}, { entity_type: "upload", event_types: ["update"] }]),
    ...wrong([["upload.update"], [7], [true], [null], [[]], [{ entity_type: "upload", event_types: ["update"] }, "x"]]),
  ],
  compare: list("W-07", eventElement),
  ...replaced,
  fillValue: () => [{ entity_type: "upload", event_types: ["delete"] }],
};

/** Credentials cannot hold control characters (RFC 7617). */
const isPrintable = (text: string) => !/[\n\t]/.test(text);

const credential = (name: string, rule: StatementId): Field => ({
  ...plain(name, rule, isString),
  nullable: true,
  trials: () => trials(...trickyTexts.filter(isPrintable), null, `filled-${name}`),
  wrong: wrongStrings,
  fillValue: () => `filled-${name}`,
});

const flag = (name: string, rule: StatementId, filled: boolean): Field => ({
  ...plain(name, rule, isBoolean),
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
  wrong: () => [...wrongStrings(), ...wrong([3])],
  fillValue: () => undefined,
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
    credential("http_basic_password", "W-09"),
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
  shows: "Q-05",
  operation: "Q-02",
  companions: ["nested_items_in_payload", "auto_retry"],
  follows: () => [],
};
