import { eventTypes } from "../../domain/events.js";
import { routes } from "../../openapi/documents.js";
import { errorCatalogue } from "../../openapi/errors.js";
import type { JsonObject } from "../../openapi/openapi-document.js";
import type { ControlReply } from "./call.js";

/** `GET /_standin/choices`: what faults and events can name, for the lists that the page offers. */
export function showChoices(): ControlReply {
  const operations = routes.map(({ operationId, method, path, operation }) => ({
    id: operationId,
    method,
    path,
    codes: operation["x-errors"],
  }));
  const errors = Object.entries(errorCatalogue).map(([code, { status, title }]) => ({ code, status, title }));
  const body = { operations, errors, event_types: eventTypes };
  // Lists and texts alone.
  return { status: 200, body: body as unknown as JsonObject };
}
