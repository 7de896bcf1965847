import { isObject, type JsonValue } from "../../base/json.js";
import { childPointer } from "../../base/json-pointer.js";

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** `${NAME}`, anywhere in a text. */
const variable = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

/** The shell of a command replaces variables itself. Text inserted here would become part of the command. */
const command = "/token/command";

/** A value with its variables replaced, and the errors about variables that are not set. */
export function putIn(
  value: JsonValue,
  environment: Environment,
  pointer = "",
): { value: JsonValue; flaws: { pointer: string; reason: string }[] } {
  const flaws: { pointer: string; reason: string }[] = [];
  const visit = (one: JsonValue, at: string): JsonValue => {
    if (Array.isArray(one)) return one.map((item, index) => visit(item, childPointer(at, String(index))));
    if (isObject(one)) {
      return Object.fromEntries(
        Object.entries(one).map(([name, member]) => [name, visit(member, childPointer(at, name))]),
      );
    }
    if (typeof one !== "string") return one;
    const text = one.replace(variable, (_, name: string) => {
      const found = environment[name];
      if (found === undefined)
        flaws.push({ pointer: at, reason: `uses the environment variable ${name}, which is not set: set it` });
      return found ?? "";
    });
    return at === command ? one : text;
  };
  return { value: visit(value, pointer), flaws };
}

/**
 * The values of variables, which may be secrets. Identifiers among fixtures are excepted: somebody may need them to find leftovers.
 */
export function secretsIn(value: JsonValue, environment: Environment): string[] {
  const fixtures = isObject(value) && isObject(value.fixtures) ? Object.values(value.fixtures) : [];
  const known = isObject(value) ? { ...value, fixtures: fixtures.filter(isObject) } : value;
  const names = Array.from(JSON.stringify(known).matchAll(variable), ([, name = ""]) => name);
  return [...new Set(names)].flatMap((name) => environment[name] || []);
}
