import type { JsonValue } from "../../base/json.js";

/**
 * Whether a password is shown as something that stands for it: one character again and again, a part in stars, or a word. It says
 * nothing of the password, and to write it back would lose it.
 */
export function isMask(value: JsonValue | undefined): boolean {
  if (typeof value !== "string") return false;
  const [first = ""] = value;
  const isRepeated = value.length > 2 && value === first.repeat(value.length / first.length);
  return isRepeated || /[*•●█]{3}|^[[(<{]?(redacted|hidden|masked|secret|filtered|set)[\])>}]?$/iu.test(value);
}
