import type { IncomingMessage } from "node:http";
import { DomainError } from "../openapi/errors.js";
import { connectionLimits } from "./limits.js";

/** What is wrong with the head of a request that is HTTP; Node itself refuses what is not. */
export function refusalOfHead({ url = "", headers, rawHeaders }: IncomingMessage): DomainError | undefined {
  if (url.length > connectionLimits.urlLength) {
    const detail = `Path and query have more than ${connectionLimits.urlLength} characters; send fewer.`;
    return new DomainError("URL_TOO_LONG", detail);
  }
  if (rawHeaders.length > 2 * connectionLimits.headers) {
    const detail = `There are more than ${connectionLimits.headers} headers; send fewer.`;
    return new DomainError("HEADERS_TOO_LARGE", detail);
  }
  const { host, expect } = headers;
  // Addresses are made of it. HTTP/1.0 has none.
  if (host !== undefined && !isHost(host)) {
    return new DomainError("MALFORMED_REQUEST", `Host is ${JSON.stringify(host)}; pass a name and a port.`);
  }
  if (expect !== undefined && !/^100-continue$/i.test(expect)) {
    const detail = `Expect is ${JSON.stringify(expect)}; pass 100-continue, or leave it out.`;
    return new DomainError("EXPECTATION_FAILED", detail);
  }
  return undefined;
}

/** A name or an address as RFC 3986 has it, and a port. */
function isHost(host: string): boolean {
  if (host.startsWith("[")) return /^\[[\da-f:.]+\](?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);
  return /^(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+(?::\d{1,5})?$/i.test(host);
}
