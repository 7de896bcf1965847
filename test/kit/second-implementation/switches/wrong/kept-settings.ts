import type { Resource } from "../../model.js";
import type { Switch } from "../../server.js";
import { all, onUpdated, seen } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const mask = "********";
const masked = seen("webhook", (hook) => (hook.http_basic_password ? { ...hook, http_basic_password: mask } : hook));
const hidden = (...names: readonly string[]): Switch =>
  seen("webhook", (hook) => Object.fromEntries(Object.entries(hook).filter(([name]) => !names.includes(name))));

/** Gives a setting another value with updates of some fields that do not pass it. */
const losesWith = (others: readonly string[] | undefined, name: string, to: Resource[string]): Switch =>
  onUpdated("webhook", (next, current, fields) => {
    const passed = Object.keys(fields);
    const isLost = !(name in fields) && (others ?? passed).some((other) => passed.includes(other));
    return isLost && current[name] !== null ? { ...next, [name]: to ?? null } : next;
  });

const fields = [
  "name",
  "url",
  "custom_payload",
  "headers",
  "events",
  "http_basic_user",
  "enabled",
  "payload_api_version",
  "nested_items_in_payload",
  "auto_retry",
];

const only = ["call-changes"];

/** Settings that nobody sees are lost by an update of others: a call alone shows that. */
export const wrongKeptSettings: WrongRow[] = [
  wrong("mask-written-back", "writes the mask that it shows back as the password", ["C-03", "W-16"], {
    only,
    apply: all(masked, losesWith(undefined, "http_basic_password", mask)),
  }),
  ...fields.map((other) =>
    wrong(`password-lost-with-${other}`, `hides the password, and loses it with an update of ${other}`, ["C-03"], {
      only,
      apply: all(hidden("http_basic_password"), losesWith([other], "http_basic_password", null)),
    }),
  ),
  ...fields
    .filter((other) => other !== "headers")
    .map((other) =>
      wrong(`headers-lost-with-${other}`, `hides the headers, and loses them with an update of ${other}`, ["C-02"], {
        only,
        apply: all(hidden("headers"), losesWith([other], "headers", {})),
      }),
    ),
  wrong("user-lost-with-password", "hides the user, and loses it with an update of the password", ["C-03"], {
    only,
    apply: all(hidden("http_basic_user"), losesWith(["http_basic_password"], "http_basic_user", null)),
  }),
];
