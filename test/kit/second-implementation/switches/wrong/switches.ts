import { all, alsoTakes, asList, coerces, isNumber, isText, nullAs, refuses, seen, storedField } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const field = (name: string) => [`webhook-${name}`];

/** Flags and credentials of a webhook that are lost, coerced or refused. */
export const wrongSwitches: WrongRow[] = [
  wrong("user-number", "makes a user of a number", ["W-08"], {
    only: field("http-basic-user"),
    apply: all(
      alsoTakes("webhook", "http_basic_user", isNumber),
      storedField("webhook", "http_basic_user", (value) => (value === null ? null : String(value))),
    ),
  }),
  wrong("password-null-refused", "refuses null as password", ["W-09"], {
    only: field("http-basic-password"),
    apply: refuses("webhook", "http_basic_password", (value) => value === null),
  }),
  wrong("password-flag", "makes a password of a flag", ["W-09"], {
    only: field("http-basic-password"),
    apply: coerces("webhook", "http_basic_password", (value) => typeof value === "boolean", String),
  }),
  wrong("enabled-text", 'takes "true" and "false" as enabled', ["W-10"], {
    only: field("enabled"),
    apply: coerces(
      "webhook",
      "enabled",
      (value) => value === "true" || value === "false",
      (value) => value === "true",
    ),
  }),
  wrong("enabled-sticks", "keeps a webhook enabled", ["W-10", "W-16"], {
    only: field("enabled"),
    apply: storedField("webhook", "enabled", (value, current) => value || current),
  }),
  wrong("enabled-null", "takes null for disabled", ["W-10"], {
    only: field("enabled"),
    apply: nullAs("webhook", "enabled", false),
  }),
  wrong("version-number", "takes a number as version", ["W-11"], {
    only: field("payload-api-version"),
    apply: all(
      alsoTakes("webhook", "payload_api_version", isNumber),
      storedField("webhook", "payload_api_version", String),
    ),
  }),
  wrong("version-null", "takes null for the newest version", ["W-11"], {
    only: field("payload-api-version"),
    apply: nullAs("webhook", "payload_api_version", "3"),
  }),
  wrong("version-shown-number", "shows a version as a number", ["W-11"], {
    only: field("payload-api-version"),
    apply: seen("webhook", (hook) => ({ ...hook, payload_api_version: Number(hook.payload_api_version) || "3" })),
  }),
  wrong("nested-number", "takes 1 and 0 for nested_items_in_payload", ["W-12"], {
    only: field("nested-items-in-payload"),
    apply: coerces(
      "webhook",
      "nested_items_in_payload",
      (value) => value === 1 || value === 0,
      (value) => value === 1,
    ),
  }),
  wrong("nested-ignored", "ignores nested_items_in_payload", ["W-12", "W-16"], {
    only: field("nested-items-in-payload"),
    apply: storedField("webhook", "nested_items_in_payload", () => undefined),
  }),
  wrong("retry-null", "takes null for no retries", ["W-13"], {
    only: field("auto-retry"),
    apply: nullAs("webhook", "auto_retry", false),
  }),
  wrong("retry-list", "takes [] for no retries", ["W-13"], {
    only: field("auto-retry"),
    apply: coerces(
      "webhook",
      "auto_retry",
      (value) => Array.isArray(value),
      (value) => asList(value).length > 0,
    ),
  }),
  wrong("password-null-ignored", "keeps the password where null is passed", ["W-09"], {
    only: field("http-basic-password"),
    apply: storedField("webhook", "http_basic_password", (value) => value ?? undefined),
  }),
  wrong("password-cut", "cuts passwords off after 8 characters", ["W-09"], {
    only: field("http-basic-password"),
    apply: storedField("webhook", "http_basic_password", (value) => (isText(value) ? value.slice(0, 8) : value)),
  }),
  wrong("enabled-number", "takes 1 and 0 as enabled", ["W-10"], {
    only: field("enabled"),
    apply: coerces("webhook", "enabled", isNumber, (value) => value === 1),
  }),
  wrong("version-fixed", "has one version, whatever is set", ["W-11"], {
    only: field("payload-api-version"),
    apply: storedField("webhook", "payload_api_version", () => "3"),
  }),
  wrong("retry-shown-number", "shows auto_retry as a number", ["W-13"], {
    only: field("auto-retry"),
    apply: seen("webhook", (hook) => ({ ...hook, auto_retry: Number(hook.auto_retry) })),
  }),
];
