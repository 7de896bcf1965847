import express, { type Express } from "express";
import { Context } from "../api/context.js";
import { createHandler } from "../api/handler.js";
import { refusePath } from "../api/refuse.js";
import { controlRouter } from "../control/router.js";
import type { Mock } from "../mock/mock.js";
import { admit } from "./admit.js";
import { guardControl } from "./guard.js";
import { refusalOfHead } from "./limits.js";
import { NodeTransport } from "./node-transport.js";
import { findPage, servePage } from "./pages.js";
import { passOnTo } from "./pass-on.js";

/** The mock as an Express app, which mounts the one handler. */
export function createApp(mock: Mock): Express {
  const { settings } = mock;
  const handle = createHandler({
    control: controlRouter(servePage),
    guard: guardControl,
    admit: admit(settings),
    findPage,
    elsewhere: settings.proxy === undefined ? refusePath : passOnTo(settings.proxy),
  });
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.use((request, response) => {
    const context = new Context(mock, new NodeTransport(request, response, settings.trustProxy));
    const refusal = refusalOfHead(request);
    if (!refusal) return handle(context);
    context.setHeader("Connection", "close");
    context.sendError(refusal);
  });
  return app;
}
