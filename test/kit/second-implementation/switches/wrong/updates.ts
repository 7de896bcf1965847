import { nextTurn } from "../../clock.js";
import type { Kind } from "../../model.js";
import type { Switch } from "../../server.js";
import { change, onUpdated, refusesUpdates, stored, storedField } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

/** Writes the whole resource as it was when the head of the request came, some turns before. */
const lostUpdates = (kind: Kind): Switch => {
  return (service) => {
    const { handle } = service;
    service.handle = async (incoming) => {
      for (let turns = 0; turns < 20; turns++) await nextTurn();
      return handle(incoming);
    };
    change(
      "updated",
      (inner) => (of, current, fields, incoming) =>
        inner(of, of === kind && incoming.before ? { ...incoming.before } : current, fields, incoming),
    )(service);
  };
};

/** Updates that lose something, do too much, or are refused. */
export const wrongUpdates: WrongRow[] = [
  wrong("upload-lost-update", "loses one of two updates of an upload that overlap", ["U-13"], {
    apply: lostUpdates("upload"),
  }),
  wrong("webhook-lost-update", "loses one of two updates of a webhook that overlap", ["W-02", "W-16"], {
    apply: lostUpdates("webhook"),
  }),
  wrong("upload-replaced", "empties what an update of an upload does not pass", ["U-13"], {
    only: ["upload-notes", "upload-empty"],
    apply: onUpdated("upload", (next, _, fields) => ({
      ...next,
      ...Object.fromEntries(["notes", "author"].filter((name) => !(name in fields)).map((name) => [name, null])),
    })),
  }),
  wrong("webhook-replaced", "empties the headers of a webhook where they are not passed", ["W-02", "W-16"], {
    only: ["webhook-name", "webhook-empty"],
    apply: onUpdated("webhook", (next, _, fields) => ("headers" in fields ? next : { ...next, headers: {} })),
  }),
  wrong(
    "webhook-enables",
    "switches a webhook on with every update that does not pass enabled",
    ["W-02", "W-16", "W-10"],
    {
      only: ["webhook-headers", "webhook-together"],
      apply: onUpdated("webhook", (next, _, fields) => ("enabled" in fields ? next : { ...next, enabled: true })),
    },
  ),
  wrong("webhook-password-lost", "loses the password where the user is set", ["W-02", "W-16", "W-09"], {
    only: ["webhook-http-basic-user"],
    apply: onUpdated("webhook", (next, _, fields) =>
      "http_basic_user" in fields && !("http_basic_password" in fields) ? { ...next, http_basic_password: null } : next,
    ),
  }),
  wrong("upload-tags-clear-author", "loses the author where tags are set", ["U-13"], {
    only: ["upload-tags"],
    apply: onUpdated("upload", (next, _, fields) =>
      "tags" in fields && !("author" in fields) ? { ...next, author: null } : next,
    ),
  }),
  wrong("upload-pair-refused", "refuses a copyright without an author", ["U-02"], {
    only: ["upload-copyright", "upload-together"],
    apply: refusesUpdates("upload", (fields) => "copyright" in fields && !("author" in fields)),
  }),
  wrong("upload-refused-half", "does the good half of an update that it refuses", ["U-05", "U-06", "U-07", "U-08"], {
    only: ["upload-tags", "upload-author"],
    apply: halfDone("upload"),
  }),
  wrong(
    "webhook-refused-half",
    "does the good half of an update of a webhook that it refuses",
    ["W-03", "W-06", "W-10"],
    { only: ["webhook-headers", "webhook-enabled", "webhook-names"], apply: halfDone("webhook") },
  ),
  wrong("upload-refused-all", "does what it says that it refuses", ["U-08", "U-06"], {
    only: ["upload-tags"],
    apply: refusedAll("upload"),
  }),
  wrong("upload-twice-drifts", "adds a remark where the same notes come again", ["U-07"], {
    only: ["U-07"],
    apply: storedField("upload", "notes", (value, current) =>
      value !== null && value === current ? `${value} (again)` : value,
    ),
  }),
  wrong("webhook-twice-toggles", "switches a webhook off where it is switched on twice", ["W-10"], {
    only: ["W-10"],
    apply: storedField("webhook", "enabled", (value, current) => (value === true && current === true ? false : value)),
  }),
  wrong("upload-many-fields", "takes the first five fields of an update", ["U-02", "U-13"], {
    only: ["upload-together"],
    apply: stored("upload", (fields) => Object.fromEntries(Object.entries(fields).slice(0, 5))),
  }),
  wrong("upload-all-needed", "wants several fields in each update of an upload", ["U-02"], {
    only: ["upload-author", "upload-together"],
    apply: refusesUpdates(
      "upload",
      (fields) => Object.keys(fields).length > 0 && Object.keys(fields).length < 4 && !("path" in fields),
    ),
  }),
  wrong("upload-collection-lost", "takes an upload out of its collection where none is passed", ["U-13"], {
    only: ["upload-author", "upload-together"],
    apply: onUpdated("upload", (next, _, fields) =>
      "author" in fields && !("upload_collection" in fields) ? { ...next, upload_collection: null } : next,
    ),
  }),
  wrong("webhook-disables", "switches a webhook off with every update that does not pass enabled", ["W-02"], {
    only: ["webhook-headers", "webhook-together", "webhook-keeps"],
    apply: onUpdated("webhook", (next, _, fields) =>
      "enabled" in fields || Object.keys(fields).length === 0 ? next : { ...next, enabled: false },
    ),
  }),
  wrong("webhook-refused-all", "does what it says that it refuses, of a webhook", ["W-06", "W-10"], {
    only: ["webhook-headers", "webhook-enabled"],
    apply: refusedAll("webhook"),
  }),
  wrong("webhook-empty-resets", "resets a webhook where nothing is passed", ["W-15"], {
    only: ["webhook-empty"],
    apply: onUpdated("webhook", (next, _, fields) =>
      Object.keys(fields).length === 0 ? { ...next, headers: {}, custom_payload: null } : next,
    ),
  }),
  wrong("upload-twice-refused", "refuses an author that it has", ["U-06"], {
    only: ["upload-author"],
    apply: refusesUpdates("upload", (fields, { author }) => author !== null && fields.author === author),
  }),
  wrong("webhook-twice-other", "switches retries on where the template that it has comes again", ["W-16"], {
    only: ["webhook-custom-payload"],
    apply: onUpdated("webhook", (next, { custom_payload: current }, fields) =>
      Object.keys(fields).length === 1 && fields.custom_payload === current ? { ...next, auto_retry: true } : next,
    ),
  }),
];

/** Does the fields that are not wrong, and refuses all the same. */
function halfDone(kind: Kind): Switch {
  return change("violations", (inner, { state }) => (of, fields, current) => {
    const found = inner(of, fields, current);
    const names = found.map(({ field }) => field);
    const good = Object.entries(fields).filter(([name]) => !names.includes(name));
    if (of === kind && current && found.length > 0 && good.length > 0)
      state[kind].set(current.id, { ...current, ...Object.fromEntries(good) });
    return found;
  });
}

/** Does what is wrong too, and refuses all the same. */
function refusedAll(kind: Kind): Switch {
  return change("violations", (inner, { state }) => (of, fields, current) => {
    const found = inner(of, fields, current);
    if (of === kind && current && found.length > 0) state[kind].set(current.id, { ...current, ...fields });
    return found;
  });
}
