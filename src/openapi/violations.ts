import type { ErrorObject, ValidateFunction } from "ajv";
import { ExactNumber, isObject, toJson } from "../base/json.js";
import { childPointer } from "../base/json-pointer.js";
import { nearest } from "../base/text.js";
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
const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** More than these help nobody, and a hostile body can hold thousands. */
export const maximumViolations = 20;

/** The errors of a validator, which would hold on to them, and to the body that they are about, until it is called again. */
export function takeErrors(check: ValidateFunction): readonly ErrorObject[] {
  const errors = check.errors ?? [];
  check.errors = null;
  return errors;
}

/** Turns Ajv's errors into violations. */
export function toViolations(errors: readonly ErrorObject[]): Violation[] {
  // For a nullable value, the errors of the other option say more than "neither null nor …".
  const telling = errors.filter((error) => error.keyword !== "if");
  return telling.slice(0, maximumViolations).map(toViolation);
}

function toViolation({ keyword, instancePath: pointer, data, parentSchema, ...error }: ErrorObject): Violation {
  const params = error.params as Record<string, unknown>;
  const not = isSecret(pointer) ? "" : `, not ${inFewWords(data)}`;
  const violation = (code: ViolationCode, says: string, at = pointer): Violation => ({ pointer: at, code, says });
  const member = (name: unknown): string => childPointer(pointer, String(name));
  switch (keyword) {
    case "required":
      return violation("VALIDATION_REQUIRED", "is missing, but required.", member(params.missingProperty));
    case "additionalProperties": {
      const says = unknownName(String(params.additionalProperty), Object.keys(parentSchema?.properties ?? {}));
      return violation("VALIDATION_UNKNOWN", says, member(params.additionalProperty));
    }
    case "type": {
      const types = String(params.type).split(",");
      const wanted = types.map((type) => withArticle[type] ?? type).join(" or ");
      return violation("VALIDATION_TYPE", `must be ${wanted}${not}.`);
    }
    case "enum": {
      const allowed = (params.allowedValues as unknown[]).map(quote).join(", ");
      return violation("VALIDATION_ENUM", `must be one of ${allowed}${not}.`);
    }
    case "const":
      return violation("VALIDATION_ENUM", `must be ${quote(params.allowedValue)}${not}.`);
    case "minimum":
    case "maximum":
      return violation("VALIDATION_RANGE", `must be ${params.comparison} ${params.limit}${not}.`);
    case "minLength":
      return violation("VALIDATION_LENGTH", wrongLength("at least", Number(params.limit), "character"));
    case "minItems":
      return violation("VALIDATION_LENGTH", wrongLength("at least", Number(params.limit), "item"));
    case "uniqueItems":
      return violation(
        "VALIDATION_UNIQUENESS",
        `must not repeat an item. Items ${params.j} and ${params.i} are equal.`,
      );
    case "pattern":
    case "format":
      return violation("VALIDATION_FORMAT", `must match the ${keyword} "${params[keyword]}"${not}.`);
    default:
      // A test holds the keywords of the schemas against these.
      throw new Error(`No violation is known for the keyword ${keyword}.`);
  }
}

/** Passwords and header values are never quoted, because errors are logged. */
const isSecret = (pointer: string): boolean => /\/(?:http_basic_password|headers\/[^/]*)$/.test(pointer);

const withArticle: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  integer: "an integer",
  boolean: "a boolean",
  array: "an array",
  object: "an object",
};

/** What is said of a text or a list that is too short, or too long. */
export const wrongLength = (bound: "at least" | "at most", count: number, of: "character" | "item"): string =>
  `must have ${bound} ${count} ${of}${count === 1 ? "" : "s"}.`;

function unknownName(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  const meant = near === undefined ? "" : ` Did you mean ${near}?`;
  return `is not known.${meant} Allowed: ${known.length > 0 ? known.join(", ") : "none"}.`;
}

/** The value if it is short, else its type. */
export function inFewWords(value: unknown): string {
  if (Array.isArray(value)) return "an array";
  if (isObject(value)) return "an object";
  return shortened(toJson(value) ?? "nothing");
}
