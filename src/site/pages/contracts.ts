import { html, join } from "../html.js";
import type { DocsModel } from "../model/model.js";
import { code } from "../parts/code.js";
import type { Page } from "../parts/layout.js";
import { idLink } from "../parts/marks.js";
import { table } from "../parts/table.js";

/** Every contract of the kit, and the ids that it can find kept or not. */
export function contractsPage({ source: { contracts } }: DocsModel): Page {
  const rows = contracts.map(({ id, ids, title }) => ({
    anchor: id,
    cells: [html`<code>${id}</code>`, title, join(ids.map(idLink), " ")],
  }));
  return {
    file: "contracts.html",
    title: "Contracts",
    summary: "Every contract that the kit holds an implementation against, and the rules and answers that it checks.",
    content: html`<h1>Contracts</h1>
<p class="lead">What <code>standin verify</code> does: each contract sends requests to the implementation, reads what came of them, and says of each rule or answer whether it held.</p>
<p>Rules, answers and contracts can be picked by their ids:</p>
${code("npx standin verify --target http://127.0.0.1:4010 --only U-14,Q-16\nnpx standin verify --target http://127.0.0.1:4010 --only upload-basename --dry-run", "Only some of them")}
${table("catalogue contracts", "Contracts", ["Contract", "What it shows", "Checks"], rows)}`,
  };
}
