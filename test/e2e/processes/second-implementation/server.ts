import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createCaller } from "./caller.js";
import {
  type Asset,
  assetViolations,
  emptyStore,
  type Fields,
  type Hook,
  hookViolations,
  type Store,
} from "./store.js";

/**
 * A second implementation of the spec by somebody who has never seen the mock: other paths, PATCH, an object around each
 * resource, a token in a header of its own, jobs with a state, and 400 for whatever is wrong.
 */
export async function startSecondImplementation(): Promise<{ url: string; store: Store; close(): Promise<void> }> {
  const store = emptyStore();
  const caller = createCaller(store);
  const server = createServer(async (request, response) => {
    const answer = await handle(store, caller.changed, request);
    response.writeHead(answer.status, { "content-type": "application/json; charset=utf-8" });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    store,
    close() {
      caller.close();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

interface Reply {
  status: number;
  body: unknown;
}

const failure = (status: number, ...reasons: string[]): Reply => ({ status, body: { error: { reasons } } });

async function handle(store: Store, changed: (asset: Asset) => void, request: IncomingMessage): Promise<Reply> {
  const [, version, kind, id = "", ...more] = (request.url ?? "").split("/").map(decodeURIComponent);
  if (version !== "v2" || more.length > 0) return failure(404, "no such path");
  const token = request.headers["x-api-token"];
  if (!token) return failure(401, "who are you?");
  if (token === "guest") return failure(403, "guests may not");

  if (kind === "jobs") return showJob(store, id);
  const resource = kind === "assets" ? store.assets.get(id) : kind === "hooks" ? store.hooks.get(id) : undefined;
  if (!resource) return failure(404, `no ${kind} ${id}`);
  const name = kind === "assets" ? "asset" : "hook";
  if (request.method === "GET") return { status: 200, body: { [name]: withoutSecrets(resource) } };
  if (request.method !== "PATCH") return failure(405, "PATCH or GET");

  const fields = await readFields(request, name);
  if (!fields) return failure(400, `send {"${name}":{…}}`);
  const violations = name === "asset" ? assetViolations(store, fields) : hookViolations(store, id, fields);
  if (violations.length > 0) return failure(400, ...violations);
  if (name === "hook") {
    store.hooks.set(id, { ...(resource as Hook), ...fields });
    return { status: 200, body: { hook: withoutSecrets(store.hooks.get(id) as Hook) } };
  }
  return updateAsset(store, changed, resource as Asset, fields);
}

function updateAsset(store: Store, changed: (asset: Asset) => void, asset: Asset, fields: Fields): Reply {
  const apply = () => {
    const current = store.assets.get(asset.id) as Asset;
    const next = store.applied(current, fields);
    store.assets.set(asset.id, next);
    if (Object.keys(fields).length > 0) changed(next);
    return next;
  };
  if (!("basename" in fields) && !("path" in fields)) return { status: 200, body: { asset: apply() } };
  const id = `job-${store.jobs.size + 1}`;
  store.jobs.set(id, { state: "queued", asset: undefined });
  const timer = setTimeout(() => store.jobs.set(id, { state: "done", asset: apply() }), 60);
  timer.unref();
  return { status: 202, body: { job: { id, state: "queued" } } };
}

function showJob(store: Store, id: string): Reply {
  const job = store.jobs.get(id);
  return job ? { status: 200, body: { id, ...job } } : failure(404, "no such job");
}

/** The password can be set, and is never shown. */
function withoutSecrets(resource: Asset | Hook): object {
  const { http_basic_password: _, ...shown } = resource as Hook;
  return shown;
}

async function readFields(request: IncomingMessage, name: string): Promise<Fields | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    const fields = body?.[name];
    return typeof fields === "object" && fields !== null && !Array.isArray(fields) ? fields : undefined;
  } catch {
    return undefined;
  }
}
