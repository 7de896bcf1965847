import { type ControlQuery, type ControlSchemas, checkControlBody, checkControlQuery } from "../openapi/control.js";
import { DomainError } from "../openapi/errors.js";
import type { ControlBodyName, ControlQueryName } from "../openapi/generated/control-validators.js";
import type { Violation, ViolationParams } from "../openapi/violations.js";

/** A value from outside that is refused. */
export const fieldError = (pointer: string, params: ViolationParams["VALIDATION_INVALID"]): DomainError =>
  refusalOf({ pointer, code: "VALIDATION_INVALID", params });

const refusalOf = (violation: Violation): DomainError =>
  new DomainError("INVALID_FORMAT", [violation], { place: "body" });

/** A body that keeps its schema, with its type. Throws a DomainError that names what does not. */
export function assertBody<Name extends ControlBodyName>(name: Name, body: unknown): ControlSchemas[Name] {
  const { value, violation } = checkControlBody(name, body);
  if (violation) throw refusalOf(violation);
  return value;
}

/** The same of a query. */
export function assertQuery<Name extends ControlQueryName>(
  name: Name,
  query: Readonly<Record<string, string>>,
): ControlQuery<Name> {
  const { value, violation } = checkControlQuery(name, query);
  if (violation) throw refusalOf(violation);
  return value;
}
