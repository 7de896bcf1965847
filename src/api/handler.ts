import { deriveByField } from "../openapi/derive-by-field.js";
import { documents, type Route, routes } from "../openapi/documents.js";
import { type DomainError, errorId } from "../openapi/errors.js";
import { flatEnvelope, jsonApiEnvelope } from "../wire/envelope.js";
import { namedEnvironment } from "./access.js";
import type { Context } from "./context.js";
import { findFile } from "./files.js";
import { PathTree } from "./path-tree.js";
import { handleOperation } from "./pipeline.js";
import { refuseMethod, refusePath } from "./refuse.js";

/** Responds to a request. `parameters` are those of its path, decoded. */
export type Handler = (context: Context, parameters: Readonly<Record<string, string>>) => void | Promise<void>;

/** Runs before handlers. Returns true if it has responded. Its errors become the response. */
export type Guard = (context: Context) => boolean;

/** The handlers that a server adds around the service. */
export interface Layers {
  /** Everything at `/_standin` and below it. */
  control: Handler;
  /** Runs before the control interface. */
  guard?: Guard;
  /** Runs before everything else. */
  admit?: Guard;
  /** The pages for people, by path. */
  findPage?(context: Context): Handler | undefined;
  /** Handles unknown paths (default: 404). */
  elsewhere?: Handler;
  /** Asks another server before an operation that Standin does not model. Returns false if that server does not have it either. */
  askElsewhere?(context: Context): Promise<boolean>;
}

/** Every path of the document in both envelopes, with its operations by their method. */
const tree = new PathTree<ReadonlyMap<string, Route>>();
for (const { basePath } of [flatEnvelope, jsonApiEnvelope]) {
  for (const path of new Set(routes.map((route) => route.path))) {
    const operations = routes.filter((route) => route.path === path);
    tree.add(basePath + path, new Map(operations.map((route) => [route.method, route])));
  }
}

/** Responds to every request: the only handler that a server mounts. Its promise never rejects. */
export function createHandler(layers: Layers): (context: Context, refusal?: DomainError) => Promise<void> {
  const { control, guard = letIn, admit = letIn, findPage = nothing, elsewhere = refusePath, askElsewhere } = layers;
  const operate: Handler = async (context) => {
    const isAsked = context.route?.operation["x-standin"].modeled === false;
    if (!(isAsked && (await askElsewhere?.(context)))) await handleOperation(context);
  };
  const handle = askElsewhere ? operate : handleOperation;
  const find = (context: Context): Handler =>
    findOperation(context, handle) ?? findFile(context) ?? findDocument(context) ?? findPage(context) ?? elsewhere;
  return async (context, refusal) => {
    try {
      const isOfControl = isControl.test(context.request.path);
      if ((isOfControl ? guard : admit)(context)) return;
      if (refusal) throw refusal;
      const handle = isOfControl ? control : find(context);
      await handle(context, context.parameters);
    } catch (error) {
      sendOrReport(context, error);
    }
  };
}

const letIn: Guard = () => false;
const nothing = () => undefined;

const isControl = /^\/_standin(?:\/|$)/;

/** Sends a thrown error. If a response has started, ends it and reports the error. */
function sendOrReport(context: Context, thrown: unknown): void {
  try {
    context.sendThrown(thrown);
  } catch (error) {
    const { mock, request } = context;
    request.disconnect();
    mock.onFailure({ id: errorId(mock.ids), where: `the response to ${request.method} ${request.path}`, error });
  }
}

function findOperation(context: Context, handle: Handler): Handler | undefined {
  const { method, path } = context.request;
  const found = tree.find(path);
  if (!found) return undefined;
  const { value: operations, parameters } = found;
  const route = operations.get(method === "HEAD" ? "GET" : method);
  // Another server may have this path (--proxy).
  if (!route && context.mock.settings.proxy !== undefined) return undefined;
  if (!route) return () => refuseMethod(context, [...operations.keys()]);
  context.parameters = parameters;
  context.route = route;
  return handle;
}

/** `GET /openapi.json`: the document of the envelope for this environment, with the requested server URL. */
function findDocument({ envelope, mock, origin, request }: Context): Handler | undefined {
  const isWanted = request.path === `${envelope.basePath}/openapi.json` && ["GET", "HEAD"].includes(request.method);
  if (!isWanted) return undefined;
  return (context) => {
    const { metadata } = mock.environments.storeToRead(namedEnvironment(request.headers["x-environment"]).value);
    const document = metadata === "field" ? deriveByField(documents[envelope.name]) : documents[envelope.name];
    const servers = [{ description: "This server", url: origin + envelope.basePath }];
    const externalDocs = { ...document.externalDocs, url: `${origin}/docs/` };
    context.send(200, "application/json", { ...document, externalDocs, servers });
  };
}
