import TinyQueue from "tinyqueue";

/** What a clock is made of: the time of the machine, or one that only `advance` moves. */
export interface TimeSource {
  now(): number;
  /** Calls back after so many milliseconds, at the latest; absent where time stands still by itself. */
  wake?(milliseconds: number, callback: () => void): { cancel(): void };
}

/** Calls back after so many milliseconds of real time. A waiting timer does not keep the process alive. */
export const wake: NonNullable<TimeSource["wake"]> = (milliseconds, callback) => {
  const timer: unknown = setTimeout(callback, Math.min(milliseconds, maximumTimeout));
  // Browsers have numbers.
  if (typeof timer === "object") (timer as NodeJS.Timeout).unref();
  return { cancel: () => clearTimeout(timer as NodeJS.Timeout) };
};

/** The time of the machine. */
export const createRealTime = (): Required<TimeSource> => ({
  now: createMachineTime({ wall: Date.now, monotonic: () => performance.now() }),
  wake,
});

/** A time that stands still but for `advance`. It starts a day after everything of a seed was made, always the same. */
export const steppedTime: TimeSource = { now: () => Date.UTC(2026, 0, 2) };

/** setTimeout takes 31 bits of milliseconds; what is later is looked at again then. */
const maximumTimeout = 2 ** 31 - 1;

/** So soon, in milliseconds, is noticed that the time of the machine was set forward, or that the machine has slept. */
const maximumWait = 60_000;

export interface ClockTask {
  kind: string;
  id: string;
  run(): void;
}

/** What ran while the clock was advanced: when it was due, and what it was. */
export interface RanTask {
  at: number;
  kind: string;
  id: string;
}

/** Resolves when what waits outside the clock has ended: what is queued when it asks, or what follows from its tasks. */
export type Settle = (what: "queued" | "following") => Promise<void>;

export interface EnvironmentClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** How far it is ahead of its source, in milliseconds. */
  offset(): number;
  at(due: number, task: ClockTask): { cancel(): void };
  /**
   * Something begins that may put tasks of this kind and identifier on the clock. Returns whether it follows from a task that
   * an advance runs now; then so do those tasks.
   */
  begin(kind: string, id: string): boolean;
  /**
   * Moves the time forward. What falls due runs in time order, each at its own time. `settle` is awaited before the first
   * for what is queued, and after each for what follows from it (a call on the wire), so that it has ended before the next.
   * What others put on the
   * clock meanwhile, of which there may be no end, runs once at the end of it. Returns what ran.
   */
  advance(milliseconds: number, settle: Settle): Promise<RanTask[]>;
  /** Takes everything off the clock, for good. */
  close(): void;
}

function rethrow(_task: ClockTask, error: unknown): never {
  throw error;
}

/** What a task is told from others by: a call keeps its name from one retry to the next. */
const nameOf = (kind: string, id: string): string => `${kind} ${id}`;

interface Entry {
  due: number;
  order: number;
  task: ClockTask;
  cancelled: boolean;
  /** The advance during which somebody else put it on the clock; null where it follows from what ran, or was there before. */
  during: object | null;
}

/**
 * A clock of its own for each environment: one that is advanced leaves the others where they were. What a task throws
 * goes to `onFailure` where nobody waits for it; those who advance the clock get it themselves.
 */
export function createClock(
  source: TimeSource,
  onFailure: (task: ClockTask, error: unknown) => void = rethrow,
): EnvironmentClock {
  const entries = new TinyQueue<Entry>([], (a, b) => a.due - b.due || a.order - b.order);
  let offset = 0;
  let order = 0;
  /** The time while `advance` runs; else null. */
  let held: number | null = null;
  /** The names of what the advance that is under way has run, and of what that has begun. */
  let following: Set<string> | null = null;
  let isRunning = false;
  let alarm: { cancel(): void } | null = null;
  let advancing: Promise<unknown> = Promise.resolve();
  let closed = false;

  const now = () => held ?? source.now() + offset;

  function nextDue(limit: number): Entry | undefined {
    while (entries.peek()?.cancelled) entries.pop();
    const next = entries.peek();
    return next && next.due <= limit ? entries.pop() : undefined;
  }

  function setAlarm(): void {
    while (entries.peek()?.cancelled) entries.pop();
    const next = entries.peek();
    if (closed || held !== null || !next || !source.wake) return;
    // Anew each time: one that was set before the time of the machine was set forward comes too late.
    alarm?.cancel();
    alarm = source.wake(Math.min(Math.max(0, next.due - now()), maximumWait), runDue);
  }

  function runDue(): void {
    alarm = null;
    if (closed || held !== null) return;
    for (let entry = nextDue(now()); entry; entry = nextDue(now())) {
      try {
        entry.task.run();
      } catch (error) {
        onFailure(entry.task, error);
      }
    }
    setAlarm();
  }

  async function advanceNow(milliseconds: number, settle: Settle): Promise<RanTask[]> {
    await settle("queued");
    const ran: RanTask[] = [];
    const late: Entry[] = [];
    const followed = new Set<string>();
    following = followed;
    held = now();
    const target = held + milliseconds;
    const run = ({ due, task }: Entry) => {
      followed.add(nameOf(task.kind, task.id));
      isRunning = true;
      try {
        task.run();
      } finally {
        isRunning = false;
      }
      ran.push({ at: due, kind: task.kind, id: task.id });
    };
    try {
      for (let entry = nextDue(target); entry && !closed; entry = nextDue(target)) {
        if (entry.during === followed) {
          late.push(entry);
          continue;
        }
        held = Math.max(held, entry.due);
        run(entry);
        await settle("following");
      }
      held = target;
      if (late.length === 0) return ran;
      for (let entry = late.shift(); entry; entry = late.shift()) if (!entry.cancelled && !closed) run(entry);
      await settle("following");
      return ran;
    } finally {
      following = null;
      held = null;
      offset += milliseconds;
      for (const entry of late) entries.push(entry);
      setAlarm();
    }
  }

  return {
    now,
    offset: () => offset,
    at(due, task) {
      const follows = isRunning || following?.has(nameOf(task.kind, task.id));
      const during = follows ? null : following;
      const entry = { due, order: order++, task, cancelled: false, during };
      if (!closed) entries.push(entry);
      setAlarm();
      return {
        cancel: () => {
          entry.cancelled = true;
        },
      };
    },
    begin(kind, id) {
      const follows = isRunning && following !== null;
      if (follows) following?.add(nameOf(kind, id));
      return follows;
    },
    advance(milliseconds, settle) {
      const result = advancing.then(() => advanceNow(milliseconds, settle));
      advancing = result.catch(() => undefined);
      return result;
    },
    close() {
      closed = true;
      alarm?.cancel();
      while (entries.length > 0) entries.pop();
    },
  };
}

/** The two clocks of a machine, in milliseconds: one that people set, and one that only passes. */
interface MachineClocks {
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
