import { isObject, type JsonObject, type JsonValue } from "../../base/json.js";
import { secretFields } from "../../base/redaction.js";
import { nameOf } from "../../openapi/document-parts.js";
import { documents, type EnvelopeName, type OperationId, routes } from "../../openapi/documents.js";
import type { OpenApiSchema } from "../../openapi/openapi-document.js";
import type { WireBinding } from "../binding/target.js";
import { FieldPlaces, type Rename } from "./field-places.js";
import { withTypes } from "./type-names.js";

/** Identifies a body of an operation in a document. */
export interface BodyOf {
  operationId: OperationId;
  envelope: EnvelopeName;
  of: "request" | "response";
}

/** Renames members and types between the document and the target. Other members (locales, headers, data) stay. */
export class FieldNames {
  /** Whether all names are the target's, including those in errors. */
  readonly areAllTheirs: boolean;
  /** The target's names of secret fields. */
  readonly secretNames: readonly string[];
  /** The target's types by the document's, and back. */
  readonly #types: Readonly<Record<"toTheirs" | "toOurs", ReadonlyMap<string, string>>>;

  constructor(
    readonly fields: NonNullable<WireBinding["fields"]>,
    types: NonNullable<WireBinding["types"]> = {},
  ) {
    const all = Object.entries(types);
    this.#types = { toTheirs: new Map(all), toOurs: new Map(all.map(([ours, theirs]) => [theirs, ours])) };
    const isObject = typeof fields === "object";
    this.areAllTheirs = !isObject || fields.all === "camelCase";
    const kinds = isObject ? Object.keys(fields).map((type) => new FieldPlaces(fields, type)) : [];
    const toName = this.areAllTheirs ? toCamelCase : (name: string) => name;
    const named = [...secretFields].flatMap((name) => [toName(name), ...kinds.map((one) => one.nameOf(name))]);
    this.secretNames = named.filter((name) => !secretFields.has(name));
  }

