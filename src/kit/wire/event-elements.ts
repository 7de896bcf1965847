import { isObject, isSame, type JsonObject, type JsonValue } from "../../base/json.js";
import { UnsayableError } from "./unavailable.js";

/** The target's form of the document's elements of `events`, by entity type and event type: `asset.update`. */
export type Elements = Readonly<Record<string, JsonValue>>;

/** Where an element that was read keeps the target's own, if these have members that the binding does not name. */
const asShown = "elements";

/** The document's elements in the target's form, one for each event. Throws an UnsayableError for one without. */
export function toElements(value: JsonValue, elements: Elements): JsonValue {
  if (!Array.isArray(value)) return value;
  const areTexts = Object.values(elements).some((one) => typeof one === "string");
  return value.flatMap((one) => {
    if (areTexts && typeof one === "string") throw new UnsayableError("a text is an event there");
    const { entity_type: entity, event_types: types, [asShown]: shown, ...more } = isObject(one) ? one : {};
    if (Array.isArray(shown)) return shown;
    if (typeof entity !== "string" || !Array.isArray(types)) return [one];
    if (types.length === 0) throw new UnsayableError("an element of events must have an event");
    if (Object.keys(more).length > 0)
      throw new UnsayableError(`elements of events cannot have ${Object.keys(more).join(", ")}`);
    return types.map((type) => {
      const event = `${entity}.${type}`;
      const element = elements[event];
      if (element === undefined) throw new UnsayableError(`events has no element for ${event}`);
      return element;
    });
  });
}

/** Converts the target's elements to the document's form, one for each type of entity. Unknown ones stay. */
export function fromElements(value: JsonValue, elements: Elements): JsonValue {
  if (!Array.isArray(value)) return value;
  const found: JsonValue[] = [];
  const known = new Map<string, { types: string[]; shown: JsonValue[]; hasMore: boolean; at: number }>();
  for (const one of value) {
    const [event, element] = knownAs(one, elements) ?? [];
    if (event === undefined) {
      // A text that is sent back must not be taken for a value of another type.
      found.push(typeof one === "string" ? { [asShown]: [one] } : one);
      continue;
    }
    const [entity, type] = parseEvent(event);
    const group = known.get(entity) ?? { types: [], shown: [], hasMore: false, at: found.push(null) - 1 };
    known.set(entity, group);
    group.types.push(type);
    group.shown.push(one);
    group.hasMore ||= !isSame(element, one);
  }
  for (const [entity_type, { types: event_types, shown, hasMore, at }] of known)
    found[at] = { entity_type, event_types, ...(hasMore ? { [asShown]: shown } : {}) };
  return found;
}

/** The event of which a target shows the element: of those whose members it has, the one with the most. */
function knownAs(shown: JsonValue, elements: Elements): [string, JsonValue] | undefined {
  const isIn = ([, element]: [string, JsonValue]) =>
    isSame(element, shown) ||
    (isObject(element) &&
      isObject(shown) &&
      Object.entries(element).every(([name, value]) => Object.hasOwn(shown, name) && isSame(value, shown[name])));
  const size = ([, element]: [string, JsonValue]) => (isObject(element) ? Object.keys(element).length : 0);
  return Object.entries(elements)
    .filter(isIn)
    .sort((one, other) => size(other) - size(one))[0];
}

/** `asset.update`: the type of the entity, and the event's. */
export function parseEvent(event: string): [entityType: string, eventType: string] {
  const at = event.lastIndexOf(".");
  return [event.slice(0, at), event.slice(at + 1)];
}

/** The event that the words of a call mean: the one whose element equals them, or contains them as a text. */
export function eventOf(words: JsonValue | undefined, elements: Elements): string | undefined {
  if (words === undefined) return undefined;
  const isIt = (element: JsonValue) => isSame(element, words) || textsIn(element).some((text) => isSame(text, words));
  const found = Object.keys(elements).filter((event) => isIt(elements[event] as JsonValue));
  // Words that several elements contain do not identify an event.
  return found.length === 1 ? found[0] : undefined;
}

const textsIn = (element: JsonValue): JsonValue[] =>
  typeof element === "object" && element !== null ? Object.values(element as JsonObject).flatMap(textsIn) : [element];
