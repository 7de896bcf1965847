import { quoteForShell, toCurl } from "../../../base/curl.js";
import { exampleOrigin } from "../../examples/examples.js";
import { type Html, html } from "../../html.js";
import { controlPage, toAnchor } from "../../links.js";
import { toBlocks, toInline } from "../../markup.js";
import { type ControlOperation, toControlOperations } from "../../model/control.js";
import { code } from "../../parts/code.js";
import type { Page } from "../../parts/layout.js";
import { table } from "../../parts/table.js";

export const controlAnchor = (id: string): string => toAnchor(id);

/** The control interface, from control.openapi.yaml: what drives a running mock. */
export function controlPageOf(): Page {
  const operations = toControlOperations();
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return {
    file: controlPage,
    title: "Control interface",
    summary: "What drives a running mock over HTTP: faults, jobs, clock, journal, state and receivers.",
    content: html`<h1>Control interface</h1>
<p class="lead">Below <code>/_standin</code> a test, a script or a page resets an environment, moves its clock, adds faults and reads its journal. <code>X-Environment</code>, or <code>environment</code> in the query, names the environment; <code>GET /_standin/openapi.json</code> serves the document.</p>
${tags.map(
  (tag) => html`<h2 id="${toAnchor(tag.toLowerCase())}">${tag}</h2>
${operations.filter((one) => one.tag === tag).map(section)}`,
)}`,
  };
}

function section({ id, method, path, summary, description, fields, requests, response }: ControlOperation): Html {
  const [first] = requests;
  // What is sent without a body needs one request to show it, too.
  const shown = first ? requests : [{ summary: "Send", value: undefined }];
  return html`<h3 id="${controlAnchor(id)}">${summary}</h3>
<p class="endpoint"><span class="method">${method}</span> <code>${path}</code></p>
${toBlocks(description)}
${
  fields.length > 0 &&
  table(
    "guide",
    `What ${summary.toLowerCase()} takes`,
    ["Name", "Type", "What it is"],
    fields.map((one) => ({
      cells: [html`<code class="whole">${one.name}</code>`, one.type, toInline(one.description)],
    })),
  )
}
${shown.map((one) => code(toCommand(method, path, one.value), one.summary, "sh"))}
${response !== undefined && code(JSON.stringify(response, null, 2), "Response", "json")}`;
}

function toCommand(method: string, path: string, body: unknown): string {
  const url = exampleOrigin + path.replace("{receiver_name}", "inbox").replace(/\{(\w+)_id\}|\{\w+\}/g, "1");
  const headers = body === undefined ? [] : [quoteForShell("Content-Type: application/json")];
  const sent = body === undefined ? undefined : JSON.stringify(body);
  return toCurl({ method, url, headers, body: sent }, { between: " \\\n  " });
}
