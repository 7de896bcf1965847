import type { JsonObject } from "../../base/json.js";
import { updatableFields } from "../binding/document-defaults.js";
import { fixtureNamed, type Target } from "../binding/target.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { type Exchange, told } from "../wire/exchange.js";
import { isEmpty, isPartial } from "./changed-fields.js";
import { isMask } from "./normal-form.js";
import type { Outcome } from "./outcome.js";

interface Touched {
  spec: ResourceSpec;
  /** The resource before any change. */
  copy: JsonObject;
  made: boolean;
  api: { target: Target };
  /** The refusals of null by fields that were null. */
  refusedNulls: ReadonlyMap<string, Exchange>;
  state: { foreign: readonly { field: string | null }[] };
}

/** Why a field of a borrowed resource must not be changed: it could not be restored. Undefined if it may be. */
export function whyUntouchable(
  { spec, copy, made, api, refusedNulls, state }: Touched,
  field: string,
): string | undefined {
  if (state.foreign.some((one) => one.field === field)) return `somebody else changed /${field} during the run`;
  if (made || !updatableFields(spec).includes(field)) return undefined;
  const isMasked = field === spec.secrets?.password && isMask(copy[field]);
  if (!(field in copy) || isPartial(copy[field]) || isMasked)
    return `the target does not show /${field}, so the kit could not restore it on an existing ${spec.kind}`;
  const refusal = refusedNulls.get(field);
  if (refusal) return `the target refuses null in /${field}, so the kit could not restore it: ${told(refusal)}`;
  const { field: keyed, fixture = "" } = spec.keyed ?? {};
  if (field !== keyed || !isEmpty(copy[field]) || fixtureNamed(api.target, fixture) !== undefined) return undefined;
  return `the existing ${spec.kind} has no ${fixture} in /${field}, and the kit could not remove one again. Set fixtures.${fixture} in the binding`;
}

/** Sets each null field to null, and notes the refusals. */
export async function proveNulls(fixture: {
  readonly copy: JsonObject;
  readonly touchable: readonly string[];
  readonly refusedNulls: Map<string, Exchange>;
  send(fields: JsonObject): Promise<Outcome>;
}): Promise<void> {
  for (const field of fixture.touchable.filter((name) => fixture.copy[name] === null)) {
    const { refused, shown } = await fixture.send({ [field]: null });
    if (refused) fixture.refusedNulls.set(field, shown);
  }
}
