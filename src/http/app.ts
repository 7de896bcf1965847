import express, { type ErrorRequestHandler, type Express, type IRouter, type RequestHandler, Router } from "express";
import { DomainError } from "../domain/errors.js";
import { documents, type Route, routes } from "../openapi/documents.js";
import type { Envelope } from "../wire/envelope.js";
import { envelopeOf } from "../wire/envelope-of.js";
import { flatEnvelope } from "../wire/flat.js";
import { jsonApiEnvelope } from "../wire/json-api.js";
import { controlRouter } from "./control/router.js";
import { allowPages } from "./cors.js";
import { serveDocs } from "./docs.js";
import { Exchange } from "./exchange.js";
import type { Host } from "./host.js";
import { handleOperation } from "./pipeline.js";
import { refuseMethod, refusePath } from "./refuse.js";
import { assetHandler, storageHandler } from "./storage.js";

/** The whole HTTP side: every operation in both envelopes, the files, the documents and the control interface. */
export function createApp(host: Host): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.enable("case sensitive routing");
  app.enable("strict routing");

  // Before CORS, and nothing of it falls through: no page elsewhere is to read or drive the control interface.
  app.use("/_standin", controlRouter(host));
  const docs = app.route(/^\/docs(?:\/.*)?$/);
  docs.get(serveDocs(host));
  docs.all(refuseMethod(host, flatEnvelope, ["GET"]));
  app.use(allowPages);
  // The longer base path first: it would be an unknown path of the other.
  const jsonApi = Router({ caseSensitive: true, strict: true });
  addOperations(jsonApi, host, jsonApiEnvelope);
  jsonApi.use(refusePath(host, jsonApiEnvelope));
  app.use(jsonApiEnvelope.basePath, jsonApi);
  addOperations(app, host, flatEnvelope);
  const storage = app.route("/storage/:environment/:address");
  storage.put(storageHandler(host));
  storage.all(refuseMethod(host, flatEnvelope, ["PUT"]));
  const asset = app.route("/assets/:environment/*path");
  asset.get(assetHandler(host));
  asset.all(refuseMethod(host, flatEnvelope, ["GET"]));

  app.use(refusePath(host, flatEnvelope));
  app.use(renderFailure(host));
  return app;
}

function addOperations(router: IRouter, host: Host, envelope: Envelope): void {
  const byPath = new Map<string, Route[]>();
  for (const route of routes) byPath.set(route.path, [...(byPath.get(route.path) ?? []), route]);
  for (const [path, operations] of byPath) {
    const expressRoute = router.route(path.replace(/\{(\w+)\}/g, ":$1"));
    for (const route of operations) {
      // The document has no other methods; a route of Express has one function for each.
      const method = route.method.toLowerCase() as "get" | "put" | "post" | "delete";
      expressRoute[method](handleOperation(host, envelope, route));
    }
    expressRoute.all(
      refuseMethod(
        host,
        envelope,
        operations.map((route) => route.method),
      ),
    );
  }
  router.get("/openapi.json", serveDocument(host, envelope));
}

function serveDocument(host: Host, envelope: Envelope): RequestHandler {
  return (request, response) => {
    const exchange = new Exchange(host, envelope, request, response);
    const document = documents[envelope.name];
    const servers = [{ ...document.servers[0], url: exchange.origin + envelope.basePath }];
    exchange.send(200, "application/json", { ...document, servers });
  };
}

/** What Express refuses by itself (a path that is no valid percent-encoding), and what we did not foresee. */
function renderFailure(host: Host): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const exchange = new Exchange(host, envelopeOf(request.path), request, response);
    if (error instanceof URIError) {
      exchange.sendError(
        new DomainError("INVALID_ENDPOINT", "The path holds a % that is no percent-encoding of UTF-8."),
      );
    } else exchange.sendThrown(error);
  };
}
