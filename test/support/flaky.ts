import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { isObject, type JsonObject, type JsonValue, parseJson } from "../../src/base/json.js";
import type { Ports } from "../../src/kit/http/ports.js";
import type { StandinOptions } from "../../src/options.js";
import { realPorts } from "../../src/runtime/kit-process.js";
import { createStandin, type Standin } from "../../src/standin.js";
import { type NearServer, nearApp, nearNetwork, serveNear, toListener } from "./near.js";

/** A request as it came to the proxy. */
export interface Passed {
  method: string;
  path: string;
  headers: Record<string, string>;
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
  /** Changes each upload, webhook and collection that a response shows: by itself, in the result of a job, or in a list. */
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
  const app = nearApp(standin.app);
  const { host } = new URL(standin.url);
  const ask = (method: string, path: string, headers: Record<string, string> = {}, body = Buffer.from("")) => {
    const own = { authorization: "Bearer any", "content-type": "application/json" };
    return app({ method, path, headers: { ...own, ...headers, host, ...sizeOf(body) }, body });
  };
  const requests: Passed[] = [];
  const handle: NearServer = async ({ method, path, headers, body: bytes }) => {
    const passed = { method, path, headers, body: bytes.toString("utf8") };
    requests.push(passed);
    const accident = isForeign && path.startsWith("/_standin") ? { status: 404 } : flaky.script(passed);
    if (accident === "refuse") return undefined;
    if (accident === "hold") return new Promise(() => undefined);
    if (typeof accident === "object") {
      const { status, headers: given, body = "{}" } = accident;
      return { status, headers: { "content-type": "application/json", ...given }, body: Buffer.from(body) };
    }
    const isText = /json/.test(headers["content-type"] ?? "");
    const sent = isText && bytes.length > 0 ? Buffer.from(flaky.change(passed)) : bytes;
    const answer = await app({ method, path: passed.path, headers: { ...headers, host, ...sizeOf(sent) }, body: sent });
    await flaky.meanwhile?.(passed);
    if (accident === "lose answer") return undefined;
    return answer && flaky.shows ? { ...answer, body: changed(answer.body, passed) } : answer;
  };
  const changed = (bytes: Buffer, request: Passed): Buffer => {
    const body = parseJson(bytes.toString("utf8"));
    for (const one of shownIn(body)) flaky.shows?.(one, request);
    return body === undefined ? bytes : Buffer.from(JSON.stringify(body));
  };
  const server = createServer(toListener(handle));
  let url = "";
  let leave: () => void;
  const listen = async (port: number) => {
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    leave = serveNear(url, handle);
  };
  await listen(0);
  const crash = () =>
    new Promise<void>((resolve) => {
      leave();
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(async () => {
    await crash();
    await standin.close();
  });
  const flaky: Flaky = {
    url,
    standin,
    requests,
    script: () => undefined,
    change: ({ body }) => body,
    shows: undefined,
    meanwhile: undefined,
    async put(path, fields, environment = "main") {
      const sent = Buffer.from(JSON.stringify(fields));
      const reply = await ask("PUT", path, { "x-environment": environment }, sent);
      return new Response(reply?.body.toString(), { status: reply?.status ?? 500 });
    },
    crash,
    restart: () => listen(Number(new URL(url).port)),
    async snapshot() {
      const read = async (path: string) => {
        const answer = await ask("GET", path);
        return String(answer?.body).replace(/"updated_at":"[^"]*"/g, "");
      };
      return (await Promise.all(["/uploads", "/webhooks", "/upload-collections"].map(read))).join("\n");
    },
  };
  return flaky;
}

const sizeOf = ({ length }: Buffer) => (length > 0 ? { "content-length": String(length) } : undefined);

function shownIn(body: JsonValue | undefined): JsonObject[] {
  if (!isObject(body)) return [];
  const all = [body, body.payload, ...(Array.isArray(body.data) ? body.data : [])];
  return all.filter(isObject).filter(({ type }) => ["upload", "webhook", "upload_collection"].includes(String(type)));
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
    network: nearNetwork,
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
