import { createElsewhere } from "./elsewhere.js";
import type { Exchange } from "./exchange.js";
import type { Ports } from "./ports.js";
import { longestPause, pauseOf } from "./rate-limit.js";
import { createTransport, type HttpRequest } from "./transport.js";

export type { HttpRequest } from "./transport.js";

export interface SendOptions {
  /** Ends waiting, and soon a request that is on its way. */
  signal?: AbortSignal;
  /** Waits for a target that is down, and repeats what failed: only for what may be sent twice. */
  persist?: boolean;
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
}

/** For a whole exchange, from the first byte sent to the last one read, in milliseconds. */
const responseTimeout = 15_000;
/** A target that hangs once may hang often: then it is waited for less. */
const shorterTimeouts = [responseTimeout, 4000, 2000, 1000];
const maximumTries = 10;
/** How long a target that went away may take to come back, in milliseconds. */
export const longestOutage = 30_000;
/** Between tries after a failure of the target, in milliseconds. */
const errorPauses = [100, 300, 900];

/**
 * A client that waits as long as a 429 tells it to, and that follows no redirect. What leads elsewhere than to `targetUrl` is
 * asked only where a target may lead to; without one it is all the same.
 */
export function createHttp(ports: Ports, { onWait, onLost }: Watcher, targetUrl?: string): Http {
  const { now, sleep } = ports;
  const elsewhere = targetUrl === undefined ? undefined : createElsewhere(targetUrl, ports);
  const transport = createTransport(ports, responseTimeout, elsewhere);
  let hangs = 0;
  /** All serial groups wait for one limit, and for one outage. */
  let pausedUntil = 0;
  let downSince: number | undefined;

  async function sendOnce(request: HttpRequest, signal: AbortSignal | undefined): Promise<Exchange> {
    const limit = shorterTimeouts[Math.min(hangs, shorterTimeouts.length - 1)] ?? responseTimeout;
    const exchange = await transport.send(request, limit, signal);
    if (exchange.failure?.startsWith("DEADLINE")) hangs++;
    return exchange;
  }

  /** Waits as a 429 asks, for all; a longer pause than is bearable is left to the caller. */
  async function sendInTime(request: HttpRequest, signal: AbortSignal | undefined): Promise<Exchange> {
    let limited: Exchange | undefined;
    for (let tries = 1; ; tries++) {
      if (pausedUntil > now()) await sleep(pausedUntil - now(), signal);
      const exchange = await sendOnce(request, signal);
      if (exchange.status !== 429) return limited ? { ...exchange, limited } : exchange;
      limited ??= exchange;
      const pause = pauseOf(exchange, now());
      if (pause > longestPause || tries === maximumTries) return exchange;
      if (pausedUntil <= now()) onWait(`The target limits requests (429); waiting ${Math.ceil(pause / 1000)} s.`);
      pausedUntil = Math.max(pausedUntil, now() + pause);
    }
  }

  async function persist(request: HttpRequest, signal: AbortSignal | undefined): Promise<Exchange> {
    for (let tries = 0, pause = 100; ; tries++, pause = Math.min(pause * 2, 1000)) {
      const exchange = await sendInTime(request, signal);
      const { status, failure } = exchange;
      if (status >= 500) {
        const wait = errorPauses[tries];
        if (wait === undefined) return exchange;
        await sleep(wait, signal);
        continue;
      }
      if (status !== 0 || isFinal(exchange)) {
        downSince = undefined;
        return exchange;
      }
      if (downSince === undefined) {
        downSince = now();
        onWait(`The target does not answer (${failure}); waiting up to ${longestOutage / 1000} s for it to come back.`);
      }
      if (now() - downSince >= longestOutage) {
        onLost(`it did not come back within ${longestOutage / 1000} s (${failure})`);
        return exchange;
      }
      await sleep(pause, signal);
    }
  }

  return {
    async send(request, { signal, persist: isPersistent = false } = {}) {
      if (isPersistent) return persist(request, signal);
      const exchange = await sendInTime(request, signal);
      // A connection that was closed while it was idle says nothing about the target.
      return request.method === "GET" && isCut(exchange) ? sendInTime(request, signal) : exchange;
    },
    close: () => transport.close(),
  };
}

/** Whether the connection was lost before the response was whole. */
export const isCut = ({ status, failure = "" }: Exchange): boolean =>
  status === 0 && /^(UND_ERR_SOCKET|ECONNRESET|EPIPE|UND_ERR_RES_CONTENT|HPE_)/.test(failure);

/** Whether nobody listens there any more. */
export const isGone = ({ status, failure = "" }: Exchange): boolean =>
  status === 0 && /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)/.test(failure);

/** Whether the same would come of it another time: the target is there, or is not asked at all. */
const isFinal = ({ failure = "", refusal }: Exchange): boolean =>
  refusal !== undefined || failure.startsWith("RESPONSE_TOO_LARGE");
