import type { EnvelopeName } from "../../openapi/documents.js";
import { type Language, languages } from "../examples/examples.js";
import type { Exchange, ShownExchange } from "../examples/exchange.js";
import { toJson } from "../examples/literal.js";
import { type Html, html } from "../html.js";
import { code } from "./code.js";

const languageNames: Readonly<Record<Language, string>> = { curl: "curl", fetch: "fetch", client: "official client" };
export const envelopeNames: Readonly<Record<EnvelopeName, string>> = { flat: "flat", "json-api": "JSON:API" };
const envelopes = ["flat", "json-api"] as const;

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

/** The examples of an operation: each with its request, in every envelope and language, and the response beside it. */
export const exchangeBlocks = (exchanges: readonly Exchange[]): Html =>
  html`${exchanges.map((exchange, index) => block(exchange, index === 0))}`;

function block({ summary, codes, shown }: Exchange, open: boolean): Html {
  const requests = envelopes.flatMap((envelope) =>
    languages.map((language) => {
      const example = codes.find((one) => one.envelope === envelope && one.language === language);
      const label = `${languageNames[language]}, ${envelopeNames[envelope]}`;
      return html`<div data-envelope="${envelope}" data-language="${language}">${
        example
          ? code(example.code, label, language === "curl" ? "sh" : "ts")
          : html`<p class="note">The official client speaks JSON:API alone: switch the envelope to see it.</p>`
      }</div>`;
    }),
  );
  const responses = envelopes.map((envelope) => response(envelope, shown[envelope]));
  return html`<details class="example"${open && html` open`}><summary>${summary}</summary><div class="exchange"><div>${requests}</div><div>${responses}</div></div></details>`;
}

/** The documented response; what was sent for it stands with it, for the mock that serves the page. */
function response(envelope: EnvelopeName, { request, response: { status, body } }: ShownExchange): Html {
  const label = `Response ${status}, ${envelopeNames[envelope]}`;
  return html`<div data-envelope="${envelope}" data-request="${JSON.stringify(request)}">${
    body === undefined ? code("(no body)", label, "text") : code(toJson(body), label, "json")
  }</div>`;
}
