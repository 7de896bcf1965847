import { isObject } from "../base/json.js";
import type { Steps } from "../base/steps.js";
import { validateSeed } from "../openapi/validators.js";
import type { Violation } from "../openapi/violations.js";

/** So many elements of a list are checked in one step. */
const run = 500;

/** What is wrong with a seed, as far as its schema tells; long lists are checked bit by bit, up to where something is wrong. */
export function* seedViolations(seed: unknown): Steps<Violation[]> {
  if (!isObject(seed)) return validateSeed(seed);
  // The locales must not be without any.
  const lists = Object.entries(seed).filter(
    ([name, list]) => Array.isArray(list) && list.length > run && name !== "locales",
  );
  const rest = { ...seed, ...Object.fromEntries(lists.map(([name]) => [name, []])) };
  let violations = validateSeed(rest);
  for (const [name, list] of lists as [string, unknown[]][]) {
    for (let first = 0; first < list.length && violations.length === 0; first += run) {
      yield;
      violations = validateSeed({ ...rest, [name]: list.slice(first, first + run) }).map(
        (one): Violation => ({ ...one, pointer: movedBy(first, name, one.pointer) }),
      );
    }
  }
  return violations;
}

/** The pointer of something in a part of a list, in the whole list. */
function movedBy(first: number, name: string, pointer: string): string {
  const [, list, index, ...members] = pointer.split("/");
  return list === name && index !== undefined ? ["", list, Number(index) + first, ...members].join("/") : pointer;
}
