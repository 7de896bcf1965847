import { isObject, type JsonValue } from "../../../src/base/json.js";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark);

/** How a service renders templates; each part is open. */
export interface TemplateStyle {
  /** Whether a tag may have spaces inside. */
  spaces: boolean;
  escape(text: string): string;
  /** What becomes of a variable that there is not. */
  unknown(tag: string): string;
}

export const mustache: TemplateStyle = { spaces: true, escape: escapeHtml, unknown: () => "" };

/** A little Mustache: variables, with and without escapes, sections, inverted sections and remarks. */
export function renderTemplate(template: string, scopes: readonly JsonValue[], style: TemplateStyle): string {
  const gap = style.spaces ? "\\s*" : "";
  const section = new RegExp(`\\{\\{([#^])${gap}(\\w+)${gap}\\}\\}([\\s\\S]*?)\\{\\{/${gap}\\2${gap}\\}\\}`, "g");
  const variable = new RegExp(
    `\\{\\{\\{${gap}(\\w+)${gap}\\}\\}\\}|\\{\\{&?${gap}(\\w+)${gap}\\}\\}|\\{\\{![^}]*\\}\\}`,
    "g",
  );
  const fill = (text: string) =>
    text.replace(variable, (tag, plain?: string, escaped?: string) => {
      if (plain === undefined && escaped === undefined) return "";
      const value = lookUp(scopes, plain ?? escaped ?? "");
      if (value === undefined) return style.unknown(tag);
      return plain === undefined ? style.escape(toText(value)) : toText(value);
    });
  let made = "";
  let end = 0;
  for (const match of template.matchAll(section)) {
    const [whole, mark, name = "", inner = ""] = match;
    const value = lookUp(scopes, name);
    const isShown = value !== undefined && value !== null && value !== false;
    made += fill(template.slice(end, match.index));
    if (mark === "^" ? !isShown : isShown) made += renderTemplate(inner, [value ?? null, ...scopes], style);
    end = match.index + whole.length;
  }
  return made + fill(template.slice(end));
}

function lookUp(scopes: readonly JsonValue[], name: string): JsonValue | undefined {
  const scope = scopes.find((one) => isObject(one) && name in one);
  return isObject(scope) ? scope[name] : undefined;
}

const toText = (value: JsonValue): string =>
  value === null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);
