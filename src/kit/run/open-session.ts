import { isObject, type JsonValue } from "../../base/json.js";
import { valueAt } from "../../base/json-pointer.js";
import { fixtureNamed, tellAbsent } from "../binding/defaults.js";
import type { Access, Target } from "../binding/target.js";
import type { Examples } from "../examples/examples.js";
import { type Api, createApi } from "../http/api.js";
import { Control, keepsEnvironment, saysStandin } from "../http/control.js";
import { Gate, RunError, StoppedError, TargetError } from "../http/gate.js";
import { countFailures, Habits, type SentCounts } from "../http/observations.js";
import type { Ports } from "../http/ports.js";
import { createReceiver } from "../http/receiver.js";
import { Ledger } from "../ledger/ledger.js";
import { unsettled } from "../ledger/leftovers.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { flagOf } from "../specs/specs.js";
import { borrow } from "../subject/pool.js";
import type { Resource } from "../subject/resource.js";
import { type Exchange, isFailure, isSuccess, mediaTypeOf, toldInOwnWords } from "../wire/exchange.js";
import type { Contract } from "./contract.js";
import { askListeners, type CallPolicy, quiet } from "./listeners.js";
import { whyOccupied } from "./occupied.js";
import { readReferred } from "./referred.js";
import type { GroupParts } from "./serial-group.js";
import { type Network, type Opening, Owned, Session } from "./session.js";
import { defaultConcurrency } from "./workers.js";

/** How a run works, whatever it verifies. */
export interface RunSettings {
  /** Ends the run early. The kit verifies nothing more and restores everything. */
  signal?: AbortSignal | undefined;
  /** Receives the reasons for waiting, in sentences. */
  onWait?: ((text: string) => void) | undefined;
  /** Where to write the undo record before each request. Default: in memory. */
  ledger?: Ledger | undefined;
  /** The generator of values from the schemas, for the contracts that use it. Default: none. */
  examples?: Examples | undefined;
  /** The number of contracts that run at once. With 1, they run one after another in their order. */
  concurrency?: number | undefined;
  /** The policy for calls to listeners of others. Default: stop. */
  calls?: CallPolicy | undefined;
  /** Ends the run after this number of milliseconds, like `signal`. */
  maxTime?: number | undefined;
}

export interface SessionOptions extends RunSettings {
  /** Replaces the network. */
  network?: Network | undefined;
  /** The contracts to run. Without contracts there are no calls to listeners of others. */
  contracts?: readonly Contract[] | undefined;
}

/** Connects to the target and borrows resources. Throws a TargetError and a StoppedError. */
export async function openSession(target: Target, ports: Ports, options: SessionOptions = {}): Promise<Session> {
  const { maxTime, onWait = () => undefined, ledger = new Ledger(ports.now) } = options;
  const gate = new Gate(ports, options.signal);
  if (maxTime !== undefined)
    gate.shutAfter(maxTime, "max time", `the limit of --max-time (${maxTime / 1000} s) was reached`);
  const sent: SentCounts = { requests: 0, limited: 0, failed: 0, lost: 0 };
  const network = options.network ?? { receiver: () => createReceiver(gate.guard(ports), target.callbackUrl) };
  const api = createApi(target, {
    ...{ gate, ports, ledger, transport: network.transport, onWait },
    onLost: (text) => gate.shut("target lost", `${target.url} stopped responding: ${text}`),
    onExchange(exchange) {
      sent.requests++;
      countFailures(sent, exchange);
    },
  });
  const { examples, concurrency = defaultConcurrency, contracts = [], calls = "ask" } = options;
  const opening = { api, gate, examples, concurrency, ledger, contracts, calls, network, sent, onWait };
  const owned = new Owned(opening);
  try {
    return await open(opening, owned);
  } catch (thrown) {
    // What went wrong has been said. What it leaves is named all the same.
    const left = await owned.settle([], () => undefined).catch(() => unsettled(ledger.open, []));
    const record = await owned.close().catch(() => undefined);
    const { ending } = gate;
    // An interrupted request proves nothing about the target.
    const isEnded = ending?.kind === "interrupted" || ending?.kind === "max time";
    const error = isEnded ? new StoppedError(ending) : thrown;
    if (error instanceof Error) Object.assign(error, { leftovers: left, record, sent });
    const undo = "To undo this, run standin verify --undo with the same --target, --run-record, token and binding.";
    if (left.length > 0 && error instanceof RunError && !isEnded)
      error.message += `\n${left.map(({ told }) => told).join("\n")}\n${undo}`;
    throw error;
  }
}

const mostCallsWorkers = 3;

