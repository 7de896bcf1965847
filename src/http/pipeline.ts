import type { Request, RequestHandler } from "express";
import { DomainError } from "../domain/errors.js";
import type { Job, JobOutcome } from "../domain/jobs.js";
import { type OperationId, type Route, requestShapes, routes } from "../openapi/documents.js";
import { type Fault, maximumFaults } from "../openapi/faults.js";
import type { JsonObject, JsonValue } from "../openapi/openapi-document.js";
import { validateQuery, validateRequest, validateResponse } from "../openapi/validators.js";
import { errorId } from "../runtime/ids.js";
import { withAddresses } from "../wire/addresses.js";
import type { Envelope } from "../wire/envelope.js";
import { authenticate } from "./authenticate.js";
import { namedEnvironment, primaryEnvironment } from "./environment-name.js";
import { Exchange } from "./exchange.js";
import type { FaultRule } from "./faults.js";
import type { Host, HostedEnvironment } from "./host.js";
import { type Call, handlers, type Reply } from "./operations.js";
import { errorOfStatus, forcedError, parsePrefer } from "./prefer.js";
import { countRequest } from "./rate-limit.js";
import { RequestError, readJson } from "./read-json.js";

/** The version of the published service's API that the JSON:API envelope speaks. */
const apiVersion = "3";

/** One operation in one envelope: auth → rate → environment → body → schema → domain → encode → check → answer. */
export function handleOperation(host: Host, envelope: Envelope, route: Route): RequestHandler {
  return async (request, response) => {
    const exchange = new Exchange(host, envelope, request, response);
    exchange.operation = route.operationId;
    try {
      await answer(exchange, route);
    } catch (error) {
      enterIfOpen(exchange);
      exchange.sendThrown(error);
    }
  };
}

/** A request that was refused before its environment was opened is in the journal of one that is open already. */
function enterIfOpen(exchange: Exchange): void {
  if (exchange.hasEntered) return;
  const open = exchange.host.openEnvironment(namedEnvironment(exchange.request.headers["x-environment"]).value);
  if (open) exchange.enter(open);
}

async function answer(exchange: Exchange, route: Route): Promise<void> {
  const { host, envelope, request } = exchange;
  const token = authenticate(request.headers.authorization);
  const name = namedEnvironment(request.headers["x-environment"]);
  // A name that is not valid has no counter of its own; it is refused right after.
  if (host.rateLimit) countRequest(host.environment(name.valid ? name.value : primaryEnvironment), token, exchange);
  const environment = openEnvironment(exchange, name);
  const entry = exchange.enter(environment);

  const fault = environment.faults.take(route.operationId, request.method);
  const delay = environment.latency() + (fault?.delay_ms ?? 0);
  // Even to wait for nothing costs a turn.
  if (delay > 0) await host.wait(delay);
  if (fault && applyFault(exchange, route, fault)) return;

  const prefer = parsePrefer(request.headers.prefer);
  const forced = forcedError(prefer, route.operation, envelope.name);
  if (forced) {
    if (forced.code !== "INVALID_PREFERENCE") exchange.setHeader("Preference-Applied", `code=${prefer.code}`);
    throw new RequestError(forced, [], detailsOf(forced));
  }

  const body = route.operation.requestBody ? await readJson(request, envelope.requestMediaTypes) : undefined;
  exchange.requestBody = body;
  const query = readQuery(route, request);
  const fields = body === undefined ? undefined : decode(envelope, route, body, request);
  // The document has been kept: the parts have the types that it gives them.
  const call = {
    domain: environment.domain,
    environment,
    path: request.params,
    query,
    fields,
    preferAsync: prefer.respondAsync,
  } as unknown as Call<OperationId>;
  const handler = handlers[route.operationId] as (call: Call<OperationId>) => Reply;
  // Everything that changes until the handler returns is put down to this request, and so are its jobs.
  const { trace } = environment.domain;
  trace.current = entry.id;
  let reply: Reply;
  try {
    reply = handler(call);
  } finally {
    trace.current = null;
  }
  sendReply(exchange, route.operationId, environment, reply);
}

