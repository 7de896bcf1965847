import { once } from "node:events";
import { cutLater } from "../../../base/text.js";
import type { OperationId } from "../../../openapi/documents.js";
import type { Target } from "../../binding/target.js";
import { RecordError } from "../../ledger/ledger-file.js";
import {
  type Exchange,
  isGone,
  isLate,
  isLimited,
  isMissing,
  isPage,
  isSuccess,
  notSent,
  unanswered,
  waitHeaders,
} from "../../wire/exchange.js";
import { isOwnAddress } from "../../wire/operation-request.js";
import { RefusedAddressError } from "../../wire/unavailable.js";
import { type Gate, GoneError, TargetError } from "../gate.js";
import type { Observations } from "../observations.js";
import type { Ports } from "../ports.js";
import type { HttpRequest, Layer, Send } from "../request.js";
import type { Transport } from "../transport.js";
import { HookError } from "./runs-hooks.js";

/* The outermost and the innermost layer: what ends a run with its target, and what ends an exchange in time. */

/** Why a target is lost, to continue its name, and what to do. */
interface Loss {
  because: string;
  advice: string;
}

const tokenLost: Loss = {
  because: "refuses the token",
  advice: "Pass a token that stays valid for the whole run, or let token.command of the binding print a new one.",
};
const pagesShown: Loss = {
  because: "returns web pages in place of JSON",
  advice: "Look whether a login or a proxy stands before it.",
};
const routesLost: Loss = {
  because: "finds nothing any more",
  advice: "Run again when it is back, for example after a deployment.",
};

/**
 * After the end of the run, sends only what restores. Ends the run if hooks or the record fail, and if no response says anything
 * about a rule any more: the target limits it for too long, has stopped to accept its token, or finds nothing. Throws a
 * StoppedError, a TargetError, a GoneError if the target does not respond, and a RefusedAddressError; while restoring, these are
 * failures like any other.
 */
export function endsWithRun(target: Target, gate: Gate, seen: Pick<Observations, "responses">): Layer {
  const findLoss = noticesLoss();

  function lose({ because, advice }: Loss): never {
    gate.shut("target lost", because);
    throw new TargetError(`${because}. ${advice}`);
  }

  async function send(request: HttpRequest, next: Send): Promise<Exchange> {
    const exchange = await next(request);
    if (request.isRestoring) return exchange;
    // Otherwise, a rate limit would count as a refusal.
    if (isLimited(exchange)) lose(limitOf(target, exchange));
    const isOwn = isOwnAddress(target, request.url);
    const loss = isOwn && request.hasRunToken ? await findLoss(request, exchange, next) : undefined;
    const since = `since request ${seen.responses}${exchange.status === 0 ? "" : ` (${exchange.status})`}`;
    if (loss) lose({ ...loss, because: `${target.url} ${loss.because} ${since}` });
    if (isGone(exchange) && isOwn) throw new GoneError(`${target.url} does not respond: ${exchange.failure}`);
    if (exchange.refusal !== undefined) throw new RefusedAddressError(exchange.refusal);
    return exchange;
  }

  return (next) => async (request) => {
    const pass = () => request.isRestoring || gate.pass();
    pass();
    return send(request, next).catch((error) => {
      if (error instanceof TargetError || error instanceof RefusedAddressError) throw error;
      pass();
      if (error instanceof RecordError) gate.shut("no record", error.message);
      if (!(error instanceof HookError)) throw error;
      gate.shut("target lost", error.message);
      throw new TargetError(error.message);
    });
  };
}

/** Repeats a read after a refusal. The target may refuse or miss one resource alone, for a reason of its own. */
function noticesLoss() {
  /** The first read that the target has answered. */
  let read: HttpRequest | undefined;
  /** The first list. It does not depend on a resource that somebody may delete. */
  let list: HttpRequest | undefined;
  return async (request: HttpRequest, exchange: Exchange, next: Send): Promise<Loss | undefined> => {
    if (request.method === "GET" && exchange.status === 200) {
      read ??= request;
      if (request.document?.operationId.startsWith("list")) list ??= request;
    }
    if (isRefused(exchange) && read) return isRefused(await next(read)) ? tokenLost : undefined;
    if (isPage(exchange) && read) return isPage(await next(read)) ? pagesShown : undefined;
    if (isMissing(exchange) && list) return isMissing(await next(list)) ? routesLost : undefined;
    return undefined;
  };
}

const isRefused = ({ status }: Exchange): boolean => status === 401 || status === 403;

/**
 * A page of a login or a proxy, or the redirect of a write to one, is no response of the target's own, so it is neither acceptance
 * nor refusal (R-01). It counts only where the operation has returned JSON before: other targets may have pages of their own.
 */
export class Pages {
  readonly #ofJson = new Set<OperationId>();

