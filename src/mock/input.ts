import { type ControlQuery, type ControlSchemas, checkControlBody, checkControlQuery } from "../openapi/control.js";
import { DomainError, RequestError } from "../openapi/errors.js";
import type { ControlBodyName, ControlQueryName } from "../openapi/generated/control-validators.js";

/** A value from outside that is refused; the reason follows the pointer in a sentence, without its full stop. */
export function fieldError(pointer: string, reason: string): RequestError {
  const detail = `${pointer} ${reason}.`.trimStart();
  return new RequestError(new DomainError("INVALID_FORMAT", detail), [{ pointer, code: "VALIDATION_INVALID", detail }]);
}

/** A body that keeps its schema, with its type. Throws a RequestError that names what does not. */
export function assertBody<Name extends ControlBodyName>(name: Name, body: unknown): ControlSchemas[Name] {
  const { value, violation } = checkControlBody(name, body);
  if (violation) throw fieldError(violation.pointer, violation.reason);
  return value;
}

/** The same of a query. */
export function assertQuery<Name extends ControlQueryName>(
  name: Name,
  query: Readonly<Record<string, string>>,
): ControlQuery<Name> {
  const { value, violation } = checkControlQuery(name, query);
  if (violation) throw fieldError(violation.pointer, violation.reason);
  return value;
}
