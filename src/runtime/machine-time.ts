/** The two clocks of a machine, in milliseconds: one that people set, and one that only passes. */
export interface MachineClocks {
  wall(): number;
  monotonic(): number;
}

/** What a wall clock is slowed or set back by without anybody's doing; it stands still for so long at the most. */
const correction = 1000;

/**
 * The time of the wall clock, but for this: it never goes back. When the wall clock is set back, jobs and retries that are
 * due in seconds would wait for hours; so time passes on from where it was. It follows when the wall clock is set
 * forward, as after a machine has slept.
 */
export function createMachineTime({ wall, monotonic }: MachineClocks): () => number {
  let last = wall();
  let lastMonotonic = monotonic();
  /** How far the wall clock was set back in all. */
  let ahead = 0;
  return () => {
    const passed = monotonic();
    const expected = last + (passed - lastMonotonic);
    let now = wall() + ahead;
    if (now < expected - correction) {
      ahead += Math.round(expected - now);
      now = Math.round(expected);
    }
    lastMonotonic = passed;
    last = Math.max(last, now);
    return last;
  };
}
