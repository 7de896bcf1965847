import type { JsonValue } from "../../base/json.js";

const words = /^\W*(redacted|filtered|hidden|masked|encrypted|protected)\W*$/i;

/** Whether a value that is shown stands for one that is not: it says nothing of it, and cannot be sent back. */
export function isMask(value: JsonValue | undefined): boolean {
  if (typeof value !== "string") return false;
  if (/[*•●█]{3}/.test(value) || words.test(value)) return true;
  return value.length >= 3 && new Set(value).size === 1 && /^[xX#.·_-]/.test(value);
}
