import { toFaultSpec } from "../mock/fault-spec.js";
import type { ControlReply } from "../openapi/control.js";
import { DomainError } from "../openapi/errors.js";
import type { ControlCall } from "./call.js";

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
