const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

export const toUtf8 = (text: string): Uint8Array => encoder.encode(text);

/** Decodes UTF-8. Invalid bytes become U+FFFD. */
export const fromUtf8 = (bytes: Uint8Array): string => decoder.decode(bytes);

/** All pieces as one; a single piece is not copied. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const all = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** A text without halves of pairs, which neither an address nor UTF-8 can hold. (Node 20 has it; the types of its library do not.) */
export const toWellFormed = (text: string): string => text.replace(/\p{Cs}/gu, "\ufffd");
