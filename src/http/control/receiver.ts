import type { RequestHandler } from "express";
import { DomainError } from "../../domain/errors.js";
import { toTimestamp } from "../../domain/state.js";
import type { JsonObject, JsonValue } from "../../openapi/openapi-document.js";
import { flatEnvelope } from "../../wire/flat.js";
import { controlledEnvironment } from "../environment-name.js";
import { Exchange } from "../exchange.js";
import type { Host } from "../host.js";
import type { Inbox } from "../inbox.js";
import { readBody } from "../read-body.js";
import { type ControlCall, type ControlReply, fieldError, refuseUnknown } from "./call.js";

const maximumRequests = 100;
const maximumInboxes = 100;
const maximumBodyBytes = 1024 * 1024;
/** The most that all bodies in one inbox may have. */
const maximumInboxBytes = 2 * maximumBodyBytes;

const isFull = ({ requests, sizes }: Inbox): boolean =>
  requests.length > maximumRequests || sizes.reduce((sum, size) => sum + size, 0) > maximumInboxBytes;

/** `GET /_standin/receiver/{name}`: what it got, and what it answers. */
export function showInbox({ environment: { inboxes }, params }: ControlCall): ControlReply {
  const { answers, requests } = inboxOf(inboxes, params.name);
  return { status: 200, body: { answers, requests } };
}

/** `PUT /_standin/receiver/{name} {"answers":[500,500,200]}`: what it is to answer from now on. */
export function tellInbox({ environment: { inboxes }, params, body }: ControlCall): ControlReply {
  refuseUnknown(body, ["answers"]);
  const { answers } = body;
  const isStatus = (value: JsonValue) => Number.isInteger(value) && Number(value) >= 200 && Number(value) <= 599;
  if (!Array.isArray(answers) || answers.length === 0 || !answers.every(isStatus)) {
    throw fieldError("/answers", "must be an array of statuses from 200 to 599, such as [500,500,200]");
  }
  const inbox = inboxOf(inboxes, params.name);
  inbox.answers = answers as number[];
  inbox.given = 0;
  return { status: 200, body: { answers, requests: inbox.requests } };
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
    const inbox = inboxOf(inboxes, request.params.name);
    inbox.requests.push({
      at: toTimestamp(clock.now()),
      method: request.method,
      path: request.originalUrl,
      headers: request.headers as JsonObject,
      body: body.toString("utf8"),
    });
    inbox.sizes.push(body.length);
    while (inbox.requests.length > 1 && isFull(inbox)) {
      inbox.requests.shift();
      inbox.sizes.shift();
    }
    const status = inbox.answers[Math.min(inbox.given, inbox.answers.length - 1)] ?? 200;
    inbox.given++;
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ received: true }));
  };
}

function inboxOf(inboxes: Map<string, Inbox>, parameter: string | string[] | undefined): Inbox {
  const name = String(parameter);
  const existing = inboxes.get(name);
  if (existing) return existing;
  const inbox = { answers: [200], given: 0, requests: [], sizes: [] };
  inboxes.set(name, inbox);
  const [oldest] = inboxes.keys();
  if (inboxes.size > maximumInboxes && oldest !== undefined) inboxes.delete(oldest);
  return inbox;
}
