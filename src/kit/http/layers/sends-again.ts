import TinyQueue from "tinyqueue";
import type { Target } from "../../binding/target.js";
import {
  type Exchange,
  isCut,
  isLate,
  isLimited,
  isTransient,
  longestPause,
  pauseOf,
  retryAfter,
  told,
  unanswered,
} from "../../wire/exchange.js";
import { credentialOf } from "../../wire/operation-request.js";
import type { Gate } from "../gate.js";
import type { Observations } from "../observations.js";
import type { Ports } from "../ports.js";
import type { HttpRequest, Layer } from "../request.js";
import { mayLead } from "./sends-only-recorded.js";

/* The layers that send a request again: to where it was redirected, with another token, after a transient failure and a 429. */

/** The statuses that keep the method. After others, clients may change any method to GET. */
const keepingMethod = [307, 308];
const ofReads = [301, 302, ...keepingMethod];
const seeOther = 303;

/** Maximum number of redirects. */
const mostRedirects = 5;

/** Follows allowed redirects, except, for what is not an operation, a status that ends a job (`ofJob`). */
export const followsRedirects =
  (ofJob: number | undefined, seen: Pick<Observations, "redirected">): Layer =>
  (next) =>
  async (first) => {
    const visited = [placeOf(first)];
    for (let request = first; ; ) {
      const exchange = await next(request);
      const isApart = !first.document && exchange.status === ofJob;
      const following = isApart ? undefined : nextOf(request, exchange);
      if (!following || visited.includes(placeOf(following)) || visited.length > mostRedirects) return exchange;
      visited.push(placeOf(following));
      seen.redirected ??= exchange;
      request = following;
    }
  };

const placeOf = ({ method, url }: HttpRequest): string => `${method} ${url}`;

/** The request that follows a redirect. Undefined if there is none, or if the request may not follow it. */
function nextOf(request: HttpRequest, { status, headers: { location } }: Exchange): HttpRequest | undefined {
  // After 303, the kit reads the resource of an update.
  const isSeen = status === seeOther && isUpdate(request);
  const statuses = request.method === "GET" ? ofReads : keepingMethod;
  if (!(isSeen || statuses.includes(status)) || !location || !URL.canParse(location, request.url)) return undefined;
  const { href } = new URL(location, request.url);
  const { body: _, json: __, ...bare } = request;
  const next = isSeen ? { ...bare, method: "GET" } : request;
  return mayLead(next, href) ? { ...next, url: href, redirectedFrom: request.url } : undefined;
}

const isUpdate = ({ method }: HttpRequest): boolean => method === "PUT" || method === "PATCH";

/** More than any run needs, so that a target that refuses much does not start a command each time. */
const mostRenewals = 20;

/** Sends a request again with another token if the target refuses that of the run and the binding's command prints another one. */
export const renewsToken =
  ({ access }: Pick<Target, "access">, seen: Pick<Observations, "learnSecret">): Layer =>
  (next) => {
    const first = credentialOf(access);
    let credential = first;
    let renewals = 0;
    let renewing: Promise<void> | undefined;
    async function renew() {
      const token = renewals++ < mostRenewals ? await access.renew?.().catch(() => undefined) : undefined;
      if (token !== undefined) {
        seen.learnSecret(token);
        credential = credentialOf({ ...access, token });
      }
      renewing = undefined;
    }
    return async (request) => {
      if (!access.renew || request.headers[access.header] !== first) return next(request);
      const send = () => next({ ...request, headers: { ...request.headers, [access.header]: credential } });
      const used = credential;
      const exchange = await send();
      if (exchange.status !== 401) return exchange;
      if (used === credential) renewing ??= renew();
      await renewing;
      return used === credential ? exchange : send();
    };
  };

/** The hint that a run followed a redirect. */
export const tellRedirect = (redirected: Exchange | undefined): string | undefined =>
  redirected && `${told(redirected)} and redirected to ${redirected.headers.location}. The run followed the redirect.`;

/** Waits between attempts, in milliseconds. Closing an idle connection means nothing, so the first wait is short. */
const pauses = { cut: [0, 100, 300, 900], unavailable: [100, 300, 900, 1800], failed: [100], late: [0] };
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

  /** The wait for a target that is down, in milliseconds. Undefined if there is a response, or no hope. */
  function pauseOfOutage(exchange: Exchange, tries: number): number | undefined {
    if (exchange.status !== 0 || isFinal(exchange) || gate.endsOf({ isRestoring: true }).end.aborted) {
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

  /** The wait before the next attempt, in milliseconds. Undefined after the last one. Attempts are counted from 1. */
  function pauseAfter({ isRepeatable, isRestoring }: HttpRequest, exchange: Exchange, tries: number) {
    if (isRestoring && exchange.status < 500) return pauseOfOutage(exchange, tries);
    const { cut, unavailable, failed, late } = isRestoring ? restoringPauses : pauses;
    // A late write may still be applied, so its contract runs again instead.
    const isLateRead = isLate(exchange) && exchange.request.method === "GET";
    const some = isCut(exchange) ? cut : isTransient(exchange) ? unavailable : isLateRead ? late : failed;
    // A missing implementation is not a transient failure.
    const isFailure = isTransient(exchange) || isLateRead || (exchange.status >= 500 && exchange.status !== 501);
    const usual = isFailure && (isRestoring || isRepeatable) ? some[tries - 1] : undefined;
    if (usual === undefined || waited > mostInVain) return undefined;
    const asked = retryAfter(exchange, now()) ?? usual;
    if (asked > longestPause && !isRestoring) return undefined;
    const pause = asked > longestPause ? usual : asked;
    waited += pause;
    return pause;
  }

  return (next) => {
    async function send(request: HttpRequest): Promise<Exchange> {
      const { signal, end } = gate.endsOf(request);
      let limited: Exchange | undefined;
      let repeated: string | undefined;
      for (let tries = 1; ; tries++) {
        const exchange = await next(request);
        limited ??= exchange.limited;
        const pause = pauseAfter(request, exchange, tries);
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
        if (!request.isRestoring || !gate.endsOf(request).end.aborted) throw error;
        return unanswered(request, "INTERRUPTED: the run was ended");
      });
  };
}

/** Whether a retry would have the same result: the target is there, or the request cannot be sent. */
const isFinal = ({ failure = "", refusal }: Exchange): boolean =>
  refusal !== undefined || failure.startsWith("RESPONSE_TOO_LARGE");

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
    const tell = (pause: number) => onWait(`The target limits requests (429). Waiting ${Math.ceil(pause / 1000)} s.`);
    const turns = new Turns(ports, tell);
    return async (request) => {
      const { signal, end } = gate.endsOf(request);
      const place = turns.places++;
      let limited: Exchange | undefined;
      for (let tries = 1; ; tries++) {
        const exchange = await turns.take(place, () => next(request), signal ?? end);
        // A refused request is in the queue again before another takes its turn.
        const isAgain = isLimited(exchange) && tries < maximumTries && pauseOf(exchange, ports.now()) <= longestPause;
        turns.end(exchange, isAgain);
        if (!isAgain) return limited && !isLimited(exchange) ? { ...exchange, limited } : exchange;
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
    if (isLimited(exchange)) this.#slowDown(exchange);
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
