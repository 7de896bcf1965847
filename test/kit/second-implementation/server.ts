import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseJson } from "../../../src/base/json.js";
import { type NearReply, type NearServer, serveNear, toListener } from "../../support/near.js";
import { type Clock, createClock } from "./clock.js";
import type { Incoming, Kind, Operation, Resource } from "./model.js";
import { createService, type Service } from "./service.js";
import { documentedWire, ownWire, type Wire, type WireReply } from "./wires.js";

/** An answer that comes so many milliseconds late; the work is done at once, then, or never. */
export interface Late {
  late: number;
  done: "at once" | "then" | "never";
}

/** What the weather does with one request: nothing, an answer of its own, a late one, or a lost connection before or after the work. */
export type Accident = WireReply | Late | "lost before" | "lost after" | undefined;

/** One running instance, and what a switch may change of it. */
export interface RunningService extends Service {
  url: string;
  wire: Wire;
  /** Is asked about every request of an operation. */
  weather(incoming: Incoming): Accident;
  /** The status that a request is sent on with, to where everything is now; undefined where it is worked on at once. */
  movedBy(method: string): number | undefined;
  /** The last word on a response in its form on the wire. */
  send(reply: WireReply, incoming: Incoming): WireReply;
  stop(): Promise<void>;
}

/** Changes a service before its first request. */
export type Switch = (service: RunningService) => void;

export interface StartOptions {
  wire?: "own" | "documented";
  switches?: readonly Switch[];
  clock?: Clock;
}

/**
 * A second implementation of the spec by somebody who has never seen the mock: a small server on a free port, with a clock and a
 * store of its own.
 */
export async function startSecondImplementation(options: StartOptions = {}): Promise<RunningService> {
  const { wire = "own", switches = [], clock = createClock() } = options;
  const handle: NearServer = (request) =>
    respond(running, request).catch((error) => toReply({ status: 500, headers: {}, body: String(error?.stack) }));
  const server = createServer(toListener(handle));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const leave = serveNear(url, handle);
  const running: RunningService = {
    ...createService(clock, () => url),
    url,
    wire: { ...(wire === "own" ? ownWire : documentedWire) },
    weather: () => undefined,
    movedBy: () => undefined,
    send: (reply) => reply,
    stop() {
      leave();
      running.close();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
  for (const apply of switches) apply(running);
  return running;
}

async function respond(running: RunningService, request: Parameters<NearServer>[0]): Promise<NearReply | undefined> {
  const { state, behaviour, clock, wire } = running;
  const { method, headers } = request;
  const { pathname, search } = new URL(request.path, "http://service");
  const moved = pathname.startsWith("/moved/") ? undefined : running.movedBy(method);
  const path = pathname.replace(/^\/moved(?=\/)/, "");
  const route = routeOf(wire, method, path);
  const before = structuredClone(route?.kind && state[route.kind].get(route.id));
  // Calls of earlier requests have come by now, so that their order is the same in every run.
  await clock.settle();
  if (method === "PUT" && path.startsWith("/store/")) return toReply(storeFile(running, path, request.body));
  if (method === "GET" && path.startsWith("/cdn/")) {
    if (!behaviour.mayFetch(wire.token(headers))) return { status: 403, headers: {}, body: Buffer.from("") };
    const file = behaviour.fileAt(path);
    return { status: file ? 200 : 404, headers: {}, body: Buffer.from(file ?? "") };
  }
  if (!route) return toReply({ status: 404, headers: json, body: '{"error":"no such path"}' });
  if (moved) return toReply({ status: moved, headers: { location: `/moved${path}${search}` }, body: "" });
  const body = parseJson(request.body.toString("utf8"));
  const incoming: Incoming = {
    ...route,
    token: wire.token(headers),
    fields: wire.fieldsIn(body, route.operation === "createUploadRequest" ? undefined : route.kind),
    headers,
    before: before as Resource | undefined,
  };
  const accident = running.weather(incoming);
  if (accident === "lost before") return undefined;
  const isLate = typeof accident === "object" && "late" in accident;
  if (typeof accident === "object" && !isLate) return toReply(accident);
  if (isLate && accident.done !== "at once") await clock.sleep(accident.late);
  if (isLate && accident.done === "never") return undefined;
  const reply = await running.handle(incoming);
  if (isLate && accident.done === "at once") await clock.sleep(accident.late);
  if (behaviour.isCalledBeforeResponse) {
    running.flush();
    await clock.settle();
  }
  const sent = running.send(wire.toReply(reply, incoming.operation), incoming);
  running.flush();
  return accident === "lost after" ? undefined : toReply(sent);
}

const json = { "content-type": "application/json" };

interface Route {
  operation: Operation;
  kind: Kind | undefined;
  id: string;
}

function routeOf(wire: Wire, method: string, path: string): Route | undefined {
  for (const [name, route] of Object.entries(wire.routes)) {
    const [wanted, template = ""] = route.split(" ");
    const [start = "", end] = template.split("{}");
    const isIt = end === undefined ? path === start : path.startsWith(start) && !path.slice(start.length).includes("/");
    if (wanted !== method || !isIt) continue;
    const operation = name as Operation;
    const kind = /Webhook/.test(name) ? "webhook" : /Uploads?$/.test(name) ? "upload" : undefined;
    return { operation, kind, id: decodeURIComponent(path.slice(start.length)) };
  }
  return undefined;
}

function storeFile({ state }: RunningService, path: string, bytes: Buffer): WireReply {
  const file = state.files.get(decodeURIComponent(path.slice("/store".length)));
  if (file) file.bytes = bytes;
  return { status: file ? 200 : 404, headers: {}, body: "" };
}

function toReply({ status, headers, body = "" }: WireReply): NearReply {
  return { status, headers, body: Buffer.from(typeof body === "string" ? body : JSON.stringify(body)) };
}
