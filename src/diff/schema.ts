import { isObject, isSame, type JsonValue, show } from "../base/json.js";
import { childPointer } from "../base/json-pointer.js";
import type { SourceDocument } from "./document.js";
import { flatten } from "./flatten.js";
import { type Marks, marksOf } from "./marks.js";

/**
 * What a change does to the values that a schema allows: `narrower`, some are no longer; `wider`, some are now; `grows` and
 * `shrinks`, objects have a member more or less; `either`, that cannot be told.
 */
export type Effect = "narrower" | "wider" | "grows" | "shrinks" | "either";

export interface SchemaChange {
  /** A pointer into the document in which it stands. */
  place: string;
  what: string;
  effect: Effect;
  /** Of the nearest element that has some. */
  marks: Marks;
}

export interface Documents {
  old: SourceDocument;
  new: SourceDocument;
}

/** Two versions of a schema, and where it stands. */
interface Versions {
  old: JsonValue | undefined;
  new: JsonValue | undefined;
  place: string;
  marks: Marks;
}

/** What changed in a schema and in all that it refers to. */
export function compareSchemas(documents: Documents, versions: Versions, seen = new Set<string>()): SchemaChange[] {
  const refs = [refOf(versions.old), refOf(versions.new)];
  const key = refs.join(" ");
  if (refs.some((ref) => ref !== "") && seen.has(key)) return [];
  seen.add(key);
  // What stands beside a reference stands where it is used.
  const isElsewhere = [versions.old, versions.new].every((schema) => schema === undefined || isReference(schema));
  const place = (isElsewhere && (refs[1] || refs[0])) || versions.place;
  const one = flatten(documents.old, versions.old, place);
  const other = flatten(documents.new, versions.new, place);
  const marks = marksOf(other) ?? marksOf(one) ?? versions.marks;
  const told = (what: string, effect: Effect, at = place): SchemaChange => ({ place: at, what, effect, marks });
  const below = (name: string, old: JsonValue | undefined, now: JsonValue | undefined) =>
    compareSchemas(documents, { old, new: now, place: childPointer(place, name), marks }, seen);
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name): SchemaChange[] => {
    if (isAnnotation(name)) return [];
    const [old, now] = [one[name], other[name]];
    if (name === "properties") return compareProperties(documents, { old, new: now, place, marks }, seen);
    if (subschemas.has(name)) return below(name, old, now);
    if (name === "anyOf" || name === "oneOf") return compareBranches(name, old, now, { told, below });
    if (isSame(old, now)) return [];
    const effect = effectOf(name, old, now);
    return effect === undefined ? [] : [told(tell(name, old, now), effect)];
  });
}

const refOf = (schema: JsonValue | undefined): string =>
  isObject(schema) && typeof schema.$ref === "string" ? schema.$ref : "";

/** Whether a schema says nothing but where it stands. */
const isReference = (schema: JsonValue): boolean =>
  isObject(schema) && Object.keys(schema).every((name) => name === "$ref" || isAnnotation(name));

const annotations = new Set([
  ...[
    "title",
    "description",
    "default",
    "example",
    "examples",
    "deprecated",
    "externalDocs",
    "xml",
    "$comment",
    "$defs",
    "$id",
  ],
  ...["$schema", "$anchor", "contentMediaType", "contentEncoding"],
]);
const isAnnotation = (name: string) => name.startsWith("x-") || annotations.has(name);

/** Keywords whose value is a schema itself; where one is missing, everything is allowed. */
const subschemas = new Set([
  "items",
  "additionalProperties",
  "unevaluatedProperties",
  "unevaluatedItems",
  "propertyNames",
]);

