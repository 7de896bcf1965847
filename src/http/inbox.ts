import type { JsonObject } from "../openapi/openapi-document.js";

/** A receiver of Standin's own, for webhooks to call from the first minute. */
export interface Inbox {
  /** The statuses that it answers in turn; the last one is repeated. */
  answers: number[];
  given: number;
  /** The newest requests, oldest first. */
  requests: JsonObject[];
  /** The bytes of their bodies. */
  sizes: number[];
}
