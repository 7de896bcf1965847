import type { Standin, StandinOptions } from "../../src/index.js";
import { ask } from "./ask.js";
import { startStandin } from "./standin.js";

export type Method = "get" | "post" | "put" | "delete";

/** Requests in the flat envelope, answered with what came. */
export function apiOf({ app }: Pick<Standin, "app">, environment = "main") {
  return async (method: Method, path: string, body?: object, headers: Record<string, string> = {}) => {
    const own = { Authorization: "Bearer any-token", "X-Environment": environment };
    return ask(app, { method, path, headers: { ...own, ...headers }, body });
  };
}

/** Requests to the control interface of a stand-in, for one environment. */
export function controlOf({ app }: Pick<Standin, "app">, environment = "main") {
  return async (method: Method, path: string, body?: object) => {
    const headers = { "X-Environment": environment };
    const { status, body: answer } = await ask(app, { method, path: `/_standin${path}`, headers, body });
    return { status, body: answer };
  };
}

/** A stand-in, with requests to its API and its control interface. */
export async function startControlled(options: StandinOptions = { jobs: "never" }) {
  const standin = await startStandin(options);
  return { standin, api: apiOf(standin), control: controlOf(standin) };
}
