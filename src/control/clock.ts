import { parseDuration } from "../base/duration.js";
import { latestTime, toTimestamp } from "../domain/timestamp.js";
import { assertBody, fieldError } from "../mock/input.js";
import type { ControlReply } from "../openapi/control.js";
import type { ControlCall } from "./call.js";

export const showClock = ({ environment: { clock } }: ControlCall): ControlReply<"showClock"> => ({
  status: 200,
  body: { now: toTimestamp(clock.now()), offset_ms: clock.offset() },
});

/** `POST /_standin/clock {"advance":"2m"}`: responds when everything that fell due has run, with what that was and what is in flight. */
export async function advanceClock(call: ControlCall): Promise<ControlReply<"advanceClock">> {
  const { clock, advance: run } = call.environment;
  const { advance } = assertBody("ClockAdvance", call.body);
  // What is written as a time may be too long to be counted.
  const milliseconds = typeof advance === "string" ? (parseDuration(advance) ?? Number.POSITIVE_INFINITY) : advance;
  if (clock.now() + milliseconds > latestTime) {
    throw fieldError("/advance", { latest: toTimestamp(latestTime) });
  }
  const ran = await run(milliseconds);
  const entries = ran.map(({ at, kind, id }) => ({ at: toTimestamp(at), kind, id }));
  return { status: 200, body: { now: toTimestamp(clock.now()), ran: entries, in_flight: [...ran.inFlight] } };
}
