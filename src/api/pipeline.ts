import type { JsonObject, JsonValue } from "../base/json.js";
import { primaryEnvironment } from "../mock/environment-name.js";
import { type OperationId, type Route, requestShapes } from "../openapi/documents.js";
import { DomainError } from "../openapi/errors.js";
import type { MetadataForm } from "../openapi/metadata-form.js";
import { validateRequest } from "../openapi/validators.js";
import { quote } from "../openapi/violations.js";
import { pointingAsSent, refusalOfBody, toDomainFields } from "../wire/view.js";
import { authenticate, depthOf, environmentOf, namedEnvironment, openFor } from "./access.js";
import type { Context } from "./context.js";
import { isHeldUp, keepBody } from "./faults.js";
import { forcedError, forcedFields, noPreference, type Preferences, parsePrefer } from "./forced-errors.js";
import { handlers, type Kept, type Reply } from "./operations.js";
import { readQuery } from "./query.js";
import { readJson } from "./read-json.js";
import { sendReply } from "./reply.js";

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

  const body = route.operation.requestBody ? await readJson(request, envelope.requestMediaTypes, mock) : undefined;
  context.requestBody = body;
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
  sendReply(context, route.operationId, environment, reply instanceof Promise ? await reply : reply);
}

/** Throws the error that a preference requests. */
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
