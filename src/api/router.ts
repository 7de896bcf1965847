import { type Route, routes } from "../openapi/documents.js";
import { flatEnvelope } from "../wire/flat.js";
import { jsonApiEnvelope } from "../wire/json-api.js";
import type { Context } from "./context.js";
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
 * The service as a function of a request: what does the operation that a request is for and sends its response, or a 405;
 * undefined where the path is none of the document's, or another server is to get a method that it has not. Throws INVALID_ENDPOINT for a path that cannot be decoded.
 */
export function findOperation(context: Context): (() => Promise<void>) | undefined {
  const { method, path } = context.request;
  const found = findPath(path);
  if (!found) return undefined;
  const { value: operations, parameters } = found;
  const route = operations.get(method === "HEAD" ? "GET" : method);
  // Another server may have it.
  if (!route && context.mock.settings.proxy !== undefined) return undefined;
  if (!route) return async () => refuseMethod(context, [...operations.keys()]);
  context.parameters = parameters;
  return () => handleOperation(context, route);
}

function findPath(path: string) {
  try {
    return tree.find(path);
  } catch (error) {
    throw error instanceof URIError ? undecodablePath() : error;
  }
}
