import type { IncomingMessage, ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import type { Ports } from "../../src/kit/http/ports.js";
import type { StandinOptions } from "../../src/options.js";
import { createStandin, type Standin } from "../../src/standin.js";
import { sleeplessPorts } from "./flaky.js";
import { passOn, serveHttp } from "./serve-http.js";

export interface Wide {
  readonly url: string;
  readonly standin: Standin;
  /** Their time passes where somebody sleeps. */
  readonly ports: Ports;
  /** The number that the service has in the place of an ID of the mock. */
  idOf(own: string): string;
  /** Requests to resources of others: every ID beside those of the service belongs to somebody. */
  readonly strangers: readonly string[];
  /** The bodies and addresses that came, as they came. */
  readonly came: readonly string[];
  /** Changes the text of a response. */
  shows: (text: string, request: { method: string; path: string }) => string;
  /** Changes the text of a request. */
  reads: (text: string) => string;
  /** Updates the mock itself. */
  put(path: string, fields: object): Promise<unknown>;
}

/** Around 2^59 a double holds one of 128 numbers. Those of the service are odd, so it holds none of them. */
const first = 653_247_040_368_672_769n;

/** The mock, as a service whose identifiers are numbers of 64 bits, or texts of their digits. */
export async function startWide(as: "number" | "text", options: StandinOptions = {}): Promise<Wide> {
  const standin = await createStandin({ jobs: "never", clock: "stepped", ...options, port: 0 });
  onTestFinished(() => standin.close());
  const wide = new Map<string, string>();
  const own = new Map<string, string>();
  const strangers: string[] = [];
  const came: string[] = [];
  const idOf = (id: string): string => {
    const known = wide.get(id) ?? String(first + 2n * BigInt(wide.size));
    wide.set(id, known);
    own.set(known, id);
    return known;
  };
  const widened = (text: string): string =>
    text.replace(/("(?:\w+_)?id":)"([\w-]+)"/g, (_, name: string, id: string) =>
      as === "number" ? `${name}${idOf(id)}` : `${name}"${idOf(id)}"`,
    );
  const narrowed = (text: string): string =>
    text.replace(/("(?:\w+_)?id":)"?(\d{15,})"?/g, (whole, name: string, id: string) =>
      own.has(id) ? `${name}"${own.get(id)}"` : whole,
    );
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await request.toArray());
    const { method = "", url: path = "" } = request;
    if (path.startsWith("/_standin")) return void response.writeHead(404).end("{}");
    if (path.startsWith("/call/")) {
      const call = await passOn(request, decodeURIComponent(path.slice("/call/".length)), widened(body.toString()));
      return void response.writeHead(call.status, call.headers).end(call.body);
    }
    came.push(`${method} ${path} ${body}`);
    const ids = path.match(/(?<=\/)\d{15,}/g) ?? [];
    const foreign = ids.filter((id) => !own.has(id));
    if (foreign.length > 0) {
      strangers.push(`${method} ${path}`);
      return void response
        .writeHead(200, { "Content-Type": "application/json" })
        .end(`{"id":${foreign[0]},"type":"${path.startsWith("/uploads") ? "upload" : "webhook"}"}`);
    }
    const at = path.replace(/(?<=\/)\d{15,}/g, (id) => own.get(id) ?? id);
    // Calls come by here, so that they have these IDs too.
    const sent = service
      .reads(narrowed(body.toString("latin1")))
      .replace(
        /("url":")(http:[^"]*\/standin-verify\/[^"]*)"/g,
        (_, name: string, to: string) => `${name}${url}/call/${encodeURIComponent(to)}"`,
      );
    const answer = await passOn(request, standin.url + at, Buffer.from(sent, "latin1"));
    const { location } = answer.headers;
    if (typeof location === "string") answer.headers.location = location.replace(/[\w-]+$/, (id) => idOf(id));
    const isJson = /json/.test(String(answer.headers["content-type"]));
    const shown = widened(answer.body.toString("latin1")).replace(
      /"url":"[^"]*\/call\/([^"]*)"/g,
      (_, to: string) => `"url":"${decodeURIComponent(to)}"`,
    );
    response
      .writeHead(answer.status, answer.headers)
      .end(isJson ? Buffer.from(service.shows(shown, { method, path }), "latin1") : answer.body);
  };
  const url = await serveHttp((request, response) => void serve(request, response));
  const { ports } = sleeplessPorts((milliseconds) => standin.clock.advance(milliseconds));
  const put = (path: string, fields: object) =>
    fetch(standin.url + path, {
      method: "PUT",
      headers: { Authorization: "Bearer any", "Content-Type": "application/json" },
      body: JSON.stringify(fields),
    });
  const service: Wide = {
    url,
    standin,
    ports,
    idOf,
    strangers,
    came,
    shows: (text) => text,
    reads: (text) => text,
    put,
  };
  return service;
}
