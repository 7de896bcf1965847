import type { Handler } from "../api/handler.js";
import { openForServer } from "../api/open-environment.js";
import { fromUtf8, joinBytes, toUtf8 } from "../base/bytes.js";
import { toTimestamp } from "../domain/timestamp.js";
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
  const environment = controlledEnvironment(request);
  if (!environment.valid) {
    throw new DomainError("NOT_FOUND", `No environment can be called ${JSON.stringify(environment.value)}.`);
  }
  const body = await request
    .readBody(maximumBodyBytes)
    .then(joinBytes, () => toUtf8("(a body that was too large, or cut short)"));
  const { inboxes, clock } = openForServer(context, environment.value);
  const { method, url: path } = request;
  // None of those that are there is undefined.
  const headers = request.headers as Received["headers"];
  const received = { at: toTimestamp(clock.now()), method, path, headers, body: fromUtf8(body) };
  const status = inboxes.named(String(name)).take(() => received, body.length);
  context.send(status, "application/json", receiverResponse);
};
