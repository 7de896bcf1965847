import type { ErrorObject } from "ajv";
import { childPointer } from "../base/json-pointer.js";
import type { ViolationCode } from "./generated/catalogue.js";

/** One violation: where it stands (RFC 6901), its code, and a sentence that says what is wrong and how to mend it. */
export interface Violation {
  pointer: string;
  code: ViolationCode;
  detail: string;
}

/** More than these help nobody, and a hostile body can hold thousands. */
export const maximumViolations = 20;

/** Turns Ajv's errors into violations. */
export function toViolations(errors: readonly ErrorObject[]): Violation[] {
  // That a value is neither null nor what it may be besides says less than what the latter finds wrong.
  const telling = errors.filter((error) => error.keyword !== "if");
  return telling.slice(0, maximumViolations).map(toViolation);
}

function toViolation(error: ErrorObject): Violation {
  const at = error.instancePath;
  const where = at === "" ? "The body" : at;
  const shown = isSecret(at) ? "something else" : show(error.data);
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case "required": {
      const pointer = childPointer(at, String(params.missingProperty));
      return { pointer, code: "VALIDATION_REQUIRED", detail: `${pointer} is missing; pass it.` };
    }
    case "additionalProperties": {
      const pointer = childPointer(at, String(params.additionalProperty));
      const known = Object.keys(error.parentSchema?.properties ?? {});
      const choice = known.length > 0 ? `Known here: ${known.join(", ")}.` : "Nothing is known here.";
      return { pointer, code: "VALIDATION_UNKNOWN", detail: `${pointer} is not known. ${choice}` };
    }
    case "type": {
      const wanted = String(params.type).replaceAll(",", " or ");
      return { pointer: at, code: "VALIDATION_TYPE", detail: `${where} must be ${wanted}; it is ${shown}.` };
    }
    case "enum": {
      const allowed = (params.allowedValues as unknown[]).map((value) => JSON.stringify(value)).join(", ");
      return {
        pointer: at,
        code: "VALIDATION_ENUM",
        detail: `${where} must be one of ${allowed}; it is ${shown}.`,
      };
    }
    case "const":
      return {
        pointer: at,
        code: "VALIDATION_ENUM",
        detail: `${where} must be ${JSON.stringify(params.allowedValue)}; it is ${shown}.`,
      };
    default:
      return {
        pointer: at,
        code: codes[error.keyword] ?? "VALIDATION_INVALID",
        detail: `${where} ${error.message ?? "is not valid"}; it is ${shown}.`,
      };
  }
}

/** Passwords and the values of headers are quoted to nobody; what is said of a request is logged. */
const isSecret = (pointer: string): boolean => /\/(?:http_basic_password|headers\/[^/]*)$/.test(pointer);

const codes: Record<string, ViolationCode> = {
  minimum: "VALIDATION_RANGE",
  maximum: "VALIDATION_RANGE",
  minLength: "VALIDATION_LENGTH",
  minItems: "VALIDATION_LENGTH",
  uniqueItems: "VALIDATION_UNIQUENESS",
  pattern: "VALIDATION_FORMAT",
  format: "VALIDATION_FORMAT",
};

/** A value as a few words: itself when it is short, else its kind. */
function show(value: unknown): string {
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value !== null) return "an object";
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
