import type { JsonValue } from "../../base/json.js";
import type { OperationId } from "../../openapi/documents.js";
import { longestPause } from "./rate-limit.js";

/** One request as it was sent, and the response as it came. */
export interface Exchange {
  request: { method: string; url: string; headers: Record<string, string>; body: string | undefined };
  /** 0 when there was no response. */
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  text: string;
  /** The body as JSON, in the form of the document; undefined when it is none. */
  json: JsonValue | undefined;
  /** What came, where the target has other forms than the document; `secretNames` are its names of secret fields. */
  received?: { status: number; json: JsonValue | undefined; secretNames: readonly string[] };
  /** What came, where the binding's module changed it. */
  beforeHook?: { status: number; json: JsonValue | undefined };
  /** The operation that it is of. */
  operation?: OperationId;
  /** Whether the in-process mock answered it, in the form of the document. */
  isDocument?: boolean;
  /** Whether a list has pages that were not asked for. */
  isPart?: boolean;
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

/** `PUT /things/1001 returned 422`, for a sentence. */
export function told({ request, failure, ...exchange }: Exchange): string {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  // An identifier may be as long as a target likes.
  const shown = path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
  if (failure) return `${request.method} ${shown} got no response (${failure})`;
  const { status } = asReceived(exchange);
  const meaning = status === exchange.status ? "" : ` (which means ${exchange.status})`;
  const seconds = Number(exchange.headers["retry-after"]);
  const wish = seconds * 1000 > longestPause ? `, with Retry-After: ${seconds} s` : "";
  return `${request.method} ${shown} returned ${status}${meaning}${wish}`;
}

/** The status and the body in the target's form, as a binding's pointers find them. */
export const asReceived = ({
  received,
  status,
  json,
}: Pick<Exchange, "received" | "status" | "json">): Pick<Exchange, "status" | "json"> => received ?? { status, json };

export const mediaTypeOf = ({ headers }: Exchange): string =>
  (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

/** The status and the body as they came, whatever was made of them. */
export const asCame = (exchange: Exchange): Pick<Exchange, "status" | "json"> =>
  exchange.beforeHook ?? asReceived(exchange);
