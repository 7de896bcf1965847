/** What the service waits for: time passes only where somebody sleeps, so that nobody waits for real. */
export type Clock = ReturnType<typeof createClock>;

interface Task {
  at: number;
  run: () => unknown;
}

/** What is on its way for so long, in real milliseconds, hangs: it is a receiver that does not respond. */
const hangsAfter = 1000;

/** Resolves when what waits on the network has had its turn. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

export function createClock(start = Date.UTC(2026, 0, 1)) {
  let now = start;
  let tasks: Task[] = [];
  let isClosed = false;
  let turn: Promise<void> = Promise.resolve();
  const underway = new Set<Promise<unknown>>();

  /** Resolves when nothing is on its way any more but what hangs. */
  async function settle(): Promise<void> {
    while (underway.size > 0) await Promise.all(underway);
  }

  async function advance(to: number): Promise<void> {
    // What the other side of a connection did is seen first.
    await nextTurn();
    for (;;) {
      await settle();
      const next = tasks.filter(({ at }) => at <= to).sort((one, other) => one.at - other.at)[0];
      if (!next || isClosed) break;
      tasks = tasks.filter((task) => task !== next);
      now = Math.max(now, next.at);
      await next.run();
    }
    now = Math.max(now, to);
  }

  return {
    /** In milliseconds since 1970. */
    now: () => now,
    /** Runs a task so many milliseconds from now, once the clock has come so far. */
    after: (milliseconds: number, run: () => unknown) => void tasks.push({ at: now + milliseconds, run }),
    /** Moves the clock, runs what falls due in turn, and resolves when nothing that was started is on its way any more. */
    sleep(milliseconds: number): Promise<void> {
      const to = now + Math.max(0, milliseconds);
      turn = turn.then(() => advance(to));
      return turn;
    },
    /** Something that is on its way, which sleepers and requests wait for. */
    track(work: Promise<unknown>): void {
      const hung = new Promise((resolve) => setTimeout(resolve, hangsAfter).unref());
      const tracked: Promise<unknown> = Promise.race([work.catch(() => undefined), hung]).finally(() =>
        underway.delete(tracked),
      );
      underway.add(tracked);
    },
    settle,
    close() {
      isClosed = true;
      tasks = [];
    },
  };
}
