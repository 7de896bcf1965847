import { isObject, type JsonValue } from "../../base/json.js";
import { valueAt } from "../../base/json-pointer.js";
import { fixtureNamed } from "../binding/defaults.js";
import type { Access, Target } from "../binding/target.js";
import type { Api } from "../http/api.js";
import { TargetError } from "../http/gate.js";
import { listWhole } from "../http/list.js";
import { readResource } from "../http/outcome.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { exampleId, flagOf } from "../specs/specs.js";
import { Resource } from "../subject/resource.js";
import { type Exchange, isFailure, isSuccess, mediaTypeOf, toldInOwnWords } from "../wire/exchange.js";
import { toResourceId } from "../wire/operation-request.js";

/** The borrowed resources, and a hint about the connection for the user. */
export interface Loan {
  borrowed: Map<string, Resource>;
  failed: ReadonlyMap<string, Exchange>;
  hint: string | undefined;
}

/** Borrows resources, and finds out whether there is a target at all. Throws a TargetError. */
export async function borrowAll(api: Api, given: { isStandin: boolean }): Promise<Loan> {
  const { operations, readOnly, resources } = api.target;
  const borrowed = new Map<string, Resource>();
  const failed = new Map<string, Exchange>();
  const misses: Exchange[] = [];
  const bodies: (JsonValue | undefined)[] = [];
  for (const spec of resources) {
    const { update, read } = spec.operations;
    if (!operations[update] || (!operations[read] && readOnly)) continue;
    const { fixture, exchange, isMiss } = await borrow(api, spec, given);
    if (!exchange) continue;
    bodies.push(exchange.json);
    if (isFailure(exchange)) failed.set(spec.kind, exchange);
    if (fixture) borrowed.set(spec.kind, fixture);
    if (isMiss) misses.push(isRefused(exchange) ? exchange : refuseTarget(api, exchange));
  }
  if (misses.length > 0 && misses.length === bodies.length) {
    // A token may have access to one kind alone.
    const refused = misses.find(isRefused);
    if (refused) refuseTarget(api, refused);
    await refuseNowhere(api, misses);
  }
  return { borrowed, failed, hint: otherEnvelope(api.target, bodies) };
}

/**
 * Borrows the named resource, on a Standin that of the document's examples, and to be only read the first of the list. Without one,
 * it only asks for the list, because a guessed identifier may belong to somebody. `isMiss`: the response does not show what it should.
 */
export async function borrow(api: Api, spec: ResourceSpec, { isStandin }: { isStandin: boolean }): Promise<Lent> {
  const { read, list } = spec.operations;
  const named = fixtureNamed(api.target, spec.idParameter);
  const first = async () => (await listWhole(api, spec, (all) => all.length > 0)).all[0]?.id;
  const id = toResourceId(named ?? (isStandin ? exampleId(spec) : api.target.readOnly ? await first() : undefined));
  if (id === undefined) {
    const exchange = api.has(list) ? await api.call(list) : undefined;
    const isList = exchange && isSuccess(exchange.status) && api.codec.decodeList(exchange.json) !== undefined;
    return { fixture: undefined, exchange, isMiss: !isList };
  }
  api.ledger.borrow({ kind: spec.kind, id });
  let { exchange, resource } = await readResource(api, spec, id);
  if (!resource && named && api.has(read) && [404, 405].includes(exchange.status)) {
    // The identifier exists, so the target does not have the operation.
    api.lacks(read);
    if (!api.target.readOnly) ({ exchange, resource } = await readResource(api, spec, id));
  }
  const fixture = resource && new Resource(api, spec, id, { made: false, copy: resource });
  return { fixture, exchange, isMiss: !resource };
}

interface Lent {
  fixture: Resource | undefined;
  /** What the target said of it. Undefined if nothing could be asked. */
  exchange: Exchange | undefined;
  isMiss: boolean;
}

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
