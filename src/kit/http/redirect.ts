import { type Exchange, told } from "../wire/exchange.js";
import type { HttpRequest } from "./http-sender.js";
import { mayLead } from "./may-be-sent.js";

/** The statuses that keep the method. After others, clients may change any method to GET. */
const keepingMethod = [307, 308];
const ofReads = [301, 302, ...keepingMethod];
const seeOther = 303;

/** Maximum number of redirects. */
const mostRedirects = 5;

/** Sends a request and follows allowed redirects, except for a status with another meaning (`apart`). */
export async function followRedirects(
  first: HttpRequest,
  apart: number | undefined,
  send: (request: HttpRequest) => Promise<Exchange>,
): Promise<Exchange & { redirected?: Exchange }> {
  const visited = [placeOf(first)];
  let redirected: Exchange | undefined;
  for (let request = first; ; ) {
    const exchange = await send(request);
    const next = exchange.status === apart ? undefined : nextOf(request, exchange);
    if (next === undefined || visited.includes(placeOf(next)) || visited.length > mostRedirects)
      return { ...exchange, ...(redirected ? { redirected } : {}) };
    visited.push(placeOf(next));
    redirected ??= exchange;
    request = next;
  }
}

const placeOf = ({ method, url }: HttpRequest): string => `${method} ${url}`;

/** The request that follows a redirect. Undefined if there is none, or if the request may not follow it. */
function nextOf(request: HttpRequest, { status, headers: { location } }: Exchange): HttpRequest | undefined {
  // After 303, the kit reads the resource of an update.
  const isSeen = status === seeOther && isUpdate(request);
  const statuses = request.method === "GET" ? ofReads : keepingMethod;
  if (!(isSeen || statuses.includes(status)) || !location || !URL.canParse(location, request.url)) return undefined;
  const { href } = new URL(location, request.url);
  const { body: _, ...bare } = request;
  const next = isSeen ? { ...bare, method: "GET" } : request;
  return mayLead(next, href) ? { ...next, url: href, redirectedFrom: request.url } : undefined;
}

const isUpdate = ({ method }: HttpRequest): boolean => method === "PUT" || method === "PATCH";

/** The hint that a run followed a redirect. */
export const tellRedirect = (redirected: Exchange | undefined): string | undefined =>
  redirected && `${told(redirected)} and redirected to ${redirected.headers.location}. The run followed the redirect.`;
