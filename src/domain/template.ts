import Mustache from "mustache";

/** Without a cache: templates come from users, and a cache of them would grow for ever and outlive a reset. */
function writer() {
  const one = new Mustache.Writer();
  // The library takes `undefined` for "no cache"; its types do not know the member.
  Object.assign(one, { templateCache: undefined });
  return one;
}

/** Renders a Mustache template, as the standard has it: `{{x}}` escapes HTML, `{{{x}}}` does not. Throws where it does not parse. */
export function renderTemplate(template: string, view: object): string {
  return writer().render(template, withoutPrototypes(view));
}

/** Why a template does not parse, or undefined. */
export function templateFault(template: string): string | undefined {
  try {
    writer().parse(template);
    return undefined;
  } catch (error) {
    return `is not a Mustache template: ${(error as Error).message}. Close every tag and section.`;
  }
}

/** So that `{{constructor}}` finds nothing, as in a Mustache that has no prototypes to look into. */
function withoutPrototypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrototypes);
  if (typeof value !== "object" || value === null) return value;
  const copy: Record<string, unknown> = Object.create(null);
  for (const [key, member] of Object.entries(value)) copy[key] = withoutPrototypes(member);
  return copy;
}
