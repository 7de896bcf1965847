import TinyQueue from "tinyqueue";

/** The source of a clock: the time of the machine, or a time that only `advance` changes. */
export interface TimeSource {
  now(): number;
  /** Calls back after at most a number of milliseconds. Absent if time does not pass by itself. */
  wake?(milliseconds: number, callback: () => void): { cancel(): void };
}

/** Calls back after a number of milliseconds of real time. A waiting timer does not keep the process alive. */
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

/** A time that changes only with `advance`. It always starts a day after the newest entity of a seed. */
export const steppedTime: TimeSource = { now: () => Date.UTC(2026, 0, 2) };

/** setTimeout accepts 31 bits of milliseconds. Later tasks are scheduled again then. */
const maximumTimeout = 2 ** 31 - 1;

/**
 * The longest delay, in milliseconds, until the clock notices that the machine's time was set forward or that the
 * machine has slept.
 */
const maximumWait = 60_000;

export interface ClockTask {
  kind: string;
  id: string;
  run(): void;
}

/** A task that ran during an advance: its due time, and its kind. */
export interface RanTask {
  at: number;
  kind: string;
  id: string;
}

/** Resolves after work outside the clock has ended: work queued at the start, or caused by its tasks. */
export type Settle = (what: "queued" | "following") => Promise<void>;

export interface EnvironmentClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** How far it is ahead of its source, in milliseconds. */
  offset(): number;
  at(due: number, task: ClockTask): { cancel(): void };
  /**
   * Announces work that may schedule tasks of this kind and identifier. Returns whether it follows from a task that an
   * advance runs now. Then those tasks do too.
   */
  begin(kind: string, id: string): boolean;
  /**
   * Advances the time. Due tasks run in time order, each at its own time. `settle` is awaited before the first task for
   * queued work, and after each task for work that follows from it (such as a call under way). Tasks that requests add
   * meanwhile, possibly without end, run once at the end. Returns the tasks that ran.
   */
  advance(milliseconds: number, settle: Settle): Promise<RanTask[]>;
  /** Removes all tasks. No more can be scheduled. */
  close(): void;
}

function rethrow(_task: ClockTask, error: unknown): never {
  throw error;
}

/** The name of a task. A call keeps its name from one retry to the next. */
const nameOf = (kind: string, id: string): string => `${kind} ${id}`;

interface Entry {
  due: number;
  order: number;
  task: ClockTask;
  cancelled: boolean;
  /** The advance during which a request added it. Null if a task caused it, or if it existed before. */
  during: object | null;
}

/**
 * Each environment has its own clock. Advancing one does not affect the others. An error of a task goes to the caller of
 * `advance`, or else to `onFailure`.
 */
export function createClock(
  source: TimeSource,
  onFailure: (task: ClockTask, error: unknown) => void = rethrow,
): EnvironmentClock {
  const entries = new TinyQueue<Entry>([], (a, b) => a.due - b.due || a.order - b.order);
  let offset = 0;
  let order = 0;
  /** The time while `advance` runs, else null. */
  let held: number | null = null;
  /** The names of the tasks that the current advance has run, and of the work that they have begun. */
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
    // Set again each time, since a timer from before the machine's time was set forward would fire too late.
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

/** The largest automatic correction of a wall clock. Time stands still for at most this long. */
const correction = 1000;

/**
 * The time of the wall clock, except that it never goes back. If the wall clock is set back, jobs and retries that are due in
 * seconds would wait for hours, so time continues from its last value. It follows when the wall clock is set
 * forward, as after a machine has slept.
 */
export function createMachineTime({ wall, monotonic }: MachineClocks): () => number {
  let last = wall();
  let lastMonotonic = monotonic();
  /** The sum of all backward steps of the wall clock. */
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
