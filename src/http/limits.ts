/** Limits on clients. Tests pass smaller ones. Times are in milliseconds of real time. */
export interface ConnectionLimits {
  /** Of the request line and all headers together. */
  headerBytes: number;
  headers: number;
  /** Of path and query together. */
  urlLength: number;
  connections: number;
  /** From the first byte of a request, or the connection before the first request, to the end of its headers. */
  headerTime: number;
  /** From its first byte to its last. */
  requestTime: number;
  /** Between a response and the next request. */
  idleTime: number;
  /** While a client reads nothing of a pending response. */
  stallTime: number;
}

export const connectionLimits: ConnectionLimits = {
  headerBytes: 16 * 1024,
  headers: 100,
  urlLength: 8 * 1024,
  connections: 2000,
  headerTime: 10_000,
  requestTime: 120_000,
  idleTime: 5000,
  stallTime: 60_000,
};
