export interface Timer {
  /** Milliseconds since 1970, on the same clock. */
  readonly due: number;
  cancel(): void;
}

/** A task for a given time. `kind` and `id` identify it for people. */
export interface Task {
  kind: string;
  id: string;
  run(): void;
}

/** The time of an environment, in milliseconds since 1970, real or stepped. */
export interface Clock {
  now(): number;
  /** Runs the task at `due`. Tasks with the same time run in the order in which they were scheduled. */
  at(due: number, task: Task): Timer;
  /** Notes work that may schedule such tasks. Returns whether it follows from an advance, which then waits for it. */
  begin(kind: string, id: string): boolean;
}

export interface Ids {
  /** For a resource: 22 characters of URL-safe Base64. */
  resource(): string;
  /** For a job: 24 hexadecimal digits. */
  job(): string;
}
