import type { TimeRange } from "../base/duration.js";

/** How long requests are held; it can be set while the server runs. */
export interface Latency {
  /** Milliseconds that the next request is held. */
  next(): number;
  readonly range: TimeRange;
  /** Holds for every request from the next one on. */
  set(range: TimeRange): void;
}

/** A latency that starts with a range. Its chance comes only from the seed. */
export function createLatency(start: TimeRange, seed: number): Latency {
  const random = seededRandom(seed);
  let range = start;
  return {
    next() {
      const { minimum, maximum } = range;
      return minimum === maximum ? minimum : Math.round(minimum + random() * (maximum - minimum));
    },
    get range() {
      return range;
    },
    set(wanted) {
      range = wanted;
    },
  };
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
