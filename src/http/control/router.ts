import { type Request, type RequestHandler, type Response, Router } from "express";
import { DomainError } from "../../domain/errors.js";
import type { JsonObject } from "../../openapi/openapi-document.js";
import { flatEnvelope } from "../../wire/flat.js";
import { Exchange } from "../exchange.js";
import type { Host } from "../host.js";
import { bodyLimits } from "../limits.js";
import { openFor } from "../open-environment.js";
import { isBodyless } from "../read-body.js";
import { readJson } from "../read-json.js";
import { refuseMethod, refusePath } from "../refuse.js";
import { type ControlCall, type ControlHandler, nameOfEnvironment } from "./call.js";
import { showChoices } from "./choices.js";
import { advanceClock, showClock } from "./clock.js";
import { dropEnvironments, listEnvironments, putState, reset, showState } from "./environments.js";
import { raiseEvent } from "./events.js";
import { addFault, listFaults, releaseFaults } from "./faults.js";
import { guardControl } from "./guard.js";
import { listJobs, scriptJob } from "./jobs.js";
import { showJournal } from "./journal.js";
import { showOverview } from "./overview.js";
import { servePage } from "./page.js";
import { showPicture } from "./pictures.js";
import { receive, showInbox, tellInbox } from "./receiver.js";
import { streamEvents } from "./stream.js";

type Method = "get" | "post" | "put" | "delete";

/** Every path of the control interface, and what its methods do. */
const paths: Record<string, Partial<Record<Method, ControlHandler>>> = {
  "/health": { get: () => ({ status: 200, body: { status: "ok" } }) },
  "/reset": { post: reset },
  "/clock": { get: showClock, post: advanceClock },
  "/faults": { get: listFaults, post: addFault, delete: releaseFaults },
  "/faults/:id": { delete: releaseFaults },
  "/jobs": { get: listJobs, post: scriptJob },
  "/journal": { get: showJournal },
  "/events": { post: raiseEvent },
  "/environments": { get: listEnvironments, delete: dropEnvironments },
  "/environments/:name": { delete: dropEnvironments },
  "/state": { get: showState, put: putState },
  "/overview": { get: showOverview },
  "/choices": { get: showChoices },
  "/receiver/:name": { get: showInbox, put: tellInbox },
};

/**
 * The control interface, `/_standin`: JSON for the environment that `X-Environment` names, and the page that shows it. No
 * CORS; a token only where one was asked for at the start.
 */
export function controlRouter(host: Host): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.use(guardControl(host));
  router.post("/receiver/:name", receive(host));
  // These answer something else than JSON.
  const others = {
    "/": servePage(host),
    "/page/:file": servePage(host),
    "/stream": streamEvents(host),
    "/pictures/:id": showPicture(host),
  };
  for (const [path, handler] of Object.entries(others)) {
    router
      .route(path)
      .get(handler)
      .all(refuseMethod(host, flatEnvelope, ["GET"]));
  }
  for (const [path, handlers] of Object.entries(paths)) {
    const route = router.route(path);
    for (const [method, handler] of Object.entries(handlers)) route[method as Method](controlHandler(host, handler));
    route.all(
      refuseMethod(
        host,
        flatEnvelope,
        Object.keys(handlers).map((method) => method.toUpperCase()),
      ),
    );
  }
  router.use(refusePath(host, flatEnvelope));
  return router;
}

function controlHandler(host: Host, handler: ControlHandler): RequestHandler {
  return async (request: Request, response: Response) => {
    const exchange = new Exchange(host, flatEnvelope, request, response);
    try {
      const { status, body } = await handler(await readCall(host, request));
      if (body === undefined) exchange.sendNothing(status);
      else exchange.send(status, "application/json", body);
    } catch (error) {
      exchange.sendThrown(error);
    }
  };
}

async function readCall(host: Host, request: Request): Promise<ControlCall> {
  const environmentName = nameOfEnvironment(request);
  return {
    host,
    environmentName,
    get environment() {
      return openFor(host, request, environmentName);
    },
    params: request.params as Record<string, string>,
    query: Object.fromEntries(Object.entries(request.query).map(([name, value]) => [name, String(value)])),
    body: await readObject(request),
    request,
  };
}

/** The JSON object in the body; none counts as an empty one. */
async function readObject(request: Request): Promise<JsonObject> {
  if (request.method === "GET" || isBodyless(request)) return {};
  // A state comes with its files.
  const body = await readJson(request, ["application/json"], bodyLimits.stateBytes);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body;
  throw new DomainError("INVALID_FORMAT", "The body must be a JSON object.");
}
