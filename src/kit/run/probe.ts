import { isObject, type JsonValue } from "../../base/json.js";
import { valueAt } from "../../base/json-pointer.js";
import type { Access, Target } from "../binding/target.js";
import { type Api, TargetError } from "../http/api.js";
import { keepsEnvironment, saysStandin } from "../http/control.js";
import type { RunRecord } from "../record/run-record.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { flagOf } from "../specs/specs.js";
import { borrow, type Fixture } from "../subject/fixture.js";
import { type Exchange, isFailure, isSuccess, mediaTypeOf } from "../wire/exchange.js";

/**
 * Whether a target is a Standin. Its own claim is not enough: it must also create an environment with a random name and list
 * it. `first` is this environment. A run that only reads trusts the claim.
 */
export async function recognize(
  api: Api,
  { record, isolate }: { record: RunRecord; isolate(name: string): Api },
): Promise<{ isStandin: boolean; first: Api | undefined }> {
  const says = await saysStandin(api);
  if (!says || api.target.readOnly) return { isStandin: says, first: undefined };
  const name = `standin-verify-${api.ports.unique()}`;
  const first = isolate(name);
  if (await keepsEnvironment(api, first, name)) return { isStandin: true, first };
  record.dropped(name);
  return { isStandin: false, first: undefined };
}

/** The borrowed resources, and a hint about the connection for the user. */
export interface Loan {
  /** By kind. */
  borrowed: Map<string, Fixture>;
  /** The failures of the target while borrowing, by kind. */
  failed: ReadonlyMap<string, Exchange>;
  hint: string | undefined;
}

/** Borrows resources, and finds out whether there is a target at all. Throws a TargetError. */
export async function borrowAll(api: Api, given: { isStandin: boolean }): Promise<Loan> {
  const { operations, readOnly, resources } = api.target;
  const borrowed = new Map<string, Fixture>();
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
  throw new TargetError(
    `${url} returns 404 to every request. Pass the URL with the base path of the API, and existing resources with ${resources.map(flagOf).join(" or ")}.`,
  );
}

/**
 * A hint if every response of a target is in the other envelope of the document. The run still reports its results, since the
 * target may do this by mistake.
 */
function otherEnvelope(
  { url, wire: { response: envelope } }: Pick<Target, "url" | "wire">,
  bodies: readonly (JsonValue | undefined)[],
): string | undefined {
  // With pointers, the envelope is the target's own.
  if (typeof envelope !== "string") return undefined;
  const spoken = bodies.map(envelopeOf);
  const [first] = spoken;
  if (first === undefined || first === envelope || !spoken.every((one) => one === first)) return undefined;
  return `${url} responds in the envelope ${first}, but the kit verified the envelope ${envelope}. Pass --envelope ${first}.`;
}

function envelopeOf(body: JsonValue | undefined): "flat" | "json-api" | undefined {
  // A resource, or the errors of a refused request, for example without the version header of this envelope.
  if (["/data/attributes", "/data/0/attributes"].some((at) => isObject(valueAt(body, at)))) return "json-api";
  return isObject(body) && "id" in body && !("data" in body) ? "flat" : undefined;
}
