import { type Request, type RequestHandler, type Response, Router } from "express";
import { DomainError } from "../../domain/errors.js";
import { toTimestamp } from "../../domain/state.js";
import type { JsonObject, JsonValue } from "../../openapi/openapi-document.js";
import { parseDuration } from "../../runtime/duration.js";
import { flatEnvelope } from "../../wire/flat.js";
import { namedEnvironment } from "../environment-name.js";
import { Exchange } from "../exchange.js";
import type { Host, HostedEnvironment } from "../host.js";
import { RequestError, readJson } from "../read-json.js";

/** What a control request answers: a status, and a body unless there is nothing to say. */
export interface ControlReply {
  status: number;
  body?: JsonValue;
}

type ControlHandler = (
  environment: HostedEnvironment,
  body: JsonObject,
  request: Request,
) => ControlReply | Promise<ControlReply>;

/** The control interface, `/_standin`: JSON, no token, no CORS, each for the environment that `X-Environment` names. */
export function controlRouter(host: Host): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const handle = (handler: ControlHandler): RequestHandler => controlHandler(host, handler);

  router.get(
    "/health",
    handle(() => ({ status: 200, body: { status: "ok" } })),
  );
  router.post(
    "/reset",
    handle(({ name }, body) => {
      if (body.all === true) host.resetAll();
      else host.reset(name);
      return { status: 204 };
    }),
  );
  router.get(
    "/clock",
    handle(({ clock }) => ({ status: 200, body: { now: toTimestamp(clock.now()), offset_ms: clock.offset() } })),
  );
  router.post("/clock", handle(advanceClock));
  return router;
}

async function advanceClock(
  { clock, settle }: HostedEnvironment,
  { advance, ...rest }: JsonObject,
): Promise<ControlReply> {
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw fieldError(`/${unknown}`, "is not known; pass advance alone");
  const milliseconds = typeof advance === "number" ? advance : parseDuration(String(advance));
  if (milliseconds === undefined || !Number.isSafeInteger(milliseconds) || milliseconds < 0) {
    throw fieldError("/advance", `must be a time such as "90s", "2m" or "1h"`);
  }
  const ran = await clock.advance(milliseconds, settle);
  const entries = ran.map(({ at, kind, id }) => ({ at: toTimestamp(at), kind, id }));
  return { status: 200, body: { now: toTimestamp(clock.now()), ran: entries } };
}

/** A value of a control request that is refused. */
export function fieldError(pointer: string, reason: string): RequestError {
  const detail = `${pointer} ${reason}.`;
  return new RequestError(new DomainError("INVALID_FORMAT", detail), [{ pointer, code: "VALIDATION_INVALID", detail }]);
}

function controlHandler(host: Host, handler: ControlHandler): RequestHandler {
  return async (request: Request, response: Response) => {
    const exchange = new Exchange(host, flatEnvelope, request, response);
    try {
      const name = namedEnvironment(request.headers["x-environment"]);
      if (!name.valid) {
        throw new DomainError("INVALID_ENVIRONMENT", `X-Environment ${JSON.stringify(name.value)} is not a name.`);
      }
      exchange.environment = name.value;
      const { status, body } = await handler(host.environment(name.value), await readObject(request), request);
      if (body === undefined) exchange.sendNothing(status);
      else exchange.send(status, "application/json", body);
    } catch (error) {
      if (error instanceof RequestError) exchange.sendError(error.refusal, error.faults);
      else if (error instanceof DomainError) exchange.sendError(error);
      else if (!request.readableAborted) exchange.sendFailure(error);
    }
  };
}

/** The JSON object in the body; none counts as an empty one. */
async function readObject(request: Request): Promise<JsonObject> {
  const isEmpty =
    request.headers["transfer-encoding"] === undefined && Number(request.headers["content-length"] ?? 0) === 0;
  if (request.method === "GET" || isEmpty) return {};
  const body = await readJson(request, ["application/json"]);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body;
  throw new DomainError("INVALID_FORMAT", "The body must be a JSON object.");
}
