import { setMaxListeners } from "node:events";
import type { Ports } from "./ports.js";

/** Why a run ends before its last contract. */
export type Ending = "interrupted" | "target lost" | "in use" | "no record" | "bail";

/** Thrown for what contracts would still send or wait for after the run was ended. */
export class StoppedError extends Error {}

/** The reason of a signal that ends the run because the kit itself failed where nobody waited for it. */
export class StrayError extends Error {
  constructor(override readonly cause: Error) {
    super(cause.message);
  }
}

/** Between the contracts and the target: once it is shut, contracts send nothing more, and only restoring goes on. */
export interface Gate {
  readonly ending: { kind: Ending; because: string } | undefined;
  readonly signal: AbortSignal;
  /** Ends the run; the first reason counts. */
  shut(kind: Ending, because: string): void;
  /** Throws a StoppedError once the run was ended. */
  pass(): void;
  /** The same ports, where sleeping ends with a StoppedError when the run does. */
  guard(ports: Ports): Ports;
}

/** A gate that `signal` shuts as well: the user's Ctrl-C. */
export function createGate(signal?: AbortSignal): Gate {
  const controller = new AbortController();
  // Everything that waits listens, in every serial group.
  setMaxListeners(0, controller.signal);
  let ending: Gate["ending"];
  const gate: Gate = {
    get ending() {
      return ending;
    },
    signal: controller.signal,
    shut(kind, because) {
      ending ??= { kind, because };
      controller.abort();
    },
    pass() {
      if (ending) throw new StoppedError(`the run was ended before: ${ending.because}`);
    },
    guard: (ports) => ({
      ...ports,
      async sleep(milliseconds) {
        gate.pass();
        // A sleep that is cut short rejects; what counts is what the gate says then.
        await ports.sleep(milliseconds, controller.signal).catch((error) => {
          if (!ending) throw error;
        });
        gate.pass();
      },
    }),
  };
  const interrupt = () => gate.shut("interrupted", "it was interrupted");
  if (signal?.aborted) interrupt();
  else signal?.addEventListener("abort", interrupt, { once: true });
  return gate;
}
