import { isObject, type JsonObject, type JsonValue } from "../../base/json.js";
import { Fixture } from "../resources/fixture.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import type { Api } from "../target/api.js";
import { isFailure, isSuccess, told } from "../target/exchange.js";
import { fixtureNamed } from "../target/target.js";
import { type Contract, callsGroup } from "./contract.js";
import { mostLanes, neededBy, requestsOf } from "./lanes.js";

/** What a run does where its changes would call listeners of others: it stops, goes on, or disables them meanwhile. */
export type CallPolicy = "ask" | "allow" | "quiet";

/** Thrown where a run would call listeners of others, and nobody said that it may. The message has a line for each. */
export class CallsError extends Error {}

/** How often something happens to a kind of resource, by its event: the kind, a dot, and `update`. */
export type EventCounts = ReadonlyMap<string, number>;

/** So many of the requests of a contract are updates that are taken, as was counted on the mock. */
const updatesPerRequest = 0.3;

/** About how often a run changes what it works on. Each lane of a group has one of its own, which is deleted in the end. */
export function eventsOf(contracts: readonly Contract[], resources: readonly ResourceSpec[]): EventCounts {
  return new Map(
    resources.flatMap((spec) => {
      // What is called is no event itself.
      if (spec.calls) return [];
      const some = contracts.filter(
        (contract) => contract.sends === undefined && neededBy(contract, [spec]).length > 0,
      );
      const groups = new Set(some.map(({ serialGroup }) => serialGroup));
      const made = [...groups].reduce((sum, name) => {
        const lanes = name === callsGroup ? 1 : mostLanes;
        return sum + Math.min(lanes, some.filter(({ serialGroup }) => serialGroup === name).length);
      }, 0);
      const updates = some.reduce((sum, contract) => sum + requestsOf(contract), 0) * updatesPerRequest;
      const counts = { create: made, update: Math.ceil(updates), delete: made };
      return made === 0 ? [] : Object.entries(counts).map(([type, count]) => [`${spec.kind}.${type}`, count] as const);
    }),
  );
}

/** How often it was changed by now, as far as responses tell. */
export function eventsSeen({ target, seen }: Api): EventCounts {
  const { list } = seen.operations;
  return new Map(
    target.resources.flatMap(({ kind, operations }) =>
      (["create", "update", "delete"] as const).map((type) => {
        const some = list.filter(({ operation, status }) => operation === operations[type] && isSuccess(status));
        return [`${kind}.${type}`, some.reduce((sum, { count }) => sum + count, 0)] as const;
      }),
    ),
  );
}

/** How many there are of all kinds. */
export const sumOf = (events: EventCounts): number => [...events.values()].reduce((sum, count) => sum + count, 0);

/** Something of somebody else that the changes of a run call. */
export interface Listener {
  spec: ResourceSpec;
  copy: JsonObject;
  /** How many of the events it is called for. */
  count(events: EventCounts): number;
  /** Its name, identifier and host, for a sentence; the rest of its address may be a secret. */
  told: string;
}

/**
 * The enabled listeners of others that are called for any of the events; undefined where the target does not show which there
 * are. Throws a CallsError where it fails at that.
 */
export async function findListeners(api: Api, events: EventCounts): Promise<Listener[] | undefined> {
  const found: Listener[] = [];
  for (const spec of api.target.resources) {
    const { calls, operations } = spec;
    if (!calls || events.size === 0) continue;
    if (!api.has(operations.list)) return undefined;
    const listed = await api.call(operations.list, { query: spec.wholeList });
    if (isFailure(listed) && listed.status !== 501)
      throw new CallsError(
        `Cannot find out which ${spec.kind}s this run would call: ${told(listed)}. Try again, or pass --allow-calls.`,
      );
    const all = isSuccess(listed.status) ? api.codec.decodeList(listed.json) : undefined;
    if (!all) return undefined;
    for (const copy of all) {
      // What the user named is handed over.
      if (copy[calls.enabled] === false || String(copy.id) === fixtureNamed(api.target, spec.idParameter)) continue;
      const count = (some: EventCounts) =>
        sumOf(new Map([...some].filter(([event]) => isFor(copy[calls.events], event))));
      const name = JSON.stringify(copy[spec.mark] ?? null);
      if (count(events) > 0)
        found.push({ spec, copy, count, told: `${name} (${spec.kind} ${copy.id}, ${hostOf(copy[calls.address])})` });
    }
  }
  return found;
}

