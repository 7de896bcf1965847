import type { ErrorObject, ValidateFunction } from "ajv";
import { isObject, toJson } from "../base/json.js";
import { childPointer } from "../base/json-pointer.js";
import { nearest } from "../base/nearest.js";
import type { ViolationCode } from "./generated/catalogue.js";
import { maximumViolations, quote, shortened, type Violation } from "./violations.js";

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