async function open(opening: Opening, owned: Owned): Promise<Session> {
  const { concurrency, ledger, calls, onWait, gate, examples } = opening;
  for (const told of tellAbsent(opening.api.target)) onWait(told);
  const { isStandin, first } = await recognize(opening.api, { ledger, isolate: (name) => owned.environment(name) });
  const { api, borrowed, failed, hint } = await placeOf(opening.api, first, isStandin);
  const isApart = api === first;
  // On a Standin, calls reach nobody but its receivers.
  const listeners = api.target.readOnly || isStandin ? [] : await askListeners(api, opening);
  const pool = owned.pool(api);
  const { quieted } = owned;
  if (calls !== "allow" && !isStandin) await quiet(listeners, api, borrowed, { pool, quieted, onWait });
  const occupied = new Map<Resource, Promise<string | undefined>>();
  const parts: GroupParts = {
    ...{ api, gate, examples, borrowed, failed, isStandin, pool, habits: new Habits() },
    receiver: () => owned.receiver(),
    occupied(fixture) {
      const known = occupied.get(fixture) ?? whyUnusable(fixture, isApart);
      occupied.set(fixture, known);
      return known;
    },
    control() {
      const inside = owned.environment();
      return { api: inside, pool: owned.pool(inside), control: new Control(inside) };
    },
  };
  /** An environment that only this run uses. */
  const ownEnvironment = async (inside: Api): Promise<GroupParts> => {
    const { borrowed } = await borrowAll(inside, { isStandin });
    return { ...parts, api: inside, occupied: async () => undefined, pool: owned.pool(inside), borrowed };
  };
  const callsWorkers = first ? Math.min(mostCallsWorkers, concurrency) : 0;
  const next = (index: number) => (index === 0 && !isApart && first) || owned.environment();
  const callsParts = await Promise.all(Array.from({ length: callsWorkers }, (_, index) => ownEnvironment(next(index))));
  // Nothing else uses an environment of the run.
  const referred = api.target.readOnly || api.isInside ? [] : await readReferred(api, borrowed);
  return new Session(parts, { ...opening, owned, callsParts, listeners, referred, hint });
}

/** Why a borrowed resource cannot be changed now. Nobody else works in an environment of the run. */
async function whyUnusable(fixture: Resource, isApart: boolean): Promise<string | undefined> {
  const because = isApart ? undefined : await whyOccupied(fixture);
  // If the target is down now, it may be up again for the contracts.
  if (because === undefined) await fixture.proveNulls().catch(() => undefined);
  return because;
}

/** Where a run works: on a Standin in its own environment, unless the user names one, or resources of another. */
async function placeOf(api: Api, first: Api | undefined, isStandin: boolean): Promise<Loan & { api: Api }> {
  const isNamed = Object.keys(api.target.access.headers).some((name) => name.toLowerCase() === "x-environment");
  if (first && !isNamed) {
    const loan = await borrowAll(first, { isStandin });
    const { resources, operations } = api.target;
    const isWhole = resources.every(
      (spec) =>
        loan.borrowed.has(spec.kind) ||
        fixtureNamed(api.target, spec.idParameter) === undefined ||
        !operations[spec.operations.update],
    );
    if (isWhole) return { ...loan, api: first };
  }
  return { ...(await borrowAll(api, { isStandin })), api };
}

/**
 * Whether a target is a Standin. Its own claim is not enough: it must also create an environment with a random name and list
 * it. `first` is this environment. A run that only reads trusts the claim.
 */
async function recognize(
  api: Api,
  { ledger, isolate }: { ledger: Ledger; isolate(name: string): Api },
): Promise<{ isStandin: boolean; first: Api | undefined }> {
  const says = await saysStandin(api);
  if (!says || api.target.readOnly) return { isStandin: says, first: undefined };
  const name = `standin-verify-${api.ports.unique()}`;
  const first = isolate(name);
  if (await keepsEnvironment(api, first, name)) return { isStandin: true, first };
  ledger.note({ dropped: name });
  return { isStandin: false, first: undefined };
}

/** The borrowed resources, and a hint about the connection for the user. */
interface Loan {
  borrowed: Map<string, Resource>;
  failed: ReadonlyMap<string, Exchange>;
  hint: string | undefined;
}

