import type { JsonObject } from "../../base/json.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { updatableFields } from "../target/document-defaults.js";
import { fixtureNamed, type Target } from "../target/target.js";
import { isEmpty, isPartial } from "./changed-fields.js";
import { isMask } from "./normal-form.js";

interface Touched {
  spec: ResourceSpec;
  /** The resource before any change. */
  copy: JsonObject;
  made: boolean;
  api: { target: Target };
}

/** Why a field of a borrowed resource must not be changed: it could not be restored. Undefined if it may be. */
export function whyUntouchable({ spec, copy, made, api }: Touched, field: string): string | undefined {
  if (made || !updatableFields(spec).includes(field)) return undefined;
  const isMasked = field === spec.secrets?.password && isMask(copy[field]);
  if (!(field in copy) || isPartial(copy[field]) || isMasked)
    return `the target does not show /${field}, so the kit could not restore it on a borrowed ${spec.kind}`;
  const { field: keyed, fixture = "" } = spec.keyed ?? {};
  if (field !== keyed || !isEmpty(copy[field]) || fixtureNamed(api.target, fixture) !== undefined) return undefined;
  return `the borrowed ${spec.kind} has no ${fixture} in /${field}, and the kit could not remove one again. Set fixtures.${fixture} in the binding`;
}
