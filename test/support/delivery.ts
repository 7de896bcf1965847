import type { ReceiverAnswer } from "../../src/http/scripted-receiver.js";
import type { Standin, StandinOptions } from "../../src/index.js";
import { apiOf, type Method } from "./api.js";
import { startListening } from "./standin.js";

/** A standin that listens, on a clock that the test moves, and what it takes to change it. */
export async function startStandin(options: StandinOptions = {}) {
  const standin = await startListening({ jobs: "never", ...options });
  return { standin, ...clientOf(standin) };
}

/** A stand-in whose webhook 2001 calls a receiver. */
export async function startCalled(
  settings: object = {},
  answers?: readonly ReceiverAnswer[],
  options: StandinOptions = {},
) {
  const started = await startStandin(options);
  const receiver = await started.standin.createReceiver(answers);
  await started.updateWebhook({ url: receiver.url, ...settings });
  return { ...started, receiver };
}

/** Requests to its API and its control interface. */
export function clientOf(standin: Standin, environment = "main") {
  const api = apiOf(standin, environment);
  const send = (method: Method, path: string, body?: object) => api(method, path, body, { "X-Api-Version": "3" });
  return {
    send,
    updateUpload: (fields: object, id = "1001") => send("put", `/uploads/${id}`, fields),
    updateWebhook: (fields: object, id = "2001") => send("put", `/webhooks/${id}`, fields),
  };
}
