import type { JsonValue } from "../../../../../src/base/json.js";
import type { Fields, Kind, Resource } from "../../model.js";
import type { Switch } from "../../server.js";
import { callsOf } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

/** Undoes something of an update once so much time has passed, in milliseconds. */
const undoneAfter =
  (kind: Kind, wait: number, undo: (now: Resource, previous: Resource, fields: Fields) => Fields): Switch =>
  ({ behaviour, clock, state }) => {
    const { commit } = behaviour;
    behaviour.commit = (of, id, fields, incoming) => {
      const previous = state[of].get(id);
      const after = commit(of, id, fields, incoming);
      if (of === kind && previous) {
        clock.after(wait, () => {
          const now = state[kind].get(id);
          if (now) state[kind].set(id, { ...now, ...undo(now, previous, fields) });
        });
      }
      return after;
    };
  };

/** What was right at once, and is gone two seconds later; and calls that show what was before. */
export const wrongLasting: WrongRow[] = [
  ...(
    [
      ["upload", "notes", "U-07"],
      ["upload", "tags", "U-08"],
      ["upload", "default_field_metadata", "U-09"],
      ["upload", "creator", "U-10"],
      ["upload", "basename", "U-04"],
      ["webhook", "name", "W-03"],
      ["webhook", "headers", "W-06"],
      ["webhook", "events", "W-07"],
      ["webhook", "http_basic_password", "W-09"],
      ["webhook", "enabled", "W-10"],
    ] as const
  ).map(([kind, name, rule]) =>
    wrong(`${kind}-gone-${name}`, `takes ${name} back two seconds after it was set`, [rule], {
      only: [`${kind}-lasting`],
      apply: undoneAfter(kind, 2000, (_, previous, fields) =>
        name in fields ? { [name]: previous[name] ?? null } : {},
      ),
    }),
  ),
  wrong(
    "upload-gone-behind-rename",
    "writes back all but the name of a file, two seconds after it was renamed",
    ["U-13"],
    {
      only: ["upload-lasting"],
      apply: undoneAfter("upload", 2000, ({ basename, path, filename }, previous, fields) =>
        "basename" in fields ? { ...previous, basename, path, filename } : {},
      ),
    },
  ),
  ...(
    [
      ["headers", "C-02"],
      ["http_basic_password", "C-03"],
      ["url", "C-02"],
      ["custom_payload", "C-04"],
    ] as const
  ).map(([name, rule]) =>
    wrong(`call-kept-${name}`, `calls with the ${name} of before where nothing else was changed`, [rule], {
      only: ["call-changes"],
      apply: keptAlone(name),
    }),
  ),
];

/** Takes a new value of a setting into calls only once another setting has changed. */
function keptAlone(name: string): Switch {
  const kept = new Map<string, JsonValue>();
  return callsOf((attempt) => {
    const { [name]: value = null, ...rest } = attempt.hook;
    const key = JSON.stringify(rest);
    if (!kept.has(key)) kept.set(key, value);
    return { ...attempt, hook: { ...attempt.hook, [name]: kept.get(key) ?? null } };
  });
}
