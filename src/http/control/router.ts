import { type Request, type RequestHandler, type Response, Router } from "express";
import { DomainError } from "../../domain/errors.js";
import { toTimestamp } from "../../domain/state.js";
import type { JsonObject } from "../../openapi/openapi-document.js";
import { parseDuration } from "../../runtime/duration.js";
import { flatEnvelope } from "../../wire/flat.js";
import { controlledEnvironment } from "../environment-name.js";
import { Exchange } from "../exchange.js";
import type { Host, HostedEnvironment } from "../host.js";
import { RequestError, readJson } from "../read-json.js";
import { raiseEvent } from "./events.js";
import { receive, showInbox, tellInbox } from "./receiver.js";
import { type ControlHandler, type ControlReply, fieldError } from "./reply.js";

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
  router.post("/events", handle(raiseEvent));
  const receiver = router.route("/receiver/:name");
  receiver.get(handle(showInbox));
  receiver.put(handle(tellInbox));
  receiver.post(receive(host));
  return router;
}

async function advanceClock(
  { clock, delivery }: HostedEnvironment,
  { advance, ...rest }: JsonObject,
): Promise<ControlReply> {
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw fieldError(`/${unknown}`, "is not known; pass advance alone");
  const milliseconds = typeof advance === "number" ? advance : parseDuration(String(advance));
  if (milliseconds === undefined || !Number.isSafeInteger(milliseconds) || milliseconds < 0) {
    throw fieldError("/advance", `must be a time such as "90s", "2m" or "1h"`);
  }
  const ran = await clock.advance(milliseconds, delivery.settle);
  const entries = ran.map(({ at, kind, id }) => ({ at: toTimestamp(at), kind, id }));
  return { status: 200, body: { now: toTimestamp(clock.now()), ran: entries } };
}

function controlHandler(host: Host, handler: ControlHandler): RequestHandler {
  return async (request: Request, response: Response) => {
    const exchange = new Exchange(host, flatEnvelope, request, response);
    try {
      const name = controlledEnvironment(request);
      if (!name.valid) {
        throw new DomainError(
          "INVALID_ENVIRONMENT",
          `${JSON.stringify(name.value)} cannot be the name of an environment.`,
        );
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
