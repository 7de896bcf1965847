/** What stands in JSON: a text (with a colon behind it, a name), a number, a word. A text that never ends goes to the end. */
const pattern = /("[^"\\]*(?:\\[\s\S][^"\\]*)*\\?"?)(?=(\s{0,9}:)?)|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

/** So long a text is shown without colours, which would take an element for each of its words. */
const maximumColoured = 60_000;

/**
 * A text of JSON in coloured pieces, one after the other; as one piece where it is very long.
 * @param {string} text
 * @returns {(string | HTMLSpanElement)[]}
 */
export function coloured(text) {
  if (text.length > maximumColoured) return [text];
  const pieces = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, string, colon] = match;
    pieces.push(text.slice(end, match.index), piece(whole, kindOf(whole, string, colon)));
    end = match.index + whole.length;
  }
  return [...pieces, text.slice(end)];
}

/**
 * @param {string} whole
 * @param {string | undefined} string
 * @param {string | undefined} colon
 */
function kindOf(whole, string, colon) {
  if (string !== undefined) return colon === undefined ? "text" : "name";
  return /^[-\d]/.test(whole) ? "number" : "word";
}

/**
 * @param {string} text
 * @param {string} kind
 */
function piece(text, kind) {
  const span = document.createElement("span");
  span.className = `t-${kind}`;
  span.textContent = text;
  return span;
}
