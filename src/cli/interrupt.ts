import { StrayError } from "../kit/http/gate.js";

const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** Informs a run of the user's Ctrl-C. */
export type Interruption = ReturnType<typeof onInterrupt>;

/**
 * Turns the first SIGINT, SIGTERM or SIGHUP into an orderly end. A second one ends the process at once, except SIGHUP:
 * a closing terminal sends it twice, from the shell and from the system. An unhandled error ends the run too, with a
 * StrayError.
 */
export function onInterrupt(process: NodeJS.Process, say: (text: string) => void) {
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
    /** 128 plus the signal's number, as in shells. Undefined without a signal. */
    exitCode: () => exitCode,
    release(): void {
      for (const [name, listener] of listeners) process.off(name, listener);
      process.off("uncaughtException", onStray);
    },
  };
}