  #namesOf(operationId: OperationId): (name: string) => string {
    const { fields, areAllTheirs } = this;
    const names = Object(fields)[typeOf(operationId) ?? ""] ?? {};
    return (name) => {
      const own = Object.hasOwn(names, name) ? names[name] : undefined;
      return typeof own === "string" && !own.startsWith("/") ? own : areAllTheirs ? toCamelCase(name) : name;
    };
  }

  /** One member alone, both ways. */
  renames(of: Omit<BodyOf, "envelope">, to: "toTheirs" | "toOurs"): Rename {
    return (name, value) =>
      Object.entries(this[to]({ ...of, envelope: "flat" }, { [name]: value }) as JsonObject)[0] ?? [name, value];
  }

  toTheirs({ operationId, envelope, of }: BodyOf, body: JsonValue): JsonValue {
    const theirs = this.#namesOf(operationId);
    const typed = withTypes(body, this.#types.toTheirs);
    return rename(schemasOf(operationId, envelope, of), envelope, typed, (names) => {
      const known = new Set(names);
      return (name) => ({ ours: name, renamed: known.has(name) ? theirs(name) : name });
    });
  }

  toOurs({ operationId, envelope, of }: BodyOf, body: JsonValue): JsonValue {
    const theirs = this.#namesOf(operationId);
    const named = rename(schemasOf(operationId, envelope, of), envelope, body, (names) => {
      // If a target's name equals a document's name for something else, the binding decides.
      const isKept = (name: string) => theirs(name) === name;
      const sorted = [...names.filter(isKept), ...names.filter((name) => !isKept(name))];
      const ours = new Map(sorted.map((name) => [theirs(name), name]));
      return (theirs) => {
        const name = ours.get(theirs);
        // A member with a document's name but another meaning is not the document's.
        if (name === undefined && names.includes(theirs)) return undefined;
        return { ours: name ?? theirs, renamed: name ?? theirs };
      };
    });
    return withTypes(named, this.#types.toOurs);
  }

  /** One of the target's names, for pointers in errors. */
  nameToOurs(operationId: OperationId, name: string): string {
    const type = typeOf(operationId) ?? "";
    const places = new FieldPlaces(this.fields, type);
    const names = [...Object.keys(Object(Object(this.fields)[type])), ...places.names];
    const plain = this.areAllTheirs ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name;
    return names.find((ours) => places.nameOf(ours) === name && ours !== name) ?? plain;
  }
}

const toCamelCase = (name: string): string => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The type of the resource that an operation's response shows or lists. */
export const typeOf = (operationId: OperationId): string | undefined => {
  const schemas = schemasOf(operationId, "flat", "response");
  const listed = schemas.flatMap(({ properties }) => itemsOf(properties?.data, "flat"));
  return [...schemas, ...listed]
    .map((schema) => schema["x-standin"]?.json_api?.type)
    .find((type) => type !== undefined);
};

/** Whether an operation's response is a list. */
export const isList = (operationId: OperationId): boolean =>
  schemasOf(operationId, "flat", "response").some(({ properties }) => itemsOf(properties?.data, "flat").length > 0);

type Schemas = readonly OpenApiSchema[];

/** The schemas of a body, with all their parts. */
function schemasOf(operationId: OperationId, envelope: EnvelopeName, of: BodyOf["of"]): Schemas {
  const route = routes.find((one) => one.operationId === operationId);
  const operation = route && documents[envelope].paths[route.path]?.[route.method.toLowerCase()];
  if (!operation || Array.isArray(operation)) return [];
  const { requestBody, responses } = operation;
  const shown = responses["200"] ?? responses["201"];
  const named = documents[envelope].components.responses[nameOf(shown ?? {})] ?? shown;
  const { content } = (of === "request" ? requestBody : named) ?? {};
  return partsOf(Object.values(content ?? {})[0]?.schema, envelope);
}

/** A schema with those that it is made of. */
function partsOf(schema: unknown, envelope: EnvelopeName): Schemas {
  if (!isSchema(schema)) return [];
  const referred = documents[envelope].components.schemas[nameOf(schema)];
  const parts = [referred, ...["allOf", "anyOf", "oneOf"].flatMap((keyword) => listOf(schema[keyword]))];
  return [schema, ...parts.flatMap((part) => partsOf(part, envelope))];
}

const isSchema = (value: unknown): value is OpenApiSchema => isObject(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const itemsOf = (schema: unknown, envelope: EnvelopeName): Schemas =>
  partsOf(schema, envelope).flatMap(({ items }) => partsOf(items, envelope));

const namesIn = (schemas: Schemas): string[] => [
  ...new Set(schemas.flatMap(({ properties }) => Object.keys(properties ?? {}))),
];

/** The name of a member in the document, and after renaming. */
interface Renamed {
  ours: string;
  renamed: string;
}

/** Renames the members that the schemas name, at any depth. Leaves out members without a name. */
function rename(
  schemas: Schemas,
  envelope: EnvelopeName,
  value: JsonValue,
  namer: (names: readonly string[]) => (name: string) => Renamed | undefined,
): JsonValue {
  if (Array.isArray(value)) {
    const items = schemas.flatMap((schema) => partsOf(schema.items, envelope));
    return value.map((item) => rename(items, envelope, item, namer));
  }
  if (!isObject(value)) return value;
  const toName = namer(namesIn(schemas));
  const members = Object.entries(value).flatMap(([name, member]): [string, JsonValue][] => {
    const found = toName(name);
    if (found === undefined) return [];
    const known = schemas.flatMap(({ properties }) => partsOf(properties?.[found.ours], envelope));
    const inner = known.length > 0 ? known : schemas.flatMap((one) => partsOf(one.additionalProperties, envelope));
    return [[found.renamed, rename(inner, envelope, member, namer)]];
  });
  // Not by assignment, which treats a member named __proto__ differently.
  return Object.fromEntries(members);
}
