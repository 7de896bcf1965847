import { DomainError } from "../openapi/errors.js";

/** The one token that Standin takes for one without access to the management API. */
const tokenWithoutAccess = "no-management-access";

/** The token of an `Authorization` header. Throws 401 where there is none, 403 where it has no access. */
export function authenticate(header: string | undefined): string {
  const token = /^Bearer +([^\s]+)$/i.exec(header ?? "")?.[1];
  if (token === undefined) {
    const detail = 'Send the header "Authorization: Bearer TOKEN"; any token will do.';
    throw new DomainError("INVALID_AUTHORIZATION_HEADER", detail);
  }
  if (token === tokenWithoutAccess) {
    const detail = `The token ${tokenWithoutAccess} stands for one without access to the management API; use any other.`;
    throw new DomainError("INSUFFICIENT_PERMISSIONS", detail);
  }
  return token;
}
