import { isObject, isSame, type JsonObject, type JsonValue } from "../../base/json.js";
import { UnsayableError } from "./unavailable.js";

/** What a target has in the place of the document's elements of `events`, by `asset.update`: the entity's type and the event's. */
export type Elements = Readonly<Record<string, JsonValue>>;

/**
 * The document's elements as the target has them: one for each event. What is no such element stays, as a wrong value does.
 * Throws an UnsayableError for an event that has none.
 */
export function toElements(value: JsonValue, elements: Elements): JsonValue {
  if (!Array.isArray(value)) return value;
  return value.flatMap((one) => {
    const { entity_type: entity, event_types: types, ...more } = isObject(one) ? one : {};
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

/** The target's elements as the document has them: one for each type of entity. What is not known stays as it is. */
export function fromElements(value: JsonValue, elements: Elements): JsonValue {
  if (!Array.isArray(value)) return value;
  const found: JsonValue[] = [];
  const types = new Map<string, string[]>();
  for (const one of value) {
    const [event] = Object.entries(elements).find(([, element]) => isSame(element, one)) ?? [];
    if (event === undefined) {
      found.push(one);
      continue;
    }
    const [entity_type, type] = parseEvent(event);
    const known = types.get(entity_type);
    if (known) known.push(type);
    else {
      const event_types = [type];
      types.set(entity_type, event_types);
      found.push({ entity_type, event_types });
    }
  }
  return found;
}

/** `asset.update`: the type of the entity, and the event's. */
export function parseEvent(event: string): [entityType: string, eventType: string] {
  const at = event.lastIndexOf(".");
  return [event.slice(0, at), event.slice(at + 1)];
}

/** The event that the words of a call stand for: the one whose element has them, as a whole or as a text in it. */
export function eventOf(words: JsonValue | undefined, elements: Elements): string | undefined {
  if (words === undefined) return undefined;
  const isIt = (element: JsonValue) => isSame(element, words) || textsIn(element).some((text) => isSame(text, words));
  const found = Object.keys(elements).filter((event) => isIt(elements[event] as JsonValue));
  // What stands in the elements of several events tells none of them.
  return found.length === 1 ? found[0] : undefined;
}

const textsIn = (element: JsonValue): JsonValue[] =>
  typeof element === "object" && element !== null ? Object.values(element as JsonObject).flatMap(textsIn) : [element];
