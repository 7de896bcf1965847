import { randomBytes, randomFillSync } from "node:crypto";

/** Makes identifiers; the same shape as the domain's port. */
export interface IdSource {
  resource(): string;
  job(): string;
}

/** Six characters that name one refusal or failure, in a response and in the log. */
export const errorId = (ids: Pick<IdSource, "job">): string => ids.job().slice(-6);

/** Identifiers that nobody has used: a UUID as 22 characters of URL-safe base64, and 24 hexadecimal digits. */
export const randomIds: IdSource = {
  resource: createUuids(),
  job: () => randomBytes(12).toString("hex"),
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
  return {
    resource: () => `resource${String(++count).padStart(14, "0")}`,
    job: () => String(++count).padStart(24, "0"),
  };
}
