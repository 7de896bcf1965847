import type { ErrorObject, ValidateFunction } from "ajv";
import { childPointer } from "../base/json-pointer.js";
import { type FoundValue, maximumViolations, type Violation } from "./violations.js";

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
  const found: FoundValue = isSecret(pointer) ? {} : { actual: data };
  switch (keyword) {
    case "required":
      return {
        pointer: childPointer(pointer, String(params.missingProperty)),
        code: "VALIDATION_REQUIRED",
        params: {},
      };
    case "additionalProperties":
      return {
        pointer: childPointer(pointer, String(params.additionalProperty)),
        code: "VALIDATION_UNKNOWN",
        params: {
          name: String(params.additionalProperty),
          known: Object.keys(parentSchema?.properties ?? {}),
        },
      };
    case "type":
      return { pointer, code: "VALIDATION_TYPE", params: { types: String(params.type).split(","), ...found } };
    case "enum":
      return { pointer, code: "VALIDATION_ENUM", params: { allowed: params.allowedValues as unknown[], ...found } };
    case "const":
      return { pointer, code: "VALIDATION_ENUM", params: { required: params.allowedValue, ...found } };
    case "minimum":
    case "maximum":
      return {
        pointer,
        code: "VALIDATION_RANGE",
        params: { comparison: String(params.comparison), limit: Number(params.limit), ...found },
      };
    case "minLength":
    case "minItems":
      return {
        pointer,
        code: "VALIDATION_LENGTH",
        params: { minimum: Number(params.limit), of: keyword === "minLength" ? "characters" : "items", ...found },
      };
    case "uniqueItems":
      return {
        pointer,
        code: "VALIDATION_UNIQUENESS",
        params: { items: [Number(params.j), Number(params.i)], ...found },
      };
    case "pattern":
      return { pointer, code: "VALIDATION_FORMAT", params: { pattern: String(params.pattern), ...found } };
    case "format":
      return { pointer, code: "VALIDATION_FORMAT", params: { format: String(params.format), ...found } };
    default:
      // A test holds the keywords of the schemas against these.
      throw new Error(`No violation is known for the keyword ${keyword}.`);
  }
}

/** Passwords and header values are never quoted, because errors are logged. */
const isSecret = (pointer: string): boolean => /\/(?:http_basic_password|headers\/[^/]*)$/.test(pointer);
