import { parseTimeRange, type TimeRange } from "../base/duration.js";
import { assertBody, fieldError } from "../mock/input.js";
import type { ControlReply } from "../openapi/control.js";
import type { ControlCall } from "./call.js";

/** As the control interface shows it. */
export const toLatencyView = ({ range: { minimum, maximum } }: { range: TimeRange }) => ({
  minimum_ms: minimum,
  maximum_ms: maximum,
});

export const showLatency = ({ environment: { latency } }: ControlCall): ControlReply<"showLatency"> => ({
  status: 200,
  body: toLatencyView(latency),
});

/** `PUT /_standin/latency {"latency":"100-300"}`: for every request from the next one on. */
export function setLatency({ environment: { latency, bus }, body }: ControlCall): ControlReply<"setLatency"> {
  const { latency: wanted } = assertBody("LatencySetting", body);
  const range = parseTimeRange(String(wanted));
  if (!range) throw fieldError("/latency", { expected: 'a range from the less to the more, such as "100-300"' });
  latency.set(range);
  bus.publish("settings_changed", {});
  return { status: 200, body: toLatencyView(latency) };
}
