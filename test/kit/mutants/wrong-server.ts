import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { request as send } from "undici";
import { isObject, type JsonObject, type JsonValue } from "../../../src/base/json.js";
import type { StandinOptions } from "../../../src/options.js";
import { createStandin, type Standin } from "../../../src/standin.js";

/** A request on its way to the mock; what a fault changes here is what the mock gets. */
export interface Call {
  method: string;
  /** Without the base path of JSON:API, with the query. */
  path: string;
  headers: Record<string, string>;
  /** The flat fields of a JSON body; undefined where there is none. */
  fields: JsonObject | undefined;
  /** The fields as the client sent them. */
  sent: JsonObject;
  /** What is updated, on an update. */
  updates: "upload" | "webhook" | undefined;
  id: string;
}

/** A reply on its way back; `body` is JSON where it was. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: JsonValue | undefined;
}

/** A call of a webhook on its way to the receiver. */
export interface Outgoing {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string;
  /** Is aborted when its sender gives it up. */
  signal: AbortSignal;
}

/** Makes a call past the mock, once more. */
export async function repeat({ url, headers: sent, body, signal }: Outgoing): Promise<void> {
  const { host: _, "content-length": __, connection: ___, ...headers } = sent;
  await send(url, { method: "POST", headers, body, signal }).then(
    (reply) => reply.body.dump(),
    () => undefined,
  );
}

/** What a fault may use: the mock behind it, and what it remembers. */
export interface Inside {
  ask(method: string, path: string, fields?: JsonObject, environment?: string): Promise<Reply>;
  memory: Map<string, JsonValue>;
}

/** One fault of a hasty implementer, put between the kit and the mock. */
export interface Fault {
  /** Changes a request; an Answer that it returns, or resolves with, goes back in the mock's place. */
  request?(call: Call, inside: Inside): unknown;
  /** Changes a reply. */
  respond?(reply: Reply, call: Call, inside: Inside): unknown;
  /** Changes a call of a webhook; with false it is not made, and counts as a success. */
  outgoing?(call: Outgoing, inside: Inside): unknown;
  /** Changes how a call went, as the mock learns of it: a status, or undefined for a lost connection. */
  answered?(status: number | undefined, call: Outgoing, inside: Inside): number | undefined;
}

export interface WrongServer {
  url: string;
  /** The mock behind it. */
  standin: Standin;
  /** How many calls of webhooks wait for their receiver. */
  waiting(): number;
  /** Ends those that wait, as one does whose patience is at an end. */
  giveUp(): void;
  close(): Promise<void>;
}

/** Starts the mock with one fault in front of it; one that is hidden does not say that it is a Standin. */
export async function startWrongServer(
  fault: Fault,
  options: StandinOptions = {},
  isHidden = false,
): Promise<WrongServer> {
  const standin = await createStandin({ jobTime: 20, ...options, port: 0 });
  const memory = new Map<string, JsonValue>();
  const waiting = new Set<AbortController>();
  const relay =
    fault.outgoing || fault.answered ? await listen((request, response) => relayCall(request, response)) : undefined;

  const inside: Inside = {
    memory,
    ask: (method, path, fields, environment) =>
      forward(standin.url, {
        method,
        path,
        headers: { authorization: "Bearer inside", ...(environment ? { "x-environment": environment } : {}) },
        body: fields && JSON.stringify(fields),
      }),
  };

  const server = await listen(async (request, response) => {
    const bytes = await readBytes(request);
    const call = toCall(request, bytes);
    if (isHidden && request.url?.startsWith("/_standin")) return void response.writeHead(404).end();
    if (!call) return pass(standin.url, request, bytes, response);
    const own = toReply(await fault.request?.(call, inside));
    if (relay && call.fields) redirectCalls(call.fields, relay.url);
    const body = call.fields === undefined ? undefined : JSON.stringify(call.fields);
    const reply = own ?? (await forward(standin.url, { ...call, headers: headersOf(request, call), body }));
    if (relay) restoreCalls(reply.body, relay.url);
    await fault.respond?.(reply, call, inside);
    write(response, reply);
  });

  async function relayCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await readBytes(request);
    const ending = new AbortController();
    waiting.add(ending);
    const outgoing: Outgoing = {
      url: (request.url ?? "").replace(/^\/(https?)\//, "$1://"),
      method: request.method ?? "",
      headers: plain(request.headers),
      body: bytes.toString("utf8"),
      signal: ending.signal,
    };
    if ((await fault.outgoing?.(outgoing, inside)) === false) {
      waiting.delete(ending);
      return void response.writeHead(200).end();
    }
    const { host: _, "content-length": __, connection: ___, ...headers } = outgoing.headers;
    const status = await send(outgoing.url, {
      method: outgoing.method as "POST",
      headers,
      body: outgoing.body,
      signal: ending.signal,
    }).then(
      async (reply) => {
        await reply.body.dump();
        return reply.statusCode;
      },
      () => undefined,
    );
    waiting.delete(ending);
    const learnt = fault.answered ? fault.answered(status, outgoing, inside) : status;
    if (learnt === undefined) response.destroy();
    else response.writeHead(learnt).end();
  }

  return {
    url: server.url,
    standin,
    waiting: () => waiting.size,
    giveUp() {
      for (const ending of waiting) ending.abort();
    },
    async close() {
      await Promise.all([server.close(), relay?.close()]);
      await standin.close();
    },
  };
}

