import Mustache from "mustache";

/** The most that one template may do: names looked up, and characters written. Lists in lists of lists would never end. */
const maximumLookups = 250_000;
const maximumCharacters = 8 * 1024 * 1024;

/** Renders a Mustache template, as the standard has it: `{{x}}` escapes HTML, `{{{x}}}` does not. Throws where it does not parse, or never comes to an end. */
export function renderTemplate(template: string, view: object): string {
  return new BoundedWriter().render(template, new OwnContext(view, { lookups: 0 }));
}

/** Why a template does not parse, or undefined. */
export function templateFault(template: string): string | undefined {
  try {
    new BoundedWriter().parse(template);
    return undefined;
  } catch (error) {
    return `is not a Mustache template: ${(error as Error).message}. Close every tag and section.`;
  }
}

/** The template with this text for everything that a tag would write; what is in a section stays. */
export function fillTemplate(template: string, text: string): string {
  // By hand, since sections can be nested deeper than the stack is.
  const waiting = (new BoundedWriter().parse(template) as Token[]).reverse();
  const written: string[] = [];
  for (let token = waiting.pop(); token; token = waiting.pop()) {
    const [kind, value, , , inner] = token;
    if (kind === "text") written.push(value);
    else if (kind === "name" || kind === "&") written.push(text);
    else if (kind === "#" || kind === "^") for (const one of (inner ?? []).toReversed()) waiting.push(one);
  }
  return written.join("");
}

/** What the library makes of a template: the kind, what it says, where it starts and ends, and what is in a section. */
type Token = [kind: string, value: string, start: number, end: number, inner?: Token[]];

/**
 * Looks names up among an object's own members alone. The library's own context goes up the prototypes and calls the
 * functions that it finds there: `{{id.constructor}}`, and worse, those that change the prototype of everything.
 */
class OwnContext extends Mustache.Context {
  constructor(
    view: unknown,
    readonly work: { lookups: number },
    parent?: OwnContext,
  ) {
    super(view, parent);
  }

  override push(view: unknown): OwnContext {
    return new OwnContext(view, this.work, this);
  }

  override lookup(name: string): unknown {
    if (name === ".") return this.view;
    const names = name.indexOf(".") > 0 ? name.split(".") : [name];
    for (let context: Mustache.Context | undefined = this; context; context = context.parent) {
      this.work.lookups += names.length;
      if (this.work.lookups > maximumLookups) throw new Error(`it looks up more than ${maximumLookups} names`);
      const value = ownMember(context.view, names);
      if (value !== undefined) return value;
    }
    return undefined;
  }
}

function ownMember(view: unknown, names: readonly string[]): unknown {
  let value = view;
  for (const name of names) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** Stops where it has written too much. */
class BoundedWriter extends Mustache.Writer {
  #written = 0;

  constructor() {
    super();
    // No cache: templates come from users, and one of them would grow for ever and outlive a reset. The library takes
    // `undefined` for that; its types do not know the member.
    Object.assign(this, { templateCache: undefined });
  }

  override escapedValue(...parameters: Parameters<Mustache.Writer["escapedValue"]>): string {
    return this.#count(super.escapedValue(...parameters));
  }

  override unescapedValue(...parameters: Parameters<Mustache.Writer["unescapedValue"]>): string {
    return this.#count(super.unescapedValue(...parameters));
  }

  override rawValue(...parameters: Parameters<Mustache.Writer["rawValue"]>): string {
    return this.#count(super.rawValue(...parameters));
  }

  /** A value is undefined where there is none, and may be a number; the library's types do not say so. */
  #count(value: string | undefined): string {
    this.#written += String(value ?? "").length;
    if (this.#written > maximumCharacters) throw new Error(`it writes more than ${maximumCharacters} characters`);
    return value as string;
  }
}
