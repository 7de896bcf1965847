import type { FaultRule, FaultSpec } from "../../mock/fault-rules.js";
import { routes } from "../../openapi/documents.js";
import { DomainError, errorCatalogue } from "../../openapi/errors.js";
import type { JsonObject, JsonValue } from "../../openapi/openapi-document.js";
import { type ControlCall, type ControlReply, fieldError, isOneOf, refuseUnknown } from "./call.js";

export const listFaults = ({ environment: { faults } }: ControlCall): ControlReply => ({
  status: 200,
  body: { faults: faults.list().map(show) },
});

export const addFault = ({ environment: { faults }, body }: ControlCall): ControlReply => ({
  status: 201,
  body: show(faults.add(toFaultSpec(body))),
});

/** `DELETE /_standin/faults` releases all, `/faults/{id}` one. */
export function releaseFaults({ environment: { faults }, params: { id } }: ControlCall): ControlReply {
  if (!faults.release(id)) {
    throw new DomainError(
      "NOT_FOUND",
      `There is no fault ${JSON.stringify(id)}; GET /_standin/faults lists those that there are.`,
    );
  }
  return { status: 204 };
}

const show = (rule: FaultRule): JsonObject => ({ ...rule }) as unknown as JsonObject;

const members = ["operation", "method", "times", "code", "status", "body", "delay_ms", "disconnect", "truncate"];
const effects = ["code", "status", "delay_ms", "disconnect", "truncate"];
const methods = [...new Set(routes.map((route) => route.method))];

/** Checks what a caller gives as a fault. Throws a RequestError that names the member, and lists what there is. */
export function toFaultSpec(body: JsonObject): FaultSpec {
  refuseUnknown(body, members);
  const { operation, method, times, code, status, delay_ms, disconnect, truncate } = body;
  const operations: string[] = ["*", ...routes.map((route) => route.operationId)];
  refuseUnless(isOneOf(operations, operation), "/operation", `must be one of ${operations.join(", ")}`);
  refuseUnless(method === undefined || isOneOf(methods, method), "/method", `must be one of ${methods.join(", ")}`);
  refuseUnless(isAbsentOrInteger(times, 1), "/times", "must be a number from 1");
  const codes = Object.keys(errorCatalogue);
  refuseUnless(code === undefined || isOneOf(codes, code), "/code", `must be one of ${codes.join(", ")}`);
  refuseUnless(isAbsentOrInteger(status, 200, 599), "/status", "must be a status from 200 to 599");
  refuseUnless(isAbsentOrInteger(delay_ms, 0), "/delay_ms", "must be a number of milliseconds");
  for (const [name, value] of Object.entries({ disconnect, truncate })) {
    refuseUnless(value === undefined || typeof value === "boolean", `/${name}`, "must be true or false");
  }
  const given = effects.filter((name) => body[name] !== undefined && body[name] !== false);
  refuseUnless(given.length > 0, "", `The rule does nothing; pass one of ${effects.join(", ")}`);
  const answers = given.filter((name) => name !== "delay_ms");
  refuseUnless(answers.length < 2, `/${answers[1]}`, `cannot go with ${answers[0]}; make two rules of them`);
  refuseUnless(body.body === undefined || status !== undefined, "/body", "goes with status");
  // Every member has been checked.
  return body as unknown as FaultSpec;
}

function refuseUnless(holds: boolean, pointer: string, reason: string): void {
  if (!holds) throw fieldError(pointer, reason);
}

function isAbsentOrInteger(value: JsonValue | undefined, minimum: number, maximum = Number.MAX_SAFE_INTEGER): boolean {
  return value === undefined || (Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum);
}
