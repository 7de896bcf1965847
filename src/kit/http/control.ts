import { isObject, type JsonObject } from "../../base/json.js";
import { type Exchange, isSuccess } from "../wire/exchange.js";
import type { Api } from "./api.js";

/** Standin's control interface, in the environment that `api` uses. A real service has none. */
export class Control {
  constructor(readonly api: Api) {}

  #post(path: string, body: JsonObject): Promise<Exchange> {
    const undo = this.api.ledger.leavesNothing();
    return this.api.send("POST", addressOf(this.api, path), { body, repeatable: true, undo });
  }

  /** Advances the clock. Resolves after everything that fell due has run. */
  advance(time: string): Promise<Exchange> {
    return this.#post("/clock", { advance: time });
  }

  /** Raises an event about the given entity. */
  raise(event: JsonObject): Promise<Exchange> {
    return this.#post("/events", event);
  }

  reset(): Promise<Exchange> {
    return this.#post("/reset", {});
  }
}

/** Whether a target claims to be a Standin: it responds at the health address below its origin, and lists environments. */
export async function saysStandin(api: Api): Promise<boolean> {
  const { status, json } = await api.send("GET", addressOf(api, "/health"));
  return status === 200 && isObject(json) && json.status === "ok" && (await environmentsOf(api)) !== undefined;
}

/** Whether it also stores environments: it creates the one that `inside` uses, and lists it from then on. */
export async function keepsEnvironment(api: Api, inside: Api, name: string): Promise<boolean> {
  await inside.send("GET", addressOf(inside, "/clock"));
  return (await environmentsOf(api))?.includes(name) ?? false;
}

async function environmentsOf(api: Api): Promise<unknown[] | undefined> {
  const { status, json } = await api.send("GET", addressOf(api, "/environments"));
  const all = status === 200 && isObject(json) ? json.environments : undefined;
  return Array.isArray(all) ? all.map((one) => (isObject(one) ? one.name : undefined)) : undefined;
}

/** Deletes an environment of the run. Resolves with whether it succeeded. */
export async function dropEnvironment(api: Api, name: string): Promise<boolean> {
  const undo = api.ledger.leavesNothing();
  const { status } = await api.send("DELETE", addressOf(api, `/environments/${name}`), { undo });
  if (isSuccess(status) || status === 404) return true;
  return isSuccess((await new Control(api.inside(name, undo)).reset()).status);
}

const addressOf = ({ target }: Api, path: string) => `${new URL(target.url).origin}/_standin${path}`;
