import { type Request, type RequestHandler, Router } from "express";
import { DomainError } from "../../domain/errors.js";
import type { ControlOperationId } from "../../openapi/control.js";
import { controlRoutes } from "../../openapi/generated/control-routes.js";
import type { JsonObject } from "../../openapi/openapi-document.js";
import { flatEnvelope } from "../../wire/flat.js";
import { Exchange } from "../exchange.js";
import type { Host } from "../host.js";
import { bodyLimits } from "../limits.js";
import { isBodyless } from "../read-body.js";
import { readJson } from "../read-json.js";
import { refuseMethod, refusePath } from "../refuse.js";
import { type ControlCall, type ControlHandler, nameOfEnvironment } from "./call.js";
import { showChoices } from "./choices.js";
import { advanceClock, showClock } from "./clock.js";
import { showDocument } from "./document.js";
import { dropEnvironment, dropEnvironments, listEnvironments, reset, restoreState, showState } from "./environments.js";
import { raiseEvent } from "./events.js";
import { addFault, listFaults, releaseFault, releaseFaults } from "./faults.js";
import { guardControl } from "./guard.js";
import { listJobs, scriptJob } from "./jobs.js";
import { listJournal } from "./journal.js";
import { showOverview } from "./overview.js";
import { servePage } from "./page.js";
import { showPicture } from "./pictures.js";
import { receive, scriptReceiver, showReceiver } from "./receiver.js";
import { streamEvents } from "./stream.js";

/** What answers something else than JSON, or takes something else. */
const streams = {
  showPage: servePage,
  showPageFile: servePage,
  followStream: streamEvents,
  showPicture,
  callReceiver: receive,
} as const satisfies { [Id in ControlOperationId]?: (host: Host) => RequestHandler };

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
  listJobs,
  scriptJob,
  listJournal,
  raiseEvent,
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
export function controlRouter(host: Host): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.use(guardControl(host));
  for (const { operationId, method, path } of controlRoutes) {
    router[method](
      expressPath(path),
      isStream(operationId) ? streams[operationId](host) : controlHandler(host, handlers[operationId]),
    );
  }
  for (const path of new Set(controlRoutes.map((route) => route.path))) {
    const methods = controlRoutes.filter((route) => route.path === path).map(({ method }) => method.toUpperCase());
    router.all(expressPath(path), refuseMethod(host, flatEnvelope, methods));
  }
  router.use(refusePath(host, flatEnvelope));
  return router;
}

/** `/faults/{fault_id}` as Express writes it. */
const expressPath = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1");

function controlHandler(host: Host, handler: (call: ControlCall) => Reply | Promise<Reply>): RequestHandler {
  return async (request, response) => {
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
      return host.environment(environmentName);
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
