import { nextTurn } from "../../clock.js";
import type { Fields, Kind, Resource } from "../../model.js";
import type { Switch } from "../../server.js";
import { onUpdated, stored } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

/** The contracts about pairs. */
const togetherOf = {
  upload: ["upload-together", "upload-name-pairs", "upload-version-pairs"],
  webhook: ["webhook-together", "webhook-pairs"],
} as const;

/** Losses of one field where another one comes with it, or after it. */
export const wrongSequences: WrongRow[] = [
  wrong("name-race", "gives two webhooks one name where both ask for it at once", ["W-03"], {
    only: ["webhook-names"],
    apply: (service) => {
      const { handle, behaviour } = service;
      const { violations } = behaviour;
      let now = 0;
      const given: [name: unknown, at: number][] = [];
      service.handle = async (incoming) => {
        for (let turns = 0; turns < 20; turns++) await nextTurn();
        return handle(incoming);
      };
      behaviour.violations = (kind, fields, current) => {
        const found = violations(kind, fields, current);
        const isRace = given.some(([name, at]) => name === fields.name && at > now - 2);
        now++;
        if ("name" in fields && found.length === 0) given.push([fields.name, now]);
        return isRace ? found.filter(({ reason }) => reason !== "is taken") : found;
      };
    },
  }),
  ...(
    [
      ["creator", { creator: { type: "access_token", id: "7" } }],
      ["collection", { upload_collection: null }],
      ["tags", { tags: [] }],
      ["metadata", { default_field_metadata: {} }],
    ] satisfies [string, Fields][]
  ).flatMap(([id, reset]) => [
    wrong(`version-resets-all-${id}`, `resets the ${id} where a new version comes`, ["U-13"], {
      only: ["upload-version"],
      apply: onUpdated("upload", (next, current) => (next.content === current.content ? next : { ...next, ...reset })),
    }),
    wrong(`rename-resets-${id}`, `resets the ${id} where an upload is renamed`, ["U-13"], {
      only: ["upload-basename"],
      apply: onUpdated("upload", (next, current) =>
        next.basename === current.basename ? next : { ...next, ...reset },
      ),
    }),
  ]),
  wrong("rename-reverted", "goes back to the name of the file with the next update", ["U-13", "U-14"], {
    only: ["upload-basename"],
    apply: onUpdated("upload", (next, _, fields) => {
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
    wrong(`${kind}-pair-${one}-${other}`, `loses ${one} where it comes with ${other} alone`, [rule], {
      only: [...togetherOf[kind]],
      apply: stored(kind, (fields) => {
        const { [one]: _, ...rest } = fields;
        return other in rest && Object.keys(fields).length === 2 ? rest : fields;
      }),
    }),
    wrong(
      `${kind}-followed-${one}-${other}`,
      `takes back ${one} where the next update is of ${other}`,
      [kind === "upload" ? "U-13" : "W-16"],
      { only: [...togetherOf[kind]], apply: takenBack(kind, one, other) },
    ),
  ]),
];

/** Gives a field the value back that it had before the last update, where that was of this field and now another comes. */
function takenBack(kind: Kind, one: string, other: string): Switch {
  const memory = new Map<string, Resource | undefined>();
  return onUpdated(kind, (next, current, fields) => {
    const old = memory.get(current.id)?.[one];
    if (one in fields) memory.set(current.id, current);
    else memory.delete(current.id);
    return other in fields && !(one in fields) && old !== undefined ? { ...next, [one]: old } : next;
  });
}
