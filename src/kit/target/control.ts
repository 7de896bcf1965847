import { isObject, type JsonObject } from "../../base/json.js";
import type { Api } from "./api.js";
import { type Exchange, isSuccess } from "./exchange.js";

/** Standin's control interface, in one environment. A real service has none. */
export interface Control {
  /** Moves the clock forward; resolves when what fell due has run. */
  advance(time: string): Promise<Exchange>;
  /** Raises an event about an entity that the caller gives. */
  raise(event: JsonObject): Promise<Exchange>;
  reset(): Promise<Exchange>;
}

/** Whether a target is a Standin: it answers at the health address below its origin. */
export async function isStandin(api: Api): Promise<boolean> {
  const { status, json } = await api.send("GET", addressOf(api, "/health"));
  return status === 200 && isObject(json) && json.status === "ok";
}

/** The control interface in the environment that `api` sends its requests to. */
export function createControl(api: Api): Control {
  const post = (path: string, body: JsonObject) =>
    api.send("POST", addressOf(api, path), {
      body,
      headers: { "Content-Type": "application/json" },
      repeatable: true,
    });
  return {
    advance: (time) => post("/clock", { advance: time }),
    raise: (event) => post("/events", event),
    reset: () => post("/reset", {}),
  };
}

/** The control interface of an environment that was made for the run, taken away in the end. */
export async function dropEnvironment(api: Api, name: string): Promise<void> {
  const { status } = await api.send("DELETE", addressOf(api, `/environments/${name}`));
  if (!isSuccess(status)) await createControl(api.withHeaders({ "X-Environment": name })).reset();
}

const addressOf = ({ target }: Api, path: string) => `${new URL(target.url).origin}/_standin${path}`;
