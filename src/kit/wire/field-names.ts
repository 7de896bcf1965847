import { isId, isObject, isSame, type JsonObject, type JsonValue, show } from "../../base/json.js";
import { namesIn as namesInPointer, valueAt, withValueAt } from "../../base/json-pointer.js";
import { secretFields } from "../../base/redaction.js";
import { nameOf } from "../../openapi/document-parts.js";
import { documents, type EnvelopeName, type OperationId, routes } from "../../openapi/documents.js";
import type { OpenApiSchema } from "../../openapi/openapi-document.js";
import type { FieldNamesOf, FieldPlace, WireBinding } from "../binding/target.js";
import { withTypes } from "./type-names.js";
import { UnsayableError } from "./unavailable.js";

/** The fields of one type of resource that a target has in another place or form than the document, and those that it has not. */
export class FieldPlaces {
  readonly #all: FieldNamesOf;
  readonly #places: readonly (readonly [string, FieldPlace])[];
  readonly absent: readonly string[];
  /** The document's names of the fields that are absent, or more than renamed. */
  readonly names: readonly string[];
  /** The target's names of those, where they stand beside the others. They are no members of their own. */
  readonly theirs: readonly string[];

  constructor(fields: WireBinding["fields"], type: string) {
    const own = isObject(fields) ? fields[type] : undefined;
    this.#all = isObject(own) ? (own as FieldNamesOf) : {};
    const all = Object.entries(this.#all);
    this.absent = all.flatMap(([name, place]) => (place === null ? [name] : []));
    this.#places = all.flatMap(([name, place]): [string, FieldPlace][] => {
      if (typeof place === "string") return place.startsWith("/") ? [[name, { name: place }]] : [];
      return place === null ? [] : [[name, place]];
    });
    this.names = [...this.absent, ...this.#places.map(([name]) => name)];
    this.theirs = this.#places.flatMap(([, { name }]) =>
      name && !name.startsWith("/") && !(name in this.#all) ? [name] : [],
    );
  }

  /** The target's name of a field, or the last one of its place. */
  nameOf(name: string): string {
    const own = this.#all[name];
    return (typeof own === "string" ? own : own?.name)?.split("/").at(-1) ?? name;
  }

  /** The member of a resource that is a field there. Undefined if it has no such field, or has it inside of a member. */
  memberOf(name: string, rename?: Rename): string | undefined {
    const { [name]: own } = this.#all;
    if (own === null) return undefined;
    const place = (typeof own === "string" ? own : own?.name) ?? rename?.(name, null)[0] ?? name;
    const [member, ...inside] = namesInPointer(pointerTo(place));
    return inside.length === 0 ? member : undefined;
  }

  /** Puts the fields of a resource that have places of their own into a body. Throws an UnsayableError. */
  write(body: JsonObject, fields: JsonObject, rename: Rename, at = ""): JsonObject {
    return this.#places.reduce<JsonObject>((whole, [name, place]) => {
      const { [name]: value } = fields;
      if (value === undefined) return whole;
      const [theirs, renamed] = rename(name, toForm(name, place, value));
      return withValueAt(whole, at + pointerTo(place.name ?? theirs), renamed) as JsonObject;
    }, body);
  }

  /** The fields of a resource as a target shows them, or as somebody wrote them. */
  read(resource: JsonObject, rename: Rename, toOurs: Rename, isWritten = false): JsonObject {
    const found = this.#places.flatMap(([name, place]): [string, JsonValue][] => {
      const [theirs] = rename(name, null);
      const shown = valueAt(resource, (isWritten ? undefined : place.read) ?? pointerTo(place.name ?? theirs));
      return shown === undefined ? [] : [[name, fromForm(name, place, toOurs(theirs, shown)[1])]];
    });
    return Object.fromEntries(found);
  }
}

/** The name of one member in another form, and its value with the names inside of it in that form. */
export type Rename = (name: string, value: JsonValue) => readonly [string, JsonValue];

const pointerTo = (place: string): string => (place.startsWith("/") ? place : `/${place}`);

const typeIn = (name: string, { type = name === "creator" ? "user" : name }: FieldPlace): string => type;

/** The document's value that a key of `values` stands for. */
const oursIn = (key: string): JsonValue => (["true", "false", "null"].includes(key) ? JSON.parse(key) : key);

function toForm(name: string, place: FieldPlace, value: JsonValue): JsonValue {
  const { reference, values = {} } = place;
  // The text "true" is a wrong flag, and no word for a right one.
  const isOurs = Object.hasOwn(values, String(value)) && !isObject(value) && isSame(oursIn(String(value)), value);
  if (isOurs) return values[String(value)] ?? null;
  const [meant] = Object.entries(values).find(([, theirs]) => isSame(theirs, value)) ?? [];
  if (meant !== undefined)
    throw new UnsayableError(
      `/${name} ${show(value)} means ${show(oursIn(meant))} there, so the kit cannot send it as another value`,
    );
  if (!reference) return value;
  // A text or a number would be the right form, and an object may change what it names.
  if (value === null || typeof value === "boolean") return value;
  const { type, id } = isObject(value) ? value : {};
  if (type === typeIn(name, place) && isId(id)) return id;
  throw new UnsayableError(
    `/${name} is an identifier of a ${typeIn(name, place)} there, so it cannot be ${show(value)}`,
  );
}

function fromForm(name: string, place: FieldPlace, shown: JsonValue): JsonValue {
  const { reference, values = {} } = place;
  const [ours] = Object.entries(values).find(([, value]) => isSame(value, shown)) ?? [];
  if (ours !== undefined) return oursIn(ours);
  const id = isObject(shown) ? shown.id : shown;
  if (!reference || !isId(id)) return shown;
  // Some show no reference as an empty identifier.
  return id === "" ? null : { type: typeIn(name, place), id };
}

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
