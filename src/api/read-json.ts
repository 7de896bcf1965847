import type { JsonValue } from "../base/json.js";
import { DomainError } from "../openapi/errors.js";
import { BodyTooLargeError, isBodyless, type Transport } from "./transport.js";

/** The most bytes of a JSON body and of a state, and how deep they may be nested; nothing that means something is deeper. */
export const bodyLimits = { bytes: 1024 * 1024, stateBytes: 64 * 1024 * 1024, depth: 64 } as const;

/** The JSON body of a request. Throws 415, 413 or 400, in this order. */
export async function readJson(
  request: Transport,
  mediaTypes: readonly string[],
  limit: number = bodyLimits.bytes,
): Promise<JsonValue> {
  const { headers } = request;
  if (isBodyless(headers)) throw emptyBody();
  refuseMediaType(headers["content-type"], headers["content-encoding"], mediaTypes);
  const chunks = await request.readBody(limit).catch((error: unknown) => {
    throw refusalOf(error, limit);
  });
  const value = parseJson(request.decode(chunks));
  if (isDeeperThan(value, bodyLimits.depth)) {
    throw new DomainError(
      "INVALID_JSON_BODY",
      `The body is nested deeper than ${bodyLimits.depth} levels; flatten it.`,
    );
  }
  return value;
}

const emptyBody = () => new DomainError("INVALID_JSON_BODY", "The body is empty; send {} to change nothing.");

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
  const wanted = `send ${mediaTypes.join(" or ")} in UTF-8, not compressed.`;
  let reason: string | undefined;
  if (mediaType === "") reason = "There is no Content-Type";
  else if (!mediaTypes.includes(mediaType)) reason = `Content-Type is ${mediaType}`;
  else if (charset !== undefined && charset !== "utf-8" && charset !== "utf8") reason = `The charset is ${charset}`;
  else if (encoding !== undefined && encoding !== "identity") reason = `Content-Encoding is ${encoding}`;
  if (reason) throw new DomainError("INVALID_CONTENT_TYPE_HEADER", `${reason}; ${wanted}`);
}

function refusalOf(error: unknown, limit: number): unknown {
  if (!(error instanceof BodyTooLargeError)) return error;
  return new DomainError("PAYLOAD_TOO_LARGE", `The body has more than ${limit} bytes; send less.`);
}

function parseJson(text: string | undefined): JsonValue {
  if (text === "") throw emptyBody();
  if (text === undefined) throw new DomainError("INVALID_JSON_BODY", "The body is not UTF-8; encode it so.");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DomainError("INVALID_JSON_BODY", `The body is not JSON: ${(error as Error).message}.`);
  }
}

/** Looks no deeper than the limit, so that a body of brackets alone does not overflow the stack. */
function isDeeperThan(value: JsonValue, limit: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (limit === 0) return true;
  for (const member of Array.isArray(value) ? value : Object.values(value)) {
    if (isDeeperThan(member, limit - 1)) return true;
  }
  return false;
}
