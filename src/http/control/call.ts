import type { Request } from "express";
import { DomainError } from "../../domain/errors.js";
import {
  type ControlOperationId,
  type ControlQuery,
  type ControlReply,
  type ControlSchemas,
  checkControlBody,
  checkControlQuery,
} from "../../openapi/control.js";
import type { ControlBodyName, ControlQueryName } from "../../openapi/generated/control-validators.js";
import type { JsonObject } from "../../openapi/openapi-document.js";
import { controlledEnvironment } from "../environment-name.js";
import type { Host, HostedEnvironment } from "../host.js";
import { RequestError } from "../read-json.js";

/** A request to the control interface. */
export interface ControlCall {
  host: Host;
  /** The environment that it names, made at its first use. */
  readonly environment: HostedEnvironment;
  environmentName: string;
  params: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, string>>;
  /** None in the request counts as an empty object. */
  body: JsonObject;
  request: Request;
}

/** Does an operation of control.openapi.yaml; what it answers has the type that stands there. */
export type ControlHandler<Id extends ControlOperationId> = (
  call: ControlCall,
) => ControlReply<Id> | Promise<ControlReply<Id>>;

/** The name of the environment that a control request is for. Throws INVALID_ENVIRONMENT where none can be called that. */
export function nameOfEnvironment(request: Request): string {
  const { value, valid } = controlledEnvironment(request);
  if (valid) return value;
  throw new DomainError("INVALID_ENVIRONMENT", `${JSON.stringify(value)} cannot be the name of an environment.`);
}

/** A value of a control request that is refused; the reason follows the pointer in a sentence, without its full stop. */
export function fieldError(pointer: string, reason: string): RequestError {
  const detail = `${pointer} ${reason}.`.trimStart();
  return new RequestError(new DomainError("INVALID_FORMAT", detail), [{ pointer, code: "VALIDATION_INVALID", detail }]);
}

/** A body that keeps its schema, with its type. Throws a RequestError that names what does not. */
export function assertBody<Name extends ControlBodyName>(name: Name, body: unknown): ControlSchemas[Name] {
  const { value, fault } = checkControlBody(name, body);
  if (fault) throw fieldError(fault.pointer, fault.reason);
  return value;
}

/** The same of a query. */
export function assertQuery<Name extends ControlQueryName>(
  name: Name,
  query: Readonly<Record<string, string>>,
): ControlQuery<Name> {
  const { value, fault } = checkControlQuery(name, query);
  if (fault) throw fieldError(fault.pointer, fault.reason);
  return value;
}
