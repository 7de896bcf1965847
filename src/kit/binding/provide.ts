import { isObject, type JsonObject, type JsonValue } from "../../base/json.js";
import { type Binding, BindingError } from "./binding.js";
import schema from "./binding.schema.json" with { type: "json" };
import { violationsOfBinding } from "./binding-check.js";
import type { ProvideContext, Provider } from "./target.js";

/** The names that a module may provide. */
export const providable: readonly string[] = ["reset", ...Object.keys(schema.properties.fixtures.properties)];

/**
 * The binding with the fixtures of its module: `reset` runs first, then the providers of fixtures that the binding does not
 * set. They run one after another, since one may need another's result. Throws a BindingError.
 */
export async function provideFixtures(binding: Binding, context: ProvideContext): Promise<Binding> {
  const { module, providers = {} } = binding.provide ?? {};
  const { reset, ...makers } = providers;
  const run = async (name: string, provider: Provider): Promise<unknown> => {
    try {
      return await provider(context);
    } catch (error) {
      const because = error instanceof Error ? error.message : String(error);
      throw new BindingError(`${module}: provide.${name}() failed: ${because}`);
    }
  };
  if (reset) await run("reset", reset);
  const named = binding.fixtures ?? {};
  const made: Record<string, string | number | JsonObject> = {};
  for (const [name, provider] of Object.entries(makers)) {
    if (name in named) continue;
    const value = await run(name, provider);
    // The value is not shown, since it may be a token.
    if (typeof value !== "string" && typeof value !== "number" && !isObject(value as JsonValue))
      throw new BindingError(
        `${module}: provide.${name}() returned ${kindOf(value)}. Return an identifier or another value that fixtures allow`,
      );
    const fixture = value as string | number | JsonObject;
    if (violationsOfBinding({ fixtures: { [name]: fixture } }).length > 0)
      throw new BindingError(
        `${module}: provide.${name}() returned a ${typeof value} that fixtures do not allow. Return a text that is not empty`,
      );
    made[name] = fixture;
  }
  return { ...binding, fixtures: { ...made, ...named } };
}

const kindOf = (value: unknown): string =>
  value === undefined ? "nothing" : isObject(value as JsonValue) ? "an object" : JSON.stringify(value);
