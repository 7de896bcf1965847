/* About how many bytes values of JSON take in memory, by V8's tariff and not by their length: `[{},{}]` takes more than it says. */

/** An object of JSON, and each of its members beside its value: many that are unlike each other take as much. */
const objectBytes = 64;
const memberBytes = 96;
const arrayBytes = 32;
const stringBytes = 32;
/** An array element, and a number outside the small integers. */
const valueBytes = 16;
/** An entity, whose members are those of all of its kind, and its places in maps. */
export const entityBytes = 768;

/** Longer texts are checked for characters of two bytes each. */
const shortText = 64;
const wide = /[^\0-\xff]/;

/**
 * The estimated bytes of a value, without the parts that `than` contains too (the same objects). So `memoryOf(a, b) -
 * memoryOf(b, a)` is the difference in size of `a` and `b`. Recursive, since bodies have a limited depth.
 */
export function memoryOf(value: unknown, than?: unknown): number {
  if (typeof value === "string") {
    if (value === than) return 0;
    return stringBytes + value.length * (value.length > shortText && wide.test(value) ? 2 : 1);
  }
  if (typeof value !== "object" || value === null) return value === than ? 0 : valueBytes;
  if (value === than) return 0;
  let bytes = 0;
  if (Array.isArray(value)) {
    const others = Array.isArray(than) ? than : [];
    bytes = arrayBytes + 8 * value.length;
    for (let at = 0; at < value.length; at++) bytes += memoryOf(value[at], others[at]);
    return bytes;
  }
  const others = (typeof than === "object" && !Array.isArray(than) ? than : null) as Readonly<
    Record<string, unknown>
  > | null;
  bytes = objectBytes;
  // Ours come from JSON, and have no members that they inherit.
  for (const name in value) {
    bytes += memberBytes + name.length + memoryOf(value[name as keyof typeof value], others?.[name]);
  }
  return bytes;
}

/** The memory that only this entity uses, and the memory that only the previous one uses. */
export function compareEntities<Entity extends object>(after: Entity | undefined, before: Entity | undefined) {
  let gained = 0;
  let lost = 0;
  for (const name in after ?? before) {
    const now = after?.[name as keyof Entity];
    const then = before?.[name as keyof Entity];
    if (now === then) continue;
    gained += memoryOf(now, then);
    lost += memoryOf(then, now);
  }
  return { gained: after ? gained + entityBytes : 0, lost: before ? lost + entityBytes : 0 };
}
