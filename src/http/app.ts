import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { Context } from "../api/context.js";
import { refuseMethod, refusePath, undecodablePath } from "../api/refuse.js";
import { findService } from "../api/router.js";
import { errorId } from "../base/error-id.js";
import { controlRouter } from "../control/router.js";
import type { Mock } from "../mock/mock.js";
import { admit } from "./admit.js";
import { guardControl } from "./control/guard.js";
import { servePage } from "./control/page.js";
import { serveDocs } from "./docs.js";
import { handle } from "./handler.js";
import { NodeTransport } from "./node-transport.js";
import { passOnTo } from "./pass-on.js";
import { refusalOfHead } from "./refuse-head.js";
import { serveWelcome } from "./welcome.js";

/** The whole HTTP side: every request goes through this app once, and each has one context. */
export function createApp(mock: Mock): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.enable("case sensitive routing");
  app.enable("strict routing");

  const admitted = admit(mock);
  app.use(serveApi(mock, admitted));
  // Before CORS, and nothing of it falls through: no page elsewhere is to read or drive the control interface.
  app.use("/_standin", guardControl, handle(controlRouter(servePage)));
  app.use(admitted);
  app
    .route(/^\/docs(?:\/.*)?$/)
    .get(handle(serveDocs))
    .all(handle((context) => refuseMethod(context, ["GET"])));
  const { proxy } = mock.settings;
  // With a proxy, the other server's own page is at `/`.
  if (proxy === undefined) app.get("/", handle(serveWelcome));
  app.use(handle(proxy === undefined ? refusePath : passOnTo(proxy)));
  app.use(sendThrown(mock));
  return app;
}

/** Makes the context of a request, and hands it to the service where its path is one of the service's. */
function serveApi(mock: Mock, admitted: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const context = new Context(mock, new NodeTransport(request, response, mock.settings.trustProxy));
    request.context = context;
    const refusal = refusalOfHead(request);
    if (refusal) {
      context.setHeader("Connection", "close");
      return context.sendError(refusal);
    }
    const respond = findService(context);
    if (!respond) return next();
    let done: Promise<void> | undefined;
    admitted(request, response, () => {
      done = respond();
    });
    // Express waits for it, and passes on what it throws.
    return done;
  };
}

/** What was thrown past a handler; where a response has begun already, it ends where it is, and somebody is told. Never throws. */
function sendThrown(mock: Mock): ErrorRequestHandler {
  // By its four parameters Express knows what is for errors.
  return (error, { context }, _response, _next) => {
    try {
      // Express's own, for a path that it cannot decode.
      context.sendThrown(error instanceof URIError ? undecodablePath() : error);
    } catch (thrown) {
      const { method, path } = context.request;
      context.request.disconnect();
      mock.onFailure({ id: errorId(mock.ids), where: `the response to ${method} ${path}`, error: thrown });
    }
  };
}
