import { html, join } from "../html.js";
import type { DocsModel } from "../model/model.js";
import { code } from "../parts/code.js";
import type { Page } from "../parts/layout.js";
import { idLink } from "../parts/marks.js";
import { table } from "../parts/table.js";

/** Every contract of the kit, and the rules and assumptions that it checks. */
export function contractsPage({ source: { contracts } }: DocsModel): Page {
  const rows = contracts.map(({ id, ids, title }) => ({
    anchor: id,
    cells: [html`<code>${id}</code>`, title, join(ids.map(idLink), " ")],
  }));
  return {
    file: "contracts.html",
    title: "Contracts",
    summary:
      "Every contract that the kit runs against an implementation, and the rules and assumptions that it checks.",
    content: html`<h1>Contracts</h1>
<p class="lead">What <code>standin verify</code> does: each contract sends requests to the implementation, reads the responses, and reports for each rule and assumption whether it holds.</p>
<p>Select rules, assumptions and contracts by their ids:</p>
${code("npx standin verify --target http://127.0.0.1:4010 --only U-14,Q-16\nnpx standin verify --target http://127.0.0.1:4010 --only upload-basename --dry-run", "Run some of them", "sh")}
${table("catalogue contracts", "Contracts", ["Contract", "What it shows", "Checks"], rows)}`,
  };
}
