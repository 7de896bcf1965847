import { parseDuration } from "../../base/duration.js";
import { latestTime, toTimestamp } from "../../domain/state.js";
import { type ControlCall, type ControlReply, fieldError, refuseUnknown } from "./call.js";

export const showClock = ({ environment: { clock } }: ControlCall): ControlReply => ({
  status: 200,
  body: { now: toTimestamp(clock.now()), offset_ms: clock.offset() },
});

/** `POST /_standin/clock {"advance":"2m"}`: answers when everything that fell due has run, with what that was. */
export async function advanceClock({ environment: { clock, delivery }, body }: ControlCall): Promise<ControlReply> {
  refuseUnknown(body, ["advance"]);
  const { advance } = body;
  const milliseconds = typeof advance === "string" ? parseDuration(advance) : advance;
  if (typeof milliseconds !== "number" || !Number.isSafeInteger(milliseconds) || milliseconds < 0) {
    throw fieldError("/advance", 'must be a time such as "90s", "2m" or "1h"');
  }
  if (clock.now() + milliseconds > latestTime) {
    throw fieldError("/advance", `goes beyond ${toTimestamp(latestTime)}; POST /_standin/reset puts the clock back`);
  }
  const ran = await clock.advance(milliseconds, delivery.settle);
  const entries = ran.map(({ at, kind, id }) => ({ at: toTimestamp(at), kind, id }));
  return { status: 200, body: { now: toTimestamp(clock.now()), ran: entries } };
}
