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

/** A value in a sentence. */
export const quote = (value: unknown): string => JSON.stringify(value);

/** More than these help nobody, and a hostile body can hold thousands. */
export const maximumViolations = 20;
