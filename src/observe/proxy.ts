import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { leavesBase } from "../base/base-path.js";
import { isOriginAllowed, isOwnHost, isUnnamedWrite } from "../base/foreign.js";
import { Forwarding, refuse, type Subscriber } from "./forward.js";

/** Who may call beside this machine, its names and its pages. */
export interface Callers {
  /** Names in `Host`, such as that of a tunnel. */
  hosts: readonly string[];
  /** Origins of pages; `*` is all of them. */
  origins: ReadonlySet<string | undefined>;
}

/**
 * Forwards every request to a target and every response back, byte for byte, except hop-by-hop headers. Listens only on this
 * machine. Rejects with the system error.
 */
export async function createProxy(targetUrl: string, port: number, callers: Callers, subscriber: Subscriber) {
  const target = new URL(targetUrl);
  const kept = { bytes: 0 };
  const server = createServer((request, response) => {
    const refusal = refusalOf(request, target, callers);
    if (refusal) refuse(response, ...refusal);
    else new Forwarding(request, response, { target, subscriber, kept }).start();
  });
  // The target decides about slow clients.
  server.requestTimeout = 0;
  server.headersTimeout = 0;
  await listen(server, port);
  return {
    /** The address that replaces the target, with its base path. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Accepts no more requests, waits for open ones until `patience` resolves, then resolves. */
    async close(patience: Promise<void>): Promise<void> {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await Promise.race([closed, patience]);
      server.closeAllConnections();
      await closed;
    },
  };
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });

/** The status and the reason for a request that is not forwarded. */
function refusalOf(
  { method = "", url = "", headers }: IncomingMessage,
  target: URL,
  { hosts, origins }: Callers,
): [status: number, reason: string] | undefined {
  const { host, origin } = headers;
  if (host && !isOwnHost(host, hosts)) {
    const mend = `If that is a tunnel or a container, pass --allow-host ${host.replace(/:\d+$/, "")}.`;
    return [403, `The host ${JSON.stringify(host)} is not this machine's. ${mend}`];
  }
  if (isUnnamedWrite(method, headers)) return [403, "Refused: a form or frame of another site cannot send writes."];
  const own = [`http://${host}`, `https://${host}`];
  if (origin !== undefined && !isOriginAllowed(origin, origins) && !own.includes(origin))
    return [403, `A page of ${origin} may not call this server. Pass --allow-origin ${origin} to allow it.`];
  // A proxy for one target takes no addresses of others.
  if (!url.startsWith("/")) return [400, "The request must be for a path, such as /uploads/1."];
  if (leavesBase(String(url.split("?", 1))))
    return [400, `${JSON.stringify(url)} is outside the base path of ${target.href}. Request a path below it.`];
  if (/\bwebsocket\b/i.test(headers.upgrade ?? ""))
    return [501, `WebSockets are not forwarded. Connect to ${target.origin} directly.`];
  return undefined;
}
