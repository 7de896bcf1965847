import type { JsonObject, JsonValue } from "../base/json.js";
import { depthOf } from "../domain/depth.js";
import type { Environment } from "../mock/environment.js";
import { namedEnvironment, primaryEnvironment } from "../mock/environment-name.js";
import { type OperationId, type Route, requestShapes } from "../openapi/documents.js";
import { DomainError } from "../openapi/errors.js";
import type { MetadataForm } from "../openapi/metadata-form.js";
import { validateRequest } from "../openapi/validators.js";
import { authenticate } from "./authenticate.js";
import type { Context } from "./context.js";
import { keepBody, sendFault, takeFault } from "./faults.js";
import { forcedFields } from "./forced-fields.js";
import { openFor } from "./open-environment.js";
import { type Call, handlers, type Reply } from "./operations.js";
import { forcedError, type Preferences, parsePrefer } from "./prefer.js";
import { readQuery } from "./query.js";
import { countRequest } from "./rate-limit.js";
import { readJson } from "./read-json.js";
import { sendReply } from "./reply.js";
import { pointingAsSent, refuseWrongForm, toDomainFields } from "./sent-metadata.js";

/** The version of the published service's API that the JSON:API envelope speaks. */
const apiVersion = "3";

/** One operation: auth → rate → environment → body → schema → domain → encode → check → response. Never throws. */
export async function handleOperation(context: Context, route: Route): Promise<void> {
  context.operation = route.operationId;
  context.setHeader("X-Request-Id", context.mock.ids.request());
  try {
    await respond(context, route);
  } catch (error) {
    enterIfOpen(context);
    context.sendThrown(error);
  }
}

/** A request that was refused before its environment was opened is in the journal of one that is open already. */
function enterIfOpen(context: Context): void {
  if (context.hasEntered) return;
  const open = context.mock.environments.peek(namedEnvironment(context.request.headers["x-environment"]).value);
  if (open) context.enter(open);
}

async function respond(context: Context, route: Route): Promise<void> {
  const { mock, envelope, request } = context;
  const { headers } = request;
  const token = authenticate(headers.authorization);
  const name = namedEnvironment(headers["x-environment"]);
  // A name that is not valid has no counter of its own; it is refused right after.
  if (mock.settings.rateLimit) {
    countRequest(openFor(context, name.valid ? name.value : primaryEnvironment), token, context);
  }
  const environment = openEnvironment(context, name);
  const entry = context.enter(environment);

  const fault = takeFault(context, environment);
  const delay = environment.latency.next() + (fault?.delay_ms ?? 0);
  // Even to wait for nothing costs a turn.
  if (delay > 0) await mock.wait(delay);
  if (fault && (await sendFault(context, fault, route))) return;

  const prefer = parsePrefer(headers.prefer);
  if (prefer.code !== undefined) await refuseAsPreferred(context, route, prefer);

  const body = route.operation.requestBody
    ? await readJson(request, envelope.requestMediaTypes, mock.memory)
    : undefined;
  context.requestBody = body;
  const query = readQuery(route, request.url);
  const { store } = environment.domain;
  const sent = body === undefined ? undefined : decode(context, route, body, store.metadata);
  // The document has been kept: the parts have the types that it gives them.
  const call = {
    // What it changes is put down to this request, and so are its jobs.
    domain: environment.domainFor(entry.id, depthOf(headers)),
    mock,
    environment,
    path: context.parameters,
    query,
    fields: sent && toDomainFields(sent, store),
    preferAsync: prefer.respondAsync,
  } as unknown as Call<OperationId>;
  const handler = handlers[route.operationId] as (call: Call<OperationId>) => Reply;
  const reply = pointingAsSent(sent, store, () => handler(call));
  sendReply(context, route.operationId, environment, reply);
}

/** Throws the error that a preference asks for. */
async function refuseAsPreferred(context: Context, route: Route, prefer: Preferences): Promise<void> {
  if (Number(prefer.code) >= 400) await keepBody(context, route);
  const fields = forcedFields(context, route, "the preference");
  const forced = forcedError(prefer, route.operation, context.envelope.name, fields);
  if (!forced) return;
  if (forced.code !== "INVALID_PREFERENCE") context.setHeader("Preference-Applied", `code=${prefer.code}`);
  throw forced;
}

function openEnvironment(context: Context, name: { value: string; valid: boolean }): Environment {
  const { envelope, request } = context;
  if (!name.valid) {
    const detail = `X-Environment ${JSON.stringify(name.value)} is not a name: use 1 to 64 letters, digits, "-" and "_".`;
    throw new DomainError("INVALID_ENVIRONMENT", detail);
  }
  if (envelope.name === "json-api") {
    const version = request.headers["x-api-version"];
    if (version !== apiVersion) {
      const given = version === undefined ? "is missing" : `is ${JSON.stringify(version)}`;
      const detail = `X-Api-Version ${given}; send ${apiVersion}, the only one.`;
      throw new DomainError("INVALID_API_VERSION", detail);
    }
    context.setHeader("X-Api-Version", apiVersion);
  }
  return openFor(context, name.value);
}

/** The fields of a body; throws what is wrong with it, the type of its resource first, as the published service does. */
function decode(
  { envelope, parameters }: Context,
  { operationId, idParameter }: Route,
  body: JsonValue,
  metadata: MetadataForm,
): JsonObject {
  if (envelope.name === "json-api") refuseType(operationId, body);
  const check = (form: MetadataForm) => validateRequest(envelope.name, operationId, body, form);
  refuseWrongForm(check, metadata);
  const id = idParameter === undefined ? undefined : parameters[idParameter];
  return envelope.decodeRequest(operationId, body as JsonObject, id);
}

function refuseType(operationId: OperationId, body: JsonValue): void {
  const given = (body as { data?: { type?: unknown } } | null)?.data?.type;
  const resourceType = requestShapes.get(operationId)?.type;
  // Without one, it is the schema's to say what is wrong.
  if (resourceType === undefined || typeof given !== "string" || given === resourceType) return;
  const params = { passedType: given, resourceType };
  throw new DomainError("INVALID_TYPE", [{ pointer: "/data/type", code: "VALIDATION_ENUM", params }], {
    place: "body",
  });
}
