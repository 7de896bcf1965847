import { type Exchange, isMissing } from "../wire/exchange.js";
import type { HttpRequest } from "./http-sender.js";

const isRefused = ({ status }: Exchange): boolean => status === 401 || status === 403;

/** Why a target is lost, to continue its name, and what to do. */
export interface Loss {
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
 * Finds out whether the target has stopped to accept the run's token, or to find anything. Then no response says anything about a
 * rule.
 */
export class TargetWatch {
  /** The first read that the target has answered. */
  #read: HttpRequest | undefined;
  /** The first list. It does not depend on a resource that somebody may delete. */
  #list: HttpRequest | undefined;

  /** Repeats that read after a refusal. The target may refuse or miss one resource alone, for a reason of its own. */
  async find(
    request: HttpRequest,
    exchange: Exchange,
    again: (request: HttpRequest) => Promise<Exchange>,
  ): Promise<Loss | undefined> {
    if (request.method === "GET" && exchange.status === 200) {
      this.#read ??= request;
      if (request.document?.operationId.startsWith("list")) this.#list ??= request;
    }
    if (isRefused(exchange) && this.#read) return isRefused(await again(this.#read)) ? tokenLost : undefined;
    if (isMissing(exchange) && this.#list) return isMissing(await again(this.#list)) ? routesLost : undefined;
    return undefined;
  }
}
