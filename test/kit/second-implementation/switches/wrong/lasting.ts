import type { JsonValue } from "../../../../../src/base/json.js";
import type { Fields, Kind, Resource } from "../../model.js";
import type { Switch } from "../../server.js";
import { callsWith } from "../calls.js";
import { afterCommit } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

/** Undoes something of an update two seconds later. */
const undone = (kind: Kind, undo: (now: Resource, previous: Resource, fields: Fields) => Fields): Switch =>
  afterCommit(kind, 2000, undo);

/** Takes a new value of a setting into calls only once another setting has changed. */
function keptAlone(name: string): Switch {
  const kept = new Map<string, JsonValue>();
  return callsWith(({ [name]: value = null, ...rest }) => {
    const key = JSON.stringify(rest);
    if (!kept.has(key)) kept.set(key, value);
    return { [name]: kept.get(key) ?? null };
  });
}

const gone = {
  upload: { notes: "U-07", tags: "U-08", default_field_metadata: "U-09", creator: "U-10", basename: "U-04" },
  webhook: { name: "W-03", headers: "W-06", events: "W-07", http_basic_password: "W-09", enabled: "W-10" },
};

const kept = { headers: "C-02", http_basic_password: "C-03", url: "C-02", custom_payload: "C-04" };

/** What was right at once, and is gone two seconds later; and calls that show what was before. */
export const wrongLasting: WrongRow[] = [
  ...(["upload", "webhook"] as const).flatMap((kind) =>
    Object.entries(gone[kind]).flatMap(([name, rule]) =>
      wrong([rule], [`${kind}-lasting`], {
        [`takes ${name} back two seconds after it was set (${kind}-gone-${name})`]: undone(
          kind,
          (_, { [name]: before = null }, fields) => (name in fields ? { [name]: before } : {}),
        ),
      }),
    ),
  ),
  ...wrong(["U-13"], ["upload-lasting"], {
    "writes back all but the name of a file, two seconds after it was renamed (upload-gone-behind-rename)": undone(
      "upload",
      ({ basename = "", path = "", filename = "" }, previous, fields) =>
        "basename" in fields ? { ...previous, basename, path, filename } : {},
    ),
  }),
  ...Object.entries(kept).flatMap(([name, rule]) =>
    wrong([rule], ["call-changes"], {
      [`calls with the ${name} of before where nothing else was changed (call-kept-${name})`]: keptAlone(name),
    }),
  ),
];
