/** Functions that Node and browsers implement differently, with the same results. They are passed in, like clocks and IDs. */
export interface Platform {
  /** MD5 of the pieces of a file, in hexadecimal. */
  md5(pieces: Iterable<Uint8Array>): string;
  /** A 32-bit hash of a text. */
  checksum(text: string): number;
  toBase64(bytes: Uint8Array): string;
  /** `text` is base64 without anything else in it. */
  fromBase64(text: string): Uint8Array;
}
