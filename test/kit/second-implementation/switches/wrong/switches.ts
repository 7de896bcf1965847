import { hook } from "../fields.js";
import { asList, isFlag, isNull, isNumber, isText, nothing } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const { http_basic_user: user, http_basic_password: password, enabled } = hook;
const { payload_api_version: version, nested_items_in_payload: nested, auto_retry: retries } = hook;

/** Flags and credentials of a webhook that are lost, coerced or refused. */
export const wrongSwitches: WrongRow[] = [
  ...wrong(["W-08"], user.only, {
    "makes a user of a number (user-number)": user.coerces(isNumber, String),
  }),
  ...wrong(["W-09"], password.only, {
    "refuses null as password (password-null-refused)": password.refuses(isNull),
    "makes a password of a flag (password-flag)": password.coerces(isFlag, String),
    "keeps the password where null is passed (password-null-ignored)": password.stored((value) => value ?? undefined),
    "cuts passwords off after 8 characters (password-cut)": password.stored((value) =>
      isText(value) ? value.slice(0, 8) : value,
    ),
  }),
  ...wrong(["W-10"], enabled.only, {
    'takes "true" and "false" as enabled (enabled-text)': enabled.coerces(
      (value) => value === "true" || value === "false",
      (value) => value === "true",
    ),
    "takes null for disabled (enabled-null)": enabled.nullAs(false),
    "takes 1 and 0 as enabled (enabled-number)": enabled.coerces(isNumber, (value) => value === 1),
  }),
  ...wrong(["W-10", "W-16"], enabled.only, {
    "keeps a webhook enabled (enabled-sticks)": enabled.stored((value, current) => value || current),
  }),
  ...wrong(["W-11"], version.only, {
    "takes a number as version (version-number)": version.coerces(isNumber, String),
    "takes null for the newest version (version-null)": version.nullAs("3"),
    "shows a version as a number (version-shown-number)": version.shown((value) => Number(value) || "3"),
    "has one version, whatever is set (version-fixed)": version.stored(() => "3"),
  }),
  ...wrong(["W-12"], nested.only, {
    "takes 1 and 0 for nested_items_in_payload (nested-number)": nested.coerces(
      (value) => value === 1 || value === 0,
      (value) => value === 1,
    ),
  }),
  ...wrong(["W-12", "W-16"], nested.only, {
    "ignores nested_items_in_payload (nested-ignored)": nested.stored(nothing),
  }),
  ...wrong(["W-13"], retries.only, {
    "takes null for no retries (retry-null)": retries.nullAs(false),
    "takes [] for no retries (retry-list)": retries.coerces(Array.isArray, (value) => asList(value).length > 0),
    "shows auto_retry as a number (retry-shown-number)": retries.shown(Number),
  }),
];
