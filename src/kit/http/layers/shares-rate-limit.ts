import TinyQueue from "tinyqueue";
import { type Exchange, longestPause, pauseOf } from "../../wire/exchange.js";
import type { Gate } from "../gate.js";
import type { Ports } from "../ports.js";
import type { Layer } from "../request.js";

const maximumTries = 20;

/**
 * Sends requests to the target in order, and again after each 429, as long as the wait is acceptable. `limited` is the first 429.
 * Rejects when the run ends the wait. The number of concurrent requests is halved after a 429, and grows by one whenever that
 * many have succeeded. So no worker is refused repeatedly while others succeed, and a distant target still gets several requests
 * at once. Until the first 429 there is no limit.
 */
export const sharesRateLimit =
  (ports: Ports, gate: Pick<Gate, "endsOf">, onWait: (text: string) => void): Layer =>
  (next) => {
    const turns = new Turns(ports, (pause) =>
      onWait(`The target limits requests (429). Waiting ${Math.ceil(pause / 1000)} s.`),
    );
    return async (request) => {
      const { signal, end } = gate.endsOf(request);
      const place = turns.places++;
      let limited: Exchange | undefined;
      for (let tries = 1; ; tries++) {
        const exchange = await turns.take(place, () => next(request), signal ?? end);
        const isLimited = exchange.status === 429;
        // A refused request is in the queue again before another takes its turn.
        const isAgain = isLimited && tries < maximumTries && pauseOf(exchange, ports.now()) <= longestPause;
        turns.end(exchange, isAgain);
        if (!isAgain) return limited && !isLimited ? { ...exchange, limited } : exchange;
        limited ??= exchange;
      }
    };
  };

class Turns {
  /** The next place in the order of requests. */
  places = 0;
  #limit = Number.POSITIVE_INFINITY;
  #onTheirWay = 0;
  #passed = 0;
  #pausedUntil = 0;
  readonly #waiting = new TinyQueue<{ place: number; go: () => void }>([], (one, other) => one.place - other.place);

  /** `onPause` receives each new pause, in milliseconds. */
  constructor(
    readonly ports: Pick<Ports, "now" | "sleep">,
    readonly onPause: (pause: number) => void,
  ) {}

  async take(place: number, request: () => Promise<Exchange>, signal: AbortSignal): Promise<Exchange> {
    const { now, sleep } = this.ports;
    await new Promise<void>((go) => {
      this.#waiting.push({ place, go });
      this.#letIn();
    });
    try {
      while (this.#pausedUntil > now()) await sleep(this.#pausedUntil - now(), signal);
      return await request();
    } catch (error) {
      this.#leave();
      throw error;
    }
  }

  end(exchange: Exchange, isAgain: boolean): void {
    if (exchange.status === 429) this.#slowDown(exchange);
    else this.#speedUp();
    if (isAgain) this.#onTheirWay--;
    else this.#leave();
  }

  #leave(): void {
    this.#onTheirWay--;
    this.#letIn();
  }

  #letIn(): void {
    while (this.#onTheirWay < this.#limit && this.#waiting.length > 0) {
      this.#onTheirWay++;
      this.#waiting.pop()?.go();
    }
  }

  #slowDown(exchange: Exchange): void {
    const now = this.ports.now();
    this.#limit = Math.max(1, Math.floor(Math.min(this.#limit, this.#onTheirWay) / 2));
    this.#passed = 0;
    const pause = pauseOf(exchange, now);
    // A wait that is too long affects only the request that got it.
    if (pause > longestPause) return;
    if (this.#pausedUntil <= now) this.onPause(pause);
    this.#pausedUntil = Math.max(this.#pausedUntil, now + pause);
  }

  #speedUp(): void {
    if (++this.#passed < this.#limit) return;
    this.#limit++;
    this.#passed = 0;
  }
}
