/** An address without the slashes at its end, so that a path can follow. */
export function withoutLastSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === "/") end--;
  return url.slice(0, end);
}

/** Decoded more often than this, nothing means a path any more. */
const mostDecodings = 8;

/**
 * Whether a path leads out of the base path that it is put below: `/../admin`, or whatever becomes that where a server decodes it
 * (also twice, or from more bytes than UTF-8 needs), takes `\` for `/`, drops controls or reads `..;x` as `..`.
 */
export function leavesBase(path: string): boolean {
  let decoded = path;
  for (let times = 0; times < mostDecodings; times++) {
    if (climbsOut(decoded)) return true;
    const short = decoded.replace(/%c([01])%([89ab][\da-f])/gi, (_, high: string, low: string) =>
      String.fromCharCode((Number(high) << 6) | (Number.parseInt(low, 16) & 63)),
    );
    const further = short.replace(/%[0-7][\da-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
    if (further === decoded) return false;
    decoded = further;
  }
  return true;
}

function climbsOut(path: string): boolean {
  let depth = 0;
  for (const segment of path.split(/[/\\]/)) {
    const name = String(segment.split(";", 1)).replace(/[\s\p{Cc}]/gu, "");
    if (name === "..") depth--;
    else if (name !== "" && name !== ".") depth++;
    if (depth < 0) return true;
  }
  return false;
}

/* Paths as OpenAPI writes them, with placeholders: `/uploads/{upload_id}`. */

const placeholder = /\{(\w+)\}/g;

export const placeholdersIn = (template: string): string[] =>
  Array.from(template.matchAll(placeholder), ([, name = ""]) => name);

/** The path with a text in the place of each placeholder. */
export const fillPath = (template: string, textFor: (name: string) => string): string =>
  template.replace(placeholder, (_, name: string) => textFor(name));

/** The encoded value of each placeholder in a path. Undefined if the path does not match the template. */
export function matchPath(template: string, path: string): Readonly<Record<string, string>> | undefined {
  const parts = template.split(placeholder).map((part, index) => (index % 2 ? `(?<${part}>[^/]*)` : literal(part)));
  const found = new RegExp(`^${parts.join("")}$`).exec(path);
  return found ? { ...found.groups } : undefined;
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
