import type { JsonValue } from "../base/json.js";
import type { Account } from "../domain/memory.js";
import { DomainError } from "../openapi/errors.js";
import { BodyTooLargeError, isBodyless, type Transport } from "./transport.js";

/** The most bytes of a JSON body and of a state, and how deep they may be nested; nothing that means something is deeper. */
export const bodyLimits = { bytes: 1024 * 1024, stateBytes: 64 * 1024 * 1024, depth: 64 } as const;

/** The JSON body of a request. Throws 415, 413 or 400, in this order. */
export async function readJson(
  request: Transport,
  mediaTypes: readonly string[],
  memory: Account,
  limit: number = bodyLimits.bytes,
): Promise<JsonValue> {
  const { headers } = request;
  if (isBodyless(headers)) throw emptyBody();
  refuseMediaType(headers["content-type"], headers["content-encoding"], mediaTypes);
  const value = await readValue(request, memory, limit);
  if (isDeeperThan(value, bodyLimits.depth)) {
    throw new DomainError(
      "INVALID_JSON_BODY",
      `The body is nested deeper than ${bodyLimits.depth} levels; flatten it.`,
    );
  }
  return value;
}

/** Counts what has come while more is awaited: many requests that send slowly hold it at once. */
async function readValue(request: Transport, memory: Account, limit: number): Promise<JsonValue> {
  const chunks: Uint8Array[] = [];
  let held = 0;
  const take = (chunk: Uint8Array) => {
    memory.charge("requests in flight", chunk.length);
    held += chunk.length;
    chunks.push(chunk);
  };
  try {
    await request.readBody(limit, { take }).catch((error: unknown) => {
      throw refusalOf(error, limit);
    });
    // Its text, and what is made of it; a short one is gone again before the next is read.
    if (held > bodyLimits.bytes) memory.assertRoom("requests in flight", 2 * held + memoryInside(chunks));
    return parseJson(request.decode(chunks));
  } finally {
    memory.release("requests in flight", held);
  }
}

/** What the values in a text of JSON take beside their characters, by the signs that each of them needs. */
function memoryInside(chunks: readonly Uint8Array[]): number {
  let signs = 0;
  for (const chunk of chunks) for (const byte of chunk) if (byte === 0x2c || byte === 0x5b || byte === 0x7b) signs++;
  return 64 * signs;
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
