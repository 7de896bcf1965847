/** Default number of contracts that run at once. */
export const defaultConcurrency = 16;

/** The maximum. A larger number would create more resources than the contracts can use. */
export const mostConcurrency = 64;

export const isConcurrency = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= mostConcurrency;
