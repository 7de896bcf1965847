import { namedEnvironment } from "../mock/environment-name.js";
import { deriveByField } from "../openapi/derive-by-field.js";
import { documents, type Route, routes } from "../openapi/documents.js";
import { flatEnvelope } from "../wire/flat.js";
import { jsonApiEnvelope } from "../wire/json-api.js";
import type { Context } from "./context.js";
import { findFile } from "./files.js";
import { PathTree } from "./path-tree.js";
import { handleOperation } from "./pipeline.js";
import { refuseMethod, undecodablePath } from "./refuse.js";

/** Every path of the document in both envelopes, with its operations by their method. */
const tree = new PathTree<ReadonlyMap<string, Route>>();
for (const { basePath } of [flatEnvelope, jsonApiEnvelope]) {
  for (const path of new Set(routes.map((route) => route.path))) {
    const operations = routes.filter((route) => route.path === path);
    tree.add(basePath + path, new Map(operations.map((route) => [route.method, route])));
  }
}

/**
 * The service as a function of a request: what does the operation, the file or the document that a request is for and sends
 * its response, or a 405; undefined where the path is of none of them, or another server is to get a method that it has not. Throws
 * INVALID_ENDPOINT for a path that cannot be decoded.
 */
export function findService(context: Context): (() => Promise<void>) | undefined {
  const handleOperation = findOperation(context);
  if (handleOperation) return handleOperation;
  const handle = findFile(context) ?? findDocument(context);
  return handle && (() => sendingThrown(context, handle));
}

/** Does what a handler does; what it throws is rendered as the error that it is. */
export async function sendingThrown(context: Context, handle: () => void | Promise<void>): Promise<void> {
  try {
    await handle();
  } catch (error) {
    context.sendThrown(error);
  }
}

function findOperation(context: Context): (() => Promise<void>) | undefined {
  const { method, path } = context.request;
  const found = findPath(tree, path);
  if (!found) return undefined;
  const { value: operations, parameters } = found;
  const route = operations.get(method === "HEAD" ? "GET" : method);
  // Another server may have it.
  if (!route && context.mock.settings.proxy !== undefined) return undefined;
  if (!route) return async () => refuseMethod(context, [...operations.keys()]);
  context.parameters = parameters;
  return () => handleOperation(context, route);
}

/** `GET /openapi.json`: the document of the envelope as the environment keeps it, at the address that was asked. */
function findDocument(context: Context): (() => void) | undefined {
  const { envelope, mock, origin, request } = context;
  const isWanted = request.path === `${envelope.basePath}/openapi.json` && ["GET", "HEAD"].includes(request.method);
  if (!isWanted) return undefined;
  return () => {
    const { metadata } = mock.environments.storeToRead(namedEnvironment(request.headers["x-environment"]).value);
    const document = metadata === "field" ? deriveByField(documents[envelope.name]) : documents[envelope.name];
    const servers = [{ ...document.servers[0], url: origin + envelope.basePath }];
    context.send(200, "application/json", { ...document, servers });
  };
}

/** What stands at a path. Throws INVALID_ENDPOINT for one that cannot be decoded. */
export function findPath<Value>(tree: PathTree<Value>, path: string) {
  try {
    return tree.find(path);
  } catch (error) {
    throw error instanceof URIError ? undecodablePath() : error;
  }
}
