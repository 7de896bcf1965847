import { exec } from "node:child_process";
import { basename, dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { readRegularFile } from "../../base/files.js";
import { type Binding, BindingError, type Environment, readBinding } from "./binding.js";
import type { Hooks } from "./target.js";

/** Maximum size of a binding. Real ones have some kilobytes, and comparing keys takes quadratic time. */
const mostBytes = 64 * 1024;

/** Timeout of the command that prints the token, in milliseconds. */
const commandTimeout = 30_000;

/** Reads a binding with its module and, unless `isTokenKnown`, the command's token. Throws a BindingError. */
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
  const loaded = hooks === undefined ? undefined : await loadHooks(resolve(folder, hooks)).catch(refuse("/hooks"));
  return {
    ...binding,
    ...(value === undefined ? {} : { token: { ...binding.token, value, renew } }),
    ...(loaded && { hooks: loaded }),
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
async function loadHooks(path: string): Promise<Hooks> {
  const name = basename(path);
  const module: Record<string, unknown> = await import(pathToFileURL(path).href).catch((error) => {
    throw new Error(`cannot be loaded: ${(error as Error).message}`);
  });
  // Node adds the others to a module of CommonJS.
  const found = Object.entries(module).filter(([one]) => !["default", "module.exports", "__esModule"].includes(one));
  const isHook = ([one, value]: [string, unknown]) => /^re(?:quest|sponse)$/.test(one) && typeof value === "function";
  if (found.length > 0 && found.every(isHook)) return { name, ...Object.fromEntries(found) };
  const exported = Object.keys(module).join(", ") || "nothing";
  throw new Error(`must export request(exchange) or response(exchange) alone; ${name} exports ${exported}`);
}
