import type { CallResponse } from "../domain/call-record.js";

/** The published limit of an attempt in milliseconds, and the maximum size of a response. */
export const totalTimeout = 8000;
export const maximumResponseBytes = 64 * 1024;

/** The reason for a timeout. */
export const timedOut = `Timeout: no complete response within ${totalTimeout / 1000} s.`;

/** A complete response. Any 2xx is a success. */
export function toCallResponse(status: number, headers: Readonly<Record<string, string>>, body: string): CallResponse {
  const failure =
    status >= 200 && status < 300 ? null : `The receiver responded with ${status}. Any 2xx status is a success.`;
  return { status, headers, body, failure };
}

/** The substitute for a missing response. `failure` is a sentence. */
export const noResponse = (failure: string): CallResponse => ({ status: null, headers: null, body: null, failure });

/** The substitute for the response of a call that was not sent. `why` is a sentence. */
export const notSent = (why: string): CallResponse => ({
  ...{ status: null, headers: null, body: null, refused: true },
  failure: `Not sent: ${why}`,
});
