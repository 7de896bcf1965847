import { parseTemplate, type TemplatePart } from "./template-parser.js";

/** The most that one template may do. A step is a part, an element of a list, or a name looked up in one context. */
const maximumSteps = 100_000;
const maximumCharacters = 8 * 1024 * 1024;
/** Maximum depth of nested sections. Deeper ones have no use, and would fill the stack. */
const maximumDepth = 100;

/** Renders a Mustache template by the standard: `{{x}}` escapes HTML, `{{{x}}}` does not. Throws if it is invalid or takes too many steps. */
export function renderTemplate(template: string, view: object): string {
  const parts = parseTemplate(template);
  const renderer = new Renderer(parts);
  renderer.render(0, parts.length, { view, outer: undefined, depth: 0 });
  return renderer.written.join("");
}

/** Why a template does not parse, in a few words, or undefined. */
export function templateError(template: string): string | undefined {
  try {
    parseTemplate(template);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The template with this text for every value tag. The content of sections stays. */
export const fillTemplate = (template: string, text: string): string =>
  parseTemplate(template)
    .map((part) => (part.kind === "text" ? part.text : part.kind === "value" ? text : ""))
    .join("");

/** The scope of names: a value, then the scope around its section. */
interface Context {
  readonly view: unknown;
  readonly outer: Context | undefined;
  readonly depth: number;
}

class Renderer {
  readonly written: string[] = [];
  #characters = 0;
  #steps = 0;

  constructor(readonly parts: readonly TemplatePart[]) {}

  render(from: number, end: number, context: Context): void {
    for (let at = from; at < end; at++) {
      const part = this.parts[at] as TemplatePart;
      this.#step();
      if (part.kind === "text") this.#write(part.text);
      else if (part.kind === "section") {
        this.#renderSection(part, at + 1, context);
        at = part.end - 1;
      } else {
        const text = this.#textOf(this.#lookUp(part.names, context));
        this.#write(part.escaped ? escapeHtml(text) : text);
      }
    }
  }

  #renderSection(section: TemplatePart & { kind: "section" }, from: number, context: Context): void {
    const value = this.#lookUp(section.names, context);
    const isEmpty = !value || (Array.isArray(value) && value.length === 0);
    if (section.inverted !== isEmpty) return;
    const depth = context.depth + 1;
    if (depth > maximumDepth) throw new Error(`it nests more than ${maximumDepth} sections`);
    if (section.inverted || value === true) {
      this.render(from, section.end, { ...context, depth });
      return;
    }
    for (const view of Array.isArray(value) ? value : [value]) {
      this.#step();
      this.render(from, section.end, { view, outer: context, depth });
    }
  }

  /** The first name in the nearest context that has it, and the others in its value alone, as the standard says. */
  #lookUp([first = "", ...others]: readonly string[], from: Context): unknown {
    if (first === ".") return from.view;
    this.#step(others.length);
    let value: unknown;
    for (let context: Context | undefined = from; context && value === undefined; context = context.outer) {
      this.#step();
      value = ownMember(context.view, first);
    }
    for (const name of others) value = ownMember(value, name);
    return value;
  }

  /** A list is written as JavaScript does, with commas; one in which there are many empty lists takes long for no text. */
  #textOf(value: unknown): string {
    if (value === undefined || value === null) return "";
    if (!Array.isArray(value)) return String(value);
    this.#step(value.length);
    return value.map((element) => this.#textOf(element)).join(",");
  }

  #write(text: string): void {
    this.#characters += text.length;
    if (this.#characters > maximumCharacters) throw new Error(`it renders more than ${maximumCharacters} characters`);
    this.written.push(text);
  }

  #step(steps = 1): void {
    this.#steps += steps;
    if (this.#steps > maximumSteps) throw new Error(`it takes more than ${maximumSteps} steps`);
  }
}

/** A member that JSON gave an object, and no other: what prototypes have is not the template's. */
const ownMember = (view: unknown, name: string): unknown =>
  typeof view === "object" && view !== null && Object.hasOwn(view, name)
    ? (view as Record<string, unknown>)[name]
    : undefined;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "/": "&#x2F;",
  "`": "&#x60;",
  "=": "&#x3D;",
};

const escapeHtml = (text: string): string => text.replace(/[&<>"'`=/]/g, (character) => entities[character] as string);
