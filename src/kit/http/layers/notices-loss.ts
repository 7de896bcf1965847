import { isOwnAddress, type Target } from "../../binding/target.js";
import { type Exchange, isGone, isMissing } from "../../wire/exchange.js";
import { type Gate, GoneError, TargetError } from "../gate.js";
import type { Observations } from "../observations.js";
import type { HttpRequest, Layer, Send } from "../request.js";

const isRefused = ({ status }: Exchange): boolean => status === 401 || status === 403;

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
 * Ends the run if the target limits it for too long, has stopped to accept the run's token, or finds nothing any more. Then no
 * response says anything about a rule. Throws a TargetError, and a GoneError if the target does not respond.
 */
export function noticesLoss(target: Target, gate: Gate, seen: Pick<Observations, "responses">): Layer {
  /** The first read that the target has answered. */
  let read: HttpRequest | undefined;
  /** The first list. It does not depend on a resource that somebody may delete. */
  let list: HttpRequest | undefined;

  function endRun({ because, advice }: Loss): never {
    gate.shut("target lost", because);
    throw new TargetError(`${because}. ${advice}`);
  }

  /** Repeats that read after a refusal. The target may refuse or miss one resource alone, for a reason of its own. */
  async function find(request: HttpRequest, exchange: Exchange, next: Send): Promise<Loss | undefined> {
    if (request.method === "GET" && exchange.status === 200) {
      read ??= request;
      if (request.document?.operationId.startsWith("list")) list ??= request;
    }
    if (isRefused(exchange) && read) return isRefused(await next(read)) ? tokenLost : undefined;
    if (isMissing(exchange) && list) return isMissing(await next(list)) ? routesLost : undefined;
    return undefined;
  }

  return (next) => async (request) => {
    const exchange = await next(request);
    if (request.isRestoring) return exchange;
    // Otherwise, a rate limit would count as a refusal.
    if (exchange.status === 429) endRun(limitOf(target, exchange));
    const { responses } = seen;
    const { status } = exchange;
    const isOwn = isOwnAddress(target, request.url);
    const loss = isOwn && request.hasRunToken ? await find(request, exchange, next) : undefined;
    if (loss) endRun({ ...loss, because: `${target.url} ${loss.because} since request ${responses} (${status})` });
    if (isGone(exchange) && isOwn) throw new GoneError(`${target.url} does not respond: ${exchange.failure}`);
    return exchange;
  };
}

function limitOf({ url }: Target, { headers }: Exchange): Loss {
  const until = headers["retry-after"] ?? headers["x-ratelimit-reset"];
  const because = `${url} limits requests (429${until ? `, retry after ${until} s` : ""})`;
  return { because, advice: "Try again later, or run fewer contracts with --only." };
}
