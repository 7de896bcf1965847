import type { JsonObject, JsonValue } from "../../../../../src/base/json.js";
import { nextTurn } from "../../clock.js";
import type { Fields, Incoming, Kind } from "../../model.js";
import type { RunningService, Switch } from "../../server.js";
import { type RightRow, right } from "../right-row.js";
import { asList, asObject, inMetadata, isText, seen } from "../switch.js";
import { staleReads } from "../weather.js";

/** Changes what a second ago was updated, as work behind the response does. */
const workedOn =
  (kind: Kind, to: (fields: Fields) => Fields): Switch =>
  ({ behaviour, clock, state }) => {
    const { commit } = behaviour;
    behaviour.commit = (of, id, fields, incoming) => {
      const after = commit(of, id, fields, incoming);
      if (of !== kind) return after;
      clock.after(1000, () => {
        const now = state[kind].get(id);
        if (now) state[kind].set(id, { ...now, ...to(now) });
      });
      return after;
    };
  };

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

const lowered = (value: JsonValue | undefined): JsonValue =>
  isText(value ?? null) ? String(value).trim() : (value ?? null);

/** What happens to a resource between two reads of it and takes nothing away, and updates that come at once. */
export const rightLasting: RightRow[] = [
  ...[2000, 60_000].map((time) =>
    right(`deletes-after-${time / 1000}-s`, `returns 202 for a deletion, and deletes after ${time / 1000} s`, [], {
      may: ["Q-18", "Q-29"],
      only: ["upload-identity", "webhook-identity", "supporting-operations", "call-events"],
      open: time > 5000 ? ["C-01"] : [],
      apply: deletesAfter(time),
    }),
  ),
  right("lasting-normal", "gives texts their normal form a second after they were set", [], {
    only: ["upload-lasting"],
    apply: workedOn("upload", (now) => ({
      notes: lowered(now.notes),
      tags: [...asList(now.tags)].reverse(),
      default_field_metadata: inMetadata(asObject(now.default_field_metadata), lowered),
    })),
  }),
  right("lasting-adds", "finds tags and texts in another locale for an upload, a second after it was updated", [], {
    only: ["upload-lasting"],
    apply: workedOn("upload", (now) => ({
      tags: [...asList(now.tags), "found"],
      default_field_metadata: { de: asMetadata("Gefunden"), ...asObject(now.default_field_metadata) },
    })),
  }),
  ...(
    [
      ["upload", ["U-04", "U-05", "U-06", "U-07", "U-08", "U-09", "U-10", "U-14"]],
      ["webhook", ["W-03", "W-04", "W-05", "W-06", "W-07", "W-08", "W-09", "W-10", "W-12", "W-13"]],
    ] as const
  ).map(([kind, open]) =>
    right(`lasting-stale-${kind}`, `shows a ${kind} as it was a second and a half ago`, [], {
      only: [`${kind}-lasting`],
      open,
      apply: staleReads,
    }),
  ),
  right("lasting-sparse", "shows every other read without headers and without the name", [], {
    only: ["webhook-lasting"],
    open: ["W-03", "W-06"],
    apply: everyOther("webhook", ["headers", "name"]),
  }),
  right("name-race-refused", "refuses both of two updates that want one name at once", [], {
    only: ["webhook-names"],
    apply: refusesRaces,
  }),
];

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

function everyOther(kind: Kind, names: readonly string[]): Switch {
  let count = 0;
  return seen(kind, (fields) => {
    const isBare = ++count % 2 === 0;
    return isBare ? Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))) : fields;
  });
}

const asMetadata = (title: string): JsonObject => ({ title, alt: null, custom_data: {}, focal_point: null });
