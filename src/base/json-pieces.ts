/** Each piece of a text but the last is as long, or longer. */
export const pieceLength = 64 * 1024;

/**
 * An object as JSON in pieces, the elements of its lists one by one: as one text it may be more than V8 can hold, and takes long to
 * make. `indent` makes lines, each element in lines of its own.
 */
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
