import { isObject, type JsonObject, type JsonValue, show } from "../../base/json.js";
import { fixtureNamed, hasNone } from "../binding/defaults.js";
import type { Api } from "../http/api.js";
import { RunError } from "../http/gate.js";
import { listWhole } from "../http/list.js";
import { readResource, UnreadableError } from "../http/outcome.js";
import { isEmpty, lostIn } from "../specs/changed-fields.js";
import { holdsMask } from "../specs/normal-form.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import type { Pool } from "../subject/pool.js";
import { Resource } from "../subject/resource.js";
import { isSuccess, told, toldInOwnWords } from "../wire/exchange.js";
import { toResourceId } from "../wire/operation-request.js";
import { UnavailableError, UntouchableError } from "../wire/unavailable.js";
import { type Contract, callsGroup } from "./contract.js";
import { mostWorkers, neededBy, requestsOf } from "./workers.js";

/** What to do if the changes of a run would call listeners of others: stop, continue, or disable them during the run. */
export type CallPolicy = "ask" | "allow" | "quiet";

/** Thrown if a run would call listeners of others without permission. The message has a line for each. */
export class CallsError extends RunError {}

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

const sumOf = (events: EventCounts): number => [...events.values()].reduce((sum, count) => sum + count, 0);

/** A listener that the changes of a run would call. */
export interface Listener {
  spec: ResourceSpec;
  copy: JsonObject;
  /** The user named it, so the run may disable it. */
  isNamed: boolean;
  /** The number of events that it subscribes to. */
  count(events: EventCounts): number;
  /** Its name, identifier and host, for a sentence. The rest of the URL may be a secret. */
  told: string;
}

/** The enabled listeners for any of the events, and why there may be more: what is not known counts as one. */
async function findListeners(
  api: Api,
  events: EventCounts,
): Promise<{ found: Listener[]; because: string | undefined }> {
  const found: Listener[] = [];
  let because: string | undefined;
  for (const spec of api.target.resources) {
    const { calls } = spec;
    if (!calls || events.size === 0 || hasNone(api.target, calls.kind)) continue;
    if (hasNone(api.target, spec.kind) && !api.has(spec.operations.list)) continue;
    const listed = await listWhole(api, spec);
    because ??= listed.because;
    for (const shown of listed.all) {
      const copy = await wholeOf(api, spec, shown);
      if (copy[calls.enabled] === false) continue;
      const count = (some: EventCounts) =>
        sumOf(new Map([...some].filter(([event]) => isFor(copy[calls.events], event))));
      const name = JSON.stringify(copy[spec.mark] ?? null);
      const isNamed = String(copy.id) === fixtureNamed(api.target, spec.idParameter);
      const asked = copy[calls.events];
      const unclear = Array.isArray(asked)
        ? "events that the binding does not name"
        : asked === undefined
          ? `/${calls.events} is not shown`
          : `/${calls.events} is ${show(asked)}, which is no list`;
      const mayBeAny = isFor(asked, "") ? `, ${unclear}` : "";
      const who = `${name} (${spec.kind} ${copy.id}, ${hostOf(copy[calls.address])}${mayBeAny})`;
      if (count(events) > 0) found.push({ spec, copy, isNamed, count, told: who });
    }
  }
  return { found, because };
}

/** A list may show only a summary of each resource. */
async function wholeOf(api: Api, spec: ResourceSpec, shown: JsonObject): Promise<JsonObject> {
  const { calls } = spec;
  const isWhole = !calls || (calls.enabled in shown && calls.events in shown);
  if (isWhole || typeof shown.id !== "string" || !api.has(spec.operations.read)) return shown;
  return { ...shown, ...(await readResource(api, spec, shown.id)).resource };
}

/** Whether a list of events contains one. An unreadable list may contain any, even "". */
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
  listeners.map((one) => `  ${one.told}: about ${toCount(one.count(events))}`).join("\n");

const toCount = (count: number): string => (count === 1 ? "1 call" : `${count} calls`);

/** Disables listeners until the run restores those in `quieted`. Throws a CallsError if one cannot be. */
export async function quiet(
  listeners: readonly Listener[],
  api: Api,
  borrowed: Map<string, Resource>,
  {
    pool,
    quieted,
    onWait,
  }: { pool: Pick<Pool, "make" | "remove" | "whyNone">; quieted: Resource[]; onWait(text: string): void },
): Promise<void> {
  try {
    for (const spec of new Set(listeners.map(({ spec }) => spec))) {
      const own = await pool.make(spec);
      const lost = own ? await rehearse(own).finally(() => pool.remove(own)) : [];
      if (lost.length > 0) throw new CallsError(`Nothing was disabled: ${losing(spec, lost)}`);
      const hiding = own ? undefined : listeners.find((one) => one.spec === spec && hides(api, one));
      if (hiding)
        throw new CallsError(
          `Nothing was disabled: the target does not show all of ${hiding.told}, so a loss could not be restored, and the kit cannot try an update on a ${spec.kind} of its own${pool.whyNone(spec)}. Disable it yourself meanwhile, or pass --allow-calls.`,
        );
    }
    for (const listener of listeners) {
      const { spec, copy, isNamed } = listener;
      const id = String(copy.id);
      const lent = isNamed ? borrowed.get(spec.kind) : undefined;
      api.ledger.borrow({ kind: spec.kind, id });
      const one = lent ?? new Resource(api, spec, id, { made: false, copy });
      quieted.push(one);
      await disable(one, listener);
      onWait(`Disabled during the run: ${listener.told}.`);
    }
    for (const [kind, one] of borrowed) {
      const { spec, id } = one;
      if (!spec.calls) continue;
      const isEnabledLast = quieted.includes(one);
      const copy = isEnabledLast ? await one.read() : one.copy;
      borrowed.set(kind, new Resource(api, spec, id, { made: false, copy, isQuieted: true, isEnabledLast }));
    }
  } catch (thrown) {
    const because =
      thrown instanceof UnreadableError
        ? `the kit ${thrown.message}: ${told(thrown.exchange)}`
        : (thrown instanceof UnavailableError || thrown instanceof UntouchableError) && thrown.message;
    throw because ? new CallsError(`Cannot disable what this run would call: ${because}.`) : thrown;
  }
}

