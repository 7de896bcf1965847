import { Agent, request as send } from "undici";
import type { JsonValue } from "../openapi/openapi-document.js";
import type { Exchange } from "./exchange.js";
import type { Ports } from "./ports.js";
import { longestPause, pauseOf } from "./rate-limit.js";

export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

export interface SendOptions {
  /** Ends waiting, not a request that is on its way. */
  signal?: AbortSignal;
  /** Waits for a target that is down, and repeats what failed: only for what may be sent twice. */
  persist?: boolean;
}

/** Sends requests and keeps the answers whole; a failure on the wire is an exchange with status 0. */
export interface Http {
  send(request: HttpRequest, options?: SendOptions): Promise<Exchange>;
  close(): Promise<void>;
}

/** Is told why nothing seems to happen, and that a target did not come back. */
export interface Watcher {
  onWait(text: string): void;
  onLost(text: string): void;
}

const answerTimeout = 15_000;
/** A target that hangs once may hang often: then it is waited for less. */
const shorterTimeouts = [answerTimeout, 4000, 2000, 1000];
const maximumTries = 10;
/** How long a target that went away may take to come back, in milliseconds. */
export const longestOutage = 30_000;
/** Between tries after a failure of the target, in milliseconds. */
const errorPauses = [100, 300, 900];

/** A client that waits as long as a 429 tells it to, and that follows no redirect. */
export function createHttp({ now, sleep }: Ports, { onWait, onLost }: Watcher): Http {
  const agent = new Agent({
    headersTimeout: answerTimeout,
    bodyTimeout: answerTimeout,
    connect: { timeout: answerTimeout },
  });
  let hangs = 0;
  /** All lanes wait for one limit, and for one outage. */
  let pausedUntil = 0;
  let downSince: number | undefined;

  async function sendOnce({ method, url, headers, body }: HttpRequest): Promise<Exchange> {
    const text = typeof body === "string" ? body : body && `(${body.length} bytes)`;
    const request = { method, url, headers, body: text };
    try {
      const answer = await send(url, {
        dispatcher: agent,
        method: method as "GET",
        headers,
        body: body ?? null,
        headersTimeout: shorterTimeouts[Math.min(hangs, shorterTimeouts.length - 1)] ?? null,
      });
      const answered = await answer.body.text();
      return {
        request,
        status: answer.statusCode,
        headers: flatten(answer.headers),
        text: answered,
        json: parse(answered),
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "UND_ERR_HEADERS_TIMEOUT") hangs++;
      return { request, status: 0, headers: {}, text: "", json: undefined, failure: reasonOf(error) };
    }
  }

  /** Waits as a 429 asks, for all; a longer pause than is bearable is left to the caller. */
  async function sendInTime(request: HttpRequest, signal: AbortSignal | undefined): Promise<Exchange> {
    let limited: Exchange | undefined;
    for (let tries = 1; ; tries++) {
      if (pausedUntil > now()) await sleep(pausedUntil - now(), signal);
      const exchange = await sendOnce(request);
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
      if (status !== 0) {
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
    close: () => agent.destroy(),
  };
}

/** Whether the connection was lost before the answer was whole. */
export const isCut = ({ status, failure = "" }: Exchange): boolean =>
  status === 0 && /^(UND_ERR_SOCKET|ECONNRESET|EPIPE|UND_ERR_RES_CONTENT|HPE_)/.test(failure);

/** Whether nobody listens there any more. */
export const isGone = ({ status, failure = "" }: Exchange): boolean =>
  status === 0 && /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)/.test(failure);

function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value ?? ""].flat().join(", ")]),
  );
}

function parse(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ERR_SSL_WRONG_VERSION_NUMBER") return `${code}: there is no TLS; is it http://?`;
  // OpenSSL ends its messages with a new line.
  const reason = message.replace(/\s+/g, " ").trim();
  return code ? `${code}: ${reason}` : reason;
}
