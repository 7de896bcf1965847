import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { isObject, type JsonObject, type JsonValue, show } from "../../base/json.js";
import { childPointer, valueAt } from "../../base/json-pointer.js";
import { nearest } from "../../base/nearest.js";
import { placeholdersIn } from "../../base/path-template.js";
import { routes } from "../../openapi/documents.js";
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
  if (!compiled(binding)) return toViolations(compiled.errors ?? []);
  return isObject(binding) ? routeViolations(binding) : [];
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
  const violations = telling.slice(0, mostViolations).map(toViolation);
  // One value may break several keywords. Its title covers all of them.
  return violations.filter((one, at) => violations.findIndex((other) => isSame(one, other)) === at);
}

/** A file can have a hundred thousand errors. Nobody reads more than these. */
const mostViolations = 100;

const isSame = (one: BindingViolation, other: BindingViolation) =>
  one.pointer === other.pointer && one.reason === other.reason;

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
  const { operations, route, job } = binding;
  const ofOperations = routes.flatMap(({ operationId, path }) => {
    const own = isObject(operations) ? operations[operationId] : undefined;
    if (own === null) return [];
    const isText = typeof own === "string";
    const at = ["/operations", operationId, ...(isText ? [] : ["route"])].join("/");
    const ownRoute = isText ? own : valueAt(own, "/route");
    const text = ownRoute ?? route;
    if (typeof text !== "string") return [];
    const id = valueAt(own, "/id/in") ?? valueAt(binding, "/id/in") ?? "path";
    const pointer = ownRoute === undefined ? "/route" : at;
    return reasonsAgainst(text, placeholdersIn(path), String(id)).map((reason) => ({
      pointer,
      reason,
    }));
  });
  const follow = valueAt(job, "/follow");
  const ofJob = typeof follow === "string" && follow !== "Location" ? reasonsAgainst(follow, ["job_id"], "path") : [];
  const all = [...ofOperations, ...ofJob.map((reason) => ({ pointer: "/job/follow", reason }))];
  return all.filter((one, index) => all.findIndex((other) => isSame(one, other)) === index);
}

function reasonsAgainst(route: string, placeholders: readonly string[], id: string): string[] {
  const example = `such as "PATCH /v2/${placeholders.map((name) => `things/{${name}}`).join("/") || "things"}"`;
  const found = [...route.matchAll(/\{([^{}]*)\}/g)]
    .map((match) => match[1] ?? "")
    .filter((name) => name !== "operation");
  const unknown = found.find((name) => !placeholders.includes(name));
  if (unknown !== undefined) {
    const near = nearest(unknown, placeholders);
    const meant = near === undefined ? "" : `; did you mean {${near}}?`;
    return [`has the placeholder {${unknown}}, which is unknown: write a route ${example}${meant}`];
  }
  const twice = found.find((name, index) => found.indexOf(name) < index);
  if (twice !== undefined) return [`has the placeholder {${twice}} twice: write a route ${example}`];
  const missing = id === "path" ? placeholders.find((name) => !found.includes(name)) : undefined;
  if (missing !== undefined)
    return [`lacks the placeholder {${missing}}: write a route ${example}, or set id to the place of the identifier`];
  const isBodiless = id === "body" && placeholders.length > found.length && /^\s*get\b/i.test(route);
  return isBodiless
    ? ["is a GET, which has no body for the identifier: set id to path or query, or use another method"]
    : [];
}
