import type { JsonObject, JsonValue } from "../base/json.js";
import type { Job, JobOutcome } from "../domain/job.js";
import { type Environment, primaryEnvironment } from "../mock/environment.js";
import { type OperationId, type Route, requestShapes, routes } from "../openapi/documents.js";
import { DomainError, errorId } from "../openapi/errors.js";
import type { MetadataForm } from "../openapi/metadata-form.js";
import { validateRequest, validateResponse } from "../openapi/validators.js";
import { quote } from "../openapi/violations.js";
import { toErrorReport } from "../wire/envelope.js";
import { pointingAsSent, refusalOfBody, toDomainFields, toShown, type View } from "../wire/view.js";
import { authenticate, depthOf, environmentOf, namedEnvironment, openFor } from "./access.js";
import type { Context } from "./context.js";
import { isHeldUp, keepBody } from "./faults.js";
import {
  errorOfStatus,
  forcedError,
  forcedFields,
  noPreference,
  type Preferences,
  parsePrefer,
} from "./forced-errors.js";
import { handlers, type Kept, type Reply, replyOf } from "./operations.js";
import { readQuery } from "./query.js";
import { readJson } from "./read-json.js";
import { asksForJsonApi, jsonApiElsewhere, refuseJsonApiBody, refuseJsonApiType } from "./refuse.js";

/** The operation of a request: auth → rate → environment → body → schema → domain → encode → check → response. Never throws. */
export async function handleOperation(context: Context): Promise<void> {
  context.setHeader("X-Request-Id", context.mock.ids.request());
  try {
    // The handler has found it.
    await respond(context, context.route as Route);
  } catch (error) {
    enterIfOpen(context);
    context.sendThrown(error);
  }
}

/** A request that is refused before its environment is known goes to the journal of an existing one. */
function enterIfOpen(context: Context): void {
  if (context.hasEntered) return;
  const open = context.mock.environments.peek(namedEnvironment(context.request.headers["x-environment"]).value);
  if (open) context.enter(open);
}

async function respond<Id extends OperationId>(context: Context, route: Route<Id>): Promise<void> {
  const { mock, envelope, request } = context;
  const { headers } = request;
  const token = authenticate(headers.authorization);
  const name = namedEnvironment(headers["x-environment"]);
  // An invalid name has no counter. It is refused next.
  if (mock.settings.rateLimit) {
    const counting = openFor(context, name.valid ? name.value : primaryEnvironment);
    context.setHeaders(counting.rateLimit.count(token));
  }
  const environment = environmentOf(context, name);
  // The other server (--proxy) had it first, in the same environment and under the same faults.
  const isPassedBack = context.hasEntered;
  const entry = context.enter(environment);

  // Most environments never have a fault or a latency, and even an empty await takes a turn of the event loop.
  const isCalm = isPassedBack || (environment.faults.isEmpty && environment.latency.range.maximum === 0);
  if (!isCalm && (await isHeldUp(context, environment))) return;

  const prefer = headers.prefer === undefined ? noPreference : parsePrefer(headers.prefer);
  if (prefer.code !== undefined) await refuseAsPreferred(context, route, prefer);

  if (asksForJsonApi(context)) throw jsonApiElsewhere(context);
  refuseJsonApiType(context);
  const body = route.operation.requestBody ? await readJson(context, envelope.requestMediaTypes) : undefined;
  refuseJsonApiBody(context, body);
  const { store } = environment.domain;
  // Without a query, a write has no values that differ from their defaults.
  const hasQuery = request.url.includes("?") || route.method === "GET";
  const query = hasQuery ? readQuery(route, request.url, envelope.name) : {};
  const sent = body === undefined ? undefined : decodeBody(context, route, body, store.metadata);
  const kept: unknown = { path: context.parameters, query, fields: sent && toDomainFields(sent, store) };
  // Changes and jobs are attributed to this request.
  const domain = environment.domainFor(entry.id, depthOf(headers), prefer.wait);
  // The validators have checked the values, so this is where they get the document's types. Member by member: a spread takes a tenth
  // of the time of an update.
  const { path, query: values, fields } = kept as Kept<Id>;
  const call = { domain, mock, environment, path, query: values, fields, preferAsync: prefer.respondAsync };
  let reply: Reply | Promise<Reply>;
  try {
    reply = handlers[route.operationId](call);
  } catch (error) {
    throw pointingAsSent(error, sent, store);
  }
  const made = reply instanceof Promise ? await reply : reply;
  if (mock.saving?.isAwaited) await context.settle(name.value);
  sendReply(context, route.operationId, environment, made);
}

