import type { Resource } from "../../model.js";
import type { Switch } from "../../server.js";
import { hook } from "../fields.js";
import { all } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const mask = "********";

/** Gives a setting another value with updates of another field, or of any, that do not pass it. */
const losesWith = (other: string | undefined, name: string, to: Resource[string]): Switch =>
  hook.updated((next, current, fields) => {
    const isLost = !(name in fields) && (other === undefined ? Object.keys(fields).length > 0 : other in fields);
    return isLost && current[name] !== null ? { ...next, [name]: to ?? null } : next;
  });

const fields = [
  ...["name", "url", "custom_payload", "headers", "events", "http_basic_user", "enabled", "payload_api_version"],
  ...["nested_items_in_payload", "auto_retry"],
];

/** Settings that nobody sees are lost by an update of others: a call alone shows that. */
export const wrongKeptSettings: WrongRow[] = [
  ...wrong(["C-03", "W-16"], ["call-changes"], {
    "writes the mask that it shows back as the password (mask-written-back)": all(
      hook.seen((shown) => (shown.http_basic_password ? { ...shown, http_basic_password: mask } : shown)),
      losesWith(undefined, "http_basic_password", mask),
    ),
  }),
  ...wrong(["C-03"], ["call-changes"], {
    "hides the user, and loses it with an update of the password (user-lost-with-password)": all(
      hook.hides("http_basic_user"),
      losesWith("http_basic_password", "http_basic_user", null),
    ),
  }),
  ...fields.flatMap((other) =>
    wrong(["C-03"], ["call-changes"], {
      [`hides the password, and loses it with an update of ${other} (password-lost-with-${other})`]: all(
        hook.hides("http_basic_password"),
        losesWith(other, "http_basic_password", null),
      ),
    }),
  ),
  ...fields
    .filter((other) => other !== "headers")
    .flatMap((other) =>
      wrong(["C-02"], ["call-changes"], {
        [`hides the headers, and loses them with an update of ${other} (headers-lost-with-${other})`]: all(
          hook.hides("headers"),
          losesWith(other, "headers", {}),
        ),
      }),
    ),
];
