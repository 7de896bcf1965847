import type { ValidateFunction } from "ajv";
import { isObject } from "../base/json.js";
import { childPointer, valueAt } from "../base/json-pointer.js";
import { DomainError, refuseNumbers } from "./errors.js";
import type { components, operations } from "./generated/control-types.js";
import {
  bodies,
  type ControlBodyName,
  type ControlQueryName,
  expectations,
  queries,
} from "./generated/control-validators.js";
import type { ReplyOf } from "./page-types.js";
import { takeErrors } from "./violations.js";

/** The schemas of control.openapi.yaml and of its references. */
export type ControlSchemas = components["schemas"];
export type ControlOperationId = keyof operations;

/** What the query of an operation may hold. */
export type ControlQuery<Id extends ControlOperationId> = NonNullable<operations[Id]["parameters"]["query"]>;

/** The success response of a control operation: a documented status, with its body. */
export type ControlReply<Id extends ControlOperationId> = ReplyOf<operations[Id]>;

/** Thrown for an invalid value from outside. */
export const fieldError = (pointer: string, says: string): DomainError =>
  new DomainError("INVALID_FORMAT", [{ pointer, code: "VALIDATION_INVALID", says }], { place: "body" });

/** A valid body, with its type. Throws a DomainError that names the violation. */
export const assertBody = <Name extends ControlBodyName>(name: Name, body: unknown): ControlSchemas[Name] => {
  refuseNumbers(body);
  return assertValid<ControlSchemas[Name]>(name, bodies[name], body);
};

/** A valid query, with its type. Texts become numbers where the document has numbers. Throws a DomainError that names the violation. */
export const assertQuery = <Name extends ControlQueryName>(
  name: Name,
  query: Readonly<Record<string, string>>,
): ControlQuery<Name> => assertValid<ControlQuery<Name>>(name, queries[name], { ...query });

function assertValid<Value>(name: CheckedName, keepsSchema: ValidateFunction<Value>, value: unknown): Value {
  if (keepsSchema(value)) return value;
  const [error] = takeErrors(keepsSchema);
  // Before a missing member, which it may misspell.
  const unknown = unknownMember(name, value);
  if (unknown) throw unknown;
  const at = error?.instancePath ?? "";
  const missing: unknown = error?.params.missingProperty;
  throw expected(name, typeof missing === "string" ? childPointer(at, missing) : at);
}

type CheckedName = ControlBodyName | ControlQueryName;

/** The first member that nothing reads: a typo must not be lost in silence. */
function unknownMember(name: CheckedName, value: unknown): DomainError | undefined {
  for (const [pointer, known] of Object.entries(expectations[name].members)) {
    const object = valueAt(value, pointer);
    const unknown = Object.keys(isObject(object) ? object : {}).find((key) => !known.includes(key));
    if (unknown !== undefined) {
      return fieldError(childPointer(pointer, unknown), `is not known. Choose from ${known.join(", ")}.`);
    }
  }
  return undefined;
}

/** The expected value there, or that of the nearest parent with a description. */
function expected(name: CheckedName, pointer: string): DomainError {
  const words = expectations[name].words[pointer.replace(/\/\d+(?=\/|$)/g, "/*")];
  if (words !== undefined || pointer === "") return fieldError(pointer, `must be ${words}.`);
  return expected(name, pointer.slice(0, pointer.lastIndexOf("/")));
}
