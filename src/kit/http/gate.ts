import { setMaxListeners } from "node:events";
import type { Ports } from "./ports.js";

/** Why a run ends before its last contract. */
export type Ending = "interrupted" | "target lost" | "in use" | "no resource" | "no record" | "bail" | "max time";

/** Thrown when a contract sends or waits after the end of the run. */
export class StoppedError extends Error {
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

/**
 * Controls access to the target. After it shuts, contracts send nothing more, and only restoring continues for a limited time.
 */
export interface Gate {
  readonly ending: { kind: Ending; because: string } | undefined;
  /** Ends waits and reads at once. */
  readonly signal: AbortSignal;
  /** Ends writes a little later, since their responses tell what to restore. */
  readonly writes: AbortSignal;
  /** Ends restoring. */
  readonly over: AbortSignal;
  /** Ends the run. The first reason and the shortest time count. */
  shut(kind: Ending, because: string): void;
  /** Ends the run after this number of milliseconds. */
  shutAfter(milliseconds: number, kind: Ending, because: string): void;
  /** Throws a StoppedError after the end of the run. */
  pass(): void;
  /** The same ports, with sleeps that reject with a StoppedError when the run ends. */
  guard(ports: Ports): Ports;
  /** The same ports, with sleeps that end when restoring ends. */
  guardRestoring(ports: Ports): Ports;
  /** Cancels the timers. */
  close(): void;
}

/** Milliseconds after the end of the run until writes end, and until restoring ends. */
const times = { writes: 2000, over: 60_000 };
/** Whoever presses Ctrl-C waits for three seconds, reports included. */
const timesOfInterrupted = { writes: 1000, over: 2500 };

/** A gate that `signal` shuts as well: the user's Ctrl-C. */
export function createGate({ after }: Pick<Ports, "after">, signal?: AbortSignal): Gate {
  const [waits, writes, over] = [new AbortController(), new AbortController(), new AbortController()];
  // Everything that waits listens, in every serial group.
  for (const one of [waits, writes, over]) setMaxListeners(0, one.signal);
  const callOffs: (() => void)[] = [];
  let ending: Gate["ending"];
  const endAfter = (limits: typeof times) => {
    waits.abort();
    callOffs.push(
      after(limits.writes, () => writes.abort()),
      after(limits.over, () => over.abort()),
    );
  };
  const gate: Gate = {
    get ending() {
      return ending;
    },
    signal: waits.signal,
    writes: writes.signal,
    over: over.signal,
    shut(kind, because) {
      ending ??= { kind, because };
      endAfter(kind === "interrupted" && !(signal?.reason instanceof StrayError) ? timesOfInterrupted : times);
    },
    shutAfter(milliseconds, kind, because) {
      callOffs.push(after(milliseconds, () => gate.shut(kind, because)));
    },
    pass() {
      if (ending) throw new StoppedError(ending);
    },
    guard: (ports) => ({
      ...ports,
      async sleep(milliseconds) {
        gate.pass();
        // A sleep that is cut short rejects; what counts is what the gate says then.
        await ports.sleep(milliseconds, waits.signal).catch((error) => {
          if (!ending) throw error;
        });
        gate.pass();
      },
    }),
    guardRestoring: (ports) => ({
      ...ports,
      async sleep(milliseconds) {
        if (over.signal.aborted) return;
        await ports.sleep(milliseconds, over.signal).catch((error) => {
          if (!over.signal.aborted) throw error;
        });
      },
    }),
    close() {
      for (const callOff of callOffs.splice(0)) callOff();
    },
  };
  const interrupt = () => gate.shut("interrupted", "it was interrupted");
  if (signal?.aborted) interrupt();
  else signal?.addEventListener("abort", interrupt, { once: true });
  return gate;
}
