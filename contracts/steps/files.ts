import {
  type Exchange,
  isSuccess,
  type JsonValue,
  type Kit,
  RefusedAddressError,
  type StatementId,
} from "../../src/kit/index.js";

/** A file as it is fetched from an upload's `url`. */
export interface FetchedFile {
  text: string;
  exchange: Exchange;
}

/**
 * Fetches the file at an address, or undefined: a service may serve its files where only others reach them. Where the kit does
 * not go there, that is said of `ids`.
 */
export async function fetchFile(
  kit: Kit,
  url: JsonValue | undefined,
  ids: readonly StatementId[],
): Promise<FetchedFile | undefined> {
  if (typeof url !== "string" || !/^https?:\/\//.test(url) || !URL.canParse(url)) return undefined;
  try {
    const exchange = await kit.api.send("GET", url, { isLarge: true });
    return isSuccess(exchange.status) ? { text: exchange.text, exchange } : undefined;
  } catch (error) {
    if (!(error instanceof RefusedAddressError)) throw error;
    kit.notVerified(ids, error.message);
    return undefined;
  }
}

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/**
 * A PNG of one pixel: another format, another size, and an image, where a text file was before. A word of its own stands behind
 * it: a service may refuse the bytes of another upload.
 */
export const onePixel = (kit: Kit): Buffer => Buffer.concat([pixel, Buffer.from(kit.unique())]);
