import { eventTypes } from "../domain/events.js";
import type { ControlReply } from "../openapi/control.js";
import { routes } from "../openapi/documents.js";
import { type ErrorCode, errorCatalogue } from "../openapi/errors.js";

/** `GET /_standin/choices`: what faults and events can name, for the lists that the page offers. */
export function showChoices(): ControlReply<"showChoices"> {
  const operations = routes.map(({ operationId, method, path, operation }) => ({
    id: operationId,
    method,
    path,
    codes: operation["x-standin"].errors,
  }));
  const codes = Object.keys(errorCatalogue) as ErrorCode[];
  const errors = codes.map((code) => ({
    code,
    status: errorCatalogue[code].status,
    title: errorCatalogue[code].title,
  }));
  const event_types = Object.fromEntries(Object.entries(eventTypes).map(([type, events]) => [type, [...events]]));
  return { status: 200, body: { operations, errors, event_types } };
}
