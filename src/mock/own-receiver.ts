import { toUtf8 } from "../base/bytes.js";
import type { OwnResponse } from "../delivery/settings.js";
import type { CallRequest } from "../domain/call-record.js";
import { DomainError, errorDefinition } from "../openapi/errors.js";
import { type Inboxes, type InboxResponse, maximumBodyBytes, type Received } from "./inbox.js";

/** The body of every response. */
export const receiverResponse = { received: true };
const responseText = JSON.stringify(receiverResponse);

/** The headers of its response. */
const responseHeaders = { "content-type": "application/json" };

/**
 * Receives a call without a socket, which would take ten times as long as the update that caused it. Undefined if the call is not for a receiver, or if a server would refuse it.
 */
export function receiveOwn(
  { inboxes, now }: { inboxes: Inboxes; now: string },
  call: CallRequest,
): OwnResponse | undefined {
  const { host, pathname, search } = new URL(call.url);
  const name = /^\/_standin\/receiver\/([\w-]+)$/.exec(pathname)?.[1];
  if (name === undefined) return undefined;
  const { body } = call;
  const size = toUtf8(body).length;
  if (size > maximumBodyBytes) return undefined;
  const own = Object.entries(call.headers).map(([header, value]) => [header.toLowerCase(), value]);
  const headers = { host, ...Object.fromEntries(own), "content-length": String(size) };
  const answer = take(inboxes, name, { at: now, method: "POST", path: pathname + search, headers, body });
  return { ...answer, headers: responseHeaders, body: responseText };
}

function take(inboxes: Inboxes, name: string, received: Received): InboxResponse {
  try {
    return inboxes.named(name).take(received);
  } catch (error) {
    // A receiver for which there is no room says so, as any server would.
    if (error instanceof DomainError) return { status: errorDefinition(error.code).status, delay: 0 };
    throw error;
  }
}
