import type { RequestListener } from "node:http";
import type { Express, Request, RequestHandler, Response } from "express";
import { routes } from "../openapi/documents.js";
import { flatEnvelope } from "../wire/flat.js";
import { jsonApiEnvelope } from "../wire/json-api.js";
import type { Fail } from "../http/failure.js";
import type { Host } from "../mock/host.js";
import { PathTree } from "./path-tree.js";
import { handleOperation } from "./pipeline.js";
import { refuseMethod } from "./refuse.js";

/**
 * What answers a request for a path of the document, whose parameters are in the request then; undefined where the path is
 * none. Throws as `PathTree.find` does.
 */
export type FindOperation = (request: Request, path: string) => RequestHandler | undefined;

/** Every operation of the document in both envelopes, and 405 for the methods that a path of it does not have. */
export function createOperations(host: Host): FindOperation {
  const tree = new PathTree<(method: string) => RequestHandler>();
  for (const envelope of [flatEnvelope, jsonApiEnvelope]) {
    for (const path of new Set(routes.map((route) => route.path))) {
      const operations = routes.filter((route) => route.path === path);
      const byMethod = new Map(operations.map((route) => [route.method, handleOperation(host, envelope, route)]));
      const refuse = refuseMethod(host, envelope, [...byMethod.keys()]);
      const answerTo = (method: string) => byMethod.get(method === "HEAD" ? "GET" : method) ?? refuse;
      tree.add(envelope.basePath + path, answerTo);
    }
  }
  return (request, path) => {
    const found = tree.find(path);
    if (!found) return undefined;
    request.params = found.parameters;
    return found.value(request.method);
  };
}

/** The operations as a part of an Express app. */
export const operationsInApp =
  (find: FindOperation): RequestHandler =>
  (request, response, next) =>
    (find(request, request.path) ?? pass)(request, response, next);

const pass: RequestHandler = (_request, _response, next) => next();

/** A path in which nothing is to be decoded, with a query behind it or without. */
const plainPath = /^\/[\w./-]*(?=\?|$)/;

/**
 * What a server listens with: operations are answered before Express sees them, which would add a sixth to the time of an
 * update (docs/decisions/0011). What has an odd address, and a page's question what it may do, goes through the app, and
 * comes to the same operations. `admitted` lets through what the
 * operations are for, and `fail` answers what one of them throws.
 */
export function operationsFirst(
  find: FindOperation,
  admitted: RequestHandler,
  app: Express,
  fail: Fail,
): RequestListener {
  return (incoming, outgoing) => {
    const { method, url = "" } = incoming;
    const path = method === "OPTIONS" ? undefined : plainPath.exec(url)?.[0];
    // The server makes them with Express's prototypes.
    const [request, response] = [incoming as Request, outgoing as Response];
    const answer = path === undefined ? undefined : find(request, path);
    if (!answer) return app(request, response);
    request.originalUrl = url;
    request.baseUrl = "";
    const failed = (error: unknown) => fail(error, request, response);
    admitted(request, response, () => {
      try {
        Promise.resolve(answer(request, response, failed)).catch(failed);
      } catch (error) {
        failed(error);
      }
    });
  };
}
