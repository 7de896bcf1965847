import type { IncomingMessage } from "node:http";
import { isObject, type JsonObject } from "../../../src/base/json.js";
import { serveHttp } from "../../support/serve-http.js";

/** What a lenient server does. */
interface Manners {
  /** Whether an update replaces the whole row. */
  replaces?: boolean;
  /** What an update of a row does to it besides. */
  spoil?(kind: string, row: JsonObject, sent: JsonObject): unknown;
  /** What it shows of a row. */
  shows?(row: JsonObject): JsonObject;
  /** The token that it wants. */
  token?: string;
  /** A status that refuses an update. */
  refuses?(row: JsonObject, sent: JsonObject): number | undefined;
  /** The status of every deletion, which it does all the same. */
  deletion?: number;
}

/** A server such as json-server: it keeps whatever it is sent, and checks nothing. Rows are a company's unless the run makes more. */
export async function startLenient(seed: Record<string, JsonObject[]>, manners: Manners = {}) {
  const rows = new Map(Object.entries(seed).map(([kind, all]) => [kind, structuredClone(all)]));
  const requests: { method: string; path: string; body: string }[] = [];
  let number = 100;
  let lose: ((method: string, body: string) => boolean) | undefined;
  let isGone = false;

  function act(method: string, kind: string, id: string | undefined, sent: JsonObject): [number, unknown] {
    const all = rows.get(kind) ?? [];
    if (kind === "upload-requests") {
      const path = `/files/${++number}-${sent.filename}`;
      return [201, { id: path, type: "upload_request", url: `${url}/bytes${path}`, request_headers: {} }];
    }
    if (!rows.has(kind)) return [404, {}];
    const row = all.find((one) => String(one.id) === id);
    if (method === "GET" && id === undefined) return [200, all.map((one) => manners.shows?.(one) ?? one)];
    if (method === "POST") {
      const made = { ...sent, id: String(++number) };
      all.push(made);
      return [201, made];
    }
    if (method === "DELETE")
      rows.set(
        kind,
        all.filter((one) => one !== row),
      );
    if (method === "DELETE") return [manners.deletion ?? (row ? 200 : 404), {}];
    if (!row) return [404, {}];
    if (method === "GET") return [200, manners.shows?.(row) ?? row];
    const refused = manners.refuses?.(row, sent);
    if (refused) return [refused, { error: `stamp is not taken: ${refused}` }];
    if (manners.replaces) for (const name of Object.keys(row)) if (name !== "id") delete row[name];
    Object.assign(row, sent, { id: row.id });
    manners.spoil?.(kind, row, sent);
    return [200, manners.shows?.(row) ?? row];
  }

  const url = await serveHttp(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const { method = "", url: path = "" } = request;
    requests.push({ method, path, body });
    if (isGone) return void request.socket.destroy();
    const isIn = manners.token === undefined || request.headers.authorization === `Bearer ${manners.token}`;
    if (!isIn) return void response.writeHead(401, { "Content-Type": "application/json" }).end("{}");
    if (path.startsWith("/bytes")) return void response.writeHead(200).end();
    const [, kind = "", id] = path.split("?")[0]?.split("/") ?? [];
    const sent = body === "" ? {} : JSON.parse(body);
    const [status, json] = act(method, kind, id, isObject(sent) ? sent : {});
    isGone = lose?.(method, body) ?? false;
    if (isGone) return void request.socket.destroy();
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(json));
  });
  return {
    ...{ url, requests, rows },
    of: (kind: string) => rows.get(kind) ?? [],
    /** Loses the answer to such a request, and then does and answers nothing until it is there again. */
    goneFrom(next: typeof lose) {
      lose = next;
      isGone = false;
    },
  };
}

const companysUpload: JsonObject = {
  ...{ id: "7", path: "/files/a.png", basename: "a", copyright: "ACME", author: "Jane", notes: null, tags: ["x"] },
  ...{ default_field_metadata: {}, creator: null, upload_collection: null, owner_team: "press", filename: "a.png" },
};
const companysWebhook: JsonObject = {
  ...{ id: "9", name: "Deploy", url: "http://127.0.0.1:1/", custom_payload: "{}", headers: {}, enabled: true },
  ...{ events: [{ entity_type: "upload", event_types: ["create", "update", "delete"] }], http_basic_user: "ada" },
  ...{
    http_basic_password: "secret-of-ada",
    payload_api_version: "3",
    nested_items_in_payload: false,
    auto_retry: true,
  },
  team: "ops",
};
export const company = () => ({
  ...{ uploads: [companysUpload], webhooks: [companysWebhook] },
  "upload-collections": [{ id: "5", label: "Press" }],
});
