import { StrayError } from "../kit/target/gate.js";

const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** Informs a run of the user's Ctrl-C. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** 128 and the signal's number, as shells have it; undefined while there was none. */
  exitCode(): number | undefined;
  release(): void;
}

/**
 * Turns the first SIGINT, SIGTERM or SIGHUP into an orderly end; a second one ends the process at once, but for SIGHUP, which
 * comes twice from a terminal that is closed: from the shell and from the system. An error that nobody waited for ends the
 * run as well, with a StrayError.
 */
export function onInterrupt(process: NodeJS.Process, say: (text: string) => void): Interruption {
  const controller = new AbortController();
  let exitCode: number | undefined;
  const listeners = Object.entries(signals).map(([name, code]) => {
    const listener = () => {
      if (exitCode !== undefined && name === "SIGHUP") return;
      if (exitCode !== undefined) {
        say("Stopped at once. Some changes may not be restored.");
        process.exit(code);
      }
      exitCode = code;
      say("Interrupted. Restoring all changes. Press Ctrl+C again to stop now.");
      controller.abort();
    };
    process.on(name, listener);
    return [name, listener] as const;
  });
  const onStray = (error: Error) => {
    say("Failed. Restoring all changes.");
    controller.abort(new StrayError(error));
  };
  process.on("uncaughtException", onStray);
  return {
    signal: controller.signal,
    exitCode: () => exitCode,
    release() {
      for (const [name, listener] of listeners) process.off(name, listener);
      process.off("uncaughtException", onStray);
    },
  };
}
