import { Client } from "undici";
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

/** Runs a load once, for so many seconds, over 32 connections. Throws where anything but a 2xx is answered. */
export async function run(server: Server, { method, path, body }: Load, seconds: number): Promise<Rate> {
  const cpuBefore = server.cpu();
  const text = body ? JSON.stringify(body) : null;
  const began = performance.now();
  const latencies: number[] = [];
  const sendUntilTheEnd = async (client: Client) => {
    for (let now = performance.now(); now < began + seconds * 1000; ) {
      const response = await client.request({ path, method, headers, body: text });
      await response.body.dump();
      if (response.statusCode >= 300) throw new Error(`${server.name}: ${response.statusCode} to ${method} ${path}.`);
      const end = performance.now();
      latencies.push(end - now);
      now = end;
    }
    await client.close();
  };
  await Promise.all(Array.from({ length: 32 }, () => sendUntilTheEnd(new Client(server.url))));
  const took = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  return {
    rate: latencies.length / took,
    p99: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
    cpu: (server.cpu() - cpuBefore) / latencies.length,
  };
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
