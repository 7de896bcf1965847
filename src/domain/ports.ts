/** Something that was put on the clock and can be taken off it. */
export interface Timer {
  cancel(): void;
}

/** What is to be done at a time; `kind` and `id` tell people what it was. */
export interface Task {
  kind: string;
  id: string;
  run(): void;
}

/** The time of an environment, in milliseconds since 1970, real or stepped. */
export interface Clock {
  now(): number;
  /** Runs the task when `due` has come; tasks of the same time run in the order in which they were put on the clock. */
  at(due: number, task: Task): Timer;
  /**
   * Something begins that may put tasks of this kind and identifier on the clock. Returns whether it follows from a task that
   * runs now because somebody advances the clock, who then waits for it.
   */
  begin(kind: string, id: string): boolean;
}

/** Makes identifiers that were not used before. */
export interface Ids {
  /** Of a resource: 22 characters of URL-safe base64. */
  resource(): string;
  /** Of a job: 24 hexadecimal digits. */
  job(): string;
}
