import { toRaisedEvent } from "../mock/raised-event.js";
import type { ControlReply } from "../openapi/control.js";
import type { ControlCall } from "./call.js";

/** `POST /_standin/events`: raises an event about an entity that the caller gives, and returns the calls that it makes. */
export function raiseEvent({ environment: { domain, delivery }, body }: ControlCall): ControlReply<"raiseEvent"> {
  const event = toRaisedEvent(body);
  return { status: 202, body: { webhook_calls: delivery.emit({ source: "raised", at: domain.clock.now(), event }) } };
}
