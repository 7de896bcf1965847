import type { RequestHeaders } from "../api/transport.js";

/** The origin, and the path before ours, by which the client of a proxy knows this server. */
export interface Forwarded {
  scheme: string | undefined;
  /** Name or address, with its port. */
  host: string | undefined;
  /** Without a slash at its end; empty where there is none. */
  prefix: string;
}

/** What a trusted proxy says of the request that it hands on (`--trust-proxy`). What cannot be part of an address is passed over. */
export function readForwarded(headers: RequestHeaders): Forwarded {
  return {
    scheme: firstOf(headers["x-forwarded-proto"], /^https?$/i)?.toLowerCase(),
    host: firstOf(headers["x-forwarded-host"], /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i),
    prefix: firstOf(headers["x-forwarded-prefix"], /^(?:\/[\w.~%-]+)+\/?$/)?.replace(/\/$/, "") ?? "",
  };
}

/** Of several proxies the first is the one that the client asked. */
function firstOf(header: string | string[] | undefined, pattern: RegExp): string | undefined {
  const [first = ""] = String(header ?? "").split(",");
  const value = first.trim();
  return pattern.test(value) ? value : undefined;
}
