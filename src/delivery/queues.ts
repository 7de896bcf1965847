/** Ends when the function returns, or when its promise settles. */
export type Work = () => Promise<void> | undefined;

/**
 * Runs work in queues: in order within a queue, queues in parallel, and a limited number at once. Work starts after the code
 * that added it has run, so that a response is sent before its calls.
 */
export interface Queues {
  /** Adds work to the end of a queue, or (`isFirst`) before all waiting work that was not added first too. */
  add(name: string, work: Work, turn?: Turn): void;
  /** Resolves after all work added so far has ended. Does not wait for later work, which may be endless. */
  settle(): Promise<void>;
  /** Resolves after the work of `follows` has ended, except work that waits behind other work. */
  settleFollowing(): Promise<void>;
  /** Resolves when no work runs or waits. */
  idle(): Promise<void>;
  /** Drops waiting work. Running work ends by itself. */
  close(): void;
}

interface Turn {
  isFirst?: boolean;
  follows?: boolean;
}

/** Work in a queue, with the number of settle requests before it was added. */
interface Entry extends Required<Turn> {
  work: Work;
  round: number;
}

export function createQueues(maximumAtOnce: number): Queues {
  const queues = new Map<string, Entry[]>();
  /** Queues with waiting work and none running, in the order in which they started to wait. */
  const waiting: string[] = [];
  let running = 0;
  let round = 0;
  /** The amount of unfinished work of each round, oldest round first. */
  const unfinished = new Map<number, number>();
  /** The promises that wait for a round and all earlier ones. */
  let waiters: { round: number; resolve: () => void }[] = [];
  let following = 0;
  const followers: (() => void)[] = [];

  function next(): void {
    while (running < maximumAtOnce) {
      const name = waiting.shift();
      const entry = name === undefined ? undefined : queues.get(name)?.shift();
      if (name === undefined || !entry) break;
      running++;
      const ending = start(entry.work);
      // Does not wait for finished work, which would cost a turn of the event loop.
      if (!ending) leave(name, entry);
      else
        void ending.finally(() => {
          leave(name, entry);
          next();
        });
    }
  }

  function leave(name: string, entry: Entry): void {
    running--;
    if (queues.get(name)?.length) waiting.push(name);
    else queues.delete(name);
    finish(entry);
  }

  function finish(entry: Entry): void {
    if (entry.follows && --following === 0) for (const resolve of followers.splice(0)) resolve();
    const left = (unfinished.get(entry.round) ?? 0) - 1;
    if (left > 0) {
      unfinished.set(entry.round, left);
      return;
    }
    unfinished.delete(entry.round);
    const [oldest = Number.POSITIVE_INFINITY] = unfinished.keys();
    const settled = waiters.filter((waiter) => waiter.round < oldest);
    waiters = waiters.filter((waiter) => waiter.round >= oldest);
    for (const { resolve } of settled) resolve();
  }

  async function settle(): Promise<void> {
    if (unfinished.size === 0) return;
    await new Promise<void>((resolve) => {
      waiters.push({ round: round++, resolve });
    });
  }

  return {
    add(name, work, { isFirst = false, follows = false } = {}) {
      const queue = queues.get(name);
      // Work behind other work may be endless, so nobody waits for it.
      const isBehind = !isFirst && queue?.at(-1)?.follows === false;
      const entry = { work, round, isFirst, follows: follows && !isBehind };
      unfinished.set(round, (unfinished.get(round) ?? 0) + 1);
      if (entry.follows) following++;
      if (queue) put(queue, entry);
      else {
        queues.set(name, [entry]);
        waiting.push(name);
        // A separate microtask costs more than the call.
        void Promise.resolve().then(next);
      }
    },
    settle,
    settleFollowing: () =>
      following === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            followers.push(resolve);
          }),
    async idle() {
      while (unfinished.size > 0) await settle();
    },
    close() {
      for (const queue of queues.values()) for (const entry of queue.splice(0)) finish(entry);
      waiting.length = 0;
    },
  };
}

function put(queue: Entry[], entry: Entry): void {
  if (!entry.isFirst) {
    queue.push(entry);
    return;
  }
  const place = queue.findIndex(({ isFirst }) => !isFirst);
  queue.splice(place < 0 ? queue.length : place, 0, entry);
}

/** Work that throws has ended too. Reporting the error must not block the queue. */
function start(work: Work): Promise<void> | undefined {
  try {
    return work();
  } catch (error) {
    return Promise.reject(error);
  }
}
