import { IncomingMessage, type RequestListener, type ServerOptions, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import express, { type Express } from "express";
import { Context } from "../api/context.js";
import { createHandler } from "../api/handler.js";
import { controlRouter } from "../control/router.js";
import type { Mock } from "../mock/mock.js";
import { admit, guardControl, refusalOfHead } from "./admit.js";
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
    ...(settings.proxy !== undefined && passOnTo(settings.proxy)),
  });
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  const serveLater = createQueue(mock);
  const serve = (request: express.Request, response: express.Response) => {
    const context = new Context(mock, new NodeTransport(request, response, settings.trustProxy));
    const refusal = refusalOfHead(request);
    if (refusal) context.setHeader("Connection", "close");
    // A page may read any other refusal.
    return refusal?.code === "MALFORMED_REQUEST" ? context.sendError(refusal) : handle(context, refusal);
  };
  app.use((request, response) => {
    if ((responseOf(request.socket) ?? response) === response) return serve(request, response);
    serveLater(request, response, () => serve(request, response));
  });
  return app;
}

/** A path, an address with a host, or the `*` of OPTIONS. Node takes anything, and Express answers the rest as no route. */
const isTarget = /^(?:\/|https?:\/\/[^/?#]|\*$)/i;

export const toListener =
  (app: Express): RequestListener =>
  (request, response) => {
    if (isTarget.test(request.url ?? "")) app(request, response);
    else response.writeHead(400, { Connection: "close", "Content-Length": 0 }).end();
  };

/** The response in progress on a connection. Node's own listeners read the same member. */
export const responseOf = (socket: Socket): ServerResponse | null | undefined =>
  (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage;

/** What a request takes that waits for its turn: node has parsed it, but reads no more of its connection. */
const waitingBytes = 4096;

/** Handles requests that clients have sent behind others when they have read those responses: a connection has only one at a time. */
function createQueue({ memory, wait }: Pick<Mock, "memory" | "wait">) {
  let turn: Promise<unknown> = Promise.resolve();
  return ({ socket }: IncomingMessage, response: ServerResponse, serve: () => void): void => {
    if (!memory.take("requests in flight", waitingBytes)) return void socket.destroy();
    socket.pause();
    socket.setMaxListeners(0);
    let isWaiting = true;
    const leave = () => {
      if (isWaiting) memory.release("requests in flight", waitingBytes);
      isWaiting = false;
      socket.off("close", leave);
    };
    const start = () => {
      leave();
      if (socket.destroyed) return;
      socket.resume();
      serve();
    };
    socket.once("close", leave);
    // One at a time, so that whoever has sent only one comes between them.
    response.once("socket", () => {
      turn = turn.then(() => wait(0)).then(start);
    });
  };
}

/**
 * Express sets the prototype of every request and response to its own, and V8 then treats each as an object of an
 * unknown shape. Where node makes them with those prototypes, Express's setting changes nothing: 2.8 times the requests
 * a second, with the same app.
 */
export function prototypesOf(app: Express) {
  function Request(this: IncomingMessage, ...parameters: ConstructorParameters<typeof IncomingMessage>): void {
    Reflect.apply(IncomingMessage, this, parameters);
  }
  Request.prototype = app.request;
  function Response(this: ServerResponse, ...parameters: ConstructorParameters<typeof ServerResponse>): void {
    Reflect.apply(ServerResponse, this, parameters);
  }
  Response.prototype = app.response;
  // Both construct what node's own do, which are functions and no classes; only the prototype is another.
  return { IncomingMessage: Request, ServerResponse: Response } as unknown as ServerOptions;
}
