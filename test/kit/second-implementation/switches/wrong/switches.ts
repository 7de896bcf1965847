import { all, alsoTakes, asList, coerces, isNumber, isText, nullAs, refuses, seen, storedField } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const field = (name: string) => ({ only: [`webhook-${name}`] });

/** Flags and credentials of a webhook that are lost, coerced or refused. */
export const wrongSwitches: WrongRow[] = [
  wrong(
    "user-number",
    "makes a user of a number",
    ["W-08"],
    all(
      alsoTakes("webhook", "http_basic_user", isNumber),
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
    coerces("webhook", "http_basic_password", (value) => typeof value === "boolean", String),
    field("http-basic-password"),
  ),
  wrong(
    "enabled-text",
    'takes "true" and "false" as enabled',
    ["W-10"],
    coerces(
      "webhook",
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
    coerces(
      "webhook",
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
    all(alsoTakes("webhook", "payload_api_version", isNumber), storedField("webhook", "payload_api_version", String)),
    field("payload-api-version"),
  ),
  wrong(
    "version-null",
    "takes null for the newest version",
    ["W-11"],
    nullAs("webhook", "payload_api_version", "3"),
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
    coerces(
      "webhook",
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
    coerces(
      "webhook",
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
    coerces(
      "webhook",
      "auto_retry",
      (value) => Array.isArray(value),
      (value) => asList(value).length > 0,
    ),
    field("auto-retry"),
  ),
  wrong(
    "password-null-ignored",
    "keeps the password where null is passed",
    ["W-09"],
    storedField("webhook", "http_basic_password", (value) => value ?? undefined),
    field("http-basic-password"),
  ),
  wrong(
    "password-cut",
    "cuts passwords off after 8 characters",
    ["W-09"],
    storedField("webhook", "http_basic_password", (value) => (isText(value) ? value.slice(0, 8) : value)),
    field("http-basic-password"),
  ),
  wrong(
    "enabled-number",
    "takes 1 and 0 as enabled",
    ["W-10"],
    coerces("webhook", "enabled", isNumber, (value) => value === 1),
    field("enabled"),
  ),
  wrong(
    "version-fixed",
    "has one version, whatever is set",
    ["W-11"],
    storedField("webhook", "payload_api_version", () => "3"),
    field("payload-api-version"),
  ),
  wrong(
    "retry-shown-number",
    "shows auto_retry as a number",
    ["W-13"],
    seen("webhook", (hook) => ({ ...hook, auto_retry: Number(hook.auto_retry) })),
    field("auto-retry"),
  ),
];
