import { isObject, type JsonObject } from "../base/json.js";
import { fromJsonApiResource } from "../openapi/json-api-resource.js";
import { UsageError } from "./usage.js";

/** A project that is read by GETs, in either envelope. */
export interface Project {
  /** All resources of a list, flat. */
  list(path: string): Promise<JsonObject[]>;
  /** One resource, flat; undefined where the API has none at this path. */
  find(path: string): Promise<JsonObject | undefined>;
  /** The bytes at the address of a file. */
  download(url: string): Promise<Uint8Array>;
}

/** Resources that are asked for at once. */
const pageSize = 50;
/** How often a request is sent before its failure counts, and how long to wait where nobody says it, in milliseconds. */
const attempts = 5;
const pause = 1000;

/** `wait` resolves after so many milliseconds. The token goes to the API alone, and not to where its files are. */
export function readProject(
  from: string,
  headers: Readonly<Record<string, string>>,
  wait: (milliseconds: number) => Promise<void>,
): Project {
  const get = async (url: string, sent: Readonly<Record<string, string>>): Promise<Response> => {
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(url, { headers: sent }).catch((error: Error) => {
        throw new UsageError(`${url} does not answer: ${error.message}. Run the same again to go on from here.`);
      });
      const isPassing = response.status === 429 || response.status >= 500;
      if (!isPassing || attempt === attempts) return response;
      await response.body?.cancel();
      const seconds = Number(response.headers.get("retry-after") ?? response.headers.get("x-ratelimit-reset"));
      await wait(seconds > 0 ? seconds * 1000 : pause);
    }
  };
  const read = async (path: string): Promise<Response> => get(from + path, headers);
  const bodyOf = async (path: string, response: Response): Promise<JsonObject> => {
    if (!response.ok)
      throw new UsageError(`GET ${from}${path} responded with ${response.status}; check --from and --token.`);
    const body: unknown = await response.json().catch(() => undefined);
    if (isObject(body)) return body;
    throw new UsageError(`GET ${from}${path} responded with something else than a JSON object; check --from.`);
  };
  return {
    async list(path) {
      const found: JsonObject[] = [];
      for (;;) {
        const page = `${path}?page[offset]=${found.length}&page[limit]=${pageSize}`;
        const response = await read(page);
        // Some lists take no pages.
        const isUnpaged = response.status === 422 && found.length === 0;
        const { data, meta } = await (isUnpaged ? bodyOf(path, await read(path)) : bodyOf(page, response));
        const resources = (Array.isArray(data) ? data : []).filter(isObject).map(toFlat);
        found.push(...resources);
        const total = isObject(meta) ? Number(meta.total_count) : Number.NaN;
        if (isUnpaged || resources.length === 0 || !(found.length < total)) return found;
      }
    },
    async find(path) {
      const response = await read(path);
      if (response.status === 404) return undefined;
      const { data } = await bodyOf(path, response);
      return isObject(data) ? toFlat(data) : undefined;
    },
    async download(url) {
      const response = await get(url, {});
      if (!response.ok)
        throw new UsageError(`GET ${url} responded with ${response.status}. Run the same again to go on from here.`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

const toFlat = (resource: JsonObject): JsonObject =>
  isObject(resource.attributes) ? fromJsonApiResource(resource) : resource;
