import type { Exchange } from "../wire/exchange.js";
import type { HttpRequest } from "./http-sender.js";

const isRefused = ({ status }: Exchange): boolean => status === 401 || status === 403;

/** Finds out whether the target has stopped to accept the run's token. Then no refusal says anything about a rule. */
export class TokenWatch {
  /** The first read that the target has answered. */
  #accepted: HttpRequest | undefined;

  /** Repeats that read after a refusal. The target may refuse one operation alone, for a reason of its own. */
  async isLost(
    request: HttpRequest,
    exchange: Exchange,
    again: (request: HttpRequest) => Promise<Exchange>,
  ): Promise<boolean> {
    if (request.method === "GET" && exchange.status === 200) this.#accepted ??= request;
    if (!isRefused(exchange) || !this.#accepted) return false;
    return isRefused(await again(this.#accepted));
  }
}
