import { withoutLastSlashes } from "../base/base-path.js";
import type { Advanced } from "../mock/advance.js";
import type { ControlSchemas } from "../openapi/control.js";
import { webhookCallsOf } from "./calls.js";
import { journalOf } from "./journal.js";
import type { RemoteEnvironment, RemoteReceiver } from "./remote.js";
import { createSend, type Send, StandinError } from "./request.js";

/** What a connection is made with. */
export interface ConnectOptions {
  /** The environment; `main` without it. It is made from the seed at its first use. */
  environment?: string;
  /** The token of requests to the API (`fetch`, `headers`); any will do. */
  token?: string;
  /** The token of `--control-token`, where the server was started with one. */
  controlToken?: string;
}

/**
 * The handle of an environment of the Standin at a URL: the interface of `createStandin`'s, with asynchronous methods. Throws a
 * StandinError where no Standin answers there, or where it asks for another control token.
 */
export async function connect(
  url: string,
  { environment = "main", token = "any-token", controlToken }: ConnectOptions = {},
): Promise<RemoteEnvironment> {
  const base = withoutLastSlashes(url);
  const send = createSend({ url: base, environment, controlToken });
  // It needs the token, and opens no environment.
  await send("GET", "/environments");
  const headers = { Authorization: `Bearer ${token}`, "X-Environment": environment };
  const reset = () => done(send("POST", "/reset"));
  return {
    name: environment,
    url: base,
    headers,
    fetch(path, init = {}) {
      const all = new Headers(init.headers);
      for (const [name, value] of Object.entries(headers)) if (!all.has(name)) all.set(name, value);
      return fetch(base + path, { ...init, headers: all });
    },
    clock: {
      now: async () => Date.parse((await get<"Clock">(send, "/clock")).now),
      async advance(time) {
        const { ran, in_flight } = (await send("POST", "/clock", { advance: time })) as ControlSchemas["ClockAdvanced"];
        const tasks = ran.map((one) => ({ ...one, at: Date.parse(one.at) }));
        return Object.defineProperty(tasks, "inFlight", { value: in_flight }) as Advanced;
      },
    },
    jobs: {
      script: (script) => done(send("POST", "/jobs", script)),
      list: async () => (await get<"JobList">(send, "/jobs")).jobs,
      release: (release) => done(send("POST", "/jobs", { release })),
    },
    webhookCalls: webhookCallsOf(send),
    emit: async (event) => ((await send("POST", "/events", event)) as ControlSchemas["RaisedCalls"]).webhook_calls,
    faults: {
      add: async (fault) => (await send("POST", "/faults", fault)) as ControlSchemas["FaultRule"],
      list: async () => (await get<"FaultList">(send, "/faults")).faults,
      release: (id) => releaseFault(send, id),
    },
    journal: journalOf(send),
    state: {
      get: async () => get<"Seed">(send, "/state"),
      put: (seed) => done(send("PUT", "/state", seed)),
    },
    receiver: (name) => receiverOf(send, base, environment, name),
    reset,
    [Symbol.asyncDispose]: reset,
  };
}

/** Reads what the document says is there. */
const get = async <Name extends keyof ControlSchemas>(send: Send, path: string): Promise<ControlSchemas[Name]> =>
  (await send("GET", path)) as ControlSchemas[Name];

const done = async (sent: Promise<unknown>): Promise<void> => void (await sent);

/** As in the library: false where there is no such fault. */
async function releaseFault(send: Send, id: string | undefined): Promise<boolean> {
  try {
    await send("DELETE", id === undefined ? "/faults" : `/faults/${encodeURIComponent(id)}`);
    return true;
  } catch (error) {
    if (error instanceof StandinError && error.status === 404) return false;
    throw error;
  }
}

function receiverOf(send: Send, base: string, environment: string, name: string): RemoteReceiver {
  const path = `/receiver/${encodeURIComponent(name)}`;
  return {
    url: `${base}/_standin${path}?environment=${environment}`,
    answerWith: (answers) => done(send("PUT", path, { answers })),
    requests: async () => (await get<"Receiver">(send, path)).requests,
  };
}
