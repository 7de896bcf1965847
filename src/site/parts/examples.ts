import type { EnvelopeName } from "../../openapi/documents.js";
import { type CodeExample, type Language, languages } from "../examples/examples.js";
import { type Html, html } from "../html.js";
import { code } from "./code.js";

const languageNames: Readonly<Record<Language, string>> = { curl: "curl", fetch: "fetch", client: "official client" };
export const envelopeNames: Readonly<Record<EnvelopeName, string>> = { flat: "flat", "json-api": "JSON:API" };

/** The choice of a language, and of an envelope: whoever has no script sees everything one below the other. */
export const languageSwitch = (): Html => choice("language", "Language of the examples", Object.entries(languageNames));
export const envelopeSwitch = (): Html => choice("envelope", "Envelope", Object.entries(envelopeNames));

function choice(name: string, label: string, options: readonly [string, string][]): Html {
  const buttons = options.map(
    ([value, text]) =>
      html`<button type="button" data-choose="${name}" data-value="${value}" aria-pressed="false">${text}</button>`,
  );
  return html`<div class="switch" role="group" aria-label="${label}">${buttons}</div>`;
}

/** The examples of an operation under the names that the document gives them, in every envelope and language. */
export function exampleBlocks(examples: readonly CodeExample[]): Html {
  const names = [...new Set(examples.map(({ name }) => name))];
  const variantsOf = (name: string) => examples.filter((one) => one.name === name);
  return html`${names.map((name, index) => block(variantsOf(name), index === 0))}`;
}

function block(variants: readonly CodeExample[], open: boolean): Html {
  const [first] = variants;
  const shown = (["flat", "json-api"] as const).flatMap((envelope) =>
    languages.map((language) => {
      const example = variants.find((one) => one.envelope === envelope && one.language === language);
      const label = `${languageNames[language]}, ${envelopeNames[envelope]}`;
      return html`<div data-envelope="${envelope}" data-language="${language}">${
        example
          ? code(example.code, label)
          : html`<p class="note">The official client speaks JSON:API alone: switch the envelope to see it.</p>`
      }</div>`;
    }),
  );
  return html`<details class="example"${open && html` open`}><summary>${first?.summary ?? ""}</summary>${shown}</details>`;
}
