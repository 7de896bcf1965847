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

/**
 * Undefined if it cannot be fetched, which proves nothing. If the kit may not connect there, `ids` are not verified. An address without
 * a host is one of the target. `onRefused` takes another response than the bytes.
 */
export async function fetchFile(
  kit: Kit,
  url: JsonValue | undefined,
  ids: readonly StatementId[],
  onRefused?: (exchange: Exchange) => void,
) {
  const isAddress = typeof url === "string" && /^(?:https?:\/)?\//.test(url) && URL.canParse(url, kit.api.target.url);
  if (!isAddress) return undefined;
  try {
    const { href } = new URL(url, kit.api.target.url);
    const exchange = await kit.api.send("GET", href, { isLarge: true });
    if (isSuccess(exchange.status)) return { text: exchange.text, exchange };
    onRefused?.(exchange);
    return undefined;
  } catch (error) {
    if (!(error instanceof RefusedAddressError)) throw error;
    return kit.notVerified(ids, error.message);
  }
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

/** A file of the type that an upload has now, since a service may want that of a new version, and of another size. */
export function newVersion(kit: Kit, { path, size }: JsonObject): Promise<StoredFile> {
  const word = kit.unique();
  const isText = typeof path === "string" && path.endsWith(".txt");
  const bytes = isText ? Buffer.from(`A new version of the file: ${word}`) : onePixel(kit);
  const other = bytes.length === size ? Buffer.concat([bytes, Buffer.from(".")]) : bytes;
  return kit.file("upload", `standin-version-${word}.${isText ? "txt" : "png"}`, other);
}

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** A PNG of one pixel. A unique word follows the image, since a service may refuse bytes that another upload has. */
export const onePixel = (kit: Kit): Buffer => Buffer.concat([pixel, Buffer.from(kit.unique())]);
