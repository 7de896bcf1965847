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

/** Enclose what is beyond a cut. Two noncharacters each, which no text from outside has by accident. */
const [open, close] = ["\ufdd0\ufdd1", "\ufdd1\ufdd0"];
const marks = /\ufdd0\ufdd1|\ufdd1\ufdd0/;

/** How much beyond a cut is kept, in characters: enough to recognize a secret that crosses the cut, in any form. */
const reach = 2048;

/**
 * The part of a text that is to be shown, with marks around what stands next to it: a secret that is cut first would not be found.
 * Whatever leaves passes `hide` of a redactor, which hides, and then cuts. `write` is applied to each piece, such as an escape.
 */
export function cutLater(text: string, end: number, start = 0, write = (piece: string) => piece): string {
  if (start === 0 && text.length <= end) return write(text);
  const piece = (from: number, to: number) => write(text.slice(from, to).replace(/[\ufdd0\ufdd1]/g, "\ufffd"));
  const marked = (from: number, to: number) => (from < to ? `${open}${piece(from, to)}${close}` : "");
  return (
    marked(Math.max(start - reach, 0), start) + piece(start, end) + marked(end, Math.min(end + reach, text.length))
  );
}

/** A text without its marks, and the stretches of it that are shown, from their first character to the one behind. */
export function withoutMarks(marked: string): { text: string; shown: [start: number, end: number][] } {
  const shown: [number, number][] = [];
  let text = "";
  for (const [index, part] of (marked.includes(open) ? marked.split(marks) : [marked]).entries()) {
    // Every second one is beyond a cut.
    if (index % 2 === 0) shown.push([text.length, text.length + part.length]);
    text += part;
  }
  return { text, shown };
}

/** The text as it is shown if it has no secrets. */
export function cut(marked: string): string {
  if (!marked.includes(open)) return marked;
  const { text, shown } = withoutMarks(marked);
  return shown.map(([start, end]) => text.slice(start, end)).join("…");
}

/** The known name nearest to an unknown one, if they differ by one or two typing errors. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  // Nobody mistypes a name of that length, and the comparison takes the product of both lengths.
  if (name.length > 100) return undefined;
  let best: { name: string; distance: number } | undefined;
  for (const one of known) {
    const distance = distanceOf(name.toLowerCase(), one.toLowerCase());
    if (
      distance <= Math.max(one.length < 4 ? 1 : 2, Math.floor(one.length / 3)) &&
      distance < (best?.distance ?? Number.POSITIVE_INFINITY)
    )
      best = { name: one, distance };
  }
  return best?.name;
}

/** How many characters must be put in, left out or changed to make one text of the other. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let index = 1; index <= other.length; index++) {
      const changed = (row[index - 1] ?? 0) + (one[at - 1] === other[index - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
