import type { EnvelopeName } from "../../openapi/documents.js";
import { html } from "../html.js";
import { envelopeNames } from "../parts/examples.js";
import type { Page } from "../parts/layout.js";

/** The script that a reference page reads its document from. */
export const documentScript = (envelope: EnvelopeName): string => `assets/document-${envelope}.js`;

/** A document as a whole, rendered by Redoc from the site's own folder. */
export function referencePage(envelope: EnvelopeName): Page {
  const other = envelope === "flat" ? "json-api" : "flat";
  return {
    file: fileOf(envelope),
    title: `Reference, ${envelopeNames[envelope]}`,
    summary: `The OpenAPI document of the ${envelopeNames[envelope]} envelope.`,
    bare: true,
    scripts: [documentScript(envelope), "assets/redoc.js", "assets/reference.js"],
    content: html`<h1 class="unseen">Reference of the ${envelopeNames[envelope]} envelope</h1>
<p class="reference-bar"><a href="index.html">Back to the documentation</a> <a href="${fileOf(other)}">The ${envelopeNames[other]} document</a></p>
<div id="reference"><p class="note">The reference needs scripts. The same is on the pages of the operations, without.</p></div>`,
  };
}

const fileOf = (envelope: EnvelopeName): string =>
  envelope === "flat" ? "reference.html" : `reference-${envelope}.html`;
