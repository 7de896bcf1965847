import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { isObject, type JsonObject, type JsonValue, parseJson } from "../../src/base/json.js";
import type { Ports } from "../../src/kit/http/ports.js";
import type { StandinOptions } from "../../src/options.js";
import { realPorts } from "../../src/runtime/kit-process.js";
import { createStandin, type Standin } from "../../src/standin.js";
import { passOn } from "./serve-http.js";

/** A request as it came to the proxy. */
export interface Passed {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

/** What the proxy does with one request instead of passing it on. */
export type Accident =
  | "refuse"
  | "hold"
  | "lose answer"
  | { status: number; headers?: Record<string, string>; body?: string };

export interface Flaky {
  readonly url: string;
  readonly standin: Standin;
  readonly requests: Passed[];
  /** Is asked about every request; undefined passes it on. */
  script: (request: Passed) => Accident | undefined;
  /** What is passed on in the place of a request's body. */
  change: (request: Passed) => string;
  /** Changes each upload and webhook that a response shows: by itself, in the result of a job, or in a list. */
  shows: ((resource: JsonObject, request: Passed) => void) | undefined;
  /** Happens before a response is passed on. */
  meanwhile: ((request: Passed) => Promise<unknown> | undefined) | undefined;
  /** Updates the mock itself, past the proxy. */
  put(path: string, fields: object, environment?: string): Promise<Response>;
  /** Stops listening, as a process that died, with what was held in memory if `standin` is left alone. */
  crash(): Promise<void>;
  restart(): Promise<void>;
  /** Uploads and webhooks as anybody can read them, but for the times of updates. */
  snapshot(): Promise<string>;
}

interface FlakyOptions extends StandinOptions {
  /** It says nothing of being a Standin, whatever its script is. */
  isForeign?: boolean;
}

/** The mock behind a proxy that can be told to fail. */
export async function startFlaky({ isForeign = false, ...options }: FlakyOptions = {}): Promise<Flaky> {
  const standin = await createStandin({ jobs: "never", ...options, port: 0 });
  const requests: Passed[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const bytes = Buffer.concat(await request.toArray());
    const { method = "", url: path = "", headers: came } = request;
    const passed = { method, path, headers: came, body: bytes.toString("utf8") };
    requests.push(passed);
    const accident = isForeign && path.startsWith("/_standin") ? { status: 404 } : flaky.script(passed);
    if (accident === "refuse") return void request.socket.destroy();
    if (accident === "hold") return;
    if (typeof accident === "object") {
      const type = { "Content-Type": "application/json" };
      return void response.writeHead(accident.status, { ...type, ...accident.headers }).end(accident.body ?? "{}");
    }
    const isText = /json/.test(came["content-type"] ?? "");
    const sent = isText && bytes.length > 0 ? flaky.change(passed) : bytes;
    const answer = await passOn(request, standin.url + passed.path, sent);
    await flaky.meanwhile?.(passed);
    if (accident === "lose answer") return void request.socket.destroy();
    response.writeHead(answer.status, answer.headers).end(flaky.shows ? changed(answer.body, passed) : answer.body);
  };
  const changed = (bytes: Buffer, request: Passed): string | Buffer => {
    const body = parseJson(bytes.toString("utf8"));
    for (const one of shownIn(body)) flaky.shows?.(one, request);
    return body === undefined ? bytes : JSON.stringify(body);
  };
  const server = createServer((request, response) => void handle(request, response));
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const crash = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(async () => {
    await crash();
    await standin.close();
  });
  const flaky: Flaky = {
    url: `http://127.0.0.1:${port}`,
    standin,
    requests,
    script: () => undefined,
    change: ({ body }) => body,
    shows: undefined,
    meanwhile: undefined,
    put: (path, fields, environment = "main") =>
      fetch(standin.url + path, {
        method: "PUT",
        headers: { Authorization: "Bearer any", "Content-Type": "application/json", "X-Environment": environment },
        body: JSON.stringify(fields),
      }),
    crash,
    restart: () => listen(port),
    async snapshot() {
      const read = async (path: string) => {
        const answer = await fetch(standin.url + path, { headers: { Authorization: "Bearer reader" } });
        return (await answer.text()).replace(/"updated_at":"[^"]*"/g, "");
      };
      return (await Promise.all(["/uploads", "/webhooks", "/upload-collections"].map(read))).join("\n");
    },
  };
  return flaky;
}

function shownIn(body: JsonValue | undefined): JsonObject[] {
  if (!isObject(body)) return [];
  const all = [body, body.payload, ...(Array.isArray(body.data) ? body.data : [])];
  return all.filter(isObject).filter(({ type }) => type === "upload" || type === "webhook");
}

/** Ports whose time passes only where somebody sleeps; `onSleep` is what happens meanwhile. Timers wait for the test to fire them. */
export function sleeplessPorts(onSleep: (milliseconds: number) => unknown = () => undefined) {
  let now = Date.UTC(2026, 0, 1);
  let count = 0;
  const slept: number[] = [];
  const timers = new Map<() => void, number>();
  const ports: Ports = {
    now: () => now,
    async sleep(milliseconds) {
      slept.push(milliseconds);
      now += milliseconds;
      await onSleep(milliseconds);
    },
    after(milliseconds, callback) {
      timers.set(callback, milliseconds);
      return () => void timers.delete(callback);
    },
    lookup: async (host) => (host === "localhost" ? ["127.0.0.1"] : []),
    unique: () => `flaky${++count}`,
    signer: realPorts.signer,
  };
  /** Lets so many milliseconds pass for the timers that wait. */
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const [callback, left] of [...timers]) {
      timers.delete(callback);
      if (left <= milliseconds) callback();
      else timers.set(callback, left - milliseconds);
    }
  };
  return { ports, slept, timers, pass };
}
