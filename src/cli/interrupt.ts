const signals = { SIGINT: 130, SIGTERM: 143 } as const;

/** What a run is told of the user's Ctrl-C. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** 128 and the signal's number, as shells have it; undefined while there was none. */
  exitCode(): number | undefined;
  release(): void;
}

/** Turns the first SIGINT or SIGTERM into an orderly end; a second one ends the process at once. */
export function onInterrupt(process: NodeJS.Process, say: (text: string) => void): Interruption {
  const controller = new AbortController();
  let exitCode: number | undefined;
  const listeners = Object.entries(signals).map(([name, code]) => {
    const listener = () => {
      if (exitCode !== undefined) {
        say("Ended at once: what was changed may not be as it was.");
        process.exit(code);
      }
      exitCode = code;
      say("Interrupted; putting everything back. Once more ends at once.");
      controller.abort();
    };
    process.on(name, listener);
    return [name, listener] as const;
  });
  return {
    signal: controller.signal,
    exitCode: () => exitCode,
    release() {
      for (const [name, listener] of listeners) process.off(name, listener);
    },
  };
}
