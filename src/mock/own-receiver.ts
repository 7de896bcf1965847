import { toUtf8 } from "../base/bytes.js";
import type { OwnResponse } from "../delivery/settings.js";
import type { CallRequest } from "../domain/call-record.js";
import { DomainError, errorDefinition } from "../openapi/errors.js";
import { type Inboxes, type InboxResponse, type Kept, maximumBodyBytes, type Received } from "./inbox.js";

export const receiverResponse = { received: true };
const responseText = JSON.stringify(receiverResponse);

const responseHeaders = { "content-type": "application/json" };

/** An address of a receiver with nothing to decode. For any other, a URL is parsed, which takes longer than all the rest. */
const plainAddress = /^http:\/\/[\w.:[\]-]+\/_standin\/receiver\/([\w-]+)(?:\?[\w./=&%+-]*)?$/;

const nameIn = (url: string): string | undefined =>
  (plainAddress.exec(url) ?? /^\/_standin\/receiver\/([\w-]+)$/.exec(new URL(url).pathname))?.[1];

/** A body is at most so many times as long as its source: an escape takes six, and an entity stands in it twice. */
const growth = 16;

/**
 * Receives a call without a socket, which would take ten times as long as the update that caused it. `bytes` is what the call keeps
 * in memory. The body is rendered when somebody looks at it. Undefined if the call is not for a receiver, or if a server would
 * refuse it.
 */
export function receiveOwn(
  { inboxes, now }: { inboxes: Inboxes; now: string },
  call: CallRequest,
  bytes: number,
): OwnResponse | undefined {
  const name = nameIn(call.url);
  if (name === undefined) return undefined;
  if (bytes * growth > maximumBodyBytes && toUtf8(call.body).length > maximumBodyBytes) return undefined;
  const answer = take(inboxes, name, { show: () => toReceived(call, now), bytes });
  return { ...answer, headers: responseHeaders, body: responseText };
}

function toReceived({ url, headers, body }: CallRequest, at: string): Received {
  const { host, pathname, search } = new URL(url);
  const own = Object.entries(headers).map(([header, value]) => [header.toLowerCase(), value]);
  const all = { host, ...Object.fromEntries(own), "content-length": String(toUtf8(body).length) };
  return { at, method: "POST", path: pathname + search, headers: all, body };
}

function take(inboxes: Inboxes, name: string, received: Kept): InboxResponse {
  try {
    return inboxes.named(name).take(received);
  } catch (error) {
    // A receiver for which there is no room says so, as any server would.
    if (error instanceof DomainError) return { status: errorDefinition(error.code).status, delay: 0 };
    throw error;
  }
}
