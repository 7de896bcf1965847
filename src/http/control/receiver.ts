import { openForServer } from "../../api/open-environment.js";
import { joinChunks } from "../../api/transport.js";
import { toTimestamp } from "../../domain/state.js";
import type { CallRequest } from "../../domain/webhook-calls.js";
import { type Inboxes, maximumBodyBytes, type Received } from "../../mock/inbox.js";
import { DomainError } from "../../openapi/errors.js";
import type { JsonObject, JsonValue } from "../../openapi/openapi-document.js";
import type { Handler } from "../handler.js";
import { type ControlCall, type ControlReply, controlledEnvironment, fieldError, refuseUnknown } from "./call.js";

/** What a receiver says, whatever its status. */
const answer = { received: true };
const answerText = JSON.stringify(answer);

/** `GET /_standin/receiver/{name}`: what it got, and what it answers. */
export function showInbox({ environment: { inboxes }, params }: ControlCall): ControlReply {
  const { answers, requests } = inboxes.named(String(params.name));
  return { status: 200, body: { answers, requests } as unknown as JsonObject };
}

/** `PUT /_standin/receiver/{name} {"answers":[500,500,200]}`: what it is to answer from now on. */
export function tellInbox(call: ControlCall): ControlReply {
  refuseUnknown(call.body, ["answers"]);
  const { answers } = call.body;
  const isStatus = (value: JsonValue) => Number.isInteger(value) && Number(value) >= 200 && Number(value) <= 599;
  if (!Array.isArray(answers) || answers.length === 0 || !answers.every(isStatus)) {
    throw fieldError("/answers", "must be an array of statuses from 200 to 599, such as [500,500,200]");
  }
  call.environment.inboxes.named(String(call.params.name)).answerWith(answers as number[]);
  return showInbox(call);
}

/** `POST /_standin/receiver/{name}`: a call of a webhook, or whatever somebody sends. */
export const receive: Handler = async (context, { name }) => {
  const { request } = context;
  const environment = controlledEnvironment(request);
  if (!environment.valid) {
    throw new DomainError("NOT_FOUND", `No environment can be called ${JSON.stringify(environment.value)}.`);
  }
  const body = await request
    .readBody(maximumBodyBytes)
    .then(joinChunks, () => Buffer.from("(a body that was too large, or cut short)"));
  const { inboxes, clock } = openForServer(context, environment.value);
  const { method, url: path } = request;
  const headers = request.headers as JsonObject;
  const received = { at: toTimestamp(clock.now()), method, path, headers, body: body.toString("utf8") };
  const status = inboxes.named(String(name)).take(() => received, body.length);
  context.send(status, "application/json", answer);
};

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
  return { status, headers: answerHeaders, body: answerText };
}
