import { isObject, type JsonValue } from "../base/json.js";

/** The ids of the catalogue that an element is marked with. */
export interface Marks {
  rules: readonly string[];
  assumptions: readonly string[];
}

export const noMarks: Marks = { rules: [], assumptions: [] };

/** The marks of an element; undefined where it has none. */
export function marksOf(element: JsonValue | undefined): Marks | undefined {
  const marks = isObject(element) ? element["x-standin"] : undefined;
  if (!isObject(marks)) return undefined;
  const ids = (value: JsonValue | undefined) => (Array.isArray(value) ? value.map(String) : []);
  const [rules, assumptions] = [ids(marks.rules), ids(marks.assumptions)];
  return rules.length + assumptions.length > 0 ? { rules, assumptions } : undefined;
}
