import { Router } from "express";
import type { Context } from "../../api/context.js";
import { openFor } from "../../api/open-environment.js";
import { bodyLimits, readJson } from "../../api/read-json.js";
import { refuseMethod, refusePath } from "../../api/refuse.js";
import { isBodyless, type Transport } from "../../api/transport.js";
import { DomainError } from "../../openapi/errors.js";
import type { JsonObject } from "../../openapi/openapi-document.js";
import { type Handler, handle } from "../handler.js";
import { type ControlCall, type ControlHandler, nameOfEnvironment, queryOf } from "./call.js";
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

/** What answers something else than JSON. */
const others: Record<string, Handler> = {
  "/": servePage,
  "/page/:file": servePage,
  "/stream": streamEvents,
  "/pictures/:id": showPicture,
};

/**
 * The control interface, `/_standin`: JSON for the environment that `X-Environment` names, and the page that shows it. No
 * CORS; a token only where one was asked for at the start.
 */
export function controlRouter(): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.use(guardControl);
  router.post("/receiver/:name", handle(receive));
  for (const [path, handler] of Object.entries(others)) {
    router
      .route(path)
      .get(handle(handler))
      .all(handle((context) => refuseMethod(context, ["GET"])));
  }
  for (const [path, handlers] of Object.entries(paths)) {
    const route = router.route(path);
    for (const [method, handler] of Object.entries(handlers)) route[method as Method](handle(inJson(handler)));
    const methods = Object.keys(handlers).map((method) => method.toUpperCase());
    route.all(handle((context) => refuseMethod(context, methods)));
  }
  router.use(handle(refusePath));
  return router;
}

const inJson =
  (handler: ControlHandler): Handler =>
  async (context, parameters) => {
    const { status, body } = await handler(await readCall(context, parameters));
    if (body === undefined) context.sendNothing(status);
    else context.send(status, "application/json", body);
  };

async function readCall(context: Context, parameters: Parameters<Handler>[1]): Promise<ControlCall> {
  const { mock, request } = context;
  const environmentName = nameOfEnvironment(request);
  return {
    mock,
    environmentName,
    get environment() {
      return openFor(context, environmentName);
    },
    params: parameters as Record<string, string>,
    query: queryOf(request.url),
    body: await readObject(request),
    context,
  };
}

/** The JSON object in the body; none counts as an empty one. */
async function readObject(request: Transport): Promise<JsonObject> {
  if (request.method === "GET" || isBodyless(request.headers)) return {};
  // A state comes with its files.
  const body = await readJson(request, ["application/json"], bodyLimits.stateBytes);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body;
  throw new DomainError("INVALID_FORMAT", "The body must be a JSON object.");
}
