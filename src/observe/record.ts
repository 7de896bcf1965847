import { parseJson } from "../base/json.js";
import { isSecretName, redactHeaders, redactPath } from "../base/redaction.js";
import type { Exchange } from "../kit/index.js";
import { decodeBody } from "../kit/wire/decode-body.js";

/** A passed exchange: the original heads, and the bodies. A body is undefined if it is too large. */
export interface Passed {
  method: string;
  /** Below the target's URL, with the query. */
  path: string;
  requestHeaders: Readonly<Record<string, string>>;
  requestBody: Buffer | undefined;
  /** 0 without a response. */
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer | undefined;
  failure?: string;
}

/** The largest judged body, in bytes. */
export const largestJudged = 1024 * 1024;

/**
 * A passed request and response in the kit's form, with redacted credentials, which `learn` receives. Undefined if it
 * is too large to judge.
 */
export function toExchange(
  targetUrl: string,
  passed: Passed,
  learn: (shown: Readonly<Record<string, unknown>>) => void,
): Exchange | undefined {
  const { method, path, requestHeaders, requestBody, status, headers, body, failure } = passed;
  const sent = requestBody && decodeBody(requestBody, requestHeaders["content-encoding"], largestJudged);
  const came = body && decodeBody(body, headers["content-encoding"], largestJudged);
  if (sent === undefined || came === undefined) return undefined;
  const text = came.toString("utf8");
  const request = {
    method,
    url: targetUrl + redactPath(path),
    headers: redactHeaders(requestHeaders),
    body: sent.length > 0 ? sent.toString("utf8") : undefined,
  };
  const json = parseJson(text);
  learn({ requestHeaders, url: targetUrl + path, asked: request.body && parseJson(request.body), headers, json });
  return { request, status, headers: redactHeaders(headers), text, json, ...(failure ? { failure } : {}) };
}

/** Whether a request brings anything that may be a credential. */
export function hasCredential({ headers, url }: Exchange["request"]): boolean {
  return [...Object.keys(headers), ...new URL(url).searchParams.keys()].some(isSecretName);
}
