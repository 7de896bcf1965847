/** Ends when it returns, or when its promise does. */
export type Work = () => Promise<void> | undefined;

/**
 * Work in queues: one after another within a queue, queues side by side, and so many at once in all. It starts after the
 * code that added it has run, so that the response to a request is sent before its calls are made.
 */
export interface Queues {
  /** Puts work at the end of a queue, or (`isFirst`) before what waits there and was not put first too. */
  add(name: string, work: Work, place?: Place): void;
  /** Resolves when what has been added so far has ended; what is added later is not waited for, of which there may be no end. */
  settle(): Promise<void>;
  /** Resolves when the work that `follows` has ended, but for what waits behind other work. */
  settleFollowing(): Promise<void>;
  /** Resolves when nothing runs and nothing waits. */
  idle(): Promise<void>;
  /** Drops what waits; what runs ends by itself. */
  close(): void;
}

export interface Place {
  isFirst?: boolean;
  follows?: boolean;
}

/** Work in a queue, and how often somebody had asked to settle before it was added. */
interface Entry extends Required<Place> {
  work: Work;
  round: number;
}

export function createQueues(maximumAtOnce: number): Queues {
  const queues = new Map<string, Entry[]>();
  /** Lanes that have work and none of it running, in the order in which they came to wait. */
  const waiting: string[] = [];
  let running = 0;
  let round = 0;
  /** How much work of each round has not ended, oldest round first. */
  const unfinished = new Map<number, number>();
  /** Those who wait for a round and all before it. */
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
      // What has ended already is not waited for, which would cost a turn.
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
      // Nobody waits for what waits behind other work, of which there may be more than is ever done.
      const isBehind = !isFirst && queue?.at(-1)?.follows === false;
      const entry = { work, round, isFirst, follows: follows && !isBehind };
      unfinished.set(round, (unfinished.get(round) ?? 0) + 1);
      if (entry.follows) following++;
      if (queue) put(queue, entry);
      else {
        queues.set(name, [entry]);
        waiting.push(name);
        // A turn of its own, as with queueMicrotask, costs more than the call.
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

/** What throws has ended too; that somebody is told of it must not hold up the queue. */
function start(work: Work): Promise<void> | undefined {
  try {
    return work();
  } catch (error) {
    return Promise.reject(error);
  }
}