async function refuseAsPreferred(context: Context, route: Route, prefer: Preferences): Promise<void> {
  if (Number(prefer.code) >= 400) await keepBody(context);
  const fields = forcedFields(context, "the preference");
  const forced = forcedError(prefer, route.operation, context.envelope.name, fields);
  if (!forced) return;
  if (forced.code !== "INVALID_PREFERENCE") context.setHeader("Preference-Applied", `code=${prefer.code}`);
  throw forced;
}

/** The fields of a body. Throws its violations, starting with the type of the resource, as the published service does. */
function decodeBody(
  { envelope, parameters }: Context,
  { operationId, idParameter }: Route,
  body: JsonValue,
  metadata: MetadataForm,
): JsonObject {
  if (envelope.name === "json-api") refuseType(operationId, body);
  const violations = validateRequest(envelope.name, operationId, body, metadata);
  if (violations.length > 0)
    throw refusalOfBody(violations, metadata, (form) => validateRequest(envelope.name, operationId, body, form));
  const id = idParameter === undefined ? undefined : parameters[idParameter];
  return envelope.decodeRequest(operationId, body as JsonObject, id);
}

function refuseType(operationId: OperationId, body: JsonValue): void {
  const given = (body as { data?: { type?: unknown } } | null)?.data?.type;
  const resourceType = requestShapes.get(operationId)?.type;
  // Without one, the schema reports the error.
  if (resourceType === undefined || typeof given !== "string" || given === resourceType) return;
  const says = `must be ${quote(resourceType)}, not ${quote(given)}.`;
  throw new DomainError("INVALID_TYPE", [{ pointer: "/data/type", code: "VALIDATION_ENUM", says }], { place: "body" });
}

/** Puts the result of an operation into the envelope, checks it against the document, and sends it. */
function sendReply(context: Context, operationId: OperationId, environment: Environment, reply: Reply): void {
  const { envelope } = context;
  if (reply.kind === "nothing") {
    context.sendNothing(reply.status);
    return;
  }
  if (reply.kind === "job") {
    // Behind the origin stands the path prefix of a reverse proxy, if there is one.
    const prefix = context.origin.replace(/^\w+:\/\/[^/]*/, "");
    context.setHeader("Location", `${prefix}${envelope.basePath}/job-results/${reply.job.id}`);
    const { clock, settings } = environment.domain;
    const left = reply.job.timer ? reply.job.timer.due - clock.now() : settings.jobTime;
    context.setHeader("Retry-After", String(Math.max(1, Math.ceil(left / 1000))));
    if (reply.preferAsync) context.setHeader("Preference-Applied", "respond-async");
  }
  const { metadata } = environment.domain.store;
  const body = encode(context, { addresses: context.addresses(environment.name), metadata }, reply);
  const [breach] = validateResponse(envelope.name, operationId, { status: reply.status, body }, metadata);
  if (breach) context.sendBreach(`the response to ${operationId} with status ${reply.status}`, breach);
  else context.send(reply.status, "application/json", body);
}

function encode(context: Context, view: View, reply: Exclude<Reply, { kind: "nothing" }>): JsonObject {
  const { envelope } = context;
  const whole = (one: object) => toShown(one, view);
  switch (reply.kind) {
    case "resource":
      return envelope.encodeResource(whole(reply.resource), reply.included?.map(whole));
    case "list":
      return envelope.encodeList(reply.resources.map(whole), reply.total, reply.included?.map(whole));
    case "records":
      // Records are JSON:API resources in both envelopes.
      return { data: reply.records.map(whole), meta: { total_count: reply.records.length } };
    case "bulk":
      // Both envelopes have only counts, no resource.
      return { data: [], meta: { ...reply.count } };
    case "job":
      return envelope.encodeResource({ id: reply.job.id, type: "job" });
    case "jobResult": {
      const { status, body } = encodeOutcome(context, view, reply.job, reply.outcome);
      return envelope.encodeResource({ id: reply.job.id, type: "job_result", status, payload: body as JsonValue });
    }
  }
}

/** The result of a job, as the response to its request, in the envelope of the reader. */
function encodeOutcome(context: Context, view: View, job: Job, outcome: JobOutcome): { status: number; body: unknown } {
  const { envelope, mock } = context;
  const encodeError = (error: DomainError, status?: number) => {
    const encoded = envelope.encodeError(toErrorReport(errorId(mock.ids), error, envelope));
    return { ...encoded, status: status ?? encoded.status };
  };
  if ("error" in outcome) return encodeError(outcome.error);
  if (!("body" in outcome)) return { status: outcome.status, body: encode(context, view, replyOf(outcome)) };
  const { status, body } = outcome;
  if (body !== undefined) return { status, body };
  const operation = routes.find((route) => route.operationId === job.operation)?.operation;
  const asked = { operation, envelope: envelope.name };
  return encodeError(errorOfStatus(status, asked, "A job script requested this error."), status);
}
