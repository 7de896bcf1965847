import { isObject, isSame, type JsonObject, type JsonValue, show } from "../../base/json.js";
import { fixtureNamed } from "../binding/defaults.js";
import { isEmpty, isKitsOwn, isPartial } from "../specs/changed-fields.js";
import { holdsMask, mayBeCut } from "../specs/normal-form.js";
import { updatableFields } from "../specs/specs.js";
import { told } from "../wire/exchange.js";
import type { Known } from "./memory.js";

/* What the kit must not do to a resource. */

/** The fields without those that the product has not, where they have the value that means the same. */
export const sayable = ({ api, spec }: Pick<Known, "api" | "spec">, fields: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) =>
        !api.codec.isAbsent(spec.operations.read, name) || !isSame(value, spec.neutral?.[name] ?? null),
    ),
  );

/** Why a field must not be changed, to continue a sentence: it could not be restored, or a change could reach others. */
export function whyUntouchable({ api, spec, origin, memory }: Known, field: string): string | undefined {
  const { made, copy } = origin;
  if (!updatableFields(spec).includes(field)) return undefined;
  if (api.codec.isAbsent(spec.operations.read, field)) return `/${field} is not in this product, as the binding says`;
  const plain = api.shapes.whyPlain(spec, field);
  if (plain !== undefined || made) return plain;
  const isSecret = Object.values(spec.secrets ?? {}).includes(field);
  // Written back, a mask or the shown part of a secret would replace the whole.
  const isHidden = holdsMask(copy[field]) || (isSecret && mayBeCut(copy[field]));
  if (!(field in copy) || isPartial(copy[field]) || isHidden)
    return `the target does not show /${field}, so the kit could not restore it on an existing ${spec.kind}`;
  const refusal = memory.refusedNulls.get(field);
  if (refusal) return `the target refuses null in /${field}, so the kit could not restore it: ${told(refusal)}`;
  const { field: keyed, fixture = "" } = spec.keyed ?? {};
  if (field !== keyed || !isEmpty(copy[field]) || fixtureNamed(api.target, fixture) !== undefined) return undefined;
  return `the existing ${spec.kind} has no ${fixture} in /${field}, and the kit could not remove one again. Set fixtures.${fixture} in the binding`;
}

/**
 * Why calls would leave for others in a state, to continue a sentence. One of the kit is never enabled, subscribed and addressed
 * to others at once. A borrowed one may call only its own address or the kit's: with credentials, and if it was disabled, only
 * the kit's.
 */
export function whyCalled({ api, spec, id, origin }: Known, state: JsonObject): string | undefined {
  const { made, copy, isQuieted } = origin;
  const { secrets, calls } = spec;
  if (!secrets || !calls) return undefined;
  const { [calls.address]: address, [calls.enabled]: isEnabled } = state;
  if (isEnabled === false || isKitsOwn(address, api.seen.receivers)) return undefined;
  const what = `${spec.kind} ${id}`;
  if (made)
    return !isSame(state[calls.events], []) && mayAnswer(address)
      ? `${what} would be called at ${show(address)}, which is not an address of the kit`
      : undefined;
  if (isQuieted) return `${what} would be called at its own address. Pass --allow-calls to allow that`;
  const isHidden = !(secrets.password in copy) && !(secrets.user in copy);
  const isSecret = [secrets.user, secrets.password, secrets.headers].some((name) => !isEmpty(copy[name]));
  if (!isHidden && !isSecret) return undefined;
  const isAsBefore = isSame(address, copy[calls.address]) && isSame(isEnabled, copy[calls.enabled]);
  return isAsBefore ? undefined : `the credentials of ${what} would be sent to ${show(address)}`;
}

/** Whether somebody may listen at an address. Nobody does below `.invalid` (RFC 2606). */
function mayAnswer(address: JsonValue | undefined): boolean {
  if (typeof address !== "string" || !URL.canParse(address)) return isObject(address);
  const { protocol, hostname } = new URL(address);
  return protocol.startsWith("http") && !hostname.endsWith(".invalid");
}
