import type { Standin } from "../../src/index.js";
import request from "./documented-request.js";
import { pathOf } from "./files.js";

/** Of the control interface, what says something of an environment. The list of environments is of the server. */
const controlPaths = [
  "journal",
  "overview",
  "clock",
  "faults",
  "jobs",
  "state",
  "receiver/inbox",
  "receiver/message",
  "environments",
];
const apiPaths = ["uploads", "webhooks", "webhook_calls", "upload-collections", "upload-filters"];

/**
 * Everything that can be read of a server: what each GET answers, with status, headers and body. The journal is read first,
 * since it has the requests that read the rest. `more` are paths of things that may be gone.
 */
export async function readEverything(
  { app }: Pick<Standin, "app">,
  environment = "main",
  more: readonly string[] = [],
) {
  const read: Record<string, unknown> = {};
  const get = async (path: string) => {
    const { status, headers, body, text } = await request(app)
      .get(path)
      .set({ Authorization: "Bearer any-token", "X-Environment": environment, "X-Api-Version": "3" });
    // A request is named once in the life of a server.
    const { date: _, connection: __, "x-request-id": ___, ...told } = headers;
    read[path] = { status, headers: told, body: Buffer.isBuffer(body) ? body.toString("base64") : (body ?? text) };
    return body;
  };
  for (const path of controlPaths) await get(`/_standin/${path}`);
  for (const path of more) await get(path);
  for (const base of ["", "/json-api"]) {
    for (const path of apiPaths) {
      const { data } = await get(`${base}/${path}`);
      for (const { id, url } of data as { id: string; url?: string }[]) {
        await get(`${base}/${path}/${id}`);
        if (path === "uploads" && url) await get(pathOf(url));
      }
    }
  }
  return read;
}
