import { exec } from "node:child_process";
import { basename, dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { readRegularFile } from "../../base/files.js";
import { nearest } from "../../base/nearest.js";
import { type Binding, BindingError, type Environment, readBinding } from "./binding.js";
import { providable } from "./provide.js";
import type { Hook, Hooks, Provide, Provider } from "./target.js";

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
  const value =
    command === undefined || isTokenKnown
      ? undefined
      : await runCommand(command, folder, environment).catch(refuse("/token/command"));
  const loaded = hooks === undefined ? {} : await loadModule(resolve(folder, hooks)).catch(refuse("/hooks"));
  return {
    ...binding,
    ...(value === undefined ? {} : { token: { ...binding.token, value } }),
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

function toProviders(provide: unknown): Record<string, Provider> {
  const isRecord = typeof provide === "object" && provide !== null;
  if (!isRecord) throw new Error("must export provide as an object of functions");
  for (const [name, one] of Object.entries(provide)) {
    if (!providable.includes(name)) {
      const near = nearest(name, providable);
      const meant = near === undefined ? "" : `did you mean ${near}? `;
      throw new Error(`provides ${name}, which is unknown: ${meant}Allowed are ${providable.join(", ")}`);
    }
    if (typeof one !== "function")
      throw new Error(`must export provide as an object of functions, but provide.${name} is not a function`);
  }
  return { ...provide };
}
