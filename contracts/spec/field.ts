import type {
  Fixture,
  JsonObject,
  JsonValue,
  Kind,
  Kit,
  ResourceSpec,
  SerialGroup,
  StatementId,
} from "../../src/kit/index.js";

/** The input for trial values: `now` is the current resource, and `on` says which of its values may be lost. */
export interface FieldContext {
  kit: Kit;
  now: JsonObject;
  on: Pick<Fixture, "mayLose">;
}

/** A value to send. */
export interface Trial {
  value: JsonValue;
  /** The assumptions that a refusal differs from, or for another type than stated an acceptance. Without any, the rule breaks. */
  openTo?: readonly StatementId[] | undefined;
}

/** How a value generated from the schema becomes a value to send. */
export interface Generated {
  /** The assumptions that a refusal differs from. */
  openTo: readonly StatementId[];
  /** The schema of a part of the value. `put` inserts the part. */
  part?: "additionalProperties";
  put?(value: JsonValue, context: FieldContext): JsonValue;
}

type Possible = JsonValue | undefined | Promise<JsonValue | undefined>;

/** One updatable field: its rule, its type, the values to try, and what its values may be shown as. */
export interface Field {
  name: string;
  rule: StatementId;
  nullable: boolean;
  /** Whether a value other than null has the type that the spec states. */
  isStated(value: JsonValue): boolean;
  /** Values that a server must refuse, besides null. */
  wrong(context: FieldContext): Trial[];
  /** A right value in the form of a wrong one, if the current value has another form. */
  control?(wrong: JsonValue, context: FieldContext): JsonValue;
  /** Values to set in turn. */
  trials(context: FieldContext): Trial[] | Promise<Trial[]>;
  /** A value that differs from a new resource's, so that a lost field shows. Undefined: leave the field out. */
  fill(context: FieldContext): Possible;
  /** A value that differs from that one, and from a new resource's. Undefined: there is none. */
  another(context: FieldContext): Possible;
  /** Why the kit sends no value, if that is so for the shown one: an identifier alone does not say which form the target takes. */
  whyNone?(shown: JsonValue | undefined): string | undefined;
  /** Each value may be used once, so `another` is always a new one. */
  isUnique?: true;
  /** The assumption about which values are accepted, so that a service may refuse any of these. */
  open?: StatementId;
  /** Ordinary, different values. A server that refuses a value and accepts two of these validates more than the spec. */
  ordinary?(context: FieldContext): JsonValue[] | Promise<JsonValue[]>;
  /** An ordinary value with this text in all its texts. Undefined if the field cannot have texts. */
  withText?(text: string, context: FieldContext): JsonValue | undefined;
  /** The assumption that a refusal of such a value differs from. Default: the assumption about storing text. */
  openTo?: StatementId;
  /** Absent: a value must refer to something that exists, or has few values. */
  generated?: Generated;
  /** The IDs that are broken if the target shows the sent value as `shown`. Empty if it shows the value unchanged. */
  compare(sent: JsonValue, shown: JsonValue, before: JsonValue | undefined): readonly StatementId[];
  /** The assumptions about storing a value. They hold if the target shows the value unchanged. */
  assumes?: readonly StatementId[];
  /** More assumptions that its contract checks. */
  also?: readonly StatementId[];
  /** The assumption that the field is shown, if it differs from the one for all fields. */
  shows?: StatementId;
  /** The assumption that a new list or object replaces the old one completely. */
  replaces?: StatementId;
  isEmpty?(value: JsonValue): boolean;
  /** The approximate number of requests of its contract. */
  requests?: number;
}

/** The fields of a kind of resource that contracts check, and the IDs that apply to all of them. */
export interface CheckedSpec extends ResourceSpec {
  kind: Kind;
  fields: readonly Field[];
  /** The fields that need no file. */
  regular: readonly Field[];
  serialGroup: SerialGroup;
  /** One existing resource, by its identifier. */
  target: StatementId;
  /** Every field is optional. */
  optional: StatementId;
  /** An update of nothing is accepted. */
  empty: StatementId;
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
  /** Plain fields to send with an invalid one: the first that the product has, and that is not the invalid one. */
  companions: readonly string[];
  /** Fields that can be restored whatever the target does with lists and objects. */
  simple: readonly string[];
  /** Text fields without a limit of their length. */
  long: readonly string[];
  /** Fields of which an event shows the value. */
  marked?: readonly string[];
  /** Other fields whose value can tell one update from others, best first. */
  marks: readonly string[];
  /** The fields that are derived from the passed ones. */
  follows(patch: JsonObject): readonly string[];
  /**
   * The fields of a patch that other fields of it may change, or the name of a file that comes in a form. The target need not show
   * them as sent.
   */
  moves(patch: JsonObject, isForm: boolean): readonly string[];
}

export const fieldOf = (spec: Pick<CheckedSpec, "fields" | "one">, name: string): Field => {
  const field = spec.fields.find((one) => one.name === name);
  if (!field) throw new Error(`${spec.one} has no ${name}.`);
  return field;
};

/** Whether a sent value is lost in a shown one. */
export const isLost = ({ compare, rule }: Field, ...values: Parameters<Field["compare"]>): boolean =>
  compare(...values).includes(rule);

export const trials = (values: readonly JsonValue[], openTo?: readonly StatementId[]): Trial[] =>
  values.map((value) => ({ value, openTo }));

/** Values of other types than string, each inserted by `put`. Includes null only if it is wrong there too. */
export const wrongStringsIn = (put: (value: JsonValue) => JsonValue, withNull: boolean): Trial[] =>
  trials([7, true, ["text"], { text: "text" }, ...(withNull ? [null] : [])].map(put));

export const isString = (value: JsonValue | undefined): boolean => typeof value === "string";
export const isListOf = (isOne: Field["isStated"]) => (value: JsonValue) => Array.isArray(value) && value.every(isOne);

/** The types that the spec states, with values that are not of them. Some are falsy, which careless code treats as absent. */
export const text = {
  isStated: isString,
  wrong: () => trials([7.5, 0, false, ["text"], [], { text: "text", other: 7 }, {}]),
} as const satisfies Partial<Field>;

export const flag = {
  isStated: (value) => typeof value === "boolean",
  wrong: () => trials(["true", "false", "on", "", 0, 1, 2, [], {}]),
} as const satisfies Partial<Field>;
