export interface Difference {
  field: string;
  before: string;
  after: string;
}

/** The values that differ between two entities, by path. All values if there is only one entity. */
export function differences(before: unknown, after: unknown, path = ""): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [old, now] = [membersOf(before), membersOf(after)];
  // A created or removed object counts as one difference, unless it is the entity itself.
  if ((old && now) || path === "") {
    return Object.keys({ ...old, ...now }).flatMap((key) =>
      differences(old?.[key], now?.[key], path === "" ? key : `${path}.${key}`),
    );
  }
  return [{ field: path, before: show(before), after: show(after) }];
}

export function membersOf(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  // It is an object, and no array.
  return value as Record<string, unknown>;
}

function show(value: unknown): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
