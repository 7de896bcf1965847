import { isOfOtherPage } from "../base/foreign.js";
import type { Environment } from "../mock/environment.js";
import { DomainError } from "../openapi/errors.js";
import type { Context } from "./context.js";

/**
 * The environment that a request is for, made at its first use. Throws INVALID_ENVIRONMENT where a page of another site
 * would make it without asking, as with an image or a link: a thousand of them would use up what there can be. A page's
 * script names its origin, and CORS says which may.
 */
export function openFor(context: Context, name: string): Environment {
  const { headers } = context.request;
  const isUnasked = isOfOtherPage(headers) && headers.origin === undefined;
  const open = isUnasked ? context.mock.environments.peek(name) : context.mock.environments.open(name);
  if (open) return open;
  const detail = `The environment ${JSON.stringify(name)} was not used yet, and no page of another site makes one this way; use it first, in a test or in a script of a page.`;
  throw new DomainError("INVALID_ENVIRONMENT", detail);
}
