/** Ends when it returns, or when its promise does. */
export type Work = () => Promise<void> | undefined;

/**
 * Work in lanes: one after another within a lane, lanes side by side, and so many at once in all. It starts after the
 * code that added it has run, so that a request is answered before its calls are made.
 */
export interface Lanes {
  /** Puts work at the end of a lane. */
  add(lane: string, work: Work): void;
  /** Resolves when nothing runs and nothing waits. */
  settle(): Promise<void>;
  /** Drops what waits; what runs ends by itself. */
  close(): void;
}

export function createLanes(maximumAtOnce: number): Lanes {
  const lanes = new Map<string, Work[]>();
  /** Lanes that have work and none of it running, in the order in which they came to wait. */
  const waiting: string[] = [];
  let running = 0;
  let settled: (() => void)[] = [];

  function next(): void {
    while (running < maximumAtOnce) {
      const lane = waiting.shift();
      const work = lane === undefined ? undefined : lanes.get(lane)?.shift();
      if (lane === undefined || !work) break;
      running++;
      const ending = start(work);
      // What has ended already is not waited for, which would cost a turn.
      if (!ending) leave(lane);
      else
        void ending.finally(() => {
          leave(lane);
          next();
        });
    }
    if (running > 0 || waiting.length > 0) return;
    const waiters = settled;
    settled = [];
    for (const resolve of waiters) resolve();
  }

  function leave(lane: string): void {
    running--;
    if (lanes.get(lane)?.length) waiting.push(lane);
    else lanes.delete(lane);
  }

  return {
    add(lane, work) {
      const queue = lanes.get(lane);
      if (queue) queue.push(work);
      else {
        lanes.set(lane, [work]);
        waiting.push(lane);
        // A turn of its own, as with queueMicrotask, costs more than the call.
        void Promise.resolve().then(next);
      }
    },
    settle: () =>
      running === 0 && waiting.length === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            settled.push(resolve);
          }),
    close() {
      for (const queue of lanes.values()) queue.length = 0;
      waiting.length = 0;
    },
  };
}

/** What throws has ended too; that somebody is told of it must not hold up the lane. */
function start(work: Work): Promise<void> | undefined {
  try {
    return work();
  } catch (error) {
    return Promise.reject(error);
  }
}
