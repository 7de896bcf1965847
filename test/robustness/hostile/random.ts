/** Chance from a number, the same in every run (mulberry32). */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** From 0 to below `end`. */
  below(end: number): number;
  pick<T>(list: readonly T[]): T;
  /** True once in so many times. */
  oneIn(times: number): boolean;
  bytes(length: number): Buffer;
}

export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    oneIn: (times) => below(times) === 0,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
