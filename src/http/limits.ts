import type { IncomingMessage } from "node:http";
import { DomainError } from "../openapi/errors.js";

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

/** Returns the error in the head of an HTTP request, if any. Node itself refuses other protocols. */
export function refusalOfHead({ url = "", headers, rawHeaders }: IncomingMessage): DomainError | undefined {
  if (url.length > connectionLimits.urlLength) {
    const detail = `Path and query have more than ${connectionLimits.urlLength} characters. Send fewer.`;
    return new DomainError("URL_TOO_LONG", detail);
  }
  if (rawHeaders.length > 2 * connectionLimits.headers) {
    const detail = `The request has more than ${connectionLimits.headers} headers. Send fewer.`;
    return new DomainError("HEADERS_TOO_LARGE", detail);
  }
  const { host, expect } = headers;
  // Standin builds URLs from it. HTTP/1.0 has none.
  if (host !== undefined && !isHost(host)) {
    return new DomainError("MALFORMED_REQUEST", `Host ${JSON.stringify(host)} is not valid. Send a name and a port.`);
  }
  if (expect !== undefined && !/^100-continue$/i.test(expect)) {
    const detail = `Expect ${JSON.stringify(expect)} is not supported. Send 100-continue, or leave it out.`;
    return new DomainError("EXPECTATION_FAILED", detail);
  }
  return undefined;
}

/** A name or an address by RFC 3986, and a port. */
function isHost(host: string): boolean {
  if (host.startsWith("[")) return /^\[[\da-f:.]+\](?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);
  return /^(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+(?::\d{1,5})?$/i.test(host);
}
