import type { TimeRange } from "../base/duration.js";

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

/** Mulberry32: 32 bits of state, the same numbers from 0 to 1 for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
