import type { Target } from "../../binding/target.js";
import { RecordError } from "../../record/record-file.js";
import { type Exchange, isGone, isMissing } from "../../wire/exchange.js";
import { isOwnAddress } from "../../wire/operation-request.js";
import { RefusedAddressError } from "../../wire/unavailable.js";
import { type Gate, GoneError, TargetError } from "../gate.js";
import type { Observations } from "../observations.js";
import type { HttpRequest, Layer, Send } from "../request.js";
import { HookError } from "./runs-hooks.js";

/** Why a target is lost, to continue its name, and what to do. */
interface Loss {
  because: string;
  advice: string;
}

const tokenLost: Loss = {
  because: "refuses the token",
  advice: "Pass a token that stays valid for the whole run.",
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
    if (exchange.status === 429) lose(limitOf(target, exchange));
    const isOwn = isOwnAddress(target, request.url);
    const loss = isOwn && request.hasRunToken ? await findLoss(request, exchange, next) : undefined;
    const since = `since request ${seen.responses} (${exchange.status})`;
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
    if (isMissing(exchange) && list) return isMissing(await next(list)) ? routesLost : undefined;
    return undefined;
  };
}

const isRefused = ({ status }: Exchange): boolean => status === 401 || status === 403;

function limitOf({ url }: Target, { headers }: Exchange): Loss {
  const until = headers["retry-after"] ?? headers["x-ratelimit-reset"];
  const because = `${url} limits requests (429${until ? `, retry after ${until} s` : ""})`;
  return { because, advice: "Try again later, or run fewer contracts with --only." };
}
