import TinyQueue from "tinyqueue";
import type { Exchange } from "../wire/exchange.js";
import { longestPause, pauseOf } from "../wire/rate-limit.js";
import type { Ports } from "./ports.js";

/** Sends requests to the target in order. After a 429, it sends fewer at once, and none before the requested time. */
export interface Throttle {
  /**
   * Sends a request in its turn, and again after each 429, as long as the wait is acceptable. `limited` is the first 429.
   * Rejects when `signal` ends the wait.
   */
  send(request: () => Promise<Exchange>, signal?: AbortSignal): Promise<Exchange>;
}

const maximumTries = 20;

/**
 * The number of concurrent requests is halved after a 429, and grows by one whenever that many have succeeded. So no worker is
 * refused repeatedly while others succeed, and a distant target still gets several requests at once. Until the first 429 there
 * is no limit. `onPause` receives each new pause, in milliseconds.
 */
export function createThrottle({ now, sleep }: Ports, onPause: (pause: number) => void): Throttle {
  let limit = Number.POSITIVE_INFINITY;
  let onTheirWay = 0;
  let passed = 0;
  let pausedUntil = 0;
  let places = 0;
  const waiting = new TinyQueue<{ place: number; go: () => void }>([], (one, other) => one.place - other.place);

  const letIn = () => {
    while (onTheirWay < limit && waiting.length > 0) {
      onTheirWay++;
      waiting.pop()?.go();
    }
  };
  const turn = (place: number) =>
    new Promise<void>((go) => {
      waiting.push({ place, go });
      letIn();
    });
  const slowDown = (exchange: Exchange) => {
    limit = Math.max(1, Math.floor(Math.min(limit, onTheirWay) / 2));
    passed = 0;
    const pause = pauseOf(exchange, now());
    // A wait that is too long affects only the request that got it.
    if (pause > longestPause) return;
    if (pausedUntil <= now()) onPause(pause);
    pausedUntil = Math.max(pausedUntil, now() + pause);
  };
  const speedUp = () => {
    if (++passed < limit) return;
    limit++;
    passed = 0;
  };

  /** A refused request is in the queue again before another takes its turn. */
  const inTurn = async (place: number, request: () => Promise<Exchange>, signal: AbortSignal | undefined) => {
    await turn(place);
    try {
      while (pausedUntil > now()) await sleep(pausedUntil - now(), signal);
      return await request();
    } catch (error) {
      onTheirWay--;
      letIn();
      throw error;
    }
  };

  return {
    async send(request, signal) {
      const place = places++;
      let limited: Exchange | undefined;
      for (let tries = 1; ; tries++) {
        const exchange = await inTurn(place, request, signal);
        const isLimited = exchange.status === 429;
        if (isLimited) slowDown(exchange);
        else speedUp();
        onTheirWay--;
        if (isLimited && tries < maximumTries && pauseOf(exchange, now()) <= longestPause) {
          limited ??= exchange;
          continue;
        }
        letIn();
        return limited && !isLimited ? { ...exchange, limited } : exchange;
      }
    },
  };
}
