import type { Context } from "../api/context.js";
import type { Handler } from "../api/handler.js";
import { fromUtf8, joinBytes, toUtf8 } from "../base/bytes.js";
import { toTimestamp } from "../domain/timestamp.js";
import { memoryOf } from "../domain/weight.js";
import type { Environment } from "../mock/environment.js";
import { primaryEnvironment } from "../mock/environment-name.js";
import { maximumBodyBytes, type Received } from "../mock/inbox.js";
import { assertBody } from "../mock/input.js";
import { receiverResponse } from "../mock/own-receiver.js";
import type { ControlReply } from "../openapi/control.js";
import { DomainError } from "../openapi/errors.js";
import { type ControlCall, controlledEnvironment } from "./call.js";

/** `GET /_standin/receiver/{name}`: what it got, and how it responds. */
export function showReceiver({ environment: { inboxes }, params }: ControlCall): ControlReply<"showReceiver"> {
  const { answers, requests } = inboxes.named(String(params.receiver_name));
  return { status: 200, body: { answers: [...answers], requests } };
}

/** `PUT /_standin/receiver/{name} {"answers":[500,500,200]}`: how it responds from now on. */
export function scriptReceiver(call: ControlCall): ControlReply<"scriptReceiver"> {
  const { answers } = assertBody("ReceiverScript", call.body);
  call.environment.inboxes.named(String(call.params.receiver_name)).answerWith(answers);
  return showReceiver(call);
}

/** `POST /_standin/receiver/{name}`: a call of a webhook, or whatever somebody sends. */
export const receive: Handler = async (context, { receiver_name: name }) => {
  const { request } = context;
  const { inboxes, clock } = calledEnvironment(context);
  const body = await request
    .readBody(maximumBodyBytes)
    .then(joinBytes, () => toUtf8("(a body that was too large, or cut short)"));
  const { method, url: path } = request;
  // None of those that are there is undefined.
  const headers = request.headers as Received["headers"];
  const received = { at: toTimestamp(clock.now()), method, path, headers, body: fromUtf8(body) };
  const status = inboxes.named(String(name)).take(() => received, memoryOf(received));
  context.send(status, "application/json", receiverResponse);
};

/** Anybody may call without a token, so that no call makes an environment but the one that every Standin has. Throws NOT_FOUND. */
function calledEnvironment({ mock: { environments }, request }: Context): Environment {
  const { value } = controlledEnvironment(request);
  const open = value === primaryEnvironment ? environments.open(value) : environments.peek(value);
  if (open) return open;
  const detail = `There is no environment ${JSON.stringify(value)}, and a call of a receiver makes none; use it first with another request.`;
  throw new DomainError("NOT_FOUND", detail);
}
