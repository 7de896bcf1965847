import type { Exchange } from "./exchange.js";

/** Thrown if a requirement of a contract is missing. The message says which, in a sentence. */
export class UnavailableError extends Error {
  constructor(
    message: string,
    /** The failure of the target that is the reason. */
    readonly exchange?: Exchange | undefined,
  ) {
    super(message);
  }
}

/** Thrown for a value that a target's binding cannot express. Nothing was sent. */
export class UnsayableError extends UnavailableError {
  constructor(reason: string) {
    super(`the binding cannot express this value: ${reason}`);
  }
}

/** Thrown before a change of a field that could not be restored. */
export class UntouchableError extends Error {}

/** Whether an error says that a request was not sent, for what it would have said or done. */
export const isUnsent = (thrown: unknown): thrown is Error =>
  thrown instanceof UnsayableError || thrown instanceof UntouchableError;

/** Thrown if a target returns an address that the kit does not connect to. The message has the reason and the fix. */
export class RefusedAddressError extends Error {}
