import { isObject, type JsonValue } from "../../base/json.js";
import { valueAt } from "../../base/json-pointer.js";
import type { Target } from "../binding/target.js";

/**
 * A hint if every response of a target is in the other envelope of the document. The run still reports its results, since the
 * target may do this by mistake.
 */
export function otherEnvelope(
  { url, wire: { response: envelope } }: Pick<Target, "url" | "wire">,
  bodies: readonly (JsonValue | undefined)[],
): string | undefined {
  // With pointers, the envelope is the target's own.
  if (typeof envelope !== "string") return undefined;
  const spoken = bodies.map(envelopeOf);
  const [first] = spoken;
  if (first === undefined || first === envelope || !spoken.every((one) => one === first)) return undefined;
  return `${url} responds in the envelope ${first}, but the kit verified the envelope ${envelope}. Pass --envelope ${first}.`;
}

function envelopeOf(body: JsonValue | undefined): "flat" | "json-api" | undefined {
  // A resource, or the errors of a refused request, for example without the version header of this envelope.
  if (["/data/attributes", "/data/0/attributes"].some((at) => isObject(valueAt(body, at)))) return "json-api";
  return isObject(body) && "id" in body && !("data" in body) ? "flat" : undefined;
}
