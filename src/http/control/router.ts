import { Router } from "express";
import type { Context } from "../../api/context.js";
import { openFor } from "../../api/open-environment.js";
import { bodyLimits, readJson } from "../../api/read-json.js";
import { refuseMethod, refusePath } from "../../api/refuse.js";
import { isBodyless, type Transport } from "../../api/transport.js";
import { isObject, type JsonObject } from "../../base/json.js";
import { fillPath } from "../../base/path-template.js";
import type { ControlOperationId } from "../../openapi/control.js";
import { DomainError } from "../../openapi/errors.js";
import { controlRoutes } from "../../openapi/generated/control-routes.js";
import { type Handler, handle } from "../handler.js";
import { type ControlCall, type ControlHandler, nameOfEnvironment, queryOf } from "./call.js";
import { showChoices } from "./choices.js";
import { advanceClock, showClock } from "./clock.js";
import { showDocument } from "./document.js";
import { dropEnvironment, dropEnvironments, listEnvironments, reset, restoreState, showState } from "./environments.js";
import { raiseEvent } from "./events.js";
import { addFault, listFaults, releaseFault, releaseFaults } from "./faults.js";
import { guardControl } from "./guard.js";
import { listJobs, scriptJob } from "./jobs.js";
import { listJournal } from "./journal.js";
import { setLatency, showLatency } from "./latency.js";
import { showOverview } from "./overview.js";
import { servePage } from "./page.js";
import { showPicture } from "./pictures.js";
import { receive, scriptReceiver, showReceiver } from "./receiver.js";
import { streamEvents } from "./stream.js";
import { awaitCall, listCalls, retryCall, settleCalls, showCall } from "./webhook-calls.js";

/** Operations that respond with something else than JSON, or take something else. */
const streams = {
  showPage: servePage,
  showPageFile: servePage,
  followStream: streamEvents,
  showPicture,
  callReceiver: receive,
} as const satisfies { [Id in ControlOperationId]?: Handler };

const isStream = (id: ControlOperationId): id is keyof typeof streams => id in streams;

/** What each of the other operations of control.openapi.yaml does. */
const handlers: { [Id in Exclude<ControlOperationId, keyof typeof streams>]: ControlHandler<Id> } = {
  showHealth: () => ({ status: 200, body: { status: "ok" } }),
  showDocument,
  resetEnvironment: reset,
  showClock,
  advanceClock,
  listFaults,
  addFault,
  releaseFaults,
  releaseFault,
  showLatency,
  setLatency,
  listJobs,
  scriptJob,
  listJournal,
  raiseEvent,
  listCalls,
  awaitCall,
  settleCalls,
  showCall,
  retryCall,
  showReceiver,
  scriptReceiver,
  listEnvironments,
  dropEnvironments,
  dropEnvironment,
  showState,
  restoreState,
  showOverview,
  showChoices,
};

interface Reply {
  status: number;
  body?: object;
}

/**
 * The control interface, `/_standin`: JSON for the environment that `X-Environment` names, and the page that shows it. No
 * CORS; a token only where one was asked for at the start.
 */
export function controlRouter(): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.use(guardControl);
  for (const { operationId, method, path } of controlRoutes) {
    const handler = isStream(operationId) ? streams[operationId] : inJson(handlers[operationId]);
    router[method](expressPath(path), handle(handler));
  }
  for (const path of new Set(controlRoutes.map((route) => route.path))) {
    const methods = controlRoutes.filter((route) => route.path === path).map(({ method }) => method.toUpperCase());
    router.all(
      expressPath(path),
      handle((context) => refuseMethod(context, methods)),
    );
  }
  router.use(handle(refusePath));
  return router;
}

/** `/faults/{fault_id}` as Express writes it. */
const expressPath = (path: string): string => fillPath(path, (name) => `:${name}`);

const inJson =
  (handler: (call: ControlCall) => Reply | Promise<Reply>): Handler =>
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
  if (isObject(body)) return body;
  throw new DomainError("INVALID_FORMAT", "The body must be a JSON object.");
}
