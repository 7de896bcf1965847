/** What Node does natively and a browser does by itself, with the same results: it is passed in, as clocks and identifiers are. */
export interface Platform {
  /** MD5 of the pieces of a file, in hexadecimal. */
  md5(pieces: Iterable<Uint8Array>): string;
  /** 32 bits that are others for another text, but for chance. */
  checksum(text: string): number;
  toBase64(bytes: Uint8Array): string;
  /** `text` is base64 without anything else in it. */
  fromBase64(text: string): Uint8Array;
}
