/** The published limit of an attempt in milliseconds, and the maximum size of a response. */
export const totalTimeout = 8000;
export const maximumResponseBytes = 64 * 1024;

export const timedOut = `Timeout: no complete response within ${totalTimeout / 1000} s.`;
