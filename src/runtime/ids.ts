import { randomBytes, randomFillSync, randomUUID } from "node:crypto";

/** Makes identifiers; the same shape as the domain's port. */
export interface IdSource {
  resource(): string;
  job(): string;
  /** Of a request: a UUID. */
  request(): string;
}

/** Identifiers that nobody has used: a UUID as 22 characters of URL-safe base64, and 24 hexadecimal digits. */
export const randomIds: IdSource = {
  resource: createUuids(),
  job: () => randomBytes(12).toString("hex"),
  request: () => randomUUID(),
};

/** UUIDs of version 4 (RFC 9562), as base64. Chance is fetched for many at once. */
function createUuids(): () => string {
  const pool = Buffer.alloc(256 * 16);
  let next = pool.length;
  return () => {
    if (next === pool.length) {
      randomFillSync(pool);
      next = 0;
    }
    const uuid = pool.subarray(next, next + 16);
    next += 16;
    uuid.writeUInt8((uuid.readUInt8(6) & 0x0f) | 0x40, 6);
    uuid.writeUInt8((uuid.readUInt8(8) & 0x3f) | 0x80, 8);
    return uuid.toString("base64url");
  };
}

/** Identifiers that are the same in every run: `resource00000000000001`, `000000000000000000000001`. */
export function countedIds(): IdSource {
  let count = 0;
  // Counted by themselves, so that a request more or less changes no other identifier.
  let requests = 0;
  return {
    resource: () => `resource${String(++count).padStart(14, "0")}`,
    job: () => String(++count).padStart(24, "0"),
    request: () => `00000000-0000-4000-8000-${String(++requests).padStart(12, "0")}`,
  };
}
