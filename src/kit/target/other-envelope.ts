import { isObject, type JsonValue } from "../../base/json.js";
import { valueAt } from "../../base/json-pointer.js";
import type { Target } from "./target.js";

/**
 * A sentence where everything that was read of a target is in the other envelope of the document: what its report says is
 * about that. It stays a report, since a target may well answer so by mistake.
 */
export function otherEnvelope(
  { url, wire: { response: envelope } }: Pick<Target, "url" | "wire">,
  bodies: readonly (JsonValue | undefined)[],
): string | undefined {
  // With pointers it is an envelope of the target's own.
  if (typeof envelope !== "string") return undefined;
  const spoken = bodies.map(envelopeOf);
  const [first] = spoken;
  if (first === undefined || first === envelope || !spoken.every((one) => one === first)) return undefined;
  return `${url} responds in the envelope ${first}, but the kit verified the envelope ${envelope}. Pass --envelope ${first}.`;
}

function envelopeOf(body: JsonValue | undefined): "flat" | "json-api" | undefined {
  // A resource, or the errors of a request that was refused, as for want of the version that this envelope has.
  if (["/data/attributes", "/data/0/attributes"].some((at) => isObject(valueAt(body, at)))) return "json-api";
  return isObject(body) && "id" in body && !("data" in body) ? "flat" : undefined;
}
