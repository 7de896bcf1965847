import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { documents } from "../openapi/documents.js";
import type { Envelope } from "../wire/envelope.js";
import { flatEnvelope } from "../wire/flat.js";
import { jsonApiEnvelope } from "../wire/json-api.js";
import { controlRouter } from "./control/router.js";
import { serveDocs } from "./docs.js";
import { Exchange } from "../api/context.js";
import type { Fail } from "./failure.js";
import type { Host } from "../mock/host.js";
import { type FindOperation, operationsInApp } from "../api/router.js";
import { refuseMethod, refusePath } from "../api/refuse.js";
import { assetHandler, storageHandler } from "./storage.js";

/** The whole HTTP side: every operation in both envelopes, the files, the documents and the control interface. */
export function createApp(host: Host, operations: FindOperation, admitted: RequestHandler, fail: Fail): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.enable("case sensitive routing");
  app.enable("strict routing");

  // Before CORS, and nothing of it falls through: no page elsewhere is to read or drive the control interface.
  app.use("/_standin", controlRouter(host));
  app.use(admitted);
  const docs = app.route(/^\/docs(?:\/.*)?$/);
  docs.get(serveDocs(host));
  docs.all(refuseMethod(host, flatEnvelope, ["GET"]));
  app.use(operationsInApp(operations));
  for (const envelope of [flatEnvelope, jsonApiEnvelope]) {
    app.get(`${envelope.basePath}/openapi.json`, serveDocument(host, envelope));
  }
  const storage = app.route("/storage/:environment/:address");
  storage.put(storageHandler(host));
  storage.all(refuseMethod(host, flatEnvelope, ["PUT"]));
  const asset = app.route("/assets/:environment/*path");
  asset.get(assetHandler(host));
  asset.all(refuseMethod(host, flatEnvelope, ["GET"]));

  app.use(jsonApiEnvelope.basePath, refusePath(host, jsonApiEnvelope));
  app.use(refusePath(host, flatEnvelope));
  // By its four parameters Express knows what is for errors.
  app.use(((error, request, response, _next) => fail(error, request, response)) satisfies ErrorRequestHandler);
  return app;
}

function serveDocument(host: Host, envelope: Envelope): RequestHandler {
  return (request, response) => {
    const exchange = new Exchange(host, envelope, request, response);
    const document = documents[envelope.name];
    const servers = [{ ...document.servers[0], url: exchange.origin + envelope.basePath }];
    exchange.send(200, "application/json", { ...document, servers });
  };
}
