import { createServer, type Server } from "node:http";
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
  const server = createServer(app);
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

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Connections that are kept open for a next request would hold the server for as long as their clients like.
    server.closeIdleConnections();
  });
}
