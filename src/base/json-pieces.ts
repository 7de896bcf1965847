/** The minimum length of each piece except the last. */
export const pieceLength = 64 * 1024;

/** An object as JSON in pieces, since one text might exceed V8's limit and block for long. `indent` adds lines. */
export function* toJsonPieces(object: object, indent = ""): Generator<string, void> {
  const line = indent && `\n${indent}`;
  let piece = "{";
  let end = line;
  for (const [name, value] of Object.entries(object)) {
    if (value === undefined) continue;
    piece += `${end}${JSON.stringify(name)}:${indent && " "}`;
    end = `,${line}`;
    if (!Array.isArray(value)) {
      piece += JSON.stringify(value);
      continue;
    }
    piece += "[";
    for (const [index, element] of value.entries()) {
      const text = JSON.stringify(element, null, indent);
      piece += `${index === 0 ? "" : ","}${line}${indent}${indent ? text.replaceAll("\n", line + indent) : text}`;
      if (piece.length < pieceLength) continue;
      yield piece;
      piece = "";
    }
    piece += value.length > 0 ? `${line}]` : "]";
  }
  yield `${piece}${indent && "\n"}}${indent && "\n"}`;
}
