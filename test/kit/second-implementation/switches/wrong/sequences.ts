import type { Fields, Kind, Resource } from "../../model.js";
import type { Switch } from "../../server.js";
import { hook, upload } from "../fields.js";
import { all, change, late, without } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const handles = { upload, webhook: hook };

/** The contracts about pairs, and the rule of what is not passed. */
const pairs = {
  upload: ["upload-together", "upload-name-pairs", "upload-version-pairs"],
  webhook: ["webhook-together"],
};
const kept = { upload: "U-13", webhook: "W-16" };

/** Gives a field the value back that it had before the last update, where that was of this field and now another comes. */
function takenBack(kind: Kind, one: string, other: string): Switch {
  const memory = new Map<string, Resource | undefined>();
  return handles[kind].updated((next, current, fields) => {
    const old = memory.get(current.id)?.[one];
    if (one in fields) memory.set(current.id, current);
    else memory.delete(current.id);
    return other in fields && !(one in fields) && old !== undefined ? { ...next, [one]: old } : next;
  });
}

/** Takes a name that was given just before, as where two ask at once. */
const nameRace = change("violations", (inner) => {
  let now = 0;
  const taken: [name: unknown, at: number][] = [];
  return (kind, fields, current) => {
    const found = inner(kind, fields, current);
    const isRace = taken.some(([name, at]) => name === fields.name && at > now - 2);
    now++;
    if ("name" in fields && found.length === 0) taken.push([fields.name, now]);
    return isRace ? found.filter(({ reason }) => reason !== "is taken") : found;
  };
});

const resets: Record<string, Fields> = {
  creator: { creator: { type: "access_token", id: "7" } },
  collection: { upload_collection: null },
  tags: { tags: [] },
  metadata: { default_field_metadata: {} },
};

/** Losses of one field where another one comes with it, or after it. */
export const wrongSequences: WrongRow[] = [
  ...wrong(["W-03"], ["webhook-names"], {
    "gives two webhooks one name where both ask for it at once (name-race)": all(late, nameRace),
  }),
  ...Object.entries(resets).flatMap(([name, reset]) => [
    ...wrong(["U-13"], ["upload-version"], {
      [`resets the ${name} where a new version comes (version-resets-all-${name})`]: upload.updated((next, current) =>
        next.content === current.content ? next : { ...next, ...reset },
      ),
    }),
    ...wrong(["U-13"], ["upload-basename"], {
      [`resets the ${name} where an upload is renamed (rename-resets-${name})`]: upload.updated((next, current) =>
        next.basename === current.basename ? next : { ...next, ...reset },
      ),
    }),
  ]),
  ...wrong(["U-13", "U-14"], ["upload-basename"], {
    "goes back to the name of the file with the next update (rename-reverted)": upload.updated((next, _, fields) => {
      if ("basename" in fields || "path" in fields || Object.keys(fields).length === 0) return next;
      const filename = String(next.content).split("/").at(-1) ?? "";
      return { ...next, filename, basename: filename.replace(/\.[^.]*$/, ""), path: next.content ?? null };
    }),
  }),
  ...(
    [
      ["upload", "notes", "creator", "U-13"],
      ["upload", "copyright", "upload_collection", "U-13"],
      ["upload", "tags", "default_field_metadata", "U-13"],
      ["webhook", "http_basic_user", "events", "W-16"],
      ["webhook", "name", "auto_retry", "W-16"],
      ["webhook", "custom_payload", "payload_api_version", "W-16"],
      ["webhook", "url", "nested_items_in_payload", "W-16"],
      ["upload", "creator", "basename", "U-13"],
      ["upload", "tags", "path", "U-13"],
      ["upload", "basename", "author", "U-14"],
      ["upload", "basename", "upload_collection", "U-14"],
      ["upload", "path", "default_field_metadata", "U-15"],
    ] as const
  ).flatMap(([kind, one, other, rule]) => [
    ...wrong([rule], pairs[kind], {
      [`loses ${one} where it comes with ${other} alone (${kind}-pair-${one}-${other})`]: handles[kind].stored(
        (fields) =>
          one in fields && other in fields && Object.keys(fields).length === 2 ? without(fields, one) : fields,
      ),
    }),
    ...wrong([kept[kind]], pairs[kind], {
      [`takes back ${one} where the next update is of ${other} (${kind}-followed-${one}-${other})`]: takenBack(
        ...([kind, one, other] as const),
      ),
    }),
  ]),
];
