import { openFor } from "../api/access.js";
import type { Context } from "../api/context.js";
import type { Handler } from "../api/handler.js";
import { findPath, PathTree } from "../api/path-tree.js";
import { bodyLimits, readJson } from "../api/read-json.js";
import { refuseMethod, refusePath } from "../api/refuse.js";
import { isBodyless } from "../api/transport.js";
import { isObject, type JsonObject } from "../base/json.js";
import type { ControlOperationId } from "../openapi/control.js";
import { DomainError } from "../openapi/errors.js";
import { controlRoutes } from "../openapi/generated/control-routes.js";
import { type ControlCall, type ControlHandler, nameOfEnvironment, queryOf } from "./call.js";
import { showChoices } from "./choices.js";
import { advanceClock, showClock } from "./clock.js";
import { showDocument } from "./document.js";
import { dropEnvironment, dropEnvironments, listEnvironments, reset, restoreState, showState } from "./environments.js";
import { streamEvents } from "./event-stream.js";
import { raiseEvent } from "./events.js";
import { addFault, listFaults, releaseFault, releaseFaults } from "./faults.js";
import { listJobs, scriptJob } from "./jobs.js";
import { listJournal } from "./journal.js";
import { setLatency, showLatency } from "./latency.js";
import { showOverview } from "./overview.js";
import { showPicture } from "./pictures.js";
import { receive, scriptReceiver, showReceiver } from "./receiver.js";
import { awaitCall, listCalls, retryCall, settleCalls, showCall } from "./webhook-calls.js";

/** Operations that respond with something else than JSON, or take something else. */
interface Streams
  extends Record<"showPage" | "showPageFile" | "followStream" | "showPicture" | "callReceiver", Handler> {}

/** What each of the other operations of control.openapi.yaml does. */
const handlers: { [Id in Exclude<ControlOperationId, keyof Streams>]: ControlHandler<Id> } = {
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

/** The path of every request to it. */
const basePath = "/_standin";

/** Every path, with what its methods do. */
type Methods = ReadonlyMap<string, Handler>;

/**
 * The control interface, `/_standin`, as a function of a request: JSON for the environment that `X-Environment` names. `showPage`
 * sends the page that shows it, and its files.
 */
export function controlRouter(showPage: Handler): Handler {
  const tree = new PathTree<Methods>();
  const streams: Streams = {
    ...{ showPage, showPageFile: showPage },
    ...{ followStream: streamEvents, showPicture, callReceiver: receive },
  };
  const isStream = (id: ControlOperationId): id is keyof Streams => id in streams;
  const handlerOf = (id: ControlOperationId) =>
    isStream(id) ? streams[id] : inJson(handlers[id], id === "restoreState" ? bodyLimits.stateBytes : bodyLimits.bytes);
  for (const path of new Set(controlRoutes.map((route) => route.path))) {
    const routes = controlRoutes.filter((route) => route.path === path);
    tree.add(
      path === "/" ? basePath : basePath + path,
      new Map(routes.map(({ method, operationId }) => [method.toUpperCase(), handlerOf(operationId)])),
    );
  }
  return (context) => respond(context, tree);
}

function respond(context: Context, tree: PathTree<Methods>): void | Promise<void> {
  const { method, path } = context.request;
  const found = findPath(tree, path === `${basePath}/` ? basePath : path);
  if (!found) return refusePath(context);
  const handler = found.value.get(method === "HEAD" ? "GET" : method);
  return handler ? handler(context, found.parameters) : refuseMethod(context, [...found.value.keys()]);
}

/** `limit` is in bytes: a state comes with its files. */
const inJson =
  (handler: (call: ControlCall) => Reply | Promise<Reply>, limit: number): Handler =>
  async (context, parameters) => {
    const { status, body } = await handler(await readCall(context, parameters, limit));
    if (body === undefined) context.sendNothing(status);
    else context.send(status, "application/json", body);
  };

async function readCall(context: Context, params: Parameters<Handler>[1], limit: number): Promise<ControlCall> {
  const { mock, request } = context;
  const environmentName = nameOfEnvironment(request);
  return {
    mock,
    environmentName,
    get environment() {
      return openFor(context, environmentName);
    },
    params,
    query: queryOf(request.url),
    body: await readObject(context, limit),
    context,
  };
}

/** The JSON object in the body; none counts as an empty one. */
async function readObject({ request, mock }: Context, limit: number): Promise<JsonObject> {
  if (request.method === "GET" || isBodyless(request.headers)) return {};
  const body = await readJson(request, ["application/json"], mock.memory, limit);
  if (isObject(body)) return body;
  throw new DomainError("INVALID_FORMAT", "The body must be a JSON object.");
}
