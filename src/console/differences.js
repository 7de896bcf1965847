/**
 * The values that differ between two entities, by path. All values if there is only one entity.
 * @param {unknown} before
 * @param {unknown} after
 * @param {string} [path]
 * @returns {{ field: string, before: string, after: string }[]}
 */
export function differences(before, after, path = "") {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [old, now] = [membersOf(before), membersOf(after)];
  // A created or removed object counts as one difference, unless it is the entity itself.
  if ((old && now) || path === "") {
    return Object.keys({ ...old, ...now }).flatMap((key) => {
      const below = path === "" ? key : `${path}.${key}`;
      return differences(old?.[key], now?.[key], below);
    });
  }
  return [{ field: path, before: show(before), after: show(after) }];
}

/**
 * @param {unknown} value
 * @returns {Record<string, unknown> | undefined}
 */
function membersOf(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return /** @type {Record<string, unknown>} */ (value);
}

/** @param {unknown} value */
function show(value) {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
