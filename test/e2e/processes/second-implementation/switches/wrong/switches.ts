import type { JsonValue } from "../../../../../../src/base/json.js";
import type { Switch } from "../../server.js";
import { all, alsoTakes, asList, refuses, seen, storedField } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const field = (name: string) => ({ only: [`webhook-${name}`] });

/** Takes values of a flag that are none, and makes flags of them. */
const coercedFlag = (name: string, takes: (value: JsonValue) => boolean, to: (value: JsonValue) => JsonValue): Switch =>
  all(
    alsoTakes("webhook", name, takes),
    storedField("webhook", name, (value) => (takes(value) ? to(value) : value)),
  );

/** Flags and credentials of a webhook that are lost, coerced or refused. */
export const wrongSwitches: WrongRow[] = [
  wrong(
    "user-null-refused",
    "refuses null as user",
    ["W-08"],
    refuses("webhook", "http_basic_user", (value) => value === null),
    field("http-basic-user"),
  ),
  wrong(
    "user-null-ignored",
    "keeps the user where null is passed",
    ["W-08", "W-16"],
    storedField("webhook", "http_basic_user", (value) => value ?? undefined),
    field("http-basic-user"),
  ),
  wrong(
    "user-number",
    "makes a user of a number",
    ["W-08"],
    all(
      alsoTakes("webhook", "http_basic_user", (value) => typeof value === "number"),
      storedField("webhook", "http_basic_user", (value) => (value === null ? null : String(value))),
    ),
    field("http-basic-user"),
  ),
  wrong(
    "password-null-refused",
    "refuses null as password",
    ["W-09"],
    refuses("webhook", "http_basic_password", (value) => value === null),
    field("http-basic-password"),
  ),
  wrong(
    "password-flag",
    "makes a password of a flag",
    ["W-09"],
    all(
      alsoTakes("webhook", "http_basic_password", (value) => typeof value === "boolean"),
      storedField("webhook", "http_basic_password", (value) => (typeof value === "boolean" ? String(value) : value)),
    ),
    field("http-basic-password"),
  ),
  wrong(
    "enabled-text",
    'takes "true" and "false" as enabled',
    ["W-10"],
    coercedFlag(
      "enabled",
      (value) => value === "true" || value === "false",
      (value) => value === "true",
    ),
    field("enabled"),
  ),
  wrong(
    "enabled-sticks",
    "keeps a webhook enabled",
    ["W-10", "W-16"],
    storedField("webhook", "enabled", (value, current) => value || current),
    field("enabled"),
  ),
  wrong(
    "enabled-null",
    "takes null for disabled",
    ["W-10"],
    coercedFlag(
      "enabled",
      (value) => value === null,
      () => false,
    ),
    field("enabled"),
  ),
  wrong(
    "version-number",
    "takes a number as version",
    ["W-11"],
    all(
      alsoTakes("webhook", "payload_api_version", (value) => typeof value === "number"),
      storedField("webhook", "payload_api_version", (value) => String(value)),
    ),
    field("payload-api-version"),
  ),
  wrong(
    "version-null",
    "takes null for the newest version",
    ["W-11"],
    all(
      alsoTakes("webhook", "payload_api_version", (value) => value === null),
      storedField("webhook", "payload_api_version", (value) => value ?? "3"),
    ),
    field("payload-api-version"),
  ),
  wrong(
    "version-shown-number",
    "shows a version as a number",
    ["W-11"],
    seen("webhook", (hook) => ({ ...hook, payload_api_version: Number(hook.payload_api_version) || "3" })),
    field("payload-api-version"),
  ),
  wrong(
    "nested-number",
    "takes 1 and 0 for nested_items_in_payload",
    ["W-12"],
    coercedFlag(
      "nested_items_in_payload",
      (value) => value === 1 || value === 0,
      (value) => value === 1,
    ),
    field("nested-items-in-payload"),
  ),
  wrong(
    "nested-ignored",
    "ignores nested_items_in_payload",
    ["W-12", "W-16"],
    storedField("webhook", "nested_items_in_payload", () => undefined),
    field("nested-items-in-payload"),
  ),
  wrong(
    "retry-null",
    "takes null for no retries",
    ["W-13"],
    coercedFlag(
      "auto_retry",
      (value) => value === null,
      () => false,
    ),
    field("auto-retry"),
  ),
  wrong(
    "retry-list",
    "takes [] for no retries",
    ["W-13"],
    coercedFlag(
      "auto_retry",
      (value) => Array.isArray(value),
      (value) => asList(value).length > 0,
    ),
    field("auto-retry"),
  ),
];
