import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import getRawBody from "raw-body";
import { DomainError } from "../domain/errors.js";
import type { Fault } from "../openapi/faults.js";
import type { JsonObject, JsonValue } from "../openapi/openapi-document.js";
import { bodyLimits } from "./limits.js";

/** A refusal of the request itself: faults with pointers into its body, and details for machines. */
export class RequestError extends Error {
  constructor(
    readonly refusal: DomainError,
    readonly faults: readonly Fault[] = [],
    readonly details: Record<string, JsonValue> = {},
  ) {
    super(refusal.detail);
    this.name = "RequestError";
  }
}

/** The JSON body of a request. Throws 415, 413 or 400, in this order. */
export async function readJson(
  request: IncomingMessage,
  mediaTypes: readonly string[],
  limit: number = bodyLimits.bytes,
): Promise<JsonValue> {
  const { headers } = request;
  const isEmpty = headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;
  if (!isEmpty) refuseMediaType(headers["content-type"], headers["content-encoding"], mediaTypes);
  const bytes = isEmpty ? Buffer.alloc(0) : await readBytes(request, limit);
  const value = parseJson(bytes);
  if (isDeeperThan(value, bodyLimits.depth)) {
    throw new DomainError(
      "INVALID_JSON_BODY",
      `The body is nested deeper than ${bodyLimits.depth} levels; flatten it.`,
    );
  }
  return value;
}

function refuseMediaType(type: string | undefined, encoding: string | undefined, mediaTypes: readonly string[]): void {
  const [mediaType = "", ...parameters] = (type ?? "")
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const charset = parameters
    .find((one) => one.startsWith("charset="))
    ?.slice(8)
    .replaceAll('"', "");
  const wanted = `send ${mediaTypes.join(" or ")} in UTF-8, not compressed.`;
  let reason: string | undefined;
  if (mediaType === "") reason = "There is no Content-Type";
  else if (!mediaTypes.includes(mediaType)) reason = `Content-Type is ${mediaType}`;
  else if (charset !== undefined && charset !== "utf-8" && charset !== "utf8") reason = `The charset is ${charset}`;
  else if (encoding !== undefined && encoding !== "identity") reason = `Content-Encoding is ${encoding}`;
  if (reason) throw new DomainError("INVALID_CONTENT_TYPE_HEADER", `${reason}; ${wanted}`);
}

async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const length = request.headers["content-length"];
  try {
    return await getRawBody(request, { limit, ...(length === undefined ? {} : { length }) });
  } catch (error) {
    if ((error as { type?: string }).type !== "entity.too.large") throw error;
    // It stopped reading; what is left must be taken off the connection, or no further request on it is answered.
    request.resume();
    throw new DomainError("PAYLOAD_TOO_LARGE", `The body has more than ${limit} bytes; send less.`);
  }
}

function parseJson(bytes: Buffer): JsonValue {
  if (bytes.length === 0) throw new DomainError("INVALID_JSON_BODY", "The body is empty; send {} to change nothing.");
  if (!isUtf8(bytes)) throw new DomainError("INVALID_JSON_BODY", "The body is not UTF-8; encode it so.");
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch (error) {
    throw new DomainError("INVALID_JSON_BODY", `The body is not JSON: ${(error as Error).message}.`);
  }
}

/** Walks by hand: a body of brackets alone would overflow the stack of a recursion. */
function isDeeperThan(value: JsonValue, limit: number): boolean {
  const isNesting = (one: JsonValue) => typeof one === "object" && one !== null;
  let level = [value].filter(isNesting);
  for (let depth = 0; depth < limit && level.length > 0; depth++) {
    level = level.flatMap((one) => Object.values(one as JsonObject)).filter(isNesting);
  }
  return level.length > 0;
}
