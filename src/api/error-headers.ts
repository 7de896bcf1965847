import type { DomainError } from "../openapi/errors.js";

/** The HTTP headers that belong to an error. */
export function errorHeaders({ code, details }: DomainError): Record<string, string> {
  switch (code) {
    case "INVALID_AUTHORIZATION_HEADER":
      return { "WWW-Authenticate": "Bearer" };
    case "JOB_PENDING":
    case "SERVICE_UNAVAILABLE":
      return { "Retry-After": "1" };
    case "RATE_LIMIT_EXCEEDED":
      return {
        "Retry-After": String(details.reset),
        "X-RateLimit-Limit": String(details.limit),
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": String(details.reset),
      };
    default:
      return {};
  }
}
