import { type Exchange, told } from "../wire/exchange.js";
import { createElsewhere } from "./elsewhere.js";
import { createHttpSender, type Ends, type HttpRequest, type MayBeSent } from "./http-sender.js";
import type { Ports } from "./ports.js";
import { createThrottle } from "./throttle.js";
import { createRetryPolicy } from "./transient-failures.js";

export type { HttpRequest } from "./http-sender.js";

/** `signal` also ends waits. Without it, `end` does. */
export interface SendOptions extends Ends {
  /** Waits for a target that is down, and retries. Only for requests that may be sent twice. */
  persist?: boolean;
  /** Whether the request may be sent twice. If so, it is retried after a transient failure. */
  repeatable?: boolean;
}

/** Sends requests and reads the complete responses. A network error is an exchange with status 0. */
export interface Http {
  send(request: HttpRequest, options?: SendOptions): Promise<Exchange>;
  close(): Promise<void>;
}

/** Receives the reasons for waiting, and a message if a target does not recover. */
export interface Watcher {
  onWait(text: string): void;
  onLost(text: string): void;
  /** Receives every exchange, and how long it took, in milliseconds. */
  onExchange?(exchange: Exchange, took: number): void;
}

/** Timeout of a whole exchange, from the first byte sent to the last one read, in milliseconds. */
const responseTimeout = 15_000;
/** A target that hangs once may hang often, so later timeouts are shorter, but never so short that a usual response is late. */
const shorterTimeouts = [responseTimeout, 4000, 2000, 1000];
/** How long a target may be down, in milliseconds. */
const longestOutage = 30_000;

/**
 * A client that waits after a 429 as long as the response asks. It sends requests to other origins than that of `targetUrl`
 * only to allowed addresses. Without `targetUrl`, every address is allowed.
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
  const retryPolicy = createRetryPolicy();
  let hangs = 0;
  /** The longest exchange so far that was complete, in milliseconds. */
  let slowest = 0;
  /** All serial groups share one rate limit and one outage. */
  const throttle = createThrottle(ports, (pause) =>
    onWait(`The target limits requests (429). Waiting ${Math.ceil(pause / 1000)} s.`),
  );
  let downSince: number | undefined;

  async function sendOnce(request: HttpRequest, ends: Ends): Promise<Exchange> {
    const shorter = shorterTimeouts[Math.min(hangs, shorterTimeouts.length - 1)] ?? responseTimeout;
    const limit = Math.min(responseTimeout, Math.max(shorter, 4 * slowest));
    const wasOver = ends.end?.aborted ?? false;
    const start = now();
    const exchange = await sender.send(request, limit, ends);
    if (!exchange.failure) slowest = Math.max(slowest, now() - start);
    if (!wasOver) onExchange?.(exchange, now() - start);
    if (exchange.failure?.startsWith("DEADLINE")) hangs++;
    return exchange;
  }

  /** Waits after a 429 for all requests, and retries transient failures. Leaves waits that are too long to the caller. */
  async function sendInTime(request: HttpRequest, { repeatable = false, ...ends }: SendOptions): Promise<Exchange> {
    const signal = ends.signal ?? ends.end;
    let limited: Exchange | undefined;
    let repeated: string | undefined;
    for (let failures = 1; ; failures++) {
      const exchange = await throttle.send(() => sendOnce(request, ends), signal);
      limited ??= exchange.limited;
      const pause = repeatable ? retryPolicy.pauseAfter(exchange, failures, now()) : undefined;
      if (pause === undefined) {
        if (repeated !== undefined) retryPolicy.settled(exchange);
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
        const wait = retryPolicy.pauseAfter(exchange, tries, now(), { isCleanup: true });
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
        // The wait ended early. A request sent now would fail at once.
        return sendOnce(request, options);
      });
    },
    close: () => sender.close(),
  };
}

/** Whether a retry would have the same result: the target is there, or the request cannot be sent. */
const isFinal = ({ failure = "", refusal }: Exchange): boolean =>
  refusal !== undefined || failure.startsWith("RESPONSE_TOO_LARGE");
