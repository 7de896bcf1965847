import { depthOf } from "../domain/depth.js";
import { toRaisedEvent } from "../mock/raised-event.js";
import type { ControlReply } from "../openapi/control.js";
import type { ControlCall } from "./call.js";

/** `POST /_standin/events`: raises an event about an entity that the caller gives, and returns the calls that it makes. */
export function raiseEvent({
  environment: { domain, delivery },
  body,
  context,
}: ControlCall): ControlReply<"raiseEvent"> {
  const event = toRaisedEvent(body);
  const depth = depthOf(context.request.headers);
  const calls = delivery.emit({ source: "raised", at: domain.clock.now(), depth, event });
  return { status: 202, body: { webhook_calls: calls } };
}
