/** A part of a template: literal text, a value, or the start of a section, whose parts follow up to `end`. */
export type TemplatePart =
  | { kind: "text"; text: string }
  | { kind: "value"; names: readonly string[]; escaped: boolean }
  | { kind: "section"; names: readonly string[]; inverted: boolean; end: number };

/** Parses a Mustache template in linear time. Throws an Error that says what is wrong and where. */
export function parseTemplate(template: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  const open: { name: string; section: { end: number } }[] = [];
  const line = new Line();
  let [opening, closing] = ["{{", "}}"];
  let at = 0;
  let lineEnd = endOfLine(template, 0);

  for (;;) {
    const found = template.indexOf(opening, at);
    const start = found < 0 ? template.length : found;
    for (let from = at; from < start; ) {
      // Looked for once a line, and not anew for each of its tags.
      if (lineEnd <= from) lineEnd = endOfLine(template, from);
      const end = Math.min(lineEnd, start);
      const part = { kind: "text" as const, text: template.slice(from, end) };
      parts.push(part);
      line.addText(part);
      if (end === lineEnd) line.end();
      from = end;
    }
    if (found < 0) break;
    const tag = readTag(template, found + opening.length, closing);
    at = tag.end;
    line.addTag(tag.type === "" || tag.type === "{" || tag.type === "&");
    switch (tag.type) {
      case "":
      case "{":
      case "&":
        parts.push({ kind: "value", names: namesOf(tag.content), escaped: tag.type === "" });
        break;
      case "#":
      case "^": {
        const section = { kind: "section" as const, names: namesOf(tag.content), inverted: tag.type === "^", end: 0 };
        parts.push(section);
        open.push({ name: tag.content, section });
        break;
      }
      case "/": {
        const last = open.pop();
        if (!last) throw new Error(`Unopened section ${JSON.stringify(tag.content)} at ${start}`);
        if (last.name !== tag.content) throw new Error(`Unclosed section ${JSON.stringify(last.name)} at ${start}`);
        last.section.end = parts.length;
        break;
      }
      case "=":
        [opening, closing] = readDelimiters(tag.content);
    }
    // A comment and a partial write nothing: there are no other templates that a tag could name.
  }
  line.end();
  const left = open.pop();
  if (left) throw new Error(`Unclosed section ${JSON.stringify(left.name)} at ${template.length}`);
  return parts;
}

/** The position after the next line break, or infinity if there is none. */
function endOfLine(template: string, from: number): number {
  const lineBreak = template.indexOf("\n", from);
  return lineBreak < 0 ? Number.POSITIVE_INFINITY : lineBreak + 1;
}

/** `a.b` goes from member to member; a name that starts with a dot, as `.` does, is a name as a whole. */
const namesOf = (name: string): readonly string[] => (name.indexOf(".") > 0 ? name.split(".") : [name]);

interface Tag {
  /** The character that marks the kind of tag. Empty for a value. */
  type: string;
  content: string;
  /** The place behind the tag. */
  end: number;
}

/** Where the content of a tag ends; the closing delimiter comes then, or after it. */
const contentEnds: Readonly<Record<string, (closing: string) => string>> = {
  "{": (closing) => `}${closing}`,
  "=": () => "=",
};

/** Reads the tag whose opening delimiter ends here. Throws if it is not closed. */
function readTag(template: string, from: number, closing: string): Tag {
  let start = skipSpace(template, from);
  const character = template[start] ?? "";
  const type = "#^/>{&=!".includes(character) ? character : "";
  if (type !== "") start = skipSpace(template, start + 1);
  const contentEnd = contentEnds[type]?.(closing) ?? closing;
  const end = template.indexOf(contentEnd, start);
  const close = type === "=" && end >= 0 ? template.indexOf(closing, end + 1) : end;
  if (end < 0 || close < 0) throw new Error(`Unclosed tag at ${template.length}`);
  const length = type === "{" ? contentEnd.length : closing.length;
  return { type, content: template.slice(start, end).trimEnd(), end: close + length };
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text[at] as string)) at++;
  return at;
}

const isSpace = (character: string): boolean => character.trim() === "";

function readDelimiters(content: string): [string, string] {
  const [opening, closing] = content.split(/\s+/, 2);
  if (!opening || !closing) throw new Error(`Invalid tags: ${content}`);
  return [opening, closing];
}

/** One line of a template. Where it has tags that write nothing, and space besides, the standard leaves it out. */
class Line {
  #texts: { text: string }[] = [];
  #hasTag = false;
  #isShown = false;

  addText(part: { text: string }): void {
    this.#texts.push(part);
    if (part.text.trim() !== "") this.#isShown = true;
  }

  addTag(writes: boolean): void {
    this.#hasTag = true;
    if (writes) this.#isShown = true;
  }

  end(): void {
    if (this.#hasTag && !this.#isShown) for (const part of this.#texts) part.text = "";
    this.#texts = [];
    this.#hasTag = false;
    this.#isShown = false;
  }
}
