import { type Exchange, told } from "../../wire/exchange.js";
import type { Observations } from "../observations.js";
import type { HttpRequest, Layer } from "../request.js";
import { mayLead } from "./sends-only-recorded.js";

/** The statuses that keep the method. After others, clients may change any method to GET. */
const keepingMethod = [307, 308];
const ofReads = [301, 302, ...keepingMethod];
const seeOther = 303;

/** Maximum number of redirects. */
const mostRedirects = 5;

/** Follows allowed redirects, except, for what is not an operation, a status that ends a job (`ofJob`). */
export const followsRedirects =
  (ofJob: number | undefined, seen: Pick<Observations, "redirected">): Layer =>
  (next) =>
  async (first) => {
    const visited = [placeOf(first)];
    for (let request = first; ; ) {
      const exchange = await next(request);
      const isApart = !first.document && exchange.status === ofJob;
      const following = isApart ? undefined : nextOf(request, exchange);
      if (!following || visited.includes(placeOf(following)) || visited.length > mostRedirects) return exchange;
      visited.push(placeOf(following));
      seen.redirected ??= exchange;
      request = following;
    }
  };

const placeOf = ({ method, url }: HttpRequest): string => `${method} ${url}`;

/** The request that follows a redirect. Undefined if there is none, or if the request may not follow it. */
function nextOf(request: HttpRequest, { status, headers: { location } }: Exchange): HttpRequest | undefined {
  // After 303, the kit reads the resource of an update.
  const isSeen = status === seeOther && isUpdate(request);
  const statuses = request.method === "GET" ? ofReads : keepingMethod;
  if (!(isSeen || statuses.includes(status)) || !location || !URL.canParse(location, request.url)) return undefined;
  const { href } = new URL(location, request.url);
  const { body: _, json: __, ...bare } = request;
  const next = isSeen ? { ...bare, method: "GET" } : request;
  return mayLead(next, href) ? { ...next, url: href, redirectedFrom: request.url } : undefined;
}

const isUpdate = ({ method }: HttpRequest): boolean => method === "PUT" || method === "PATCH";

/** The hint that a run followed a redirect. */
export const tellRedirect = (redirected: Exchange | undefined): string | undefined =>
  redirected && `${told(redirected)} and redirected to ${redirected.headers.location}. The run followed the redirect.`;
