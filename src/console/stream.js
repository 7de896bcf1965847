import { request } from "./api.js";

/** Milliseconds before another try, when the server is gone. */
const pause = 1000;

/**
 * Follows what happens in an environment until the signal ends it. Read with fetch, since an EventSource sends no token.
 * @param {string} environment
 * @param {AbortSignal} signal
 * @param {{
 *   opened: () => Promise<void>,
 *   event: (told: import("../openapi/page-types.js").StreamEvent) => void,
 *   lost: () => void,
 * }} listener `opened` is awaited: what happens meanwhile comes after it
 */
export async function follow(environment, signal, listener) {
  while (!signal.aborted) {
    try {
      const response = await request("/stream", { environment, signal });
      for await (const told of messagesOf(response)) {
        if (signal.aborted) return;
        if (told.event === "hello") await listener.opened();
        else listener.event(told);
      }
    } catch (error) {
      if (!signal.aborted && !(error instanceof Error)) throw error;
    }
    if (signal.aborted) return;
    listener.lost();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * @param {Response} response
 * @returns {AsyncGenerator<import("../openapi/page-types.js").StreamEvent>}
 */
async function* messagesOf(response) {
  if (!response.body) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const messages = text.split("\n\n");
    text = messages.pop() ?? "";
    for (const message of messages) {
      const [, event = "", data = "null"] = /^event: (.*)\ndata: (.*)$/.exec(message) ?? [];
      const told = /** @type {import("../openapi/page-types.js").StreamEvent} */ ({ event, data: JSON.parse(data) });
      yield told;
    }
  }
}
