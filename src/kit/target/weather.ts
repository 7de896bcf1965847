import type { Exchange } from "./exchange.js";
import { longestPause, retryAfter } from "./rate-limit.js";

/** Whether the connection was lost before the response was whole. */
export const isCut = ({ status, failure = "" }: Exchange): boolean =>
  status === 0 && /^(UND_ERR_SOCKET|ECONNRESET|EPIPE|UND_ERR_RES_CONTENT|HPE_)/.test(failure);

/** Whether nobody listens there any more. */
export const isGone = ({ status, failure = "" }: Exchange): boolean =>
  status === 0 && /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)/.test(failure);

/** Whether the way to the target failed, and not the target at what it was asked: another time it may go well. */
export const isWeather = (exchange: Exchange): boolean => [502, 503, 504].includes(exchange.status) || isCut(exchange);

/** Between tries, in milliseconds. A connection that was closed while it was idle says nothing: so the first one is short. */
const pauses = { cut: [0, 100, 300, 900], unavailable: [100, 300, 900, 1800], failed: [100] };
/** For restoring, which has no second chance. */
const steadyPauses = { ...pauses, failed: [100, 300, 900] };
/** What all requests together may wait in vain, in milliseconds, until one is answered after all. */
const mostInVain = 30_000;

/** What a run met on the way to the target: each response, or lack of one, counts by itself. */
export interface WeatherCounts {
  /** Responses with 429. */
  limited: number;
  /** Responses with 500 and above. */
  failed: number;
  /** Requests without a response. */
  lost: number;
}

/** Counts a response among what was met. */
export function countWeather(counts: WeatherCounts, { status }: Pick<Exchange, "status">): void {
  if (status === 429) counts.limited++;
  if (status >= 500) counts.failed++;
  if (status === 0) counts.lost++;
}

/** How long to wait before a request is sent again, and for how long that is worth it. */
export interface Weather {
  /** The milliseconds to wait after a try, counted from 1; undefined where it is the last one. */
  pauseAfter(exchange: Exchange, tries: number, now: number, options?: { isSteady?: boolean }): number | undefined;
  /** Is told how a request came out that was sent more than once. */
  settled(exchange: Exchange): void;
}

export function createWeather(): Weather {
  let waited = 0;
  return {
    pauseAfter(exchange, tries, now, { isSteady = false } = {}) {
      const { cut, unavailable, failed } = isSteady ? steadyPauses : pauses;
      const some = isCut(exchange) ? cut : isWeather(exchange) ? unavailable : failed;
      // What is not implemented will not be a moment later.
      const isFailure = isCut(exchange) || (exchange.status >= 500 && exchange.status !== 501);
      const usual = isFailure ? some[tries - 1] : undefined;
      if (usual === undefined || waited > mostInVain) return undefined;
      const asked = retryAfter(exchange, now) ?? usual;
      if (asked > longestPause && !isSteady) return undefined;
      const pause = asked > longestPause ? usual : asked;
      waited += pause;
      return pause;
    },
    settled(exchange) {
      if (exchange.status > 0 && exchange.status < 500) waited = 0;
    },
  };
}