/** Whether a list of events has one; of what nobody can read it may be anything. */
function isFor(events: JsonValue | undefined, event: string): boolean {
  if (!Array.isArray(events)) return true;
  return events.some((one) => {
    if (!isObject(one) || !Array.isArray(one.event_types)) return true;
    return one.event_types.some((type) => `${one.entity_type}.${type}` === event);
  });
}

function hostOf(address: JsonValue | undefined): string {
  return typeof address === "string" && URL.canParse(address) ? new URL(address).host : "unknown host";
}

/** Each listener with the calls that it gets for some events, a line each. */
export const toCalls = (listeners: readonly Listener[], events: EventCounts): string =>
  listeners.map((one) => `  ${one.told}: about ${one.count(events)} calls`).join("\n");

/** Disables listeners until they are restored. Throws a CallsError where one cannot be; then all are restored, or named in it. */
export async function quiet(listeners: readonly Listener[], api: Api): Promise<Fixture[]> {
  const quieted: Fixture[] = [];
  try {
    for (const listener of listeners) {
      const { spec, copy } = listener;
      api.notes.borrow({ kind: spec.kind, id: String(copy.id) });
      const fixture = new Fixture(api, { spec, id: String(copy.id) }, false, copy);
      quieted.push(fixture);
      await disable(fixture, listener);
    }
    return quieted;
  } catch (error) {
    const left: string[] = [];
    for (const one of quieted) left.push(...(await one.restore()).map(({ told }) => told));
    const undo = "To undo this, run standin verify --undo with the same --target, --run-record, token and binding.";
    if (left.length > 0 && error instanceof Error) error.message += `\n${left.join("\n")}\n${undo}`;
    throw error;
  }
}

async function disable(fixture: Fixture, { spec, copy, told: what }: Listener): Promise<void> {
  const enabled = spec.calls?.enabled ?? "";
  const outcome = copy[enabled] === true ? await fixture.send({ [enabled]: false }) : undefined;
  if (outcome?.accepted) return;
  const because = outcome?.told ?? `the target does not show ${enabled}`;
  throw new CallsError(`Cannot disable ${what} during the run: ${because}. Pass --allow-calls instead.`);
}

/** What a run says of the listeners of others that it calls, and what it does about them. */
interface Asked {
  contracts: readonly Contract[];
  calls: CallPolicy;
  onWait(text: string): void;
}

/** The listeners of others that a run calls. Throws a CallsError where nobody said that it may. */
export async function askListeners(api: Api, { contracts, calls, onWait }: Asked): Promise<Listener[]> {
  const events = eventsOf(contracts, api.target.resources);
  const kind = api.target.resources.find((spec) => spec.calls)?.kind;
  const listeners = await findListeners(api, events);
  if (!listeners) {
    if (calls !== "allow")
      onWait(
        `The target does not list its ${kind}s. Each enabled one may get about ${sumOf(events)} calls. If it has any, stop the run and disable them first.`,
      );
    return [];
  }
  if (listeners.length > 0 && calls === "ask") {
    throw new CallsError(
      `This run would call ${kind}s that it did not create:\n${toCalls(listeners, events)}\nPass --quiet-${kind}s to disable them during the run, or --allow-calls to allow these calls.`,
    );
  }
  for (const one of listeners)
    onWait(
      calls === "quiet"
        ? `Disabled during the run: ${one.told}.`
        : `Called by this run:${toCalls([one], events).slice(1)}.`,
    );
  return listeners;
}