async function disable(one: Resource, { spec, copy, told: what }: Listener): Promise<void> {
  const enabled = spec.calls?.enabled ?? "";
  const refuse = (because: string) =>
    new CallsError(`Cannot disable ${what} during the run: ${because}. Pass --allow-calls to allow its calls.`);
  if (copy[enabled] !== true) throw refuse(`the target does not show ${enabled}`);
  // No write goes to an identifier that no read has shown.
  const { id } = await one.read();
  if (id !== undefined && toResourceId(id) !== one.id) throw refuse(`the target shows ${show(id)} in its ID`);
  one.api.ledger.note({ quiet: spec.kind, id: one.id });
  const fields = { [enabled]: false };
  const { accepted, shown, resource } = await one.finish(fields, await one.start(fields));
  if (!accepted) throw refuse(toldInOwnWords(shown));
  const now = await one.read();
  // A response need not show it, and a read may show an older value.
  if ((resource?.[enabled] ?? now[enabled]) !== false) throw refuse(`${told(shown)}, and it is still enabled`);
  const { lost } = one.memory;
  if (lost.size > 0) throw new CallsError(losing(spec, [...lost]));
}

/** Whether a listener has a value that the target masks or cuts short, or a password that it leaves out. */
function hides(api: Api, { spec, copy }: Listener): boolean {
  const one = new Resource(api, spec, String(copy.id), { made: false, copy });
  const { user = "", password = "" } = spec.secrets ?? {};
  const shown = Object.values(spec.secrets ?? {}).filter((name) => name in copy);
  const isCut = shown.some((name) => one.isHidden(name));
  return isCut || Object.values(copy).some(holdsMask) || (!(password in copy) && !isEmpty(copy[user]));
}

/** What an update that disables a listener of the kit takes from it besides, before those of others are touched. */
async function rehearse(own: Resource): Promise<string[]> {
  const { enabled = "" } = own.spec.calls ?? {};
  const { user, password } = own.spec.secrets ?? { user: "", password: "" };
  const has = (name: string) => name !== "" && !own.api.codec.isAbsent(own.spec.operations.read, name);
  const filled = Object.fromEntries([user, password].filter(has).map((name) => [name, "standin"]));
  if (Object.keys(filled).length > 0) await own.send(filled);
  const before = await own.read();
  await own.send({ [enabled]: false });
  return lostIn(before, await own.readAll(before), [enabled]);
}

const losing = ({ kind, calls }: ResourceSpec, lost: readonly string[]): string =>
  `An update of /${calls?.enabled} alone also empties ${lost.map((name) => `/${name}`).join(", ")} of a ${kind} of this target. If it takes only whole ${kind}s, add update: { ${kind}: whole } to the binding; otherwise pass --allow-calls.`;

/** The listeners that a run would call, or disables before. Throws a CallsError if the user has not permitted calls. */
export async function askListeners(
  api: Api,
  { contracts, calls, onWait }: { contracts: readonly Contract[]; calls: CallPolicy; onWait(text: string): void },
): Promise<Listener[]> {
  const events = eventsOf(contracts, api.target.resources);
  const spec = api.target.resources.find(({ calls }) => calls);
  const { kind } = spec ?? {};
  const canDisable = spec?.calls && !api.codec.isAbsent(spec.operations.read, spec.calls.enabled);
  const disabling = canDisable
    ? `Pass --quiet-${kind}s to disable them during the run`
    : `The binding says that there is no /${spec?.calls?.enabled}, so disable them yourself`;
  const { found, because } = await findListeners(api, events);
  if (because !== undefined && calls !== "allow")
    throw new CallsError(
      `Cannot find out which ${kind}s this run would call: ${because}. Each one that the kit does not see may get about ${sumOf(events)} calls. Correct the binding: --init drafts one, and ${kind}: null under fields means that the product has no ${kind}s. Or correct the token's access, or pass --allow-calls to allow these calls.`,
    );
  const others = found.filter(({ isNamed }) => !isNamed);
  if (others.length > 0 && calls === "ask") {
    throw new CallsError(
      `This run would call ${kind}s that it did not create:\n${toCalls(others, events)}\n${disabling}, or pass --allow-calls to allow these calls.`,
    );
  }
  if (calls === "allow") for (const one of found) onWait(`Called by this run:${toCalls([one], events).slice(1)}.`);
  return found;
}
