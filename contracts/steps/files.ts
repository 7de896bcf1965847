import { createHash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import {
  type Exchange,
  isSuccess,
  type JsonObject,
  type JsonValue,
  type Kit,
  type OperationId,
  RefusedAddressError,
  type StatementId,
  type StoredFile,
} from "../../src/kit/index.js";

/** A file fetched from an upload's `url`. */
export type FetchedFile = NonNullable<Awaited<ReturnType<typeof fetchFile>>>;

/** The address of bytes. One without a host is one of the target. */
export function addressOf({ api: { target } }: Kit, url: JsonValue | undefined): string | undefined {
  const isOne = typeof url === "string" && /^(?:https?:\/)?\//.test(url) && URL.canParse(url, target.url);
  return isOne ? new URL(url, target.url).href : undefined;
}

/** The bytes at an address: where they are not public, with the token, which goes to the target's own addresses alone. */
export async function getBytes({ api }: Kit, address: string): Promise<Exchange> {
  const exchange = await api.send("GET", address, { isLarge: true });
  if (![401, 403].includes(exchange.status)) return exchange;
  return api.send("GET", address, { isLarge: true, token: api.target.access.token });
}

/**
 * Undefined if it cannot be fetched, which proves nothing. If the kit may not connect there, `ids` are not verified. `onRefused`
 * takes any response but the bytes.
 */
export async function fetchFile(
  kit: Kit,
  url: JsonValue | undefined,
  ids: readonly StatementId[],
  onRefused?: (exchange: Exchange) => void,
) {
  const address = addressOf(kit, url);
  if (address === undefined) return undefined;
  try {
    const exchange = await getBytes(kit, address);
    if (isSuccess(exchange.status)) return { text: exchange.text, exchange };
    onRefused?.(exchange);
    return undefined;
  } catch (error) {
    if (!(error instanceof RefusedAddressError)) throw error;
    return kit.notVerified(ids, error.message);
  }
}

/** In milliseconds. A network for files may serve what was there before for a moment. */
const pauses = [200, 400, 800, 1600];

/** The same, again until the file is as it should be, or the network has had its time. */
export async function fetchSettled(
  kit: Kit,
  url: JsonValue | undefined,
  ids: readonly StatementId[],
  isSettled: (file: FetchedFile | undefined) => boolean,
  onRefused?: (exchange: Exchange) => void,
): Promise<FetchedFile | undefined> {
  let file = await fetchFile(kit, url, ids, onRefused);
  for (const pause of addressOf(kit, url) === undefined ? [] : pauses) {
    if (isSettled(file)) break;
    await kit.ports.sleep(pause);
    file = await fetchFile(kit, url, ids, onRefused);
  }
  return file;
}

/** The path that the target gives a file which is never sent. Undefined without one, or if the target gives none. */
export async function askForPath(kit: Kit, filename: string) {
  const operation = "createUploadRequest";
  if (!kit.api.has(operation)) return undefined;
  const body = kit.api.codec.encode(operation, { filename });
  const exchange = await kit.api.call(operation, { body, undo: kit.api.ledger.leavesNothing() });
  const shown = isSuccess(exchange.status) ? kit.api.codec.decode(exchange.json) : undefined;
  return { exchange, path: shown?.id };
}

/** What the target lists, on its first page. `all` is undefined if it refuses. */
export async function listOf(
  { api }: Pick<Kit, "api">,
  operation: OperationId,
  query: Readonly<Record<string, string>> = {},
): Promise<{ all: readonly JsonObject[] | undefined; exchange: Exchange }> {
  const exchange = await api.call(operation, { query });
  return { exchange, all: isSuccess(exchange.status) ? api.codec.decodeList(exchange.json) : undefined };
}

/**
 * A file of the type that an upload has now, since a service may want that of a new version. It has at least `length` bytes, and
 * another number of them than `size`.
 */
export async function newVersion(
  kit: Kit,
  { path, size }: JsonObject,
  { length = 0, filename }: { length?: number; filename?: JsonValue | undefined } = {},
): Promise<StoredFile> {
  const word = kit.unique();
  const isText = typeof path === "string" && path.endsWith(".txt");
  const short = isText ? Buffer.from(`A new version of the file: ${word}`) : onePixel(kit);
  const bytes = Buffer.concat([short, Buffer.alloc(Math.max(0, length - short.length), ".")]);
  const other = bytes.length === size ? Buffer.concat([bytes, Buffer.from(".")]) : bytes;
  const ownName = `standin-version-${word}.${isText ? "txt" : "png"}`;
  const extension = ownName.slice(-4);
  if (typeof filename !== "string" || !filename.endsWith(extension)) return kit.file("upload", ownName, other);
  // A service may want each name once.
  return kit.file("upload", filename, other).catch(() => kit.file("upload", ownName, other));
}

/** A chunk of a PNG: the length of its data, its type, the data, and a checksum of both. */
function chunkOf(type: string, data: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const typed = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}

/**
 * A PNG of one pixel. Its color tells it from others, since a service may encode an image anew, and a unique word follows it, since a
 * service may refuse bytes that another upload has.
 */
export function onePixel(kit: Kit): Buffer {
  const word = kit.unique();
  const color = createHash("sha256").update(word).digest().subarray(0, 3);
  // One by one, 8 bits for each of red, green and blue; a row begins with its filter.
  const header = chunkOf("IHDR", Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]));
  const rows = chunkOf("IDAT", deflateSync(Buffer.concat([Buffer.from([0]), color])));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, header, rows, chunkOf("IEND", Buffer.alloc(0)), Buffer.from(word)]);
}
