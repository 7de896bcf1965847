import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Express } from "express";
import { prototypesOf, responseOf, toListener } from "./app.js";
import { type ConnectionLimits, connectionLimits } from "./limits.js";

/** A server that listens. `close` first waits for the responses to accepted requests. */
export interface Listening {
  /** Its URL, with the actual port. */
  url: string;
  close(): Promise<void>;
}

/** How long a request that has begun may take to end when the server closes, in milliseconds of real time. */
const gracePeriod = 5000;

/** Node looks this often for requests that take too long, in milliseconds; more often where limits are shorter. */
const checkInterval = 5000;

type Wake = (milliseconds: number, callback: () => void) => { cancel(): void };

/** Starts to listen. Port 0 selects a free port. Rejects with the system's own error, such as EADDRINUSE. */
export function listen(
  app: Express,
  { host, port }: { host: string; port: number },
  wake: Wake,
  limits: ConnectionLimits = connectionLimits,
): Promise<Listening> {
  const server = createServer({
    ...prototypesOf(app),
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headerTime,
    requestTimeout: limits.requestTime,
    keepAliveTimeout: limits.idleTime,
    connectionsCheckingInterval: Math.min(checkInterval, limits.headerTime),
  });
  // Above its own limit, Node silently drops headers. The app refuses them.
  server.maxHeadersCount = 0;
  server.maxConnections = limits.connections;
  server.timeout = limits.stallTime;
  // A client that closes its side after a request still waits for the response. Node's types do not know the member.
  Object.assign(server, { httpAllowHalfOpen: true });
  const serve = toListener(app);
  server.on("request", serve);
  // Node would refuse it without a message. The app sends one.
  server.on("checkExpectation", serve);
  server.on("timeout", (socket: Socket) => {
    // Without a response the connection is idle; with one that has not begun, it waits for us.
    if (!responseOf(socket) || socket.writableLength > 0) socket.destroy();
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.removeListener("error", reject);
      // It listens on a TCP port, so the address is not a string.
      const { port: truePort } = server.address() as AddressInfo;
      resolve({
        url: `http://${host.includes(":") ? `[${host}]` : host}:${truePort}`,
        close: () => close(server, wake),
      });
    });
  });
}

function close(server: Server, wake: Wake): Promise<void> {
  return new Promise((resolve) => {
    const grace = wake(gracePeriod, () => server.closeAllConnections());
    server.close(() => {
      grace.cancel();
      resolve();
    });
    // Connections that are kept open for a next request would hold the server: those that are idle, and those that will be
    // when the response that they wait for has gone out.
    server.keepAliveTimeout = 1;
    server.closeIdleConnections();
  });
}
