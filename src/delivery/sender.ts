import type { CallAnswer, CallEvent, CallRequest } from "../domain/call-record.js";
import type { Webhook } from "../domain/entities.js";
import type { DeliveryParts } from "./parts.js";
import { notSent, type Prepared } from "./prepare.js";
import { send, toAnswer } from "./send.js";

const deliverUnsaid =
  "others can reach this Standin, so that webhooks call its own receivers alone; start it with --deliver loopback for those of this machine too, or with --deliver any.";

/** How a request gets to its receiver. */
export interface Sender {
  /** What is answered without a socket, by our own receiver or because none may be opened; else undefined. */
  handOver(webhook: Webhook | undefined, event: CallEvent, prepared: Prepared): CallAnswer | undefined;
  /** Sends it over a socket. */
  send(request: CallRequest): Promise<CallAnswer>;
}

/** `signal` ends what is on the wire. */
export function createSender({ settings, receiveOwn }: DeliveryParts, signal: AbortSignal): Sender {
  return {
    handOver(webhook, event, { request, weight }) {
      const answer = webhook?.url.startsWith("/") ? receiveOwn(request, event.weight + weight) : undefined;
      if (answer) return toAnswer(answer.status, answer.headers, answer.body);
      return settings.mode === "unsaid" ? notSent(deliverUnsaid) : undefined;
    },
    send(request) {
      const own = [settings.origin(), settings.ownOrigin()].filter((origin) => origin !== undefined);
      return send(request, { anyAddress: settings.mode === "any", own, wake: settings.wake, signal });
    },
  };
}
