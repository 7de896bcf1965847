/** In milliseconds. More precision is not needed. */
const shortestWait = 25;

/**
 * Estimates how long the jobs of a target take, in milliseconds, so that few need a second poll. No wait is longer than the
 * shortest one after which a job had ended. So waits do not grow if the end depends on polls or on chance.
 */
export class JobTimes {
  /** The longest wait after which a job was still running, below the other bound. */
  #ran = 0;
  /** The shortest wait after which a job had ended. */
  #ended: number | undefined;
  /** The longest one. */
  #longest = 0;
  #isEndless = false;

  /** The wait before the first poll: halfway between the bounds, until they are close. */
  get firstWait(): number {
    if (this.#ended === undefined) return shortestWait;
    return this.#ended - this.#ran > 2 * shortestWait ? Math.ceil((this.#ran + this.#ended) / 2) : this.#ended;
  }

  /**
   * How long to wait for a job. After one that exceeded this time, later ones get a tenth of it, or twice the longest known
   * duration. So a target whose jobs never end does not block the run repeatedly.
   */
  patience(jobTimeout: number): number {
    return this.#isEndless ? Math.min(jobTimeout, Math.max(jobTimeout / 10, 2 * this.#longest)) : jobTimeout;
  }

  /** Whether a job has exceeded its time. */
  get isEndless(): boolean {
    return this.#isEndless;
  }

  /** Notes that a job exceeded its time. */
  missed(): void {
    this.#isEndless = true;
  }

  /** Notes that a job was still running after `ran` (0 if never seen running), and had ended after `waited`. */
  learn(ran: number, ended: number): void {
    this.#ended = Math.min(this.#ended ?? ended, ended);
    this.#longest = Math.max(this.#longest, ended);
    if (ran > this.#ran && ran < this.#ended) this.#ran = ran;
    else if (this.#ran >= this.#ended) this.#ran = 0;
  }
}
