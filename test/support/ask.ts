import type { RequestListener } from "node:http";
import { assertDocumented } from "./control-document.js";
import { type NearServer, nearApp } from "./near.js";

export interface Asked {
  method: string;
  /** With the query. */
  path: string;
  headers?: Record<string, string | undefined>;
  /** Sent as JSON, except text, which is sent as it is. */
  body?: unknown;
}

export interface Answer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** The media type, without parameters. */
  type: string;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  body: any;
}

const servers = new WeakMap<RequestListener, NearServer>();

/**
 * Sends a request to an app without a network, as most tests do that are not about it. A response of the control interface must
 * be as documented.
 */
export async function ask(app: RequestListener, { method, path, headers = {}, body }: Asked): Promise<Answer> {
  const server = servers.get(app) ?? nearApp(app);
  servers.set(app, server);
  const bytes = Buffer.from(typeof body === "string" ? body : body === undefined ? "" : JSON.stringify(body));
  const about =
    body === undefined ? {} : { "content-type": "application/json", "content-length": String(bytes.length) };
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name.toLowerCase(), value]],
  );
  const sent = { host: "127.0.0.1", ...about, ...Object.fromEntries(given) };
  const reply = await server({ method: method.toUpperCase(), path, headers: sent, body: bytes });
  if (!reply) throw new Error(`${method} ${path} got no response.`);
  const text = reply.body.toString();
  const [type = ""] = (reply.headers["content-type"] ?? "").split(";");
  const isJson = /[/+]json$/.test(type) && text !== "";
  const answer = { status: reply.status, headers: reply.headers, type, text, body: isJson ? JSON.parse(text) : {} };
  assertDocumented({ method: method.toUpperCase(), path, ...answer });
  return answer;
}
