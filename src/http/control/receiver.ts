import type { RequestHandler } from "express";
import { DomainError } from "../../domain/errors.js";
import { toTimestamp } from "../../domain/state.js";
import type { CallRequest } from "../../domain/webhook-calls.js";
import type { ControlReply } from "../../openapi/control.js";
import { flatEnvelope } from "../../wire/flat.js";
import { controlledEnvironment } from "../environment-name.js";
import { Exchange } from "../exchange.js";
import type { Host } from "../host.js";
import { type Inboxes, maximumBodyBytes, type Received } from "../inbox.js";
import { readBody } from "../read-body.js";
import { assertBody, type ControlCall } from "./call.js";

/** What a receiver says, whatever its status. */
const answer = JSON.stringify({ received: true });

/** `GET /_standin/receiver/{name}`: what it got, and what it answers. */
export function showReceiver({ environment: { inboxes }, params }: ControlCall): ControlReply<"showReceiver"> {
  const { answers, requests } = inboxes.named(String(params.receiver_name));
  return { status: 200, body: { answers: [...answers], requests } };
}

/** `PUT /_standin/receiver/{name} {"answers":[500,500,200]}`: what it is to answer from now on. */
export function scriptReceiver(call: ControlCall): ControlReply<"scriptReceiver"> {
  const { answers } = assertBody("ReceiverScript", call.body);
  call.environment.inboxes.named(String(call.params.receiver_name)).answerWith(answers);
  return showReceiver(call);
}

/** `POST /_standin/receiver/{name}`: a call of a webhook, or whatever somebody sends. */
export function receive(host: Host): RequestHandler {
  return async (request, response) => {
    const name = controlledEnvironment(request);
    if (!name.valid) {
      const detail = `No environment can be called ${JSON.stringify(name.value)}.`;
      return new Exchange(host, flatEnvelope, request, response).sendError(new DomainError("NOT_FOUND", detail));
    }
    const body = await readBody(request, maximumBodyBytes).catch(() =>
      Buffer.from("(a body that was too large, or cut short)"),
    );
    const { inboxes, clock } = host.environment(name.value);
    const { method, originalUrl: path } = request;
    // None of those that are there is undefined.
    const headers = request.headers as Received["headers"];
    const received = { at: toTimestamp(clock.now()), method, path, headers, body: body.toString("utf8") };
    const status = inboxes.named(String(request.params.receiver_name)).take(() => received, body.length);
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(answer);
  };
}

/** An address of a receiver in which nothing is to be encoded: host, path and query, name. */
const plainAddress = /^http:\/\/([^/]+)(\/_standin\/receiver\/([\w-]+)(?:\?[\w./=&%+-]*)?)$/;

/** The same of any other address, which a URL has to be made of. */
function readAddress(url: string): readonly (string | undefined)[] {
  if (!URL.canParse(url)) return [];
  const { host, pathname, search } = new URL(url);
  return [url, host, pathname + search, /^\/_standin\/receiver\/([\w-]+)$/.exec(pathname)?.[1]];
}

/** What it answers a call with. */
const answerHeaders = { "content-type": "application/json" };

/**
 * Takes in a call without the way over a socket, which costs ten times as much as the update that it tells of; `weight` is
 * about how many characters it has. Undefined where it is to no receiver, or where a server would have something to say of it.
 */
export function receiveOwn(
  { inboxes, now }: { inboxes: Inboxes; now: string },
  call: CallRequest,
  weight: number,
): { status: number; headers: Readonly<Record<string, string>>; body: string } | undefined {
  const [, host, path, name] = plainAddress.exec(call.url) ?? readAddress(call.url);
  // Most calls need not be made to see that they fit.
  const size = weight * 8 < maximumBodyBytes ? weight : Buffer.byteLength(call.body);
  if (host === undefined || path === undefined || name === undefined || size > maximumBodyBytes) return undefined;
  const show = (): Received => {
    const { body } = call;
    const own = Object.entries(call.headers).map(([header, value]) => [header.toLowerCase(), value]);
    const headers = { host, ...Object.fromEntries(own), "content-length": String(Buffer.byteLength(body)) };
    return { at: now, method: "POST", path, headers, body };
  };
  const status = inboxes.named(name).take(show, size);
  return { status, headers: answerHeaders, body: answer };
}
