/** Limits on clients. Tests pass smaller ones. Times are in milliseconds of real time. */
export const connectionLimits = {
  /** Of the request line and all headers together. */
  headerBytes: 16 * 1024,
  headers: 100,
  /** Of path and query together. */
  urlLength: 8 * 1024,
  connections: 2000,
  /** From the first byte of a request, or the connection before the first request, to the end of its headers. */
  headerTime: 10_000,
  /** From its first byte to its last. */
  requestTime: 120_000,
  /** Between a response and the next request. */
  idleTime: 5000,
  /** While a client reads nothing of a pending response. */
  stallTime: 60_000,
};

export type ConnectionLimits = typeof connectionLimits;
