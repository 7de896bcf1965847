import { isObject, type JsonObject, type JsonValue } from "../../base/json.js";
import { Fixture } from "../resources/fixture.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import type { Api } from "../target/api.js";
import { isFailure, isSuccess, told } from "../target/exchange.js";
import { fixtureNamed } from "../target/target.js";
import { type Contract, callsGroup } from "./contract.js";
import { mostWorkers, neededBy, requestsOf } from "./workers.js";

/** What to do if the changes of a run would call listeners of others: stop, continue, or disable them during the run. */
export type CallPolicy = "ask" | "allow" | "quiet";

/** Thrown if a run would call listeners of others without permission. The message has a line for each. */
export class CallsError extends Error {}

/** The number of events, by name: the kind of resource, a dot, and `update`. */
export type EventCounts = ReadonlyMap<string, number>;

/** The share of a contract's requests that are accepted updates, as counted on the mock. */
const updatesPerRequest = 0.3;

/** The approximate number of changes of a run. Each worker of a group has its own resource, which the run deletes at the end. */
export function eventsOf(contracts: readonly Contract[], resources: readonly ResourceSpec[]): EventCounts {
  return new Map(
    resources.flatMap((spec) => {
      // Changes of listeners are not events.
      if (spec.calls) return [];
      const some = contracts.filter(
        (contract) => contract.sends === undefined && neededBy(contract, [spec]).length > 0,
      );
      const groups = new Set(some.map(({ serialGroup }) => serialGroup));
      const made = [...groups].reduce((sum, name) => {
        const workers = name === callsGroup ? 1 : mostWorkers;
        return sum + Math.min(workers, some.filter(({ serialGroup }) => serialGroup === name).length);
      }, 0);
      const updates = some.reduce((sum, contract) => sum + requestsOf(contract), 0) * updatesPerRequest;
      const counts = { create: made, update: Math.ceil(updates), delete: made };
      return made === 0 ? [] : Object.entries(counts).map(([type, count]) => [`${spec.kind}.${type}`, count] as const);
    }),
  );
}

/** The number of changes so far, as far as responses show. */
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

/** The total. */
const sumOf = (events: EventCounts): number => [...events.values()].reduce((sum, count) => sum + count, 0);

/** A listener of somebody else that the changes of a run would call. */
export interface Listener {
  spec: ResourceSpec;
  copy: JsonObject;
  /** The number of events that it subscribes to. */
  count(events: EventCounts): number;
  /** Its name, identifier and host, for a sentence. The rest of the URL may be a secret. */
  told: string;
}

/**
 * The enabled listeners of others that subscribe to any of the events. Undefined if the target does not list its listeners.
 * Throws a CallsError if the list fails.
 */
async function findListeners(api: Api, events: EventCounts): Promise<Listener[] | undefined> {
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
      // The user has permitted changes to resources that flags name.
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

/** Whether a list of events contains one. An unreadable list may contain any. */
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

/** One line for each listener, with its number of calls. */
export const toCalls = (listeners: readonly Listener[], events: EventCounts): string =>
  listeners.map((one) => `  ${one.told}: about ${one.count(events)} calls`).join("\n");

/**
 * Disables listeners until the run restores them. Throws a CallsError if one cannot be disabled. Then all are restored, or the
 * error names them.
 */
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

/** How a run reports and treats the listeners of others. */
interface Asked {
  contracts: readonly Contract[];
  calls: CallPolicy;
  onWait(text: string): void;
}

/** The listeners of others that a run would call. Throws a CallsError if the user has not permitted it. */
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
