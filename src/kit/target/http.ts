import { createElsewhere } from "./elsewhere.js";
import { type Exchange, told } from "./exchange.js";
import { createHttpSender, type Ends, type HttpRequest, type MayBeSent } from "./http-sender.js";
import type { Ports } from "./ports.js";
import { createThrottle } from "./throttle.js";
import { createWeather } from "./weather.js";

export type { HttpRequest } from "./http-sender.js";

/** `signal` ends waiting, too; where there is none, `end` does. */
export interface SendOptions extends Ends {
  /** Waits for a target that is down, and repeats what failed: only for what may be sent twice. */
  persist?: boolean;
  /** Whether it may be sent twice: then it is asked again where the target or the way to it fails. */
  repeatable?: boolean;
}

/** Sends requests and keeps the responses whole; a failure on the wire is an exchange with status 0. */
export interface Http {
  send(request: HttpRequest, options?: SendOptions): Promise<Exchange>;
  close(): Promise<void>;
}

/** Is told why nothing seems to happen, and that a target did not come back. */
export interface Watcher {
  onWait(text: string): void;
  onLost(text: string): void;
  /** Is told of every request that was sent, each time that it was. */
  onExchange?(exchange: Exchange): void;
}

/** For a whole exchange, from the first byte sent to the last one read, in milliseconds. */
const responseTimeout = 15_000;
/** A target that hangs once may hang often: then it is waited for less. */
const shorterTimeouts = [responseTimeout, 4000, 2000, 1000];
/** How long a target that went away may take to come back, in milliseconds. */
export const longestOutage = 30_000;

/**
 * A client that waits as long as a 429 tells it to. What leads elsewhere than to `targetUrl` is
 * asked only where a target may lead to; without one it is all the same.
 */
export function createHttp(
  ports: Ports,
  { onWait, onLost, onExchange }: Watcher,
  mayBeSent: MayBeSent,
  targetUrl?: string,
): Http {
  const { now, sleep } = ports;
  const elsewhere = targetUrl === undefined ? undefined : createElsewhere(targetUrl, ports);
  const sender = createHttpSender(ports, responseTimeout, mayBeSent, elsewhere);
  const weather = createWeather();
  let hangs = 0;
  /** All serial groups wait for one limit, and for one outage. */
  const throttle = createThrottle(ports, (pause) =>
    onWait(`The target limits requests (429). Waiting ${Math.ceil(pause / 1000)} s.`),
  );
  let downSince: number | undefined;

  async function sendOnce(request: HttpRequest, ends: Ends): Promise<Exchange> {
    const limit = shorterTimeouts[Math.min(hangs, shorterTimeouts.length - 1)] ?? responseTimeout;
    const wasOver = ends.end?.aborted ?? false;
    const exchange = await sender.send(request, limit, ends);
    if (!wasOver) onExchange?.(exchange);
    if (exchange.failure?.startsWith("DEADLINE")) hangs++;
    return exchange;
  }

  /**
   * Waits as a 429 asks, for all, and asks again what failed, where that may be; a longer pause than is bearable is left to
   * the caller.
   */
  async function sendInTime(request: HttpRequest, { repeatable = false, ...ends }: SendOptions): Promise<Exchange> {
    const signal = ends.signal ?? ends.end;
    let limited: Exchange | undefined;
    let repeated: string | undefined;
    for (let failures = 1; ; failures++) {
      const exchange = await throttle.send(() => sendOnce(request, ends), signal);
      limited ??= exchange.limited;
      const pause = repeatable ? weather.pauseAfter(exchange, failures, now()) : undefined;
      if (pause === undefined) {
        if (repeated !== undefined) weather.settled(exchange);
        return { ...exchange, ...(limited ? { limited } : {}), ...(repeated ? { repeated } : {}) };
      }
      repeated ??= told(exchange);
      if (pause >= 2000) onWait(`${told(exchange)}. Retrying in ${Math.ceil(pause / 1000)} s.`);
      if (pause > 0) await sleep(pause, signal);
    }
  }

  async function persist(request: HttpRequest, ends: Ends): Promise<Exchange> {
    for (let tries = 1, pause = 100; ; tries++, pause = Math.min(pause * 2, 1000)) {
      const exchange = await sendInTime(request, ends);
      const { status, failure } = exchange;
      if (status >= 500) {
        const wait = weather.pauseAfter(exchange, tries, now(), { isSteady: true });
        if (wait === undefined) return exchange;
        await sleep(wait, ends.end);
        continue;
      }
      if (status !== 0 || isFinal(exchange) || ends.end?.aborted) {
        downSince = undefined;
        return exchange;
      }
      if (downSince === undefined) {
        downSince = now();
        onWait(`The target does not respond (${failure}). Waiting up to ${longestOutage / 1000} s until it does.`);
      }
      if (now() - downSince >= longestOutage) {
        onLost(`it did not respond for ${longestOutage / 1000} s (${failure})`);
        return exchange;
      }
      await sleep(pause, ends.end);
    }
  }

  return {
    async send(request, { persist: isPersistent = false, ...options } = {}) {
      if (!isPersistent) return sendInTime(request, options);
      return persist(request, options).catch((error) => {
        if (!options.end?.aborted) throw error;
        // A wait that was cut short: sent now, it comes back at once.
        return sendOnce(request, options);
      });
    },
    close: () => sender.close(),
  };
}

/** Whether the same would come of it another time: the target is there, or is not asked at all. */
const isFinal = ({ failure = "", refusal }: Exchange): boolean =>
  refusal !== undefined || failure.startsWith("RESPONSE_TOO_LARGE");
