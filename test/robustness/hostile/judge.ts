import type { IncomingHttpHeaders } from "node:http";
import { type ErrorCode, errorCatalogue, errorDefinition } from "../../../src/openapi/errors.js";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** What is wrong with an answer to a hostile request, or undefined. */
export function failureOf(answer: Answer, method: string): string | undefined {
  const { status, headers, text } = answer;
  if (headers["x-standin-fault"] !== undefined) return undefined;
  const asked = /^code=(\d+)$/.exec(String(headers["preference-applied"] ?? ""))?.[1];
  if (status >= 500 && asked !== String(status)) return "nobody asked for that";
  // What Node says itself of what is not HTTP has no body, on a connection that ends.
  const isNodes = [400, 408, 413, 431].includes(status) && headers.connection === "close" && text === "";
  return status < 400 || method === "HEAD" || isNodes ? undefined : failureOfError(answer);
}

/** An error has the body that is documented, with a code of the catalogue and the status of that code. */
function failureOfError({ status, headers, text }: Answer): string | undefined {
  const type = headers["content-type"] ?? "";
  if (!/^application\/(?:problem\+)?json; charset=utf-8$/.test(type)) return `an error is ${type}`;
  const body = JSON.parse(text);
  const isProblem = type.includes("problem");
  const known = isProblem ? body.code : body.data[0].attributes.doc_url.replace("urn:standin:error:", "");
  if (typeof known !== "string" || !(known in errorCatalogue)) return `the code is ${known}`;
  const { status: published, flatStatus = published } = errorDefinition(known as ErrorCode);
  if (status !== (isProblem ? flatStatus : published)) return `${known} has the status ${status}`;
  return isProblem && (!body.detail || body.status !== status) ? "a problem lacks parts" : undefined;
}
