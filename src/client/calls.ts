import type { ControlSchemas } from "../openapi/control.js";
import type { RemoteEnvironment } from "./remote.js";
import { type Send, StandinError } from "./request.js";

type WebhookCall = ControlSchemas["WebhookCall"];

/** How long `next` waits without a timeout of its own, and the longest that one request may, in milliseconds. */
const defaultPatience = 5000;
const longestWait = 30_000;

export const webhookCallsOf = (send: Send): RemoteEnvironment["webhookCalls"] => ({
  async next(filter = {}, { timeout = defaultPatience } = {}) {
    for (let left = timeout; ; left -= longestWait) {
      try {
        const timeout_ms = Math.max(0, Math.min(left, longestWait));
        return (await send("POST", "/webhook-calls/next", { ...filter, timeout_ms })) as WebhookCall;
      } catch (error) {
        const isOver = !(error instanceof StandinError && error.status === 404) || left <= longestWait;
        if (isOver) throw error;
      }
    }
  },
  list: async () => ((await send("GET", "/webhook-calls")) as ControlSchemas["CallList"]).webhook_calls,
  get: async (id) => (await send("GET", `/webhook-calls/${encodeURIComponent(id)}`)) as WebhookCall,
  settle: async () => void (await send("POST", "/webhook-calls/settle")),
});
