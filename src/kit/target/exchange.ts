import type { JsonValue } from "../../base/json.js";

/** One request as it was sent, and the response as it came. */
export interface Exchange {
  request: { method: string; url: string; headers: Record<string, string>; body: string | undefined };
  /** 0 when there was no response. */
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  text: string;
  /** The body as JSON; undefined when it is none. */
  json: JsonValue | undefined;
  /** Why there was no response. */
  failure?: string;
  /** Why the kit did not send it: the target had handed out an address that it does not connect to. */
  refusal?: string;
  /** The request whose effect this response shows, where it is not its own: the update before a read, or before a job's result. */
  follows?: Exchange | undefined;
  /** The first 429 before this response, where the request was repeated. */
  limited?: Exchange;
  /** What the first try came to, in words, where the target or the way to it failed and the request was repeated. */
  repeated?: string;
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;
/** Whether there is no response of the target's to judge: none at all, or one that says that it failed. */
export const isFailure = ({ status }: Pick<Exchange, "status">): boolean => status === 0 || status >= 500;

const longestPath = 500;

/** `PUT /things/1001 was answered 422`, for a sentence. */
export function told({ request, status, failure }: Exchange): string {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  // An identifier may be as long as a target likes.
  const shown = path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
  return `${request.method} ${shown} ${failure ? `got no response (${failure})` : `was answered ${status}`}`;
}

export const mediaTypeOf = ({ headers }: Exchange): string =>
  (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
