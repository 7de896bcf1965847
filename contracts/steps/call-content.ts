import {
  eventOf,
  isObject,
  type JsonObject,
  type JsonValue,
  type Kit,
  parseEvent,
  parseJson,
  type ReceivedCall,
  show,
  valueAt,
} from "../../src/kit/index.js";

/** The header value for Basic credentials. */
export const basic = (credentials: string): string => `Basic ${Buffer.from(credentials).toString("base64")}`;

/** Why a call lacks a header of its webhook. White space around a value is no part of it (RFC 9110). */
export function headerProblem(
  { headers }: Pick<ReceivedCall, "headers">,
  name: string,
  value: string,
): string | undefined {
  const sent = headers[name.toLowerCase()];
  if (sent?.trim() === value.trim()) return undefined;
  return `the call has ${name}: ${show(sent)}, but the webhook has ${show(value)}`;
}

/**
 * Whether a call has the credentials `user:password`, or none if undefined. The name of a scheme is case-insensitive
 * (RFC 9110).
 */
export const bringsCredentials = (
  { headers }: Pick<ReceivedCall, "headers">,
  credentials: string | undefined,
): boolean =>
  headers.authorization?.replace(/^basic /i, "Basic ") === (credentials === undefined ? undefined : basic(credentials));

export function describe({ method, path, body }: ReceivedCall): string {
  return `${method} ${path} with ${show(body)}`;
}

/** The body of a call as a JSON object, or undefined. */
export function payloadOf(call: ReceivedCall): JsonObject | undefined {
  const payload = jsonOf(call);
  return isObject(payload) ? payload : undefined;
}

/** The body of a call as JSON. Undefined if it is not JSON. */
export const jsonOf = ({ body }: ReceivedCall): JsonValue | undefined => parseJson(body);

/** The event type in a call, at the binding's `callEvent`. Undefined if there is none. */
export function eventTypeOf(kit: Kit, call: ReceivedCall): string | undefined {
  const { callEvent, events } = kit.api.target.wire;
  if (callEvent === undefined || !events) return undefined;
  const event = eventOf(valueAt(jsonOf(call), callEvent), events);
  return event === undefined ? undefined : parseEvent(event)[1];
}
