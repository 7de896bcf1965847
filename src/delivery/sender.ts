import type { CallEvent, CallRequest, CallResponse } from "../domain/call-record.js";
import type { Webhook } from "../domain/entities.js";
import { notSent, toCallResponse } from "./call-response.js";
import type { DeliveryParts } from "./parts.js";
import type { Prepared } from "./prepare.js";

const deliverUnsaid =
  "others can reach this Standin, so that webhooks call its own receivers alone; start it with --deliver loopback for those of this machine too, or with --deliver any.";

/** How a request gets to its receiver. */
export interface Sender {
  /** The response without a socket, by our own receiver or because none may be opened; else undefined. */
  handOver(webhook: Webhook | undefined, event: CallEvent, prepared: Prepared): CallResponse | undefined;
  /** Sends it over the network. */
  send(request: CallRequest, depth: number): Promise<CallResponse>;
}

/** `signal` ends what is on the wire. */
export function createSender({ settings, receiveOwn }: DeliveryParts, signal: AbortSignal): Sender {
  return {
    handOver(webhook, event, { request, weight }) {
      const response = webhook?.url.startsWith("/") ? receiveOwn(request, event.weight + weight) : undefined;
      if (response) return toCallResponse(response.status, response.headers, response.body);
      return settings.mode === "unsaid" ? notSent(deliverUnsaid) : undefined;
    },
    send: (request, depth) => settings.send(request, signal, depth),
  };
}
