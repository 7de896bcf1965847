import { type Exchange, isCut, isTransient, longestPause, retryAfter, told, unanswered } from "../../wire/exchange.js";
import type { Gate } from "../gate.js";
import type { Ports } from "../ports.js";
import type { HttpRequest, Layer } from "../request.js";

/** Waits between attempts, in milliseconds. Closing an idle connection means nothing, so the first wait is short. */
const pauses = { cut: [0, 100, 300, 900], unavailable: [100, 300, 900, 1800], failed: [100] };
/** For restoring, which has no second chance. */
const restoringPauses = { ...pauses, failed: [100, 300, 900] };
/** The limit in milliseconds on all unsuccessful waits, until a request succeeds. */
const mostInVain = 30_000;
/** How long a target may be down, in milliseconds. */
const longestOutage = 30_000;

interface Told {
  onWait(text: string): void;
  onLost(text: string): void;
}

/**
 * Retries transient failures of requests that may be sent twice. What restores also waits for a target that is down. All requests
 * of a run share the limit on unsuccessful waits, and one outage.
 */
export function retriesFailures({ now, sleep }: Ports, gate: Gate, { onWait, onLost }: Told): Layer {
  let waited = 0;
  let downSince: number | undefined;

  /** The wait before the next attempt, in milliseconds. Undefined after the last one. Attempts are counted from 1. */
  function pauseAfter(exchange: Exchange, tries: number, isRestoring: boolean): number | undefined {
    const { cut, unavailable, failed } = isRestoring ? restoringPauses : pauses;
    const some = isCut(exchange) ? cut : isTransient(exchange) ? unavailable : failed;
    // A missing implementation is not a transient failure.
    const isFailure = isCut(exchange) || (exchange.status >= 500 && exchange.status !== 501);
    const usual = isFailure ? some[tries - 1] : undefined;
    if (usual === undefined || waited > mostInVain) return undefined;
    const asked = retryAfter(exchange, now()) ?? usual;
    if (asked > longestPause && !isRestoring) return undefined;
    const pause = asked > longestPause ? usual : asked;
    waited += pause;
    return pause;
  }

  /** The wait for a target that is down, in milliseconds. Undefined if there is a response, or no hope. */
  function pauseOfOutage(exchange: Exchange, tries: number, end: AbortSignal): number | undefined {
    if (exchange.status !== 0 || isFinal(exchange) || end.aborted) {
      downSince = undefined;
      return undefined;
    }
    const limit = `${longestOutage / 1000} s`;
    if (downSince === undefined) {
      downSince = now();
      onWait(`The target does not respond (${exchange.failure}). Waiting up to ${limit} until it does.`);
    }
    if (now() - downSince < longestOutage) return Math.min(100 * 2 ** (tries - 1), 1000);
    onLost(`it did not respond for ${limit} (${exchange.failure})`);
    return undefined;
  }

  function pauseFor({ isRepeatable, isRestoring = false }: HttpRequest, exchange: Exchange, tries: number) {
    if (!isRestoring) return isRepeatable ? pauseAfter(exchange, tries, false) : undefined;
    if (exchange.status >= 500) return pauseAfter(exchange, tries, true);
    return pauseOfOutage(exchange, tries, gate.endsOf({ isRestoring }).end);
  }

  return (next) => {
    async function send(request: HttpRequest): Promise<Exchange> {
      const { signal, end } = gate.endsOf(request);
      let limited: Exchange | undefined;
      let repeated: string | undefined;
      for (let tries = 1; ; tries++) {
        const exchange = await next(request);
        limited ??= exchange.limited;
        const pause = pauseFor(request, exchange, tries);
        if (pause === undefined) {
          if (tries > 1 && exchange.status > 0 && exchange.status < 500) waited = 0;
          return { ...exchange, ...(limited ? { limited } : {}), ...(repeated ? { repeated } : {}) };
        }
        if (!request.isRestoring) repeated ??= told(exchange);
        if (pause >= 2000) onWait(`${told(exchange)}. Retrying in ${Math.ceil(pause / 1000)} s.`);
        if (pause > 0) await sleep(pause, signal ?? end);
      }
    }
    return (request) =>
      send(request).catch((error) => {
        // The wait ended early. A request sent now would fail at once.
        if (request.isRestoring && gate.endsOf(request).end.aborted)
          return unanswered(request, "INTERRUPTED: the run was ended");
        throw error;
      });
  };
}

/** Whether a retry would have the same result: the target is there, or the request cannot be sent. */
const isFinal = ({ failure = "", refusal }: Exchange): boolean =>
  refusal !== undefined || failure.startsWith("RESPONSE_TOO_LARGE");
