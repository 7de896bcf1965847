import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { type JsonValue, parseJson } from "../../../../src/base/json.js";
import { serveHttp } from "../../../support/serve-http.js";

/** A request or a response, with JSON for its body; a text where it is none. */
export interface FrontRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: JsonValue | undefined;
}
export interface FrontResponse {
  status: number;
  headers: Record<string, string>;
  body: JsonValue | undefined;
}

/** Asks the service behind a front, in the service's own form. */
export type Ask = (request: FrontRequest) => Promise<FrontResponse>;

/** How a wire puts a service: what comes of each request. `own` is the front's own address. */
export type Front = (request: FrontRequest, ask: Ask, own: string) => Promise<FrontResponse>;

const ofTransport = ["connection", "content-length", "transfer-encoding", "keep-alive"];

/** A server in front of a service, whose `url` it is told later; it puts everything into a form of its own. */
export async function startFront(front: Front) {
  let service = "";
  const url = await serveHttp((request, response) => {
    respond(request, response).catch((error) => response.writeHead(500).end(String(error?.stack)));
  });

  const ask: Ask = async ({ method, path, headers, body }) => {
    const { "content-length": _, host: __, connection: ___, ...rest } = headers;
    const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    const asked = await fetch(service + path, { method, headers: rest, body: text ?? null, redirect: "manual" });
    const kept: Record<string, string> = {};
    asked.headers.forEach((value, name) => {
      if (!ofTransport.includes(name)) kept[name] = value;
    });
    const came = await asked.text();
    return { status: asked.status, headers: kept, body: parseJson(came) ?? (came === "" ? undefined : came) };
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = (await buffer(request)).toString("utf8");
    const { method = "", url: path = "" } = request;
    const headers = request.headers as Record<string, string>;
    const body = parseJson(text) ?? (text === "" ? undefined : text);
    const reply = await front({ method, path, headers, body }, ask, url);
    const shown = typeof reply.body === "string" || reply.body === undefined ? reply.body : JSON.stringify(reply.body);
    response.writeHead(reply.status, reply.headers).end(shown);
  }

  return {
    url,
    behind(address: string): string {
      service = address;
      return url;
    },
  };
}