  /** The exchange, or one without a response in place of a page. */
  leftOut(operationId: OperationId, exchange: Exchange): Exchange {
    const { status, json, request } = exchange;
    if (isSuccess(status) && json !== undefined) this.#ofJson.add(operationId);
    const place = this.#ofJson.has(operationId) ? placeOfPage(exchange) : undefined;
    return place === undefined ? exchange : unanswered(request, `WEB_PAGE: ${status} with ${place}`);
  }
}

export const noticesPages = (): Layer => (next) => {
  const pages = new Pages();
  return async (request) => {
    const exchange = await next(request);
    return request.document ? pages.leftOut(request.document.operationId, exchange) : exchange;
  };
};

function placeOfPage({ request: { method }, status, headers, text, json }: Exchange): string | undefined {
  if (method !== "GET" && [301, 302].includes(status)) return `a redirect to ${headers.location}`;
  const isPage = status === 200 && json === undefined && /^\s*</.test(text);
  return isPage ? `a web page in place of JSON: ${cutLater(text.trim(), 60)}` : undefined;
}

function limitOf({ url }: Target, { status, headers }: Exchange): Loss {
  const until = waitHeaders.map((name) => headers[name]).find((wait) => wait);
  const unit = Number.isFinite(Number(until)) ? " s" : "";
  const because = `${url} limits requests (${status}${until ? `, retry after ${until}${unit}` : ""})`;
  return { because, advice: "Try again later, or run fewer contracts with --only." };
}

/** The longest timeout that a run learns, in milliseconds. */
const longestTimeout = 60_000;
/** The timeouts after several late responses in a row, of a target that hangs, in milliseconds. */
const shorterTimeouts = [4000, 2000, 1000];
/** How many late responses in a row only show that a target is slow. */
const mostPatient = 3;

const interrupted = "INTERRUPTED: the run was ended";

interface Line {
  transport: Pick<Transport, "isConnected">;
  /** Receives every exchange. */
  onExchange(exchange: Exchange): void;
}

/**
 * Ends each exchange after its time, and with the run: a GET rejects then, since nothing needs its response. `timeout` is that of a
 * whole exchange, from the first byte sent to the last one read, in milliseconds.
 */
export function endsInTime(
  { now, after }: Ports,
  gate: Gate,
  { transport, onExchange }: Line,
  timeout = 15_000,
): Layer {
  /** Late responses in a row, of requests that were sent one after the other. */
  let late = 0;
  /** When the last of them was noted. */
  let lateSince = 0;
  /** The longest exchange so far that was complete, in milliseconds. */
  let slowest = 0;

  /** A deadline without a connection means that nobody is there, like a refused connection. */
  const tellLate = (url: string, limit: number): string =>
    transport.isConnected(url)
      ? `DEADLINE: no complete response within ${limit / 1000} s`
      : `UND_ERR_CONNECT_TIMEOUT: no connection within ${limit / 1000} s`;

  function note(exchange: Exchange, start: number): Exchange {
    const took = now() - start;
    if (!exchange.failure) {
      slowest = Math.max(slowest, took);
      late = 0;
    }
    if (isLate(exchange) && start >= lateSince) {
      late++;
      lateSince = now();
    }
    onExchange(exchange);
    return exchange;
  }

  /** A target that was late once gets more time. One that hangs gets less, but never so little that a usual response is late. */
  function limitNow(): number {
    const shorter = shorterTimeouts[Math.min(late - mostPatient, shorterTimeouts.length - 1)];
    if (shorter !== undefined) return Math.min(timeout, Math.max(shorter, 4 * slowest));
    return Math.max(timeout, Math.min(longestTimeout, Math.max(timeout * 2 ** late, 2 * slowest)));
  }

  return (next) => async (request) => {
    const { signal, end } = gate.endsOf(request);
    const limit = limitNow();
    const rejects = request.method === "GET" ? signal : undefined;
    const interrupting = rejects ?? end;
    // Not counted, since nothing is sent.
    if (interrupting.aborted) {
      if (rejects) throw new Error(interrupted);
      return unanswered(request, notSent);
    }
    const start = now();
    const ending = new AbortController();
    const { signal: over } = ending;
    const callOff = after(limit, () => ending.abort(new Error(tellLate(request.url, limit))));
    const interrupt = () => ending.abort(new Error(interrupted));
    interrupting.addEventListener("abort", interrupt, { once: true });
    try {
      // The transport notices the end only after it has a connection.
      const ended = once(over, "abort").then(() => undefined);
      const exchange = await Promise.race([next({ ...request, signal: over }), ended]);
      if (exchange && !over.aborted) return note(exchange, start);
      const { message } = over.reason as Error;
      if (message === interrupted && rejects) throw over.reason;
      return note(unanswered(request, message), start);
    } finally {
      callOff();
      interrupting.removeEventListener("abort", interrupt);
    }
  };
}
