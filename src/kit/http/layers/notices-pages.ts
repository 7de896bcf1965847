import type { OperationId } from "../../../openapi/documents.js";
import { type Exchange, isSuccess, unanswered } from "../../wire/exchange.js";
import type { Layer } from "../request.js";

/**
 * A page of a login or a proxy, or the redirect of a write to one, is no response of the target's own, so it is neither acceptance
 * nor refusal. It counts only where the operation has returned JSON before: other targets may have pages of their own.
 */
export const noticesPages = (): Layer => (next) => {
  const ofJson = new Set<OperationId>();
  return async (request) => {
    const exchange = await next(request);
    const operation = request.document?.operationId;
    if (!operation) return exchange;
    if (isSuccess(exchange.status) && exchange.json !== undefined) ofJson.add(operation);
    const place = ofJson.has(operation) ? placeOfPage(exchange) : undefined;
    return place === undefined ? exchange : unanswered(request, `WEB_PAGE: ${exchange.status} with ${place}`);
  };
};

function placeOfPage({ request: { method }, status, headers, text, json }: Exchange): string | undefined {
  if (method !== "GET" && [301, 302].includes(status)) return `a redirect to ${headers.location}`;
  const isPage = status === 200 && json === undefined && /^\s*</.test(text);
  return isPage ? `a web page in place of JSON: ${text.trim().slice(0, 60)}` : undefined;
}