/** Does what a fault wants, marked as asked for; true when the request is answered by that. */
function applyFault(exchange: Exchange, route: Route, fault: FaultRule): boolean {
  const { envelope } = exchange;
  exchange.setHeader("X-Standin-Fault", fault.id);
  exchange.isFault = true;
  exchange.truncated = fault.truncate === true;
  if (fault.disconnect) exchange.disconnect();
  else if (fault.status !== undefined && fault.body !== undefined) {
    exchange.send(fault.status, fault.status < 400 ? "application/json" : envelope.errorMediaType, fault.body);
  } else if (fault.status !== undefined && fault.status < 400) exchange.sendNothing(fault.status);
  else if (fault.code ?? fault.status) {
    const error = fault.code
      ? new DomainError(fault.code, `Fault ${fault.id} asked for it.`)
      : errorOfStatus(Number(fault.status), route.operation, envelope.name, `Fault ${fault.id} asked for it.`);
    exchange.sendError(error, [], detailsOf(error), fault.status);
  } else return false;
  return true;
}

/** What a 429 that was asked for says. */
const detailsOf = ({ code }: DomainError): Record<string, JsonValue> =>
  code === "RATE_LIMIT_EXCEEDED" ? { limit: 60, reset: 1 } : {};

function openEnvironment(exchange: Exchange, name: { value: string; valid: boolean }): HostedEnvironment {
  const { host, envelope, request } = exchange;
  if (!name.valid) {
    const detail = `X-Environment ${JSON.stringify(name.value)} is not a name: use 1 to 64 letters, digits, "-" and "_".`;
    throw new DomainError("INVALID_ENVIRONMENT", detail);
  }
  if (envelope.name === "json-api") {
    const version = request.headers["x-api-version"] ?? apiVersion;
    if (version !== apiVersion) {
      throw new DomainError(
        "INVALID_API_VERSION",
        `X-Api-Version is ${JSON.stringify(version)}; ${apiVersion} is the only one.`,
      );
    }
    exchange.setHeader("X-Api-Version", apiVersion);
  }
  return host.environment(name.value);
}

/** The query's values by name, with their defaults. */
function readQuery(route: Route, { originalUrl }: Request): Readonly<Record<string, JsonValue>> {
  const at = originalUrl.indexOf("?");
  return at < 0 ? defaultsOf(route) : parseQuery(route.operationId, originalUrl.slice(at + 1));
}

/** What a query is when there is none: the same for every request of an operation. */
const defaults = new WeakMap<Route, Readonly<Record<string, JsonValue>>>();

function defaultsOf(route: Route): Readonly<Record<string, JsonValue>> {
  const values = defaults.get(route) ?? parseQuery(route.operationId, "");
  defaults.set(route, values);
  return values;
}

/** One that stands twice is refused, as it is not clear which was meant. */
function parseQuery(operationId: OperationId, query: string): Record<string, JsonValue> {
  const pairs = [...new URLSearchParams(query)];
  const { values, faults } = validateQuery(operationId, Object.fromEntries(pairs));
  const seen = new Set<string>();
  const repeated = new Set(pairs.map(([name]) => name).filter((name) => seen.size === seen.add(name).size));
  const all = [
    ...faults,
    ...Array.from(repeated, (name) => ({
      pointer: `/${name}`,
      code: "VALIDATION_UNIQUENESS",
      detail: `/${name} stands twice; pass it once.`,
    })),
  ]
    .slice(0, maximumFaults)
    .map((fault) => ({ ...fault, detail: `In the query, ${fault.detail.replace(/^\//, "")}` }));
  refuse(all);
  return values;
}

