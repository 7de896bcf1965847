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
