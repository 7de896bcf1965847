import { routes } from "../openapi/documents.js";
import type { FaultSpec } from "./fault-rules.js";
import { assertBody, fieldError } from "./input.js";

/** Checks what a caller gives as a fault. Throws a DomainError that names the member, and lists what there is. */
export function toFaultSpec(body: unknown): FaultSpec {
  const spec = assertBody("FaultSpec", body);
  refuseWrongMembers(spec);
  return spec;
}

/** A fault does one of these. */
const outcomes = ["code", "status", "disconnect", "truncate"] as const;
/** What it may do besides, or alone. */
const effects = [...outcomes, "delay_ms", "bandwidth", "content_type"] as const;

/** Which members go together its schema does not tell. */
function refuseWrongMembers(spec: FaultSpec): void {
  if (spec.operation === undefined && spec.path === undefined) {
    const operations = ["*", ...routes.map(({ operationId }) => operationId)].join(", ");
    throw fieldError("/operation", { expected: `one of ${operations}, where there is no path` });
  }
  const isGiven = (name: (typeof effects)[number]) => spec[name] !== undefined && spec[name] !== false;
  if (!effects.some(isGiven)) throw fieldError("", { effects });
  const [first, second] = outcomes.filter(isGiven);
  if (second) throw fieldError(`/${second}`, { conflictsWith: String(first) });
  if (spec.body !== undefined && spec.status === undefined) throw fieldError("/body", { requires: "status" });
}
