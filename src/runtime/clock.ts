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

export const createRealTime = (): Required<TimeSource> => ({
  now: createMachineTime({ wall: Date.now, monotonic: () => performance.now() }),
  wake,
});

/** A time that changes only with `advance`. It always starts a day after the newest entity of a seed. */
export const steppedTime: TimeSource = { now: () => Date.UTC(2026, 0, 2) };

/** setTimeout accepts 31 bits of milliseconds. Later tasks are scheduled again then. */
const maximumTimeout = 2 ** 31 - 1;

/** The longest delay, in milliseconds, until the clock notices that the machine's time was set forward. */
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

/** The clock of one environment. An error of a task goes to the caller of `advance`, or else to `onFailure`. */
export class EnvironmentClock {
  readonly #entries = new TinyQueue<Entry>([], (a, b) => a.due - b.due || a.order - b.order);
  #offset = 0;
  #order = 0;
  /** The time while `advance` runs, else null. */
  #held: number | null = null;
  /** The names of the tasks that the current advance has run, and of the work that they have begun. */
  #following: Set<string> | null = null;
  #isRunning = false;
  #alarm: { cancel(): void } | null = null;
  #advancing: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(
    readonly source: TimeSource,
    readonly onFailure: (task: ClockTask, error: unknown) => void = rethrow,
  ) {}

  /** Milliseconds since 1970. */
  now(): number {
    return this.#held ?? this.source.now() + this.#offset;
  }

  /** How far it is ahead of its source, in milliseconds. */
  offset(): number {
    return this.#offset;
  }

  at(due: number, task: ClockTask): { due: number; cancel(): void } {
    const follows = this.#isRunning || this.#following?.has(nameOf(task.kind, task.id));
    const during = follows ? null : this.#following;
    const entry = { due, order: this.#order++, task, cancelled: false, during };
    if (!this.#isClosed) this.#entries.push(entry);
    this.#setAlarm();
    return {
      due,
      cancel: () => {
        entry.cancelled = true;
      },
    };
  }

  /** Announces work that may schedule such tasks. Returns whether it, and they, follow from a task of an advance. */
  begin(kind: string, id: string): boolean {
    const follows = this.#isRunning && this.#following !== null;
    if (follows) this.#following?.add(nameOf(kind, id));
    return follows;
  }

  /**
   * Advances the time. Due tasks run in time order, each at its own time. `settle` is awaited before the first task for
   * queued work, and after each task for work that follows from it (such as a call under way). Tasks that requests add
   * meanwhile, possibly without end, run once at the end. Returns the tasks that ran.
   */
  advance(milliseconds: number, settle: Settle): Promise<RanTask[]> {
    const result = this.#advancing.then(() => this.#advanceNow(milliseconds, settle));
    this.#advancing = result.catch(() => undefined);
    return result;
  }

  /** Removes all tasks. No more can be scheduled. */
  close(): void {
    this.#isClosed = true;
    this.#alarm?.cancel();
    while (this.#entries.length > 0) this.#entries.pop();
  }

  #nextDue(limit: number): Entry | undefined {
    const next = this.#peek();
    return next && next.due <= limit ? this.#entries.pop() : undefined;
  }

  #peek(): Entry | undefined {
    while (this.#entries.peek()?.cancelled) this.#entries.pop();
    return this.#entries.peek();
  }

  #setAlarm(): void {
    const next = this.#peek();
    if (this.#isClosed || this.#held !== null || !next || !this.source.wake) return;
    // Set again each time, since a timer from before the machine's time was set forward would fire too late.
    this.#alarm?.cancel();
    this.#alarm = this.source.wake(Math.min(Math.max(0, next.due - this.now()), maximumWait), () => this.#runDue());
  }

  #runDue(): void {
    this.#alarm = null;
    if (this.#isClosed || this.#held !== null) return;
    for (let entry = this.#nextDue(this.now()); entry; entry = this.#nextDue(this.now())) {
      try {
        entry.task.run();
      } catch (error) {
        this.onFailure(entry.task, error);
      }
    }
    this.#setAlarm();
  }

  async #advanceNow(milliseconds: number, settle: Settle): Promise<RanTask[]> {
    await settle("queued");
    const ran: RanTask[] = [];
    const late: Entry[] = [];
    const followed = new Set<string>();
    this.#following = followed;
    this.#held = this.now();
    const target = this.#held + milliseconds;
    const run = (entry: Entry) => ran.push(this.#run(entry, followed));
    try {
      for (let entry = this.#nextDue(target); entry && !this.#isClosed; entry = this.#nextDue(target)) {
        if (entry.during === followed) {
          late.push(entry);
          continue;
        }
        this.#held = Math.max(this.#held, entry.due);
        run(entry);
        await settle("following");
      }
      this.#held = target;
      if (late.length === 0) return ran;
      for (let entry = late.shift(); entry; entry = late.shift()) if (!entry.cancelled && !this.#isClosed) run(entry);
      await settle("following");
      return ran;
    } finally {
      this.#following = null;
      this.#held = null;
      this.#offset += milliseconds;
      for (const entry of late) this.#entries.push(entry);
      this.#setAlarm();
    }
  }

  /** Runs a task of an advance. Tasks and work that it adds follow from it. */
  #run({ due, task }: Entry, followed: Set<string>): RanTask {
    followed.add(nameOf(task.kind, task.id));
    this.#isRunning = true;
    try {
      task.run();
    } finally {
      this.#isRunning = false;
    }
    return { at: due, kind: task.kind, id: task.id };
  }
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
