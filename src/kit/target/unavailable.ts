/** Thrown where a contract lacks something; the message says what, in a sentence. */
export class UnavailableError extends Error {}
