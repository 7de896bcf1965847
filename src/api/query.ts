import type { JsonValue } from "../base/json.js";
import { namesIn } from "../base/json-pointer.js";
import { referredIn } from "../openapi/document-parts.js";
import { documents, type EnvelopeName, type Route } from "../openapi/documents.js";
import { DomainError } from "../openapi/errors.js";
import type { OpenApiParameter } from "../openapi/openapi-document.js";
import { validateQuery } from "../openapi/validators.js";
import { maximumViolations, type Violation } from "../openapi/violations.js";

type Query = Readonly<Record<string, JsonValue>>;

/** The query's values by name, with their defaults. JSON:API ignores unknown parameters (Q-48). Throws INVALID_FORMAT. */
export function readQuery(route: Route, url: string, envelope: EnvelopeName): Query {
  const at = url.indexOf("?");
  const pairs = [...new URLSearchParams(at < 0 ? "" : url.slice(at + 1))];
  return parseQuery(route, envelope === "flat" ? pairs : pairs.filter(([name]) => isKnown(route, name)));
}

/** A repeated parameter is refused because it is ambiguous. `[]` continues a list. */
function parseQuery(route: Route, pairs: readonly (readonly [string, string])[]): Query {
  const { values, violations } = validateQuery(route.operationId, toQueryValues(route, pairs));
  const seen = new Set<string>();
  const single = pairs.map(([name]) => name).filter((name) => !name.includes("[]"));
  const repeated = new Set(single.filter((name) => seen.size === seen.add(name).size));
  const all = [
    ...violations.map((one): Violation => ({ ...one, pointer: toQueryPointer(one.pointer) })),
    ...Array.from(
      repeated,
      (name): Violation => ({
        pointer: `/${name}`,
        code: "VALIDATION_UNIQUENESS",
        says: "occurs twice. Pass it once.",
      }),
    ),
  ];
  if (all.length > 0) throw new DomainError("INVALID_FORMAT", all.slice(0, maximumViolations), { place: "query" });
  return values;
}

function isKnown(route: Route, parameter: string): boolean {
  const { names, objects } = formsOf(route);
  return names.has(parameter) || objects.some((one) => parameter.startsWith(`${one}[`));
}

/** The parameters of a query, with the form of values that are not a single text. */
interface Forms {
  names: ReadonlySet<string>;
  /** Parameters that are objects: `filter[fields][type][eq]=image` is a member of `filter[fields]`. */
  objects: readonly string[];
  /** Parameters that are lists, with commas between the elements. */
  lists: ReadonlySet<string>;
}

interface Node {
  [name: string]: string | Node | List;
}
type List = (string | Node)[];

/** Operators with lists as values. A text with commas is a list too. */
const listOperators: ReadonlySet<string> = new Set(["in", "not_in", "any_in", "all_in"]);

/** The values of a query, in the form of the parameters' schemas. */
function toQueryValues(route: Route, pairs: readonly (readonly [string, string])[]): Node {
  const { objects, lists } = formsOf(route);
  const values: Node = Object.create(null);
  for (const [name, value] of pairs) {
    const owner = objects.find((one) => name.startsWith(`${one}[`));
    if (owner !== undefined) put(innerOf(values, owner, false), segmentsOf(name.slice(owner.length)), value);
    else values[name] = lists.has(name) ? value.split(",").map((one) => toSnakeCase(one.trim())) : value;
  }
  return values;
}

/** The pointer of a value in its original form: `/filter[fields]/type/eq` is `/filter[fields][type][eq]`. */
function toQueryPointer(pointer: string): string {
  const [name = "", ...members] = namesIn(pointer);
  return `/${name}${members.map((member) => `[${member}]`).join("")}`;
}

const known = new WeakMap<Route, Forms>();

function formsOf(route: Route): Forms {
  let forms = known.get(route);
  if (!forms) {
    const parameters = (route.operation.parameters ?? [])
      .map((one) => referredIn(documents.flat.components.parameters, one))
      .filter((one) => one.in === "query");
    const named = (test: (one: OpenApiParameter) => boolean) => parameters.filter(test).map(({ name }) => name);
    forms = {
      names: new Set(parameters.map(({ name }) => name)),
      objects: named(({ style }) => style === "deepObject"),
      lists: new Set(named(({ schema }) => schema.type === "array")),
    };
    known.set(route, forms);
  }
  return forms;
}

/** Reads `[inUse][eq]` as `in_use`, `eq`. A text without valid brackets is one name, which no schema knows. */
function segmentsOf(text: string): string[] {
  if (!/^(?:\[[^[\]]*\])+$/.test(text)) return [text];
  return text.slice(1, -1).split("][").map(toSnakeCase);
}

/** Reads `_createdAt_DESC` as `_created_at_DESC`. */
const toSnakeCase = (text: string): string =>
  text.replace(
    /([a-z])([A-Z])(?=[a-z])/g,
    (_, before: string, capital: string) => `${before}_${capital.toLowerCase()}`,
  );

/**
 * Sets a value at its path. An empty name or a number is a place in a list; a list of objects goes on with its last element, unless
 * that has a value at the path already, as in the published service.
 */
function put(into: Node | List, [name = "", ...names]: readonly string[], value: string): void {
  if (Array.isArray(into)) {
    if (names.length === 0) return void into.push(value);
    const last = into.at(-1);
    const goesOn = typeof last === "object" && !hasAt(last, names);
    const place = name === "" ? into.length - (goesOn ? 1 : 0) : Math.min(Number(name), into.length);
    const element = into[place] ?? Object.create(null);
    into[place] = element;
    if (typeof element === "object") put(element, names, value);
    return;
  }
  const [next] = names;
  if (next === undefined) {
    into[name] = listOperators.has(name) ? value.split(",") : value;
    return;
  }
  put(innerOf(into, name, /^\d*$/.test(next)), names, value);
}

/** The object or the list of this name, in place of anything else that has it. */
function innerOf(into: Node, name: string, isList: boolean): Node | List {
  const found = into[name];
  if (typeof found === "object" && Array.isArray(found) === isList) return found;
  const made: Node | List = isList ? [] : Object.create(null);
  into[name] = made;
  return made;
}

function hasAt(object: Node, names: readonly string[]): boolean {
  let at: Node[string] | undefined = object;
  for (const name of names) {
    if (typeof at !== "object" || Array.isArray(at) || !(name in at)) return false;
    at = at[name];
  }
  return !Array.isArray(at);
}
