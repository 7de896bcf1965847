import type { JsonObject, JsonValue } from "../../base/json.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import type { Kind } from "../specs/specs.js";
import type { Kit, StatementId } from "./contract.js";

/** The input for trial values. */
export interface FieldContext {
  kit: Kit;
  /** The current resource. */
  now: JsonObject;
  /** Whether the kit created it. Then it may get values that could not be restored. */
  made: boolean;
}

/** A value within a field's stated type. */
export interface Trial {
  value: JsonValue;
  /** The assumptions that a refusal of this value differs from. Without any, a refusal breaks the field's rule. */
  openTo?: readonly StatementId[] | undefined;
}

/** A value outside a field's stated type. `assumptions` is set if only an assumption refuses it, and no rule. */
export interface WrongValue {
  value: JsonValue;
  assumptions?: readonly StatementId[];
}

/** One updatable field: its rule, and the values to try. */
export interface Field {
  name: string;
  rule: StatementId;
  nullable: boolean;
  /** Whether a value other than null has the type that the spec states. */
  isStated(value: JsonValue): boolean;
  /** Values to set in turn. */
  trials(context: FieldContext): Trial[] | Promise<Trial[]>;
  /**
   * Ordinary values of the stated type, as different as people choose them. If a server refuses a value and accepts two of these, it
   * validates more than the spec shows.
   */
  ordinary?(context: FieldContext): JsonValue[] | Promise<JsonValue[]>;
  /** An ordinary value with this text in all its texts. Undefined if the field cannot have texts. */
  withText?(text: string, context: FieldContext): JsonValue | undefined;
  /** The assumption that a refusal of such a value differs from. Default: the assumption about storing text. */
  openTo?: StatementId;
  /** Values that a server must refuse, besides null. */
  wrong(context: FieldContext): WrongValue[];
  /** The IDs that are broken if the target shows the sent value as `shown`. Empty if it shows the value unchanged. */
  compare(sent: JsonValue, shown: JsonValue, before: JsonValue | undefined): readonly StatementId[];
  /** The assumptions about storing a value. They hold if the target shows the value unchanged. */
  assumes?: readonly StatementId[];
  /** The assumption that the field is shown, if it differs from the one for all fields. */
  shows?: StatementId;
  /** The assumption that a new list or object replaces the old one completely. */
  replaces?: StatementId;
  isEmpty?(value: JsonValue): boolean;
  /** A value that differs from a new resource's, so that a lost field shows. Undefined: leave the field out. */
  fillValue(context: FieldContext): JsonValue | undefined | Promise<JsonValue | undefined>;
}

/** The fields of a kind of resource that contracts check, and the IDs that apply to all of them. */
export interface CheckedSpec extends ResourceSpec {
  kind: Kind;
  fields: readonly Field[];
  /** One existing resource, by its identifier. */
  target: StatementId;
  /** Every field is optional. */
  optional: StatementId;
  /** Passed fields are updated. */
  updates(field: string): readonly StatementId[];
  /** Fields that are not passed keep their values. */
  keeps: readonly StatementId[];
  returns: StatementId;
  /** The rule that a false job result breaks. For operations that may not return a job: the rule of the regular response. */
  jobs: StatementId;
  /** The fields of the resource that is returned. */
  shows: StatementId;
  /** Method and path. */
  operation: StatementId;
  /** Two plain fields to send with an invalid one. The second replaces the first if that is the invalid one. */
  companions: readonly [string, string];
  /** The fields that are derived from the passed ones. */
  follows(patch: JsonObject): readonly string[];
  /** The fields of a patch that other fields of it may change. The target need not show them as sent. */
  moves(patch: JsonObject): readonly string[];
}

export const fieldOf = (spec: CheckedSpec, name: string): Field => {
  const field = spec.fields.find((one) => one.name === name);
  if (!field) throw new Error(`${spec.one} has no ${name}.`);
  return field;
};
