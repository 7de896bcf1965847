import type { ErrorObject, ValidateFunction } from "ajv";
import type { components, operations } from "./generated/control-types.js";
import {
  bodies,
  type ControlBodyName,
  type ControlQueryName,
  expectations,
  queries,
} from "./generated/control-validators.js";

/** The schemas of control.openapi.yaml, and of what it refers to. */
export type ControlSchemas = components["schemas"];
export type ControlOperationId = keyof operations;

/** What the query of an operation may hold. */
export type ControlQuery<Id extends ControlOperationId> = NonNullable<operations[Id]["parameters"]["query"]>;

/** What an operation of the control interface answers when it succeeds: a documented status, with its body. */
export type ControlReply<Id extends ControlOperationId> = Replies<operations[Id]["responses"]>;

type Replies<Responses> = {
  [Status in keyof Responses & (200 | 201 | 202 | 204)]: { status: Status } & BodyOf<Responses[Status]>;
}[keyof Responses & (200 | 201 | 202 | 204)];

type BodyOf<Response> = Response extends { content: { "application/json": infer Body } }
  ? { body: Body }
  : { body?: never };

/** The first thing that is wrong with a request; the reason follows the pointer in a sentence, without its full stop. */
export interface ControlFault {
  pointer: string;
  reason: string;
}

type Checked<Value> = { value: Value; fault?: never } | { value?: never; fault: ControlFault };

/** A body that keeps its schema, with its type; or what is wrong with it. */
export function checkControlBody<Name extends ControlBodyName>(
  name: Name,
  body: unknown,
): Checked<ControlSchemas[Name]> {
  const keepsSchema: ValidateFunction<ControlSchemas[Name]> = bodies[name];
  return keepsSchema(body) ? { value: body } : { fault: faultOf(name, keepsSchema.errors) };
}

/** The same of a query; texts become numbers where the document has numbers. */
export function checkControlQuery<Name extends ControlQueryName>(
  name: Name,
  query: Readonly<Record<string, string>>,
): Checked<ControlQuery<Name>> {
  const keepsSchema: ValidateFunction<ControlQuery<Name>> = queries[name];
  const values: unknown = { ...query };
  return keepsSchema(values) ? { value: values } : { fault: faultOf(name, keepsSchema.errors) };
}

function faultOf(name: ControlBodyName | ControlQueryName, errors: readonly ErrorObject[] | null = []): ControlFault {
  // The validators end at the first that is wrong; where there is a choice, the errors of each possibility follow.
  const [error] = errors ?? [];
  const at = error?.instancePath ?? "";
  const params: Record<string, unknown> = error?.params ?? {};
  const unknown = params.additionalProperty ?? params.unevaluatedProperty;
  if (unknown !== undefined && expectations[name][patternOf(at)] !== undefined) {
    return { pointer: childOf(at, unknown), reason: `is not known; pass ${membersAt(name, at).join(", ")}` };
  }
  const missing = params.missingProperty;
  return expected(name, missing === undefined ? at : childOf(at, missing));
}

/** What was expected there, or of the nearest value around it that says what it must be. */
function expected(name: ControlBodyName | ControlQueryName, pointer: string): ControlFault {
  const words = expectations[name][patternOf(pointer)];
  if (words !== undefined || pointer === "") return { pointer, reason: `must be ${words}` };
  return expected(name, pointer.slice(0, pointer.lastIndexOf("/")));
}

const childOf = (pointer: string, name: unknown): string =>
  `${pointer}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;

const patternOf = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, "/*");

function membersAt(name: ControlBodyName | ControlQueryName, pointer: string): string[] {
  const start = `${patternOf(pointer)}/`;
  const below = Object.keys(expectations[name]).filter((one) => one.startsWith(start));
  return below.map((one) => one.slice(start.length)).filter((one) => !one.includes("/"));
}
