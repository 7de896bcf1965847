import { type Exchange, told } from "./exchange.js";
import type { HttpRequest } from "./http-sender.js";
import { mayLead } from "./may-be-sent.js";

/** The statuses that keep the method. After others, clients may change any method to GET. */
const keepingMethod = [307, 308];
const ofReads = [301, 302, ...keepingMethod];

/** Maximum number of redirects. */
const mostRedirects = 5;

/** Sends a request and follows allowed redirects, except for a status with another meaning (`apart`). */
export async function followRedirects(
  first: HttpRequest,
  apart: number | undefined,
  send: (request: HttpRequest) => Promise<Exchange>,
): Promise<Exchange & { redirected?: Exchange }> {
  const visited = [first.url];
  let redirected: Exchange | undefined;
  for (let request = first; ; ) {
    const exchange = await send(request);
    const url = exchange.status === apart ? undefined : nextOf(request, exchange);
    if (url === undefined || visited.includes(url) || visited.length > mostRedirects)
      return { ...exchange, ...(redirected ? { redirected } : {}) };
    visited.push(url);
    redirected ??= exchange;
    request = { ...request, url, redirectedFrom: request.url };
  }
}

/** The target of a redirect. Undefined if there is none, or if the request may not follow it. */
function nextOf(request: HttpRequest, { status, headers: { location } }: Exchange): string | undefined {
  const statuses = request.method === "GET" ? ofReads : keepingMethod;
  if (!statuses.includes(status) || !location || !URL.canParse(location, request.url)) return undefined;
  const { href } = new URL(location, request.url);
  return mayLead(request, href) ? href : undefined;
}

/** The hint that a run followed a redirect. */
export const tellRedirect = (redirected: Exchange | undefined): string | undefined =>
  redirected && `${told(redirected)} and redirected to ${redirected.headers.location}. The run followed the redirect.`;
