import { redact } from "../base/redaction.js";
import { getWebhookCall, toWebhookCall } from "../domain/webhook-calls.js";
import { assertBody } from "../mock/input.js";
import type { ControlReply } from "../openapi/control.js";
import { DomainError } from "../openapi/errors.js";
import type { ControlCall } from "./call.js";

/** `GET /_standin/webhook-calls`: the log, oldest first. */
export function listCalls({ environment: { domain } }: ControlCall): ControlReply<"listCalls"> {
  const calls = Array.from(domain.store.webhookCalls.values(), ({ call }) => redact(toWebhookCall(call)));
  return { status: 200, body: { webhook_calls: calls } };
}

/** `GET /_standin/webhook-calls/{id}`. */
export const showCall = ({ environment: { domain }, params }: ControlCall): ControlReply<"showCall"> => ({
  status: 200,
  body: redact(getWebhookCall(domain.store, String(params.call_id))),
});

/** `POST /_standin/webhook-calls/next`: the next attempt that matches, once it has ended. */
export async function awaitCall({ environment: { watcher }, body }: ControlCall): Promise<ControlReply<"awaitCall">> {
  const { timeout_ms: timeout = 5000, ...filter } = assertBody("CallWait", body);
  const call = await watcher.next(filter, timeout).catch((error: Error) => {
    throw new DomainError("NOT_FOUND", error.message);
  });
  return { status: 200, body: redact(call) };
}

/** `POST /_standin/webhook-calls/{id}/retry`: the retry that is due later, now. */
export function retryCall({ environment, params }: ControlCall): ControlReply<"retryCall"> {
  const id = String(params.call_id);
  environment.delivery.retryNow(id);
  return { status: 202, body: redact(getWebhookCall(environment.domain.store, id)) };
}

/** `POST /_standin/webhook-calls/settle`: responds when no call is being sent. */
export async function settleCalls({ environment: { delivery } }: ControlCall): Promise<ControlReply<"settleCalls">> {
  await delivery.idle();
  return { status: 204 };
}