function compareProperties(
  documents: Documents,
  { old, new: now, place, marks }: Versions,
  seen: Set<string>,
): SchemaChange[] {
  const [one, other] = [isObject(old) ? old : {}, isObject(now) ? now : {}];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.flatMap((name) => {
    const at = childPointer(`${place}/properties`, name);
    const [before, after] = [one[name], other[name]];
    if (before !== undefined && after !== undefined)
      return compareSchemas(documents, { old: before, new: after, place: at, marks }, seen);
    const own = marksOf((after ?? before) as JsonValue) ?? marks;
    const [what, effect] = after === undefined ? ["it is gone", "shrinks" as const] : ["it is new", "grows" as const];
    return [{ place: at, what, effect, marks: own }];
  });
}

/** Branches that are the same are taken for each other; what is left is compared in order. */
function compareBranches(
  name: string,
  old: JsonValue | undefined,
  now: JsonValue | undefined,
  {
    told,
    below,
  }: {
    told(what: string, effect: Effect): SchemaChange;
    below(name: string, old: JsonValue | undefined, now: JsonValue | undefined): SchemaChange[];
  },
): SchemaChange[] {
  if (!Array.isArray(old) || !Array.isArray(now)) {
    return [told(tell(name, old, now), old === undefined ? "narrower" : now === undefined ? "wider" : "either")];
  }
  const gone = old.filter((one) => !now.some((other) => isSame(one, other)));
  const fresh = now.filter((one) => !old.some((other) => isSame(one, other)));
  const kept = old.filter((one) => now.some((other) => isSame(one, other)));
  const pairs = Math.min(gone.length, fresh.length);
  return [
    // What they refer to may have changed all the same.
    ...kept.flatMap((one) => below(name, one, one)),
    ...gone
      .slice(0, pairs)
      .flatMap((one, index) => below(`${name}/${now.indexOf(fresh[index] ?? null)}`, one, fresh[index])),
    ...gone.slice(pairs).map((one) => told(`${name} has no longer ${show(one)}`, "narrower")),
    ...fresh.slice(pairs).map((one) => told(`${name} has ${show(one)} too`, "wider")),
  ];
}

/** What a keyword is now, and what it was. */
const tell = (name: string, old: JsonValue | undefined, now: JsonValue | undefined): string => {
  if (old === undefined) return `${name} is ${show(now)}, and was not there`;
  return now === undefined ? `${name} is gone, and was ${show(old)}` : `${name} is ${show(now)}, and was ${show(old)}`;
};

/** Undefined for what is the same in another order. */
function effectOf(name: string, old: JsonValue | undefined, now: JsonValue | undefined): Effect | undefined {
  if (name === "type") return byMembers(typesOf(old), typesOf(now));
  if (name === "enum")
    return old === undefined ? "narrower" : now === undefined ? "wider" : byMembers(listOf(old), listOf(now));
  // To require more allows less.
  if (name === "required") return byMembers(listOf(now), listOf(old));
  if (/^(max|exclusiveMax)/.test(name)) return byLimit(old, now, true);
  if (/^(min|exclusiveMin)/.test(name)) return byLimit(old, now, false);
  if (old === undefined) return "narrower";
  return now === undefined ? "wider" : "either";
}

const listOf = (value: JsonValue | undefined): JsonValue[] => (value === undefined ? [] : [value].flat());

const allTypes = ["null", "boolean", "object", "array", "number", "integer", "string"];
const typesOf = (type: JsonValue | undefined): JsonValue[] =>
  type === undefined ? allTypes : listOf(type).flatMap((one) => (one === "number" ? ["number", "integer"] : [one]));

function byMembers(old: readonly JsonValue[], now: readonly JsonValue[]): Effect | undefined {
  const isIn = (all: readonly JsonValue[]) => (one: JsonValue) => all.some((other) => isSame(one, other));
  const [isLess, isMore] = [now.every(isIn(old)), old.every(isIn(now))];
  if (isLess) return isMore ? undefined : "narrower";
  return isMore ? "wider" : "either";
}

function byLimit(old: JsonValue | undefined, now: JsonValue | undefined, isUpper: boolean): Effect {
  if (old === undefined || now === undefined) return old === undefined ? "narrower" : "wider";
  return Number(now) < Number(old) === isUpper ? "narrower" : "wider";
}
