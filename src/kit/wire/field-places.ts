import { isId, isObject, isSame, type JsonObject, type JsonValue, show } from "../../base/json.js";
import { valueAt, withValueAt } from "../../base/json-pointer.js";
import type { FieldNamesOf, FieldPlace, WireBinding } from "../binding/target.js";
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
