/** In milliseconds; what is known no better than that is known well enough. */
const shortestWait = 25;

/**
 * How long the jobs of a target take, in milliseconds, as far as was seen: about the same, so that few need to be asked for
 * twice. No wait is longer than the shortest after which one had ended, so that waits do not grow where a job ends by how often
 * it was asked for, or by chance.
 */
export class JobTimes {
  /** The longest wait after which a job still ran, of those below the other bound. */
  #ran = 0;
  /** The shortest wait after which a job had ended. */
  #ended: number | undefined;
  /** The longest one. */
  #longest = 0;
  #isEndless = false;

  /** How long to wait before a job is asked for: half way between the bounds, until they are close. */
  get firstWait(): number {
    if (this.#ended === undefined) return shortestWait;
    return this.#ended - this.#ran > 2 * shortestWait ? Math.ceil((this.#ran + this.#ended) / 2) : this.#ended;
  }

  /**
   * How long a job is waited for. After one that had not ended in all its time the others get a tenth of it, or twice what one
   * has taken: a target whose jobs never end must not be waited for again and again.
   */
  patience(jobTimeout: number): number {
    return this.#isEndless ? Math.min(jobTimeout, Math.max(jobTimeout / 10, 2 * this.#longest)) : jobTimeout;
  }

  /** Whether a job had not ended in all its time. */
  get isEndless(): boolean {
    return this.#isEndless;
  }

  /** A job had not ended in all its time. */
  missed(): void {
    this.#isEndless = true;
  }

  /** A job still ran after so long (0 where it was not seen to run), and had ended after so long. */
  learn(ran: number, ended: number): void {
    this.#ended = Math.min(this.#ended ?? ended, ended);
    this.#longest = Math.max(this.#longest, ended);
    if (ran > this.#ran && ran < this.#ended) this.#ran = ran;
    else if (this.#ran >= this.#ended) this.#ran = 0;
  }
}
