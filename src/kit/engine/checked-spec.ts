import type { JsonObject, JsonValue } from "../../base/json.js";
import type { Fixture } from "../resources/fixture.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import type { Kind } from "../specs/specs.js";
import type { Kit, StatementId } from "./contract.js";

/** What trial values are made from. */
export interface FieldContext {
  kit: Kit;
  /** The resource as it is. */
  now: JsonObject;
  /** Whether the kit made it, so that values may be tried which may not be restored. */
  made: boolean;
}

/** A value within a field's stated type. */
export interface Trial {
  value: JsonValue;
  /** The assumptions that a refusal of this value is about; without any, it breaks the field's rule. */
  openTo?: readonly StatementId[] | undefined;
}

/** A value outside a field's stated type; `assumptions` where only an assumption, and no rule, refuses it. */
export interface WrongValue {
  value: JsonValue;
  assumptions?: readonly StatementId[];
}

/** One updatable field: its rule, and how to try it. */
export interface Field {
  name: string;
  rule: StatementId;
  nullable: boolean;
  /** Whether a value other than null has the type that the spec states. */
  isStated(value: JsonValue): boolean;
  /** Values to set in turn. */
  trials(context: FieldContext): Trial[] | Promise<Trial[]>;
  /** A value that has this text wherever it has texts; undefined where it cannot. Apart from that text, it is an ordinary value. */
  withText?(text: string, context: FieldContext): JsonValue | undefined;
  /** The assumption that a refusal of such a value is about; by default how text is stored. */
  openTo?: StatementId;
  /** Values to be refused, apart from null. */
  wrong(context: FieldContext): WrongValue[];
  /** The ids that are not kept when a value that was sent is shown so; none when it is shown as it was sent. */
  compare(sent: JsonValue, shown: JsonValue, before: JsonValue | undefined): readonly StatementId[];
  /** The assumptions about how a value is stored, which are as Standin's where it is shown as it was sent. */
  assumes?: readonly StatementId[];
  /** The assumption that the field is shown, where it is another one than that of all fields. */
  shows?: StatementId;
  /** The assumption that a value replaces the one there was, for lists and objects, where there was something. */
  replaces?: StatementId;
  isEmpty?(value: JsonValue): boolean;
  /** A value that differs from what a fresh resource has, so that a field that is lost shows. Undefined: leave it. */
  fillValue(context: FieldContext): JsonValue | undefined | Promise<JsonValue | undefined>;
}

/** What contracts check of a kind of resource: its fields, and the ids of what is true of all of them. */
export interface CheckedSpec extends ResourceSpec {
  kind: Kind;
  fields: readonly Field[];
  /** One existing resource, by its identifier. */
  target: StatementId;
  /** Every field is optional. */
  optional: StatementId;
  /** What is passed is updated. */
  updates(field: string): readonly StatementId[];
  /** What is not passed stays as it was. */
  keeps: readonly StatementId[];
  returns: StatementId;
  /** The rule that a job breaks which lies; that of what is returned where a job may not stand in its place. */
  jobs: StatementId;
  /** The fields of the resource that is returned. */
  shows: StatementId;
  /** Method and path. */
  operation: StatementId;
  /** Two plain fields to send beside a wrong one: the second where the first is the wrong one. */
  companions: readonly [string, string];
  /** The fields that follow from the ones that are passed. */
  follows(patch: JsonObject): readonly string[];
  /** The fields of a patch that others of it may move: they need not be shown as they were sent. */
  moves(patch: JsonObject): readonly string[];
}

/** A fixture, what the spec says of its kind, and what a contract was given. */
export interface FixtureContext {
  readonly kit: Kit;
  readonly spec: CheckedSpec;
  readonly fixture: Fixture;
}

export const fieldOf = (spec: CheckedSpec, name: string): Field => {
  const field = spec.fields.find((one) => one.name === name);
  if (!field) throw new Error(`${spec.one} has no ${name}.`);
  return field;
};
