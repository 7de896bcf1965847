import { FormData } from "undici";
import { isObject, type JsonValue } from "../../base/json.js";
import { cutLater } from "../../base/text.js";
import type { OperationId } from "../../openapi/documents.js";

/** One request as it was sent, and its response. */
export interface Exchange {
  request: { method: string; url: string; headers: Record<string, string>; body: string | undefined };
  /** 0 without a response. */
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  text: string;
  /** Of the body, in bytes. Undefined without a body that came over the network. */
  size?: number;
  /** The body as JSON, in the form of the document. Undefined if it is not JSON. */
  json: JsonValue | undefined;
  /** The original response, if the target's form differs from the document. `secretNames` are its names of secret fields. */
  received?: { status: number; json: JsonValue | undefined; secretNames: readonly string[] };
  /** The original response, if the binding's module changed it. */
  beforeHook?: { status: number; json: JsonValue | undefined };
  /** The operation of the request. */
  operation?: OperationId;
  /** Whether the response comes from the in-process mock, in the form of the document. */
  isDocument?: boolean;
  /** Whether the list has pages that were not requested. */
  isPart?: boolean;
  /** Why there was no response. */
  failure?: string;
  /** Why the kit did not send the request: the target had returned an address that the kit does not connect to. */
  refusal?: string;
  /** The earlier request whose effect this response shows: the update before a read or before a job's result. */
  follows?: Exchange | undefined;
  /** The first 429 before this response, if the request was repeated. */
  limited?: Exchange;
  /** The result of the first attempt, in words, if the request was repeated after a transient failure. */
  repeated?: string;
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;
/** Whether the target says that nothing is there. */
export const isMissing = ({ status }: Pick<Exchange, "status">): boolean => status === 404 || status === 410;
/** Whether the target gave no usable response: none at all, or a failure. */
export const isFailure = ({ status }: Pick<Exchange, "status">): boolean => status === 0 || status >= 500;

/** Whether the connection was lost before the response was complete. */
export const isCut = ({ status, failure = "" }: Exchange): boolean =>
  status === 0 && /^(UND_ERR_SOCKET|ECONNRESET|EPIPE|UND_ERR_RES_CONTENT|HPE_)/.test(failure);

/** Whether the address no longer has a listener. */
export const isGone = ({ status, failure = "" }: Exchange): boolean =>
  status === 0 && /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)/.test(failure);

/** Whether a web page came in place of the target's own response. */
export const isPage = ({ status, failure = "" }: Exchange): boolean => status === 0 && failure.startsWith("WEB_PAGE");

/** Whether the failure is transient: the network failed, not the target's handling of the request. */
export const isTransient = (exchange: Exchange): boolean =>
  [502, 503, 504].includes(exchange.status) || isCut(exchange) || isPage(exchange);

/** Whether the target has ended what was asked of it. Otherwise it may still act, or have acted. */
export const isAnswered = ({ status }: Pick<Exchange, "status">): boolean =>
  status > 0 && ![502, 503, 504].includes(status);

/** Whether the request certainly never reached the target. */
export const isUnsent = (exchange: Exchange): boolean =>
  exchange.refusal !== undefined || isGone(exchange) || exchange.failure === notSent;

/** The failure of a request that the end of the run kept from being sent. */
export const notSent = "INTERRUPTED: the run was ended before";

/** Whether no response tells what came of a request that was sent. */
export const isUnanswered = (exchange: Exchange): boolean => exchange.refusal === undefined && !isAnswered(exchange);

/** Whether the target took longer than its time. The request may still be applied. */
export const isLate = ({ failure = "" }: Pick<Exchange, "failure">): boolean => failure.startsWith("DEADLINE");

const longestPath = 500;

/** `PUT /things/1001 returned 422`, for a sentence. */
export function told({ request, failure, ...exchange }: Exchange): string {
  const { pathname, search } = new URL(request.url);
  // Identifiers may have any length.
  const shown = cutLater(pathname + search, longestPath);
  if (failure) return `${request.method} ${shown} got no response (${failure})`;
  const { status } = asReceived(exchange);
  const meaning = status === exchange.status ? "" : ` (which means ${exchange.status})`;
  const seconds = Number(exchange.headers["retry-after"]);
  const wish = seconds * 1000 > longestPause ? `, with Retry-After: ${seconds} s` : "";
  return `${request.method} ${shown} returned ${status}${meaning}${wish}`;
}

