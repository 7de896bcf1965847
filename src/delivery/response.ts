import type { CallResponse } from "../domain/call-record.js";

/** The published limit of an attempt, in milliseconds, and the most that is read of a response. */
export const totalTimeout = 8000;
export const maximumResponseBytes = 64 * 1024;

/** Why an attempt ended that took longer. */
export const timedOut = `Timeout: no complete response within ${totalTimeout / 1000} s.`;

/** A response that came whole; any 2xx is a success. */
export function toCallResponse(status: number, headers: Readonly<Record<string, string>>, body: string): CallResponse {
  const failure =
    status >= 200 && status < 300 ? null : `The receiver responded with ${status}. Any 2xx status is a success.`;
  return { status, headers, body, failure };
}

/** What stands in the place of a response that did not come; `failure` is a sentence. */
export const noResponse = (failure: string): CallResponse => ({ status: null, headers: null, body: null, failure });

/** What a call that was not sent has in the place of a response; `why` is a sentence. */
export const notSent = (why: string): CallResponse => ({
  ...{ status: null, headers: null, body: null, refused: true },
  failure: `Not sent: ${why}`,
});
