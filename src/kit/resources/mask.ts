import type { JsonValue } from "../../base/json.js";

/**
 * Whether a password is shown as a mask: one repeated character, a part in stars, or a word. A mask does not reveal the
 * password, and writing it back would lose the password.
 */
export function isMask(value: JsonValue | undefined): boolean {
  if (typeof value !== "string") return false;
  const [first = ""] = value;
  const isRepeated = value.length > 2 && value === first.repeat(value.length / first.length);
  return isRepeated || /[*•●█]{3}|^[[(<{]?(redacted|hidden|masked|secret|filtered|set)[\])>}]?$/iu.test(value);
}
