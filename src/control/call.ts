import type { Context } from "../api/context.js";
import type { Transport } from "../api/transport.js";
import type { JsonObject } from "../base/json.js";
import type { Environment } from "../mock/environment.js";
import { namedEnvironment } from "../mock/environment-name.js";
import type { Mock } from "../mock/mock.js";
import type { ControlOperationId, ControlReply } from "../openapi/control.js";
import { DomainError } from "../openapi/errors.js";

/** A request to the control interface. */
export interface ControlCall {
  mock: Mock;
  /** The environment that it names, made at its first use. */
  readonly environment: Environment;
  environmentName: string;
  params: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, string>>;
  /** None in the request counts as an empty object. */
  body: JsonObject;
  context: Context;
}

/** Does an operation of control.openapi.yaml; what it returns has the type that stands there. */
export type ControlHandler<Id extends ControlOperationId> = (
  call: ControlCall,
) => ControlReply<Id> | Promise<ControlReply<Id>>;

/** The environment that a control request is for. Addresses that Standin makes name it in the query: nobody sends their headers. */
export function controlledEnvironment({ url, headers }: Transport): { value: string; valid: boolean } {
  return namedEnvironment(queryOf(url).environment ?? headers["x-environment"]);
}

/** The query of an address by name; of one that stands twice, the last. */
export const queryOf = (url: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(url.includes("?") ? url.slice(url.indexOf("?") + 1) : ""));

/** The name of the environment that a control request is for. Throws INVALID_ENVIRONMENT where none can be called that. */
export function nameOfEnvironment(request: Transport): string {
  const { value, valid } = controlledEnvironment(request);
  if (valid) return value;
  throw new DomainError("INVALID_ENVIRONMENT", `${JSON.stringify(value)} cannot be the name of an environment.`);
}
