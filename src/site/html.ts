/** Markup that is safe to send: made by `html`, or trusted by its maker. */
export class Html {
  constructor(readonly text: string) {}
}

export type Part = Html | string | number | undefined | false | readonly Part[];

/** Markup with whatever is put into it escaped, unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, piece, index) => text + toText(parts[index - 1]) + piece));
}

/** Parts one after another, with something between them. */
export function join(parts: readonly Part[], between: Part = ""): Html {
  return new Html(parts.map(toText).join(toText(between)));
}

function toText(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "string") return escapeHtml(part);
  if (typeof part === "number") return String(part);
  return part.map(toText).join("");
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
