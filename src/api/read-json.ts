import { fromJson, type JsonValue, mayRound } from "../base/json.js";
import { DomainError, refuseNumbers } from "../openapi/errors.js";
import type { Context } from "./context.js";
import { BodyTooLargeError, type RequestHeaders } from "./transport.js";

/** Limits on a JSON body, in bytes and in values. Each member and element takes time, even in an invalid body. */
export interface BodyLimit {
  readonly bytes: number;
  readonly values: number;
}

/** Limits for a JSON body and for a state, and the depth of both. Valid ones are never deeper. */
export const bodyLimits = {
  json: { bytes: 1024 * 1024, values: 50_000 },
  state: { bytes: 64 * 1024 * 1024, values: 500_000 },
  depth: 64,
} as const;

/**
 * The JSON body of a request, which its journal gets too. Counts its bytes, since slow requests hold them. Throws 415, 413, 400, and
 * 422 for a number that would change, in this order.
 */
export async function readJson(
  context: Pick<Context, "request" | "mock" | "requestBody">,
  mediaTypes: readonly string[],
  limit: BodyLimit = bodyLimits.json,
): Promise<JsonValue> {
  const { request, mock } = context;
  const { memory, wait } = mock;
  const { headers } = request;
  if (isBodyless(headers)) throw emptyBody();
  refuseMediaType(headers["content-type"], headers["content-encoding"], mediaTypes);
  const chunks: Uint8Array[] = [];
  const meter: Meter = { values: 1, deepest: 0, depth: 0, isInText: false, isEscaped: false };
  let held = 0;
  const take = (chunk: Uint8Array) => {
    memory.charge("requests in flight", chunk.length);
    held += chunk.length;
    chunks.push(chunk);
    count(meter, chunk);
    if (meter.deepest > bodyLimits.depth) throw tooDeep();
    if (meter.values > limit.values) throw tooManyValues(limit);
  };
  try {
    await request.readBody(limit.bytes, { take });
    if (held <= bodyLimits.json.bytes) return parseInto(context, request.decode(chunks));
    // The text and its parsed value. A short text is released before the next is read.
    memory.assertRoom("requests in flight", 2 * held + 64 * meter.values);
    const text = request.decode(chunks);
    await wait(0);
    return parseInto(context, text);
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    throw new DomainError("PAYLOAD_TOO_LARGE", `The body has more than ${limit.bytes} bytes. Send a smaller one.`);
  } finally {
    memory.release("requests in flight", held);
  }
}

/** Whether a request declares that it has no body. */
export const isBodyless = (headers: RequestHeaders): boolean =>
  headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;

/** The values of a JSON text and its depth so far, and where in it a piece ended. */
interface Meter {
  values: number;
  deepest: number;
  depth: number;
  isInText: boolean;
  isEscaped: boolean;
}

/** Counts by the punctuation of the next piece. */
function count(meter: Meter, chunk: Uint8Array): void {
  for (let at = 0; at < chunk.length; at++) {
    const sign = chunk[at];
    if (meter.isEscaped) meter.isEscaped = false;
    else if (sign === 0x22) meter.isInText = !meter.isInText;
    else if (meter.isInText) meter.isEscaped = sign === 0x5c;
    else if (sign === 0x2c) meter.values++;
    else if (sign === 0x5b || sign === 0x7b) {
      meter.values++;
      meter.deepest = Math.max(meter.deepest, ++meter.depth);
    } else if (sign === 0x5d || sign === 0x7d) meter.depth--;
  }
}

const tooManyValues = ({ values }: BodyLimit) =>
  new DomainError(
    "PAYLOAD_TOO_LARGE",
    `The body has more than ${values} values, counting members and elements. Split it into several requests.`,
  );

const tooDeep = () =>
  new DomainError("INVALID_JSON_BODY", `The body is nested more than ${bodyLimits.depth} levels deep. Flatten it.`);

const emptyBody = () => new DomainError("INVALID_JSON_BODY", "The body is empty. Send {} to change nothing.");

function refuseMediaType(type: string | undefined, encoding: string | undefined, mediaTypes: readonly string[]): void {
  if (type === mediaTypes[0] && encoding === undefined) return;
  const [mediaType = "", ...parameters] = (type ?? "")
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const charset = parameters
    .find((one) => one.startsWith("charset="))
    ?.slice(8)
    .replaceAll('"', "");
  const wanted = `Send ${mediaTypes.join(" or ")} in UTF-8, uncompressed.`;
  let reason: string | undefined;
  if (mediaType === "") reason = "Content-Type is missing";
  else if (!mediaTypes.includes(mediaType)) reason = `Content-Type is ${mediaType}`;
  else if (charset !== undefined && charset !== "utf-8" && charset !== "utf8") reason = `The charset is ${charset}`;
  else if (encoding !== undefined && encoding !== "identity") reason = `Content-Encoding is ${encoding}`;
  if (reason) throw new DomainError("INVALID_CONTENT_TYPE_HEADER", `${reason}. ${wanted}`);
}

function parseInto(context: Pick<Context, "requestBody">, text: string | undefined): JsonValue {
  if (text === "") throw emptyBody();
  if (text === undefined)
    throw new DomainError("INVALID_JSON_BODY", "The body is not valid UTF-8. Encode it as UTF-8.");
  if (text.startsWith("\ufeff"))
    throw new DomainError("INVALID_JSON_BODY", "The body starts with a byte order mark (U+FEFF). Send it without one.");
  const isSuspect = mayRound(text);
  let body: JsonValue;
  try {
    body = isSuspect ? fromJson(text) : JSON.parse(text);
  } catch (error) {
    throw new DomainError("INVALID_JSON_BODY", `The body is not valid JSON: ${(error as Error).message}.`);
  }
  context.requestBody = body;
  if (isSuspect) refuseNumbers(body);
  return body;
}
