/** Creates identifiers. Same shape as the domain's port. */
export interface IdSource {
  resource(): string;
  job(): string;
  /** The identifier of a request: a UUID. */
  request(): string;
}

/** Random bytes for many identifiers, since each call of the generator takes longer than all else about one. */
const pool = new Uint8Array(4096);
let used = pool.length;

function randomBytes(count: number): Uint8Array {
  if (used + count > pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  used += count;
  return pool.slice(used - count, used);
}

/** The bytes of a UUID of version 4 (RFC 9562). */
function uuidBytes(): Uint8Array {
  const bytes = randomBytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes;
}

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Sixteen bytes as 22 characters of URL-safe base64. Our own for speed: each event has an identifier. */
function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let bit = 0; bit < 128; bit += 6) {
    const two = ((bytes[bit >> 3] ?? 0) << 8) | (bytes[(bit >> 3) + 1] ?? 0);
    text += letters.charAt((two >> (10 - (bit & 7))) & 63);
  }
  return text;
}

/** Unique identifiers: a UUID as 22 characters of URL-safe base64, and 24 hexadecimal digits. */
export const randomIds: IdSource = {
  resource: () => toBase64(uuidBytes()),
  job: () => toHex(randomBytes(12)),
  // A page without TLS has no function for it. Node's own is fast, since it keeps random bytes for many.
  request: () => crypto.randomUUID?.() ?? toHex(uuidBytes()).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"),
};

/** Identifiers that are the same in every run: `resource00000000000001`, `000000000000000000000001`. */
export function countedIds(): IdSource {
  let count = 0;
  // Counted separately, so that one more request changes no other identifier.
  let requests = 0;
  return {
    resource: () => `resource${String(++count).padStart(14, "0")}`,
    job: () => String(++count).padStart(24, "0"),
    request: () => `00000000-0000-4000-8000-${String(++requests).padStart(12, "0")}`,
  };
}
