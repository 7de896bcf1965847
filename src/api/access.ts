import { isOfOtherPage } from "../base/hosts.js";
import { depthHeader } from "../domain/depth.js";
import { type Environment, isEnvironmentName, primaryEnvironment } from "../mock/environment.js";
import { DomainError } from "../openapi/errors.js";
import type { Context } from "./context.js";
import type { RequestHeaders } from "./transport.js";

/** The only token without access to the management API. */
const tokenWithoutAccess = "no-management-access";

/** The token of an `Authorization` header. Throws 401 if it is missing, and 403 if it has no access. */
export function authenticate(header: string | undefined): string {
  const token = /^Bearer +([^\s]+)$/i.exec(header ?? "")?.[1];
  if (token === undefined) {
    const detail = 'The token is missing or malformed. Send "Authorization: Bearer TOKEN" with any token.';
    throw new DomainError("INVALID_AUTHORIZATION_HEADER", detail);
  }
  if (token === tokenWithoutAccess) {
    const detail = `The token ${tokenWithoutAccess} has no access to the management API. Use any other token.`;
    throw new DomainError("INSUFFICIENT_PERMISSIONS", detail);
  }
  return token;
}

/** The environment that a header names. `valid` is false for an invalid name. */
export function namedEnvironment(header: string | string[] | undefined): { value: string; valid: boolean } {
  if (header === undefined) return { value: primaryEnvironment, valid: true };
  const value = String(header);
  return { value, valid: isEnvironmentName(value) };
}

/** The depth of the call that a request is, or was caused by. 0 without the header. */
export function depthOf(headers: RequestHeaders): number {
  const text = headers[depthHeader.toLowerCase()];
  return typeof text === "string" && /^[0-9]{1,4}$/.test(text) ? Number(text) : 0;
}

/** The version of the published service's API that the JSON:API envelope supports. */
const apiVersion = "3";

/** The environment of an operation's request, created at its first use. Throws INVALID_ENVIRONMENT and INVALID_API_VERSION. */
export function environmentOf(context: Context, name: { value: string; valid: boolean }): Environment {
  const { envelope, request } = context;
  if (!name.valid) {
    const detail = `X-Environment ${JSON.stringify(name.value)} is not a valid name. Use 1 to 64 letters, digits, "-" and "_".`;
    throw new DomainError("INVALID_ENVIRONMENT", detail);
  }
  if (envelope.name === "json-api") {
    const version = request.headers["x-api-version"];
    if (version !== apiVersion) {
      const given = version === undefined ? "is missing" : `is ${JSON.stringify(version)}`;
      const detail = `X-Api-Version ${given}. Send ${apiVersion}, the only version.`;
      throw new DomainError("INVALID_API_VERSION", detail);
    }
    context.setHeader("X-Api-Version", apiVersion);
  }
  return openFor(context, name.value);
}

/**
 * The environment with this name, created at its first use. Throws INVALID_ENVIRONMENT if a page of another site would create
 * it without a preflight, such as with an image or a link: a thousand of them would fill the limit. A script of a page sends
 * its origin, which CORS checks.
 */
export function openFor(context: Context, name: string): Environment {
  const { headers } = context.request;
  const isUnasked = isOfOtherPage(headers) && headers.origin === undefined;
  const open = isUnasked ? context.mock.environments.peek(name) : context.mock.environments.open(name);
  if (open) return open;
  const detail = `The environment ${JSON.stringify(name)} does not exist, and an image or a link of another site cannot create it. Send it a request from a test or a script first.`;
  throw new DomainError("INVALID_ENVIRONMENT", detail);
}

/**
 * The environment of a request that is no operation, for its journal and its faults. Undefined
 * for a link of another site, which must not create one.
 */
export function environmentFor({ request: { headers }, mock: { environments } }: Context): Environment | undefined {
  const { value, valid } = namedEnvironment(headers["x-environment"]);
  if (!valid) return undefined;
  return isOfOtherPage(headers) ? environments.peek(value) : environments.open(value);
}
