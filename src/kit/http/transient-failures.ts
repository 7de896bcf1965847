import type { Exchange } from "../wire/exchange.js";
import { longestPause, retryAfter } from "../wire/rate-limit.js";

/** Whether the connection was lost before the response was complete. */
export const isCut = ({ status, failure = "" }: Exchange): boolean =>
  status === 0 && /^(UND_ERR_SOCKET|ECONNRESET|EPIPE|UND_ERR_RES_CONTENT|HPE_)/.test(failure);

/** Whether the address no longer has a listener. */
export const isGone = ({ status, failure = "" }: Exchange): boolean =>
  status === 0 && /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)/.test(failure);

/** Whether the failure is transient: the network failed, not the target's handling of the request. */
export const isTransient = (exchange: Exchange): boolean =>
  [502, 503, 504].includes(exchange.status) || isCut(exchange);

/** Waits between attempts, in milliseconds. Closing an idle connection means nothing, so the first wait is short. */
const pauses = { cut: [0, 100, 300, 900], unavailable: [100, 300, 900, 1800], failed: [100] };
/** For restoring, which has no second chance. */
const cleanupPauses = { ...pauses, failed: [100, 300, 900] };
/** The limit in milliseconds on all unsuccessful waits, until a request succeeds. */
const mostInVain = 30_000;

/** The transient failures of a run. Each response, or missing response, counts separately. */
export interface FailureCounts {
  /** Responses with 429. */
  limited: number;
  /** Responses with 500 and above. */
  failed: number;
  /** Requests without a response. */
  lost: number;
}

/** Counts a response. */
export function countFailures(counts: FailureCounts, { status }: Pick<Exchange, "status">): void {
  if (status === 429) counts.limited++;
  if (status >= 500) counts.failed++;
  if (status === 0) counts.lost++;
}

/** Decides how long to wait before a retry, and when to stop. */
export interface RetryPolicy {
  /** The wait in milliseconds after an attempt, counted from 1. Undefined after the last attempt. */
  pauseAfter(exchange: Exchange, tries: number, now: number, options?: { isCleanup?: boolean }): number | undefined;
  /** Receives the outcome of a retried request. */
  settled(exchange: Exchange): void;
}

export function createRetryPolicy(): RetryPolicy {
  let waited = 0;
  return {
    pauseAfter(exchange, tries, now, { isCleanup = false } = {}) {
      const { cut, unavailable, failed } = isCleanup ? cleanupPauses : pauses;
      const some = isCut(exchange) ? cut : isTransient(exchange) ? unavailable : failed;
      // A missing implementation is not a transient failure.
      const isFailure = isCut(exchange) || (exchange.status >= 500 && exchange.status !== 501);
      const usual = isFailure ? some[tries - 1] : undefined;
      if (usual === undefined || waited > mostInVain) return undefined;
      const asked = retryAfter(exchange, now) ?? usual;
      if (asked > longestPause && !isCleanup) return undefined;
      const pause = asked > longestPause ? usual : asked;
      waited += pause;
      return pause;
    },
    settled(exchange) {
      if (exchange.status > 0 && exchange.status < 500) waited = 0;
    },
  };
}
