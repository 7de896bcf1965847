import { DomainError } from "../../domain/errors.js";
import type { ControlReply } from "../../openapi/control.js";
import type { FaultSpec } from "../faults.js";
import { assertBody, type ControlCall, fieldError } from "./call.js";

export const listFaults = ({ environment: { faults } }: ControlCall): ControlReply<"listFaults"> => ({
  status: 200,
  body: { faults: faults.list() },
});

export const addFault = ({ environment: { faults }, body }: ControlCall): ControlReply<"addFault"> => ({
  status: 201,
  body: faults.add(toFaultSpec(body)),
});

/** `DELETE /_standin/faults` releases all. */
export function releaseFaults({ environment: { faults } }: ControlCall): ControlReply<"releaseFaults"> {
  faults.release();
  return { status: 204 };
}

/** `DELETE /_standin/faults/{id}` releases one. */
export function releaseFault({ environment: { faults }, params }: ControlCall): ControlReply<"releaseFault"> {
  const id = String(params.fault_id);
  if (!faults.release(id)) {
    throw new DomainError(
      "NOT_FOUND",
      `There is no fault ${JSON.stringify(id)}; GET /_standin/faults lists those that there are.`,
    );
  }
  return { status: 204 };
}

/** Checks what a caller gives as a fault. Throws a RequestError that names the member, and lists what there is. */
export function toFaultSpec(body: unknown): FaultSpec {
  const spec = assertBody("FaultSpec", body);
  refuseOtherThanOneEffect(spec);
  return spec;
}

const effects = ["code", "status", "delay_ms", "disconnect", "truncate"] as const;

/** A fault does one thing, and may wait before it; which members go together its schema does not tell. */
function refuseOtherThanOneEffect(spec: FaultSpec): void {
  const given = effects.filter((name) => spec[name] !== undefined && spec[name] !== false);
  if (given.length === 0) throw fieldError("", `The rule does nothing; pass one of ${effects.join(", ")}`);
  const [first, second] = given.filter((name) => name !== "delay_ms");
  if (second) throw fieldError(`/${second}`, `cannot go with ${first}; make two rules of them`);
  if (spec.body !== undefined && spec.status === undefined) throw fieldError("/body", "goes with status");
}
