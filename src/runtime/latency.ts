import type { TimeRange } from "../base/duration.js";
import { seededRandom } from "../base/random.js";

/** The delay of requests. It can be changed while the server runs. */
export interface Latency {
  /** The delay of the next request, in milliseconds. */
  next(): number;
  /** A new one applies from the next request on. */
  range: TimeRange;
}

/** A latency with an initial range. Its random numbers depend only on the seed. */
export function createLatency(start: TimeRange, seed: number): Latency {
  const random = seededRandom(seed);
  const latency: Latency = {
    range: start,
    next() {
      const { minimum, maximum } = latency.range;
      return minimum === maximum ? minimum : Math.round(minimum + random() * (maximum - minimum));
    },
  };
  return latency;
}
