import { setTimeout as sleep } from "node:timers/promises";
import { Agent, fetch, type Response } from "undici";
import { skipsInterim } from "../base/headers.js";
import { isObject, type JsonObject, parseJson } from "../base/json.js";
import { showSize } from "../base/size.js";
import { UsageError } from "../base/usage-error.js";
import { createElsewhere } from "../kit/http/elsewhere.js";
import { RefusedAddressError } from "../kit/wire/unavailable.js";
import { fromJsonApiResource } from "../openapi/json-api-resource.js";
import { realPorts } from "../runtime/kit-process.js";

/** A project that is read with GET requests, in either envelope. Every method throws a UsageError. */
export type SourceProject = ReturnType<typeof readProject>;

const pageSize = 50;
/** The number of attempts of a request, and the pause between them without `Retry-After`, in milliseconds. */
const attempts = 5;
const pause = 1000;
/** The limits of a pull. Times are in milliseconds. A stall is a time without a byte. */
const limits = {
  resources: 10_000,
  bodyBytes: 16 * 1024 * 1024,
  allBodyBytes: 64 * 1024 * 1024,
  allFileBytes: 4 * 1024 ** 3,
  retryAfter: 60_000,
  connect: 10_000,
  stall: 30_000,
  all: 30 * 60_000,
} as const;

const goOn = "Run the same command again to continue.";

/** Sends GET requests for a pull, within its limits and in its time. */
function createReader(from: string) {
  const agent = new Agent({
    // A project must not lead to private addresses, unless it has one itself.
    connect: skipsInterim(createElsewhere(from, realPorts).connector(limits.connect)),
    headersTimeout: limits.stall,
    bodyTimeout: limits.stall,
  });
  const end = AbortSignal.timeout(limits.all);

  const failure = (url: string, error: unknown): UsageError => {
    if (error instanceof UsageError) return error;
    const { cause = error } = error as Error;
    if (end.aborted) return new UsageError(`It took more than ${limits.all / 60_000} minutes. ${goOn}`);
    if (cause instanceof RefusedAddressError)
      return new UsageError(
        `${url} leads to this machine or a private network, but --from does not. Standin sends nothing there.`,
      );
    return new UsageError(`${url} failed: ${(cause as Error).message}. ${goOn}`);
  };
  const get = async (url: string, sent: Readonly<Record<string, string>>, redirect: "manual" | "follow") => {
    if (!/^https?:/i.test(url)) throw new UsageError(`${url} is not an http or https address.`);
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(url, { dispatcher: agent, headers: sent, redirect, signal: end }).catch((error) => {
        throw failure(url, error);
      });
      const isPassing = response.status === 429 || response.status >= 500;
      if (!isPassing || attempt === attempts) return response;
      await response.body?.cancel();
      const wait = waitOf(response);
      if (wait > limits.retryAfter)
        throw new UsageError(
          `${url} responded with ${response.status} and requests a wait of ${Math.ceil(wait / 1000)} s. ${goOn}`,
        );
      await sleep(wait, undefined, { signal: end }).catch((error) => {
        throw failure(url, error);
      });
    }
  };
  async function* bytesOf(url: string, response: Response, most: number): AsyncGenerator<Uint8Array> {
    let size = 0;
    try {
      for await (const chunk of response.body ?? []) {
        size += chunk.length;
        if (size > most)
          throw new UsageError(`${url} is larger than ${showSize(most)}. Pass --max-file to allow larger files.`);
        yield chunk;
      }
    } catch (error) {
      throw failure(url, error);
    }
  }
  return { get, bytesOf, close: () => agent.destroy() };
}

/** No file may be larger than `maximumFile` bytes. The token goes only to the API, and not to its files. */
export function readProject(from: string, headers: Readonly<Record<string, string>>, maximumFile: number) {
  const { get, bytesOf, close } = createReader(from);
  let [allFileBytes, allBodyBytes] = [0, 0];
  const read = (path: string) => get(from + path, headers, "manual");
  const bodyOf = async (path: string, response: Response): Promise<JsonObject> => {
    const url = from + path;
    if (!response.ok) throw new UsageError(`GET ${url} responded with ${response.status}. Check --from and --token.`);
    const chunks: Uint8Array[] = [];
    for await (const chunk of bytesOf(url, response, limits.bodyBytes)) {
      chunks.push(chunk);
      allBodyBytes += chunk.length;
      if (allBodyBytes > limits.allBodyBytes)
        throw new UsageError(
          `The lists of ${from} are larger than ${showSize(limits.allBodyBytes)} together, the maximum of a seed.`,
        );
    }
    const body = parseJson(Buffer.concat(chunks).toString());
    if (isObject(body)) return body;
    throw new UsageError(`GET ${url} did not respond with a JSON object. Check --from.`);
  };
  return {
    /** All resources of a list, flat. */
    async list(path: string): Promise<JsonObject[]> {
      const found: JsonObject[] = [];
      for (;;) {
        const page = `${path}?page[offset]=${found.length}&page[limit]=${pageSize}`;
        const response = await read(page);
        // Some lists have no pages.
        const isUnpaged = response.status === 422 && found.length === 0;
        const { data, meta } = await (isUnpaged ? bodyOf(path, await read(path)) : bodyOf(page, response));
        const resources = (Array.isArray(data) ? data : []).filter(isObject).map(toFlat);
        found.push(...resources);
        if (found.length > limits.resources)
          throw new UsageError(
            `GET ${from}${path} lists more than ${limits.resources} resources, the maximum of a seed.`,
          );
        const count = isObject(meta) ? meta.total_count : undefined;
        const total = typeof count === "number" || typeof count === "string" ? Number(count) : Number.NaN;
        if (isUnpaged || resources.length === 0 || !(found.length < total)) return found;
      }
    },
    /** One resource, flat. Undefined if the API has none at this path. */
    async find(path: string): Promise<JsonObject | undefined> {
      const response = await read(path);
      if (response.status === 404) return undefined;
      const { data } = await bodyOf(path, response);
      return isObject(data) ? toFlat(data) : undefined;
    },
    async *download(url: string): AsyncIterable<Uint8Array> {
      const response = await get(url, {}, "follow");
      if (!response.ok) throw new UsageError(`GET ${url} responded with ${response.status}. ${goOn}`);
      for await (const chunk of bytesOf(url, response, maximumFile)) {
        allFileBytes += chunk.length;
        if (allFileBytes > limits.allFileBytes)
          throw new UsageError(`The files are larger than ${showSize(limits.allFileBytes)} together. ${goOn}`);
        yield chunk;
      }
    },
    close,
  };
}

/** Milliseconds: `Retry-After` has seconds or a date. */
function waitOf({ headers }: Response): number {
  const text = headers.get("retry-after") ?? headers.get("x-ratelimit-reset") ?? "";
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return wait >= 0 ? wait : pause;
}

const toFlat = (resource: JsonObject): JsonObject =>
  isObject(resource.attributes) ? fromJsonApiResource(resource) : resource;
