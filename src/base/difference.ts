import { isObject, isSame, type JsonValue, toJson } from "./json.js";
import { childPointer } from "./json-pointer.js";
import { cutLater } from "./text.js";

/** Two JSON values that should be equal. Undefined for a missing one. */
export interface Pair {
  one: JsonValue | undefined;
  other: JsonValue | undefined;
}

/** The deepest pointer where two values differ, with both values there. */
export interface Difference extends Pair {
  pointer: string;
}

/** The first place, as deep as possible, in which two values differ. What is lost comes before what is added. */
export function deepestDifference(pointer: string, pair: Pair): Difference {
  const all = differencesIn(pointer, pair);
  return all.find(({ one }) => one !== undefined) ?? all[0] ?? { pointer, ...pair };
}

/** Every place in which two values differ, as deep as there is one, below `pointer`. */
export function differencesIn(pointer: string, { one, other }: Pair): Difference[] {
  const names = differingNames(one, other);
  if (names.length === 0) return [{ pointer, one, other }];
  return names.flatMap((name) =>
    differencesIn(childPointer(pointer, name), { one: memberOf(one, name), other: memberOf(other, name) }),
  );
}

/** The members in which two arrays, or two objects, differ. Empty for values of different types. */
function differingNames(one: JsonValue | undefined, other: JsonValue | undefined): string[] {
  const isBoth = (Array.isArray(one) && Array.isArray(other)) || (isObject(one) && isObject(other));
  if (!isBoth) return [];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => !isSame(memberOf(one, name), memberOf(other, name)));
}

const memberOf = (value: JsonValue | undefined, name: string): JsonValue | undefined =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, JsonValue>)[name]
    : undefined;

/** A difference in one line: `/tags/3: sent "é", shown "é" (U+00E9 and U+0065 U+0301)`. `words` say what either side is. */
export function tellDifference(
  { pointer, one, other }: Difference,
  [word, otherWord]: readonly [string, string],
): string {
  const start = typeof one === "string" && typeof other === "string" ? Math.max(commonStart(one, other) - lead, 0) : 0;
  const sides = `${word} ${excerpt(one, start)}, ${otherWord} ${excerpt(other, start)}`;
  return `${pointer}: ${sides}${codePointNote(one, other)}`;
}

/** How much of a text is shown before the first difference, and of a value in all, in characters. */
const lead = 20;
const longest = 80;

/** How many UTF-16 units two texts have in common at their start; a pair of surrogates is not cut in two. */
function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at++;
  return at > 0 && /[\ud800-\udbff]/.test(one[at - 1] ?? "") ? at - 1 : at;
}

function excerpt(value: JsonValue | undefined, start: number): string {
  if (value === undefined) return "nothing";
  if (typeof value !== "string") return cutLater(toJson(value), longest);
  const isWhole = start <= lead && value.length <= longest;
  if (isWhole) return JSON.stringify(value);
  const inQuotes = cutLater(value, start + longest, start, (piece) => JSON.stringify(piece).slice(1, -1));
  return `"${inQuotes}" (${value.length} characters)`;
}

/** The code points of what differs, where two texts look alike. */
function codePointNote(one: JsonValue | undefined, other: JsonValue | undefined): string {
  if (typeof one !== "string" || typeof other !== "string" || !looksAlike(one, other)) return "";
  return ` (${codePointsAround(one, other)} and ${codePointsAround(other, one)})`;
}

/** A text as a reader sees it, without differences in letter forms, white space and invisible characters. */
const asRead = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Z}\p{Cc}]+/gu, " ")
    .trim();
const looksAlike = (one: string, other: string) => one !== other && asRead(one) === asRead(other);

/** Up to six code points of the difference between two texts. */
function codePointsAround(text: string, other: string): string {
  const [points, others] = [[...text], [...other]];
  let start = 0;
  while (start < points.length && points[start] === others[start]) start++;
  let end = 0;
  const most = Math.min(points.length, others.length) - start;
  while (end < most && points.at(-1 - end) === others.at(-1 - end)) end++;
  const differing = points.slice(start, points.length - end);
  // A mark belongs to the letter before it.
  if (start > 0 && [differing[0], others[start]].some((point) => point && /\p{M}/u.test(point))) {
    differing.unshift(points[start - 1] ?? "");
  }
  const named = differing.slice(0, mostPoints).map(nameOf);
  return named.length === 0 ? "nothing" : `${named.join(" ")}${differing.length > mostPoints ? " …" : ""}`;
}

const mostPoints = 6;

const nameOf = (point: string): string =>
  `U+${(point.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