/** Borrows resources, and finds out whether there is a target at all. Throws a TargetError. */
async function borrowAll(api: Api, given: { isStandin: boolean }): Promise<Loan> {
  const { operations, readOnly, resources } = api.target;
  const borrowed = new Map<string, Resource>();
  const failed = new Map<string, Exchange>();
  const misses: Exchange[] = [];
  const bodies: (JsonValue | undefined)[] = [];
  for (const spec of resources) {
    const { update, read } = spec.operations;
    if (!operations[update] || (!operations[read] && readOnly)) continue;
    const lent = await borrow(api, spec, given);
    const { fixture, exchange } = lent ?? { exchange: await probe(api, spec) };
    if (!exchange) continue;
    bodies.push(exchange.json);
    if (isFailure(exchange)) failed.set(spec.kind, exchange);
    if (fixture) borrowed.set(spec.kind, fixture);
    else if (lent || !isSuccess(exchange.status) || !api.codec.decodeList(exchange.json))
      misses.push(isRefused(exchange) ? exchange : refuseTarget(api, exchange));
  }
  if (misses.length > 0 && misses.length === bodies.length) {
    // A token may have access to one kind alone.
    const refused = misses.find(isRefused);
    if (refused) refuseTarget(api, refused);
    await refuseNowhere(api, misses);
  }
  return { borrowed, failed, hint: otherEnvelope(api.target, bodies) };
}

/** A first request if the user named no resource. It uses a list, because a guessed identifier may belong to somebody. */
const probe = async (api: Api, { operations }: ResourceSpec): Promise<Exchange | undefined> =>
  api.has(operations.list) ? api.call(operations.list) : undefined;

const isRefused = ({ status }: Exchange): boolean => status === 401 || status === 403;

/** Throws a TargetError if the response shows that this is not a usable target. Otherwise returns the exchange. */
function refuseTarget({ target: { url, access } }: Api, exchange: Exchange): Exchange {
  const { status, failure, headers } = exchange;
  if (failure) throw new TargetError(`${url} does not respond: ${failure}`);
  if (isRefused(exchange)) {
    throw new TargetError(`${url} ${tellToken(access, status)}`);
  }
  if (status >= 300 && status < 400) {
    throw new TargetError(`${url} redirects to ${headers.location ?? "nowhere"}. Pass the URL of the API itself.`);
  }
  return exchange;
}

const tellToken = ({ passed }: Access, status: number): string =>
  ({
    "a token": `refuses the token (${status}). Pass a token with access in --token.`,
    "an empty token": `requires a token (${status}), but the one in --token or STANDIN_TOKEN is empty. In CI, the secret may be missing: many services give none to pull requests from forks.`,
    nothing: `requires a token (${status}), and none was passed. Pass one in --token or STANDIN_TOKEN.`,
  })[passed];

/** No resource exists. If the lists do not exist either, this is a different API, or the base path is wrong. */
async function refuseNowhere(api: Api, misses: readonly Exchange[]): Promise<void> {
  const { url, resources } = api.target;
  if (misses.every(({ status }) => status >= 500)) {
    throw new TargetError(`${url} returns ${misses[0]?.status} to every request. See its log.`);
  }
  const [first] = misses.filter(({ json, text }) => json === undefined && text !== "");
  if (first && misses.every(({ json }) => json === undefined)) {
    const what = mediaTypeOf(first) || "no media type";
    throw new TargetError(`${url} returns ${first.status} with ${what} instead of JSON. Pass the base URL of the API.`);
  }
  for (const { operations } of resources) {
    if (!api.has(operations.list)) continue;
    const listed = refuseTarget(api, await api.call(operations.list));
    if (isSuccess(listed.status) || listed.status >= 500) return;
  }
  if (misses.some(({ status }) => status !== 404 && status !== 405)) return;
  const words = misses.map(toldInOwnWords).find((one) => one.includes("“"));
  throw new TargetError(
    `${url} returns 404 to every request${words ? ` (${words})` : ""}. Pass the URL with the base path of the API, and existing resources with ${resources.map(flagOf).join(" or ")}.`,
  );
}

/** A hint if every response of a target is in the other envelope of the document, perhaps by mistake. */
function otherEnvelope(
  { url, wire: { response: envelope } }: Pick<Target, "url" | "wire">,
  bodies: readonly (JsonValue | undefined)[],
): string | undefined {
  const [spoken, ...others] = new Set(bodies.map(envelopeOf));
  // With pointers, the envelope is the target's own.
  const isOwn = typeof envelope !== "string" || spoken === envelope;
  if (spoken === undefined || others.length > 0 || isOwn) return undefined;
  return `${url} responds in the envelope ${spoken}, but the kit verified the envelope ${envelope}. Pass --envelope ${spoken}.`;
}

function envelopeOf(body: JsonValue | undefined): "flat" | "json-api" | undefined {
  // A resource, or the errors of a refused request, for example without the version header of this envelope.
  if (["/data/attributes", "/data/0/attributes"].some((at) => isObject(valueAt(body, at)))) return "json-api";
  return isObject(body) && "id" in body && !("data" in body) ? "flat" : undefined;
}
