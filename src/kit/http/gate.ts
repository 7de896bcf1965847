import { once, setMaxListeners } from "node:events";
import type { Leftover } from "../ledger/leftovers.js";
import type { SentCounts } from "./observations.js";
import type { Ports } from "./ports.js";
import type { HttpRequest } from "./request.js";

/** Why a run ends before its last contract. */
export type Ending = "interrupted" | "target lost" | "in use" | "no resource" | "no record" | "bail" | "max time";

/** Thrown if a run ends before its first contract. What it had done by then is settled. */
export class RunError extends Error {
  leftovers: readonly Leftover[] = [];
  /** The path of the record that undoes what is left. */
  record: string | undefined;
  /** How many requests it had sent by then, and what failed. */
  sent: SentCounts | undefined;
}

/** Thrown when a contract sends or waits after the end of the run. */
export class StoppedError extends RunError {
  constructor(readonly ending: NonNullable<Gate["ending"]>) {
    super(`the run ended before: ${ending.because}`);
  }
}

/** The reason for ending the run after an unhandled error of the kit itself. */
export class StrayError extends Error {
  constructor(override readonly cause: Error) {
    super(cause.message);
  }
}

/** Thrown if there is nothing to verify: the target does not respond, or it refuses the token. */
export class TargetError extends RunError {}

/** Thrown if a target that responded before no longer does. */
export class GoneError extends TargetError {}

/** The signals that end an exchange early. */
export interface Ends {
  /** Ends waits, and a GET, at once. The promise rejects. */
  signal?: AbortSignal;
  /** Ends any request at once. The exchange has status 0. */
  end: AbortSignal;
}

/** Milliseconds after the end of the run until writes end, and until restoring ends. */
const times = { writes: 2000, over: 60_000 };
/** Whoever presses Ctrl-C waits for three seconds, reports included. */
const timesOfInterrupted = { writes: 1000, over: 2500 };

/** Controls access to the target. After it shuts, contracts send nothing more, and only restoring continues for a limited time. */
export class Gate {
  ending: { kind: Ending; because: string } | undefined;
  /** Ends waits and reads at once. */
  readonly #waits = new AbortController();
  /** Ends writes a little later, since their responses tell what to restore. */
  readonly #writes = new AbortController();
  readonly #over = new AbortController();
  readonly #callOffs: (() => void)[] = [];
  #overAt = Number.POSITIVE_INFINITY;

  /** `signal` shuts it as well: the user's Ctrl-C. */
  constructor(
    readonly ports: Pick<Ports, "after" | "now">,
    readonly interruption?: AbortSignal,
  ) {
    // Everything that waits listens, in every serial group.
    for (const one of [this.#waits, this.#writes, this.#over]) setMaxListeners(0, one.signal);
    const interrupt = () => this.shut("interrupted", "it was interrupted");
    if (interruption?.aborted) interrupt();
    else interruption?.addEventListener("abort", interrupt, { once: true });
  }

  /** What ends a request early. */
  endsOf({ isRestoring }: Pick<HttpRequest, "isRestoring">): Ends {
    return isRestoring ? { end: this.#over.signal } : { signal: this.#waits.signal, end: this.#writes.signal };
  }

  /** Ends the run. The first reason and the shortest time count. */
  shut(kind: Ending, because: string): void {
    this.ending ??= { kind, because };
    const isUsers = kind === "interrupted" && !(this.interruption?.reason instanceof StrayError);
    const limits = isUsers ? timesOfInterrupted : times;
    this.#overAt = Math.min(this.#overAt, this.ports.now() + limits.over);
    this.#waits.abort();
    this.#callOffs.push(
      this.ports.after(limits.writes, () => this.#writes.abort()),
      this.ports.after(limits.over, () => this.#over.abort()),
    );
  }

  /** Ends the run after this number of milliseconds. */
  shutAfter(milliseconds: number, kind: Ending, because: string): void {
    this.#callOffs.push(this.ports.after(milliseconds, () => this.shut(kind, because)));
  }

  /** Resolves when the run ends early, also while everything is restored. */
  async ended(): Promise<void> {
    if (!this.ending) await once(this.#waits.signal, "abort");
  }

  /** The time left for restoring, in milliseconds. Infinite before the end of the run. */
  get timeLeft(): number {
    return Math.max(0, this.#overAt - this.ports.now());
  }

  /** Whether nothing is sent any more. */
  get isOver(): boolean {
    return this.#over.signal.aborted;
  }

  /** Throws a StoppedError after the end of the run. */
  pass(): void {
    if (this.ending) throw new StoppedError(this.ending);
  }

  /** The ports, with sleeps that reject with a StoppedError at the end of the run, or of restoring. */
  guard(ports: Ports, isRestoring = false): Ports {
    const { signal } = isRestoring ? this.#over : this.#waits;
    const pass = () => isRestoring || this.pass();
    const sleep = async (milliseconds: number) => {
      pass();
      if (signal.aborted) return;
      // A sleep that is cut short rejects; what counts is what the gate says then.
      await ports.sleep(milliseconds, signal).catch((error) => {
        if (!signal.aborted) throw error;
      });
      pass();
    };
    return { ...ports, sleep };
  }

  close(): void {
    for (const callOff of this.#callOffs.splice(0)) callOff();
  }
}