/** The fields of a body; throws what is wrong with it, the type of its resource first, as the published service does. */
function decode(
  envelope: Envelope,
  { operationId, idParameter }: Route,
  body: JsonValue,
  { params }: Request,
): JsonObject {
  if (envelope.name === "json-api") refuseType(operationId, body);
  refuse(validateRequest(envelope.name, operationId, body));
  const id = idParameter === undefined ? undefined : String(params[idParameter]);
  return envelope.decodeRequest(operationId, body as JsonObject, id);
}

function refuseType(operationId: OperationId, body: JsonValue): void {
  const given = (body as { data?: { type?: unknown } } | null)?.data?.type;
  const wanted = requestShapes.get(operationId)?.type;
  if (typeof given !== "string" || given === wanted) return;
  const detail = `/data/type is ${JSON.stringify(given)}; it must be ${JSON.stringify(wanted)} here.`;
  const fault = { pointer: "/data/type", code: "VALIDATION_ENUM", detail };
  throw new RequestError(new DomainError("INVALID_TYPE", detail), [fault]);
}

function refuse(faults: readonly Fault[]): void {
  const [first] = faults;
  if (!first) return;
  const detail = faults.length === 1 ? first.detail : `${faults.length} faults; the first: ${first.detail}`;
  throw new RequestError(new DomainError("INVALID_FORMAT", detail), faults);
}

function sendReply(exchange: Exchange, operationId: OperationId, environment: HostedEnvironment, reply: Reply): void {
  if (reply.kind === "nothing") {
    exchange.sendNothing(reply.status);
    return;
  }
  if (reply.kind === "job") {
    exchange.setHeader("Location", `${exchange.envelope.basePath}/job-results/${reply.job.id}`);
    exchange.setHeader("Retry-After", String(Math.max(1, Math.ceil(environment.domain.settings.jobTime / 1000))));
    if (reply.preferAsync) exchange.setHeader("Preference-Applied", "respond-async");
  }
  const body = encode(exchange, environment.name, reply);
  const [breach] = validateResponse(exchange.envelope.name, operationId, reply.status, body);
  if (breach) exchange.sendBreach(`the response to ${operationId} with status ${reply.status}`, breach);
  else exchange.send(reply.status, "application/json", body);
}

function encode(exchange: Exchange, environment: string, reply: Exclude<Reply, { kind: "nothing" }>): JsonObject {
  const { envelope } = exchange;
  const addresses = exchange.addresses(environment);
  switch (reply.kind) {
    case "resource":
      return envelope.encodeResource(withAddresses(reply.resource, addresses));
    case "list":
      return envelope.encodeList(
        reply.resources.map((one) => withAddresses(one, addresses)),
        reply.total,
      );
    case "job":
      return envelope.encodeResource({ id: reply.job.id, type: "job" });
    case "jobResult": {
      const { status, body } = encodeOutcome(exchange, environment, reply.job, reply.outcome);
      return envelope.encodeResource({ id: reply.job.id, type: "job_result", status, payload: body as JsonValue });
    }
  }
}

/** What a job came to, as the response that its request would have had, in the envelope of the one who asks. */
function encodeOutcome(
  exchange: Exchange,
  environment: string,
  job: Job,
  outcome: JobOutcome,
): { status: number; body: unknown } {
  const { envelope, host } = exchange;
  if ("upload" in outcome) {
    const body = envelope.encodeResource(withAddresses(outcome.upload, exchange.addresses(environment)));
    return { status: outcome.status, body };
  }
  const encodeError = (error: DomainError, status?: number) => {
    const encoded = envelope.encodeError({ id: errorId(host.ids), error, faults: exchange.pointed(error) });
    return { ...encoded, status: status ?? encoded.status };
  };
  if ("error" in outcome) return encodeError(outcome.error);
  const { status, body } = outcome;
  if (body !== undefined) return { status, body };
  const operation = routes.find((route) => route.operationId === job.operation)?.operation;
  return encodeError(errorOfStatus(status, operation, envelope.name, "A script asked for it."), status);
}
