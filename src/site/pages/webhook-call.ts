import Mustache from "mustache";
import type { JsonObject } from "../../base/json.js";
import type { StatementId } from "../../openapi/generated/catalogue.js";
import { toJson } from "../examples/literal.js";
import { type Html, html } from "../html.js";
import { toBlocks, toInline } from "../markup.js";
import type { DocsModel } from "../model/model.js";
import { callPage } from "../model/places.js";
import { code } from "../parts/code.js";
import { fieldTable } from "../parts/field-table.js";
import type { Page } from "../parts/layout.js";
import { markIds, marks } from "../parts/marks.js";
import { statements } from "../parts/statements.js";
import { table } from "../parts/table.js";

/** Shown with what each renders from the default payload; rendered here, so that what is shown is true. */
const templates: readonly [string, string][] = [
  ["The event and the entity", "{{event_type}} of {{entity_type}} {{#entity}}{{id}}{{/entity}}"],
  ["Two braces escape HTML", "{{#entity}}{{#attributes}}{{author}}{{/attributes}}{{/entity}}"],
  ["Three braces do not", "{{#entity}}{{#attributes}}{{{author}}}{{/attributes}}{{/entity}}"],
  ["The previous value", "was {{#previous_entity}}{{#attributes}}{{{author}}}{{/attributes}}{{/previous_entity}}"],
  ["A missing value is empty", "[{{nothing}}]"],
];

/** What is sent when an event happens, and what is not sent. */
export function webhookCallPage({ call, catalogue }: DocsModel): Page {
  const say = (ids: readonly StatementId[]) => statements(ids, catalogue);
  // The document says that the payload is an object; its example is one.
  const payload = call.example as JsonObject;
  return {
    file: callPage,
    title: call.summary,
    summary: "The request of a webhook call: headers, the default payload, templates, retries, and what is not sent.",
    content: html`<h1>${call.summary}</h1>
${toBlocks(call.description)}
${markIds(call.marks)}
<h2 id="when">When a webhook call is made</h2>
${say(["C-01", "Q-07", "Q-38", "Q-41", "Q-46"])}
<h2 id="headers">Headers</h2>
<p>A <code>POST</code> to the webhook’s <code>url</code>.</p>
${say(["C-02", "Q-37", "C-03", "Q-28", "Q-27"])}
${table(
  "headers",
  "Headers of a webhook call",
  ["Header", "Value", "What it is", "Stated or assumed"],
  call.headers.map(({ name, value, description, marks: own }) => ({
    cells: [html`<code>${name}</code>`, html`<code>${value}</code>`, toInline(description), marks(own, catalogue)],
  })),
)}
<h2 id="payload">The default payload</h2>
${say(["C-05", "Q-22", "C-06", "Q-23", "C-07", "Q-35"])}
<p>The mock sends this when the author of upload <code>1001</code> in its default seed changes to “Lovelace &amp; Babbage”:</p>
<details class="example"><summary>The whole payload</summary>${code(toJson(call.example), "Default payload", "json")}</details>
${fieldTable(call.payload.fields, { envelope: "flat", part: "payload", caption: "Fields of the default payload", catalogue })}
<h2 id="templates">Templates</h2>
<p>If <code>custom_payload</code> is set, its template renders the body. <code>url</code> may contain tags, too.</p>
${say(["C-04", "Q-32", "Q-40"])}
<p>These templates render the following bodies from the payload above:</p>
${table(
  "templates",
  "Templates, and what they render",
  ["", "Template", "Body"],
  templates.map(([title, template]) => ({
    cells: [title, html`<code>${template}</code>`, html`<code>${Mustache.render(template, payload)}</code>`],
  })),
)}
<h2 id="responses">Responses</h2>
<p>What the status of the receiver’s response means.</p>
${table(
  "headers",
  "Responses to a webhook call",
  ["Status", "What it means", "Stated or assumed"],
  call.responses.map(({ status, description, marks: own }) => ({
    cells: [status === "default" ? "any other" : status, toInline(description.trim()), marks(own, catalogue)],
  })),
)}
<h2 id="retries">Retries</h2>
${say(["C-08", "Q-21", "Q-45", "Q-35", "Q-26"])}
${retryTable(catalogue.get("Q-21")?.text ?? "")}
<p><code>GET /webhook_calls</code> lists every webhook call with its attempts. On the mock, <code>POST /_standin/clock</code> moves the clock, so that a test does not have to wait.</p>
<h2 id="not-sent">What is not sent</h2>
<ul>
<li>Anything to a webhook that is disabled, or whose <code>events</code> do not include the event. The log has no entry for it.</li>
<li>A webhook call for a request that was refused, or for a job that has not ended: nothing has changed yet.</li>
<li>A webhook call for an update without any attribute.</li>
<li>A retry after the webhook was disabled or deleted, or after another attempt succeeded.</li>
<li>${toInline("From the mock, webhook calls to other machines, unless it was started with `--deliver any`. The log has them as failed, with the reason.")}</li>
<li>${toInline("From the mock, webhook calls to its own control interface, except those to `/_standin/receiver/NAME`, and webhook calls to the machine that it runs on where others can reach it and `--deliver` does not say so. The log has them too.")}</li>
</ul>`,
  };
}

/** When each retry is due, counted from the one before and from the first attempt; read from the text of the assumption. */
function retryTable(assumption: string): Html {
  const units: Record<string, number> = { min: 1, h: 60, day: 1440, days: 1440 };
  let minutes = 0;
  const rows = [...assumption.matchAll(/\b(\d+) (min|h|days?)\b/g)].map(([spacing, count, unit = ""], index) => {
    minutes += Number(count) * (units[unit] ?? 0);
    return { cells: [`Retry ${index + 1}`, spacing, duration(minutes)] };
  });
  return table("retries", "Retries", ["", "After the one before", "After the first attempt"], rows);
}

function duration(minutes: number): string {
  const days = Math.floor(minutes / 1440);
  const parts: [number, string][] = [
    [days, days === 1 ? "day" : "days"],
    [Math.floor((minutes % 1440) / 60), "h"],
    [minutes % 60, "min"],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(" ");
}
