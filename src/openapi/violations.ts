import { ExactNumber } from "../base/json.js";
import { childPointer } from "../base/json-pointer.js";
import type { ViolationCode } from "./generated/catalogue.js";

/** A violation of one value: its JSON pointer (RFC 6901), its code, and what its sentence says of that place. */
export interface Violation {
  pointer: string;
  code: ViolationCode;
  /** What follows the place in the sentence: `is missing.` or `: there is no …`. A capital begins its own sentence. */
  says: string;
}

/** The part of a request that a pointer is in. A sentence names the query. */
export type RequestPart = "body" | "query";

/** A violation with its whole sentence, for who shows both. */
export type DescribedViolation = Violation & { detail: string };

export const toDescribed = (violation: Violation): DescribedViolation => ({
  ...violation,
  detail: describeViolation(violation),
});

/** The sentence of a violation. Created last, because earlier steps may still move the pointer. */
export function describeViolation({ pointer, says }: Omit<Violation, "code">, part: RequestPart = "body"): string {
  if (/^[A-Z]/.test(says)) return says;
  const place = part === "query" ? `In the query, ${pointer.slice(1)}` : pointer || "The body";
  return says.startsWith(":") ? place + says : `${place} ${says}`;
}

/** One sentence for several violations of a request: the first, and how many there are. */
export const summarize = ([first = "", ...more]: readonly string[]): string =>
  more.length === 0 ? first : `${more.length + 1} violations. The first: ${first}`;

/**
 * The numbers in a value that would change in silence: those that a double cannot hold, and those that a caller in JavaScript
 * has and JSON does not.
 */
export function numberViolations(value: unknown): Violation[] {
  const found: Violation[] = [];
  const names: string[] = [];
  const visit = (one: unknown): void => {
    if (one instanceof ExactNumber || typeof one === "bigint" || (typeof one === "number" && !Number.isFinite(one))) {
      const says = `: a double cannot hold the number ${shortened(String(one))}. Pass it as a string.`;
      found.push({ pointer: names.reduce(childPointer, ""), code: "VALIDATION_RANGE", says });
    } else if (typeof one === "object" && one !== null) {
      for (const name in one) {
        names.push(name);
        visit(one[name as keyof typeof one]);
        names.pop();
      }
    }
  };
  visit(value);
  return found;
}

/** A value in a sentence. */
export const quote = (value: unknown): string => JSON.stringify(value);

/** A text whose end does not matter. */
export const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** More than these help nobody, and a hostile body can hold thousands. */
export const maximumViolations = 20;
