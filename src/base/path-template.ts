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
