import autocannon from "autocannon";
import type { Server } from "./server.js";
import { median } from "./statistics.js";

/** Requests of one kind, as fast as 32 connections get answers. */
export interface Load {
  method: "GET" | "PUT";
  path: string;
  body?: object;
}

export interface Rate {
  /** Requests a second. */
  rate: number;
  /** Milliseconds in which 99 of 100 were answered. */
  p99: number;
  /** Microseconds of processor time of the server for a request. */
  cpu: number;
}

export const headers = { authorization: "Bearer bench", "content-type": "application/json", "x-api-version": "3" };

/** The update of the floors in shared/versions.md: some 150 bytes, answered with some 900. */
export const updateUpload: Load = {
  method: "PUT",
  path: "/uploads/1001",
  body: {
    author: "Grace Hopper",
    copyright: "CC BY 4.0, the author",
    notes: "Taken in the hills on a morning in May",
    tags: ["hill", "green", "landscape"],
  },
};

export async function send(server: Pick<Server, "url">, { method, path, body }: Load, extra = {}): Promise<Response> {
  return fetch(server.url + path, {
    method,
    headers: { ...headers, ...extra },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** Runs a load once, for so many seconds. Throws where anything but a 2xx is answered. */
export async function run(server: Server, { method, path, body }: Load, seconds: number): Promise<Rate> {
  const before = server.cpu();
  const result = await autocannon({
    url: server.url + path,
    method,
    headers,
    connections: 32,
    duration: seconds,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const cpu = (server.cpu() - before) / result.requests.total;
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${server.name}: ${result.non2xx} answers of ${method} ${path} were no 2xx, ${result.errors} failed.`,
    );
  }
  return { rate: result.requests.average, p99: result.latency.p99, cpu };
}

/** So many requests, or so many runs of a load, until a server is compiled and warm. */
const enough = { requests: 30_000, runs: 6 };

/** Runs a load until its server is compiled: a slow machine needs more time for that, not fewer requests. */
async function warm(server: Server, load: Load, seconds: number): Promise<void> {
  let requests = 0;
  for (let runs = 0; runs < enough.runs && requests < enough.requests; runs++)
    requests += (await run(server, load, seconds)).rate * seconds;
}

/** The medians of several loads, run in turn so that what disturbs the machine disturbs all of them. */
export async function compare(
  entrants: readonly { server: Server; load: Load }[],
  rounds: number,
  seconds: number,
): Promise<Rate[]> {
  for (const { server, load } of entrants) await warm(server, load, seconds);
  const rates: Rate[][] = entrants.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { server, load }] of entrants.entries()) rates[index]?.push(await run(server, load, seconds));
  }
  return rates.map((of) => ({
    rate: median(of.map(({ rate }) => rate)),
    p99: median(of.map(({ p99 }) => p99)),
    cpu: median(of.map(({ cpu }) => cpu)),
  }));
}
