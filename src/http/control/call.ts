import type { Context } from "../../api/context.js";
import type { Transport } from "../../api/transport.js";
import type { Environment } from "../../mock/environment.js";
import { namedEnvironment } from "../../mock/environment-name.js";
import type { Mock } from "../../mock/mock.js";
import { DomainError, RequestError } from "../../openapi/errors.js";
import type { JsonObject, JsonValue } from "../../openapi/openapi-document.js";

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

/** What it answers: a status, and a body unless there is nothing to say. */
export interface ControlReply {
  status: number;
  body?: JsonValue;
}

export type ControlHandler = (call: ControlCall) => ControlReply | Promise<ControlReply>;

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

/** A value of a control request that is refused; the reason follows the pointer in a sentence, without its full stop. */
export function fieldError(pointer: string, reason: string): RequestError {
  const detail = `${pointer} ${reason}.`.trimStart();
  return new RequestError(new DomainError("INVALID_FORMAT", detail), [{ pointer, code: "VALIDATION_INVALID", detail }]);
}

/** Whether a value is one of these texts; `["due"]` is not `"due"`, though it is written the same. */
export const isOneOf = (texts: readonly string[], value: JsonValue | undefined): boolean =>
  typeof value === "string" && texts.includes(value);

/** Refuses members that nothing reads: a typo must not be lost in silence. */
export function refuseUnknown(body: JsonObject, known: readonly string[], pointer = ""): void {
  const unknown = Object.keys(body).find((key) => !known.includes(key));
  if (unknown === undefined) return;
  const choice = known.length > 0 ? `; pass ${known.join(", ")}` : "";
  throw fieldError(`${pointer}/${unknown}`, `is not known${choice}`);
}