/** The longest sentence of a server that is shown. */
const longest = 300;

/** What a server says of a refusal, with its request: `POST /hooks returned 422: "events must not be empty"`. */
export function toldInOwnWords(exchange: Exchange): string {
  const { json } = asReceived(exchange);
  const isPage = /^\s*</.test(exchange.text);
  const said = json === undefined ? (isPage ? "" : exchange.text) : sentencesIn(json).join("; ");
  const words = said.replace(/\s+/g, " ").trim();
  if (words === "") return told(exchange);
  return `${told(exchange)}: “${cutLater(words, longest)}”`;
}

/** The texts of several words in an error, each once. A text without a space is a code or an identifier. */
function sentencesIn(value: JsonValue): string[] {
  if (typeof value === "string") return /\S\s\S/.test(value) ? [value] : [];
  const inner = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return [...new Set(inner.flatMap(sentencesIn))];
}

/** The status and the body in the target's form, as a binding's pointers find them. */
export const asReceived = ({
  received,
  status,
  json,
}: Pick<Exchange, "received" | "status" | "json">): Pick<Exchange, "status" | "json"> => received ?? { status, json };

export const mediaTypeOf = ({ headers }: Exchange): string =>
  (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

/** The original status and body. */
export const asCame = (exchange: Exchange): Pick<Exchange, "status" | "json"> =>
  exchange.beforeHook ?? asReceived(exchange);

/** The longest wait for any service, in milliseconds. */
export const longestPause = 60_000;

/** How long a response asks to wait by its Retry-After, in seconds or as a date; in milliseconds. */
export const retryAfter = (exchange: Pick<Exchange, "headers">, now: number): number | undefined =>
  toPause(exchange, "retry-after", now);

/** Whether a response refuses a request for now: with 429, or with 403, 423 (locked) or 425 that say when to come back. */
export const isLimited = ({ status, headers }: Pick<Exchange, "status" | "headers">): boolean =>
  status === 429 || ([403, 423, 425].includes(status) && headers["retry-after"] !== undefined);

/**
 * How long a 429 asks to wait, in milliseconds: Retry-After in seconds or as a date, else RateLimit-Reset, with or without X-, in
 * seconds from now, or in seconds since 1970 as some services have it; else a second.
 */
export const pauseOf = (exchange: Pick<Exchange, "headers">, now: number): number =>
  waitHeaders.map((name) => toPause(exchange, name, now)).find((pause) => pause !== undefined) ?? 1000;

export const waitHeaders = ["retry-after", "ratelimit-reset", "x-ratelimit-reset"];

function toPause({ headers }: Pick<Exchange, "headers">, name: string, now: number): number | undefined {
  const { [name]: told = "", date = "" } = headers;
  if (told.trim() === "") return undefined;
  const seconds = Number(told);
  const isSpan = Number.isFinite(seconds) && seconds <= 1_000_000_000;
  const time = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(told);
  if (isSpan || Number.isNaN(time)) return isSpan ? Math.max(time, 100) : undefined;
  // The target's clock may be another than this one's.
  const pauses = [time - now, time - Date.parse(date)].filter((pause) => pause > 0);
  return pauses.length === 0 ? 100 : Math.max(Math.min(...pauses), 100);
}

type Unanswered = Pick<Exchange["request"], "method" | "url" | "headers"> & {
  body?: string | Uint8Array | FormData | undefined;
};

/** An exchange without a response. */
export const unanswered = ({ method, url, headers, body }: Unanswered, failure?: string): Exchange => ({
  request: { method, url, headers, body: toText(body) },
  ...{ status: 0, headers: {}, text: "", json: undefined },
  ...(failure === undefined ? {} : { failure }),
});

/** The body of a request, as an exchange has it. */
export const toText = (body: Unanswered["body"]): string | undefined =>
  body instanceof FormData ? tellParts(body) : typeof body === "object" ? `(${body.length} bytes)` : body;

/** The parts of a request, for a report. */
const tellParts = (form: FormData): string =>
  [...form]
    .map(([name, part]) =>
      typeof part === "string" ? `${name}: ${part}` : `${name}: ${part.name} (${part.size} bytes, ${part.type})`,
    )
    .join("\n");
