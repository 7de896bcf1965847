import { exec } from "node:child_process";
import { basename, dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { readRegularFile } from "../../base/files.js";
import { isObject, type JsonObject, type JsonValue } from "../../base/json.js";
import { type Binding, BindingError, type Environment, readBinding } from "./binding.js";
import schema from "./binding.schema.json" with { type: "json" };
import { tellKnown, violationsOfBinding } from "./binding-check.js";
import type { Hook, Hooks, Provide, ProvideContext, Provider } from "./target.js";

/** Maximum size of a binding. Real ones have some kilobytes, and comparing keys takes quadratic time. */
const mostBytes = 64 * 1024;

/** Timeout of the command that prints the token, in milliseconds. */
const commandTimeout = 30_000;

/**
 * Reads a binding with the files that it refers to: the module of its hooks, and the command that prints the token, which runs
 * unless `isTokenKnown`. Paths are relative to the binding. Throws a BindingError, and errors of the file system.
 */
export async function loadBinding(
  file: string,
  environment: Environment,
  { isTokenKnown = false }: { isTokenKnown?: boolean } = {},
): Promise<Binding> {
  const text = (await readRegularFile(file, mostBytes)).toString();
  const { binding, command, hooks, error } = readBinding(text, file, environment);
  const folder = dirname(resolve(file));
  const refuse = (pointer: string) => (thrown: Error) => {
    throw thrown instanceof BindingError ? thrown : error(pointer, thrown.message);
  };
  const renew = command === undefined || isTokenKnown ? undefined : () => runCommand(command, folder, environment);
  const value = await renew?.().catch(refuse("/token/command"));
  const loaded = hooks === undefined ? {} : await loadModule(resolve(folder, hooks)).catch(refuse("/hooks"));
  return {
    ...binding,
    ...(value === undefined ? {} : { token: { ...binding.token, value, renew } }),
    ...loaded,
  };
}

/** The output of a command. Throws an Error whose message continues a sentence. */
async function runCommand(command: string, cwd: string, env: Environment): Promise<string> {
  const { stdout } = await promisify(exec)(command, { cwd, env, timeout: commandTimeout }).catch((error) => {
    const { stderr = "", killed, code } = error as { stderr?: string; killed?: boolean; code?: number };
    const last = stderr.trim().split("\n").at(-1) || `exit code ${code} without a message`;
    throw new Error(`failed: ${killed ? `it did not end within ${commandTimeout / 1000} s` : last}`);
  });
  const token = stdout.trim();
  if (token === "" || /[\r\n]/.test(token)) throw new Error("must print the token on one line, but did not");
  return token;
}

/** The functions of a module. Throws an Error whose message continues a sentence. */
async function loadModule(path: string): Promise<{ hooks?: Hooks; provide?: Provide }> {
  const name = basename(path);
  const module: Record<string, unknown> = await import(pathToFileURL(path).href).catch((error) => {
    throw new Error(`cannot be loaded: ${(error as Error).message}`);
  });
  const found = ["request", "response"].filter((one) => module[one] !== undefined);
  const { provide } = module;
  const isRight =
    found.length + (provide === undefined ? 0 : 1) > 0 && found.every((one) => typeof module[one] === "function");
  if (!isRight)
    throw new Error(
      `must export request(exchange), response(exchange) or provide; ${name} exports ${Object.keys(module).join(", ") || "nothing"}`,
    );
  const hooks = { name, ...Object.fromEntries(found.map((one) => [one, module[one] as Hook])) };
  return {
    ...(found.length > 0 ? { hooks } : {}),
    ...(provide === undefined ? {} : { provide: { module: name, providers: toProviders(provide) } }),
  };
}

/** The names that a module may provide. */
const providable: readonly string[] = ["reset", ...Object.keys(schema.properties.fixtures.properties)];

function toProviders(provide: unknown): Record<string, Provider> {
  const isRecord = typeof provide === "object" && provide !== null;
  if (!isRecord) throw new Error("must export provide as an object of functions");
  for (const [name, one] of Object.entries(provide)) {
    if (!providable.includes(name))
      throw new Error(`provides ${name}, which is unknown: ${tellKnown(name, providable)}`);
    if (typeof one !== "function")
      throw new Error(`must export provide as an object of functions, but provide.${name} is not a function`);
  }
  return { ...provide };
}

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
