import type { ViolationCode } from "./generated/catalogue.js";

/** The given value. Absent if it is a secret, which is never quoted. */
export interface FoundValue {
  actual?: unknown;
}

/** What the sentence of each code is made of, beside the pointer. Where a code has several sentences, its members tell them apart. */
export interface ViolationParams {
  VALIDATION_ENUM:
    | ({ allowed: readonly unknown[] } & FoundValue)
    | ({ required: unknown } & FoundValue)
    | { passedType: string; resourceType: string | undefined };
  VALIDATION_EVENT: { eventType: string; entityType: string; known: readonly string[] };
  VALIDATION_FILENAME:
    | { problem: "empty" | "slash" | "control character" | "half of a surrogate pair" }
    | { bytes: number; maximum: number }
    | { directory: string };
  VALIDATION_FORMAT: ({ pattern: string } & FoundValue) | ({ format: string } & FoundValue) | { jsonError: string };
  VALIDATION_HEADER: { part: "name" | "value" };
  VALIDATION_ID: { passed: unknown; named: string | undefined };
  VALIDATION_INVALID:
    | { expected: string }
    | { known: readonly string[] }
    | { effects: readonly string[] }
    | { conflictsWith: string }
    | { requires: string }
    | { latest: string };
  VALIDATION_LENGTH: ({ minimum: number } | { maximum: number }) & { of: "characters" | "items" } & FoundValue;
  VALIDATION_LOCALE: { locale: string; known: readonly string[] };
  VALIDATION_PATH: { path: string };
  VALIDATION_RANGE: { comparison: string; limit: number } & FoundValue;
  VALIDATION_REFERENCE:
    | { collection: string }
    | { circle: "collection" | "seed" }
    | { notInSeed: "collection" | "copy" }
    | { seedPath: string }
    | { onlyInSeedFile: true }
    | { unreadable: string; because: string };
  VALIDATION_REQUIRED: { oneOf?: readonly string[] };
  VALIDATION_TEMPLATE: { templateError: string };
  VALIDATION_TYPE: { types: readonly string[] } & FoundValue;
  VALIDATION_UNDOCUMENTED: { body: string };
  VALIDATION_UNIQUENESS:
    | ({ items: readonly [number, number] } & FoundValue)
    | { idOf: "upload" | "collection" | "upload filter" }
    | { nameOf: string }
    | { tag: string }
    | { url: string }
    | { twiceInSeed: string }
    | { twiceInQuery: true };
  VALIDATION_UNKNOWN: { name: string; known: readonly string[] };
  VALIDATION_URL: { templateError: string } | { problem: "not absolute" | "not a URL" };
}

/** A violation of one value: its JSON pointer (RFC 6901), its code, and the parameters for `describeViolation`. */
export type Violation<Code extends ViolationCode = ViolationCode> = {
  [One in Code]: { pointer: string; code: One; params: ViolationParams[One] };
}[Code];

/** More than these help nobody, and a hostile body can hold thousands. */
export const maximumViolations = 20;
