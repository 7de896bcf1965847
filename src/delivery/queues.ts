/** Ends when the function returns, or when its promise settles. */
export type Work = () => Promise<void> | undefined;

interface Turn {
  isFirst?: boolean;
  follows?: boolean;
}

/** Work in a queue, with the number of settle requests before it was added. */
interface Entry extends Required<Turn> {
  work: Work;
  round: number;
}

/** Runs work in queues, in order within each, a limited number at once, after the code that added it has run. */
export class Queues {
  readonly #queues = new Map<string, Entry[]>();
  /** Queues with waiting work and none running, in the order in which they started to wait. */
  readonly #waiting: string[] = [];
  #running = 0;
  #round = 0;
  /** The amount of unfinished work of each round, oldest round first. */
  readonly #unfinished = new Map<number, number>();
  /** The promises that wait for a round and all earlier ones. */
  #waiters: { round: number; resolve: () => void }[] = [];
  #following = 0;
  readonly #followers: (() => void)[] = [];

  constructor(readonly maximumAtOnce: number) {}

  /** Adds work to the end of a queue, or (`isFirst`) before all waiting work that was not added first too. */
  add(name: string, work: Work, { isFirst = false, follows = false }: Turn = {}): void {
    const queue = this.#queues.get(name);
    // Work behind other work may be endless, so nobody waits for it.
    const isBehind = !isFirst && queue?.at(-1)?.follows === false;
    const entry = { work, round: this.#round, isFirst, follows: follows && !isBehind };
    this.#unfinished.set(this.#round, (this.#unfinished.get(this.#round) ?? 0) + 1);
    if (entry.follows) this.#following++;
    if (queue) put(queue, entry);
    else {
      this.#queues.set(name, [entry]);
      this.#waiting.push(name);
      // A separate microtask costs more than the call.
      void Promise.resolve().then(() => this.#next());
    }
  }

  /** Resolves after all work added so far has ended. Does not wait for later work, which may be endless. */
  async settle(): Promise<void> {
    if (this.#unfinished.size === 0) return;
    await new Promise<void>((resolve) => {
      this.#waiters.push({ round: this.#round++, resolve });
    });
  }

  /** Resolves after the work of `follows` has ended, except work that waits behind other work. */
  async settleFollowing(): Promise<void> {
    if (this.#following === 0) return;
    await new Promise<void>((resolve) => {
      this.#followers.push(resolve);
    });
  }

  async idle(): Promise<void> {
    while (this.#unfinished.size > 0) await this.settle();
  }

  /** Drops waiting work. Running work ends by itself. */
  close(): void {
    for (const queue of this.#queues.values()) for (const entry of queue.splice(0)) this.#finish(entry);
    this.#waiting.length = 0;
  }

  #next(): void {
    while (this.#running < this.maximumAtOnce) {
      const name = this.#waiting.shift();
      const entry = name === undefined ? undefined : this.#queues.get(name)?.shift();
      if (name === undefined || !entry) break;
      this.#running++;
      const ending = start(entry.work);
      // Does not wait for finished work, which would cost a turn of the event loop.
      if (!ending) this.#leave(name, entry);
      else
        void ending.finally(() => {
          this.#leave(name, entry);
          this.#next();
        });
    }
  }

  #leave(name: string, entry: Entry): void {
    this.#running--;
    if (this.#queues.get(name)?.length) this.#waiting.push(name);
    else this.#queues.delete(name);
    this.#finish(entry);
  }

  #finish({ follows, round }: Entry): void {
    if (follows && --this.#following === 0) for (const resolve of this.#followers.splice(0)) resolve();
    const left = (this.#unfinished.get(round) ?? 0) - 1;
    if (left > 0) {
      this.#unfinished.set(round, left);
      return;
    }
    this.#unfinished.delete(round);
    const [oldest = Number.POSITIVE_INFINITY] = this.#unfinished.keys();
    const settled = this.#waiters.filter((waiter) => waiter.round < oldest);
    this.#waiters = this.#waiters.filter((waiter) => waiter.round >= oldest);
    for (const { resolve } of settled) resolve();
  }
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
