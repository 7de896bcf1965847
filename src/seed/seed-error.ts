import { DomainError } from "../openapi/errors.js";
import { type DescribedViolation, quote, toDescribed, type Violation } from "../openapi/violations.js";

/** Thrown for a seed that cannot be used, with every violation that was found. */
export class SeedError extends Error {
  readonly violations: readonly DescribedViolation[];

  constructor(violations: readonly Violation[]) {
    const described = violations.map(toDescribed);
    super(described.map(({ detail }) => detail).join("\n"));
    this.name = "SeedError";
    this.violations = described;
  }
}

/** A state on the disk that cannot be read, written or overwritten. Its message says how to go on. */
export class StateError extends Error {}

/** The message of an error as a sentence: the system's own ends without a full stop. */
export const sentenceOf = (error: unknown): string => (error as Error).message.replace(/[^.!?]$/, "$&.");

export function refuseTaken(entities: { has(id: string): boolean }, id: string): void {
  if (!entities.has(id)) return;
  refuseSeed([takenViolation("/id", id)]);
}

export const takenViolation = (pointer: string, value: string): Violation => ({
  pointer,
  code: "VALIDATION_UNIQUENESS",
  says: `${quote(value)} occurs twice. Choose another.`,
});

export function refuseSeed(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new SeedError(violations);
}

/** Adds the position in the seed to the pointers of violations. */
export function at(place: string, add: () => void): void {
  try {
    add();
  } catch (error) {
    if (!(error instanceof DomainError || error instanceof SeedError) || error.violations.length === 0) throw error;
    throw new SeedError(
      error.violations.map((violation): Violation => ({ ...violation, pointer: place + violation.pointer })),
    );
  }
}
