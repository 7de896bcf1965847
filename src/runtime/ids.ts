/** Creates identifiers. Same shape as the domain's port. */
export interface IdSource {
  resource(): string;
  job(): string;
  /** The identifier of a request: a UUID. */
  request(): string;
}

/** Unique identifiers: a UUID as 22 characters of URL-safe base64, and 24 hexadecimal digits. */
export const randomIds: IdSource = createRandomIds();

/**
 * Uses functions that Node and browsers share, also on pages without TLS. As fast as Node's own, since it fetches
 * random bytes for many identifiers at once.
 */
function createRandomIds(): IdSource {
  const pool = new Uint8Array(256 * 16);
  let end = pool.length;
  const take = (count: number): Uint8Array => {
    if (end + count > pool.length) {
      crypto.getRandomValues(pool);
      end = 0;
    }
    end += count;
    return pool.subarray(end - count, end);
  };
  /** The bytes of a UUID of version 4 (RFC 9562). */
  const uuid = (): Uint8Array => {
    const bytes = take(16);
    const [version = 0, , variant = 0] = bytes.subarray(6);
    bytes[6] = (version & 0x0f) | 0x40;
    bytes[8] = (variant & 0x3f) | 0x80;
    return bytes;
  };
  return {
    resource: () => toBase64(uuid()),
    job: () => toHex(take(12)),
    request() {
      const text = toHex(uuid());
      return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`;
    },
  };
}

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** The two characters of twelve bits. */
const pairs = Array.from({ length: 4096 }, (_, bits) => `${alphabet[bits >> 6]}${alphabet[bits & 63]}`);

function toHex(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += hex[byte];
  return text;
}

/** Sixteen bytes as 22 characters of URL-safe base64. */
function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < 15; at += 3) {
    const [one = 0, two = 0, three = 0] = [bytes[at], bytes[at + 1], bytes[at + 2]];
    text += `${pairs[(one << 4) | (two >> 4)]}${pairs[((two & 15) << 8) | three]}`;
  }
  return text + pairs[(bytes[15] ?? 0) << 4];
}

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
