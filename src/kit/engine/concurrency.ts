/** How many contracts run at once, where nothing else is asked for. */
export const defaultConcurrency = 16;

/** More would have more resources made than there is work for. */
export const mostConcurrency = 64;

export const isConcurrency = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= mostConcurrency;
