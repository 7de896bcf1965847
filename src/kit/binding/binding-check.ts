import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { isObject, type JsonObject, type JsonValue, rounded, show } from "../../base/json.js";
import { childPointer, valueAt } from "../../base/json-pointer.js";
import { placeholdersIn } from "../../base/paths.js";
import { nearest } from "../../base/text.js";
import { routes } from "../../openapi/documents.js";
import { resourceSpecs } from "../specs/specs.js";
import schema from "./binding.schema.json" with { type: "json" };

/** An error in a part of a binding. `reason` continues a sentence that starts with the pointer. */
export interface BindingViolation {
  pointer: string;
  reason: string;
}

/** Compiled where the first binding is read, which takes 100 ms: most runs have none. */
let compiled: ValidateFunction | undefined;

/** The errors of a binding: against its schema, and in its routes, which no schema can check. */
export function violationsOfBinding(binding: JsonValue): BindingViolation[] {
  compiled ??= new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true }).compile(schema);
  if (!compiled(rounded(binding))) return toViolations(compiled.errors ?? []);
  return isObject(binding) ? [...routeViolations(binding), ...kindViolations(binding), ...typeViolations(binding)] : [];
}

/** Two types with one name could not be told apart in what the target shows. */
function typeViolations({ types = {} }: JsonObject): BindingViolation[] {
  const all = Object.entries(types ?? {});
  return all.flatMap(([type, name], at) => {
    const same = all.slice(0, at).find(([, other]) => other === name);
    return same ? [{ pointer: `/types/${type}`, reason: `has the same name as ${same[0]}: remove one of them` }] : [];
  });
}

/** Checks what a binding says of a kind of resource against its operations. */
function kindViolations(binding: JsonObject): BindingViolation[] {
  const isMapped = (id: string) => isObject(binding.operations) && (binding.operations[id] ?? null) !== null;
  return resourceSpecs.flatMap(({ kind, operations: { update, read } }): BindingViolation[] => {
    if (valueAt(binding, `/fields/${kind}`) === null && isMapped(update))
      return [
        { pointer: `/operations/${update}`, reason: `updates what /fields/${kind} says is not there: remove one` },
      ];
    const how = isObject(binding.update) ? binding.update[kind] : binding.update;
    const isUnread = how !== undefined && isObject(binding.operations) && isMapped(update) && !isMapped(read);
    return isUnread ? [{ pointer: "/update", reason: `needs ${read}, to send what a ${kind} shows: map it` }] : [];
  });
}

function toViolations(errors: readonly ErrorObject[]): BindingViolation[] {
  // For a choice of several forms, the title of the choice says more than the errors of each form.
  const choices = new Set(
    errors.filter(({ keyword }) => keyword === "oneOf").map(({ schemaPath }) => `${schemaPath}/`),
  );
  const telling = errors.filter(
    ({ schemaPath, keyword }) =>
      keyword !== "propertyNames" && ![...choices].some((path) => schemaPath.startsWith(path)),
  );
  // One value may break several keywords. Its title covers all of them.
  return distinct(telling.slice(0, mostViolations).map(toViolation));
}

/** A file can have a hundred thousand errors. Nobody reads more than these. */
const mostViolations = 100;

const distinct = (all: readonly BindingViolation[]): BindingViolation[] =>
  all.filter(
    ({ pointer, reason }, at) => all.findIndex((one) => one.pointer === pointer && one.reason === reason) === at,
  );

function toViolation({
  keyword,
  instancePath,
  propertyName,
  params,
  parentSchema,
  data,
}: ErrorObject): BindingViolation {
  const { title = "something else", properties } = (parentSchema ?? {}) as { title?: string; properties?: JsonObject };
  if (keyword === "additionalProperties") {
    const name = String(params.additionalProperty);
    const known = Object.keys(properties ?? {});
    const near = nearest(name, known);
    const told = near === undefined ? "allowed" : `did you mean ${near}? Allowed`;
    return { pointer: childPointer(instancePath, name), reason: `is unknown: ${told} are ${known.join(", ")}` };
  }
  if (propertyName !== undefined) {
    return { pointer: childPointer(instancePath, propertyName), reason: `has a name that must be ${title}` };
  }
  return {
    pointer: instancePath,
    reason: `must be ${title}; it is ${show(data as JsonValue)}${nearestValue(parentSchema, data)}`,
  };
}

/** The known value closest to a text. */
function nearestValue(parentSchema: ErrorObject["parentSchema"], data: unknown): string {
  const { enum: known } = (parentSchema ?? {}) as { enum?: unknown };
  if (typeof data !== "string" || !Array.isArray(known)) return "";
  const texts = known.filter((one) => typeof one === "string");
  const near = nearest(data, texts);
  return near === undefined ? "" : `; did you mean ${near}?`;
}

/** Checks that a route has exactly the placeholders that the kit can fill, and the identifier unless `id` sets another place. */
function routeViolations(binding: JsonObject): BindingViolation[] {
  const check = (pointer: string, placeholders: readonly string[], id: unknown = "path"): BindingViolation[] => {
    const reason = whyWrong(String(valueAt(binding, pointer)), placeholders, id);
    return reason === undefined ? [] : [{ pointer, reason }];
  };
  const ofOperations = routes.flatMap(({ operationId, path }) => {
    const at = `/operations/${operationId}`;
    const pointer = [at, `${at}/route`, "/route"].find((one) => typeof valueAt(binding, one) === "string");
    if (pointer === undefined || valueAt(binding, at) === null) return [];
    return check(pointer, placeholdersIn(path), valueAt(binding, `${at}/id/in`) ?? valueAt(binding, "/id/in"));
  });
  const follow = valueAt(binding, "/job/follow");
  const ofJob = follow === undefined || follow === "Location" ? [] : check("/job/follow", ["job_id"]);
  return distinct([...ofOperations, ...ofJob]);
}

/** Why a route is wrong, to continue a sentence. Undefined if it is right. */
function whyWrong(route: string, placeholders: readonly string[], id: unknown): string | undefined {
  const example = `such as "PATCH /v2/${placeholders.map((name) => `things/{${name}}`).join("/") || "things"}"`;
  const found = [...route.matchAll(/\{([^{}]*)\}/g)]
    .map((match) => match[1] ?? "")
    .filter((name) => name !== "operation");
  const unknown = found.find((name) => !placeholders.includes(name));
  if (unknown !== undefined) {
    const near = nearest(unknown, placeholders);
    const meant = near === undefined ? "" : `; did you mean {${near}}?`;
    return `has the placeholder {${unknown}}, which is unknown: write a route ${example}${meant}`;
  }
  const twice = found.find((name, index) => found.indexOf(name) < index);
  if (twice !== undefined) return `has the placeholder {${twice}} twice: write a route ${example}`;
  const missing = id === "path" ? placeholders.find((name) => !found.includes(name)) : undefined;
  if (missing !== undefined)
    return `lacks the placeholder {${missing}}: write a route ${example}, or set id to the place of the identifier`;
  const isBodiless = id === "body" && placeholders.length > found.length && /^\s*get\b/i.test(route);
  return isBodiless
    ? "is a GET, which has no body for the identifier: set id to path or query, or use another method"
    : undefined;
}
