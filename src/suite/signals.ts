/** With which people, terminals and CI systems end a program. */
const names = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

type Listening = Pick<NodeJS.Process, "on" | "off" | "listenerCount" | "kill" | "pid">;

/** The end of a run by a signal of the system. */
export interface Signals {
  /** Aborts at the first one, or with the caller's own. */
  readonly signal: AbortSignal;
  /** Stops listening, after everything was restored. A signal that came has its usual effect then. */
  release(): void;
}

/**
 * Ends a run by a signal, so that it restores everything. Then the signal ends the process, as it does without a listener; a
 * program that listens to it by itself goes on. A second signal ends the process at once.
 */
export function onSignals(process: Listening, own?: AbortSignal): Signals {
  const controller = new AbortController();
  let came: NodeJS.Signals | undefined;
  const take = (name: NodeJS.Signals) => {
    if (came !== undefined) return release();
    came = name;
    controller.abort();
  };
  for (const name of names) process.on(name, take);
  let isOver = false;
  function release(): void {
    if (isOver) return;
    isOver = true;
    for (const name of names) process.off(name, take);
    // Another run of this process may still restore: the last one sends it.
    if (came !== undefined && process.listenerCount(came) === 0) process.kill(process.pid, came);
  }
  return { signal: own ? AbortSignal.any([own, controller.signal]) : controller.signal, release };
}
