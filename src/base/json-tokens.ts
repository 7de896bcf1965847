/** What stands in JSON: a text (with a colon behind it, a name), a number, a word. A text that never ends goes to the end. */
const pattern = /("[^"\\]*(?:\\[\s\S][^"\\]*)*\\?"?)(?=(\s{0,9}:)?)|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

/** So long a text is shown without colors, which would take an element for each of its words. */
const maximumColored = 60_000;

export interface Token {
  text: string;
  /** Absent for what is between the values. */
  kind?: "text" | "name" | "number" | "word";
}

/** The pieces of a JSON text, one after the other; one piece if it is very long. */
export function tokensOf(text: string): Token[] {
  if (text.length > maximumColored) return [{ text }];
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, string, colon] = match;
    const word = /^[-\d]/.test(whole) ? "number" : "word";
    const kind = string === undefined ? word : colon === undefined ? "text" : "name";
    tokens.push({ text: text.slice(end, match.index) }, { text: whole, kind });
    end = match.index + whole.length;
  }
  return [...tokens, { text: text.slice(end) }];
}
