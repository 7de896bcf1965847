import type { JsonValue } from "../../../../../src/base/json.js";
import { nextTurn } from "../../clock.js";
import type { Incoming } from "../../model.js";
import type { RunningService, Switch } from "../../server.js";
import { hook } from "../fields.js";
import { type RightRow, right } from "../right-row.js";
import { afterCommit, asList, asObject, inMetadata, isText, result, without } from "../switch.js";
import { staleReads } from "../weather.js";

const deletesAfter =
  (time: number): Switch =>
  (service) => {
    const { handle, clock } = service;
    service.handle = async (incoming) => {
      const isDeletion = incoming.operation.startsWith("delete") && incoming.token && incoming.before !== undefined;
      if (!isDeletion) return handle(incoming);
      clock.after(time, async () => {
        await handle(incoming);
        service.flush();
      });
      return { status: 202, raw: "" };
    };
  };

const trimmed = (value: JsonValue): JsonValue => (isText(value) ? value.trim() : value);

/** Looks, once a request has come, whether another one that is underway wants the same name. */
function refusesRaces(service: RunningService): void {
  const { handle, behaviour } = service;
  const underway: Incoming[] = [];
  service.handle = async (incoming) => {
    const name = incoming.operation === "updateWebhook" ? incoming.fields?.name : undefined;
    if (name === undefined) return handle(incoming);
    underway.push(incoming);
    for (let turns = 0; turns < 20; turns++) await nextTurn();
    const isRace = underway.some((one) => one.id !== incoming.id && one.fields?.name === name);
    const reply = isRace ? behaviour.refusal(422, [{ field: "name", reason: "is taken" }]) : await handle(incoming);
    for (let turns = 0; turns < 20; turns++) await nextTurn();
    underway.splice(underway.indexOf(incoming), 1);
    return reply;
  };
}

/** Shows what is deleted for three seconds more, with the time of its deletion. */
const showsDeleted: Switch = (service) => {
  const { state, clock } = service;
  for (const kind of ["upload", "webhook"] as const) {
    const gone = new Map<string, ReturnType<(typeof state)[typeof kind]["get"]>>();
    const { delete: remove } = state[kind];
    state[kind].delete = (id) => {
      const had = state[kind].get(id);
      if (had) gone.set(id, { ...had, deleted_at: "2026-01-01T00:00:00.000Z" });
      clock.after(3000, () => gone.delete(id));
      return remove.call(state[kind], id);
    };
    result("find", (found, of, id, { operation }) =>
      of === kind && operation.startsWith("get") ? (found ?? gone.get(id)) : found,
    )(service);
  }
};

const deletions = ["upload-identity", "webhook-identity", "supporting-operations", "call-events"];

/** What happens to a resource between two reads of it and takes nothing away, and updates that come at once. */
export const rightLasting: RightRow[] = [
  ...right(["Q-18?", "Q-29?"], deletions, {
    "returns 202 for a deletion, and deletes after 2 s (deletes-after-2-s)": deletesAfter(2000),
  }),
  ...right(["Q-18?", "Q-29?", "C-01"], deletions, {
    "returns 202 for a deletion, and deletes after 60 s (deletes-after-60-s)": deletesAfter(60_000),
  }),
  ...right(["Q-18?", "Q-29?", "Q-38?", "Q-41?"], [...deletions, "webhook-names"], {
    "shows what is deleted for 3 s more, with the time of its deletion (deletions-shown)": showsDeleted,
  }),
  ...right([], ["upload-lasting"], {
    "gives texts their normal form a second after they were set (lasting-normal)": afterCommit(
      "upload",
      1000,
      (now) => ({
        notes: trimmed(now.notes ?? null),
        tags: [...asList(now.tags)].reverse(),
        default_field_metadata: inMetadata(now.default_field_metadata ?? null, trimmed),
      }),
    ),
    "finds tags and texts in another locale for an upload, a second after it was updated (lasting-adds)": afterCommit(
      "upload",
      1000,
      (now) => ({
        tags: [...asList(now.tags), "found"],
        default_field_metadata: {
          de: { title: "Gefunden", alt: null, custom_data: {}, focal_point: null },
          ...asObject(now.default_field_metadata),
        },
      }),
    ),
  }),
  ...right(["U-04", "U-05", "U-06", "U-07", "U-08", "U-09", "U-10", "U-14"], ["upload-lasting"], {
    "shows an upload as it was a second and a half ago (lasting-stale-upload)": staleReads,
  }),
  ...right(["W-03", "W-04", "W-05", "W-06", "W-07", "W-08", "W-09", "W-10", "W-12", "W-13"], ["webhook-lasting"], {
    "shows a webhook as it was a second and a half ago (lasting-stale-webhook)": staleReads,
  }),
  ...right(["W-03", "W-06"], ["webhook-lasting"], {
    "shows every other read without headers and without the name (lasting-sparse)": (service) => {
      let count = 0;
      hook.seen((shown) => (++count % 2 === 0 ? without(shown, "headers", "name") : shown))(service);
    },
  }),
  ...right([], ["webhook-names"], {
    "refuses both of two updates that want one name at once (name-race-refused)": refusesRaces,
  }),
];
