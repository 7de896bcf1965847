/** The published spacing of retries of a webhook call, in milliseconds, each after the one before. */
export const publishedRetries: readonly number[] = [2, 6, 30, 60, 300, 1440, 2880].map((minutes) => minutes * 60_000);
