import type { ReceiverAnswer } from "../../src/http/scripted-receiver.js";
import type { Standin, StandinOptions } from "../../src/index.js";
import { assertDocumented } from "../support/control-document.js";
import { startListening } from "./standin.js";

/** A standin that listens, on a clock that the test moves, and what it takes to change it. */
export async function startStandin(options: StandinOptions = {}) {
  const standin = await startListening({ jobs: "never", ...options });
  return { standin, ...clientOf(standin) };
}

/** The same with a receiver, which webhook 2001 calls. */
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

/** Requests in the flat envelope, answered with status and body. */
export function clientOf(standin: Standin, environment = "main") {
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(standin.url + path, {
      method,
      headers: {
        ...{ authorization: "Bearer any", "content-type": "application/json" },
        ...{ "x-environment": environment, "x-api-version": "3" },
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const { status, headers } = response;
    const answer = { status, body: text === "" ? undefined : JSON.parse(text) };
    const type = headers.get("content-type")?.split(";")[0] ?? "";
    assertDocumented({ method, path, type, ...answer });
    return answer;
  };
  return {
    send,
    updateUpload: (fields: object, id = "1001") => send("PUT", `/uploads/${id}`, fields),
    updateWebhook: (fields: object, id = "2001") => send("PUT", `/webhooks/${id}`, fields),
  };
}
