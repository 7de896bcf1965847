import type { FaultSpec } from "./fault-rules.js";
import { assertBody, fieldError } from "./input.js";

/** Checks what a caller gives as a fault. Throws a DomainError that names the member, and lists what there is. */
export function toFaultSpec(body: unknown): FaultSpec {
  const spec = assertBody("FaultSpec", body);
  refuseOtherThanOneEffect(spec);
  return spec;
}

const effects = ["code", "status", "delay_ms", "disconnect", "truncate"] as const;

/** A fault does one thing, and may wait before it; which members go together its schema does not tell. */
function refuseOtherThanOneEffect(spec: FaultSpec): void {
  const given = effects.filter((name) => spec[name] !== undefined && spec[name] !== false);
  if (given.length === 0) throw fieldError("", { effects });
  const [first, second] = given.filter((name) => name !== "delay_ms");
  if (second) throw fieldError(`/${second}`, { conflictsWith: String(first) });
  if (spec.body !== undefined && spec.status === undefined) throw fieldError("/body", { requires: "status" });
}
