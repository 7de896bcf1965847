import type { Exchange } from "./exchange.js";

/** Thrown where a contract lacks something; the message says what, in a sentence. */
export class UnavailableError extends Error {
  constructor(
    message: string,
    /** The failure of the target that is the reason. */
    readonly exchange?: Exchange | undefined,
  ) {
    super(message);
  }
}