/** A fault that answers by itself returns an Answer; whatever else it returns means nothing. */
export const toReply = (value: unknown): Reply | undefined =>
  typeof value === "object" && value !== null && "status" in value && "headers" in value ? (value as Reply) : undefined;

function toCall(request: IncomingMessage, bytes: Buffer): Call | undefined {
  const path = request.url ?? "";
  if (/^\/(_standin|storage|assets)\//.test(path)) return undefined;
  const json = bytes.length > 0 && parse(bytes);
  if (bytes.length > 0 && !isObject(json)) return undefined;
  const [, kind, id = ""] = /^\/(upload|webhook)s\/([^/?]+)/.exec(path) ?? [];
  const fields = isObject(json) ? json : undefined;
  return {
    method: request.method ?? "",
    path,
    headers: plain(request.headers),
    fields,
    sent: structuredClone(fields ?? {}),
    updates: request.method === "PUT" ? (kind as "upload" | undefined) : undefined,
    id: decodeURIComponent(id),
  };
}

/** Files, bodies that are no objects and the control interface go through as they are. */
async function pass(url: string, request: IncomingMessage, bytes: Buffer, response: ServerResponse): Promise<void> {
  const { "content-length": _, connection: __, ...headers } = plain(request.headers);
  const reply = await send(url + request.url, {
    method: request.method as "GET",
    headers,
    body: bytes.length > 0 ? bytes : null,
  });
  const { "transfer-encoding": ___, connection: ____, "keep-alive": _____, ...kept } = plain(reply.headers);
  response.writeHead(reply.statusCode, kept).end(Buffer.from(await reply.body.arrayBuffer()));
}

function headersOf(request: IncomingMessage, call: Call): Record<string, string> {
  const { "content-length": _, connection: __, "transfer-encoding": ___, ...headers } = call.headers;
  return { ...headers, host: request.headers.host ?? "" };
}

interface Forwarded {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

async function forward(url: string, { method, path, headers, body }: Forwarded): Promise<Reply> {
  const type = body === undefined ? {} : { "content-type": headers["content-type"] ?? "application/json" };
  const reply = await send(url + path, {
    method: method as "GET",
    headers: { ...headers, ...type },
    body: body ?? null,
  });
  const text = await reply.body.text();
  return { status: reply.statusCode, headers: plain(reply.headers), body: text === "" ? undefined : parse(text) };
}

function write(response: ServerResponse, { status, headers, body }: Reply): void {
  const { "content-length": _, "transfer-encoding": __, connection: ___, "keep-alive": ____, ...kept } = headers;
  response.writeHead(status, kept).end(body === undefined ? undefined : JSON.stringify(body));
}

/** Webhooks call the relay, which knows from the path whom they mean; nobody outside sees that. */
function redirectCalls(fields: JsonObject, relay: string): void {
  if (typeof fields.url === "string" && /^https?:/.test(fields.url)) {
    fields.url = fields.url.replace(/^(https?):\/\//, `${relay}/$1/`);
  }
}

function restoreCalls(value: JsonValue | undefined, relay: string): void {
  if (Array.isArray(value)) for (const one of value) restoreCalls(one, relay);
  if (!isObject(value)) return;
  const { url } = value;
  if (typeof url === "string" && url.startsWith(relay))
    value.url = url.slice(relay.length).replace(/^\/(https?)\//, "$1://");
  for (const member of Object.values(value)) restoreCalls(member, relay);
}

async function listen(
  handler: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void,
): Promise<{ url: string; close(): Promise<void> }> {
  const server: Server = createServer((request, response) => {
    Promise.resolve(handler(request, response)).catch((error) => {
      response.writeHead(599).end(String(error?.stack));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const plain = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ""].flat().join(", ")]));

function parse(text: string | Buffer): JsonValue | undefined {
  try {
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}
