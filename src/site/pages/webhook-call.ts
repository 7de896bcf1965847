import Mustache from "mustache";
import type { JsonObject } from "../../base/json.js";
import { publishedRetries } from "../../base/published-retries.js";
import type { StatementId } from "../../openapi/generated/catalogue.js";
import { toJson } from "../examples/literal.js";
import type { Page } from "../markdown.js";
import { anchored, blocks, code, details, fence, heading, inline, rows, table, text } from "../markdown.js";
import type { DocsModel } from "../model/model.js";
import { callPage } from "../model/places.js";
import { fieldTable } from "./field-table.js";
import { marks, statements } from "./marks.js";

/** Shown with what each renders from the default payload; rendered here, so that what is shown is true. */
const templates: readonly [string, string][] = [
  ["The event and the entity", "{{event_type}} of {{entity_type}} {{#entity}}{{id}}{{/entity}}"],
  ["Two braces escape HTML", "{{#entity}}{{#attributes}}{{author}}{{/attributes}}{{/entity}}"],
  ["Three braces do not", "{{#entity}}{{#attributes}}{{{author}}}{{/attributes}}{{/entity}}"],
  ["The previous value", "was {{#previous_entity}}{{#attributes}}{{{author}}}{{/attributes}}{{/previous_entity}}"],
  ["A missing value is empty", "[{{nothing}}]"],
];

const notSent = `- Anything to a webhook that is disabled, or whose \`events\` do not include the event. The log has no entry for it.
- A webhook call for a request that was refused, or for a job that has not ended: nothing has changed yet.
- A webhook call for an update without any attribute.
- A retry after the webhook was disabled or deleted, or after another attempt succeeded.
- From the mock, webhook calls to other machines, unless it was started with \`--deliver any\`. The log has them as failed, with the reason.
- From the mock, webhook calls to its own control interface, except those to \`/_standin/receiver/NAME\`. The log has them too.
- From a mock that others can reach, webhook calls to its own machine, unless \`--deliver\` says so. The log has them too.`;

/** What is sent when an event happens, and what is not sent. */
export function webhookCallPage({ call, catalogue }: DocsModel): Page {
  const say = (...ids: StatementId[]) => statements(ids, catalogue);
  // The document says that the payload is an object; its example is one.
  const payload = call.example as JsonObject;
  return {
    file: callPage,
    content: blocks(
      `# ${call.summary}`,
      text(call.description),
      marks(call.marks, catalogue),
      heading(2, "When a webhook call is made", "when"),
      say("C-01", "Q-07", "Q-38", "Q-41", "Q-46"),
      heading(2, "Headers", "headers"),
      "A `POST` to the webhook’s `url`.",
      say("C-02", "Q-37", "C-03", "Q-28", "Q-27"),
      rows(
        ["Header", "What it is", "Stated or assumed"],
        call.headers.map(({ name, value, description, marks: own }) => [
          `${anchored(`header-${name}`, code(name))}<small>${code(value)}</small>`,
          inline(description),
          marks(own, catalogue),
        ]),
      ),
      heading(2, "The default payload", "payload"),
      say("C-05", "Q-22", "C-06", "Q-23", "C-07", "Q-35"),
      "The mock sends this when the author of upload `1001` in its default seed changes to “Lovelace & Babbage”:",
      details("The whole payload", fence({ language: "json", text: toJson(call.example) })),
      fieldTable(call.payload.fields, "payload", catalogue),
      heading(2, "Templates", "templates"),
      "If `custom_payload` is set, its template renders the body. `url` may contain tags, too.",
      say("C-04", "Q-32", "Q-40"),
      "These templates render the following bodies from the payload above:",
      table(
        ["", "Template", "Body"],
        templates.map(([title, template]) => [title, code(template), code(Mustache.render(template, payload))]),
      ),
      heading(2, "Responses", "responses"),
      "What the status of the receiver’s response means.",
      rows(
        ["Status", "What it means", "Stated or assumed"],
        call.responses.map(({ status, description, marks: own }) => [
          status === "default" ? "any other" : status,
          inline(description),
          marks(own, catalogue),
        ]),
      ),
      heading(2, "Retry schedule", "retries"),
      say("C-08", "Q-21", "Q-45", "Q-35", "Q-26"),
      retryTable(),
      "`GET /webhook_calls` lists every webhook call with its attempts. On the mock, `POST /_standin/clock` moves the clock, so that a test does not have to wait.",
      heading(2, "What is not sent", "not-sent"),
      notSent,
    ),
  };
}

/** When each retry is due, counted from the one before and from the first attempt. */
function retryTable(): string {
  let passed = 0;
  const rows = publishedRetries.map((spacing, index) => {
    passed += spacing;
    return [`Retry ${index + 1}`, inWords(spacing), inWords(passed)];
  });
  return table(["", "After the one before", "After the first attempt"], rows);
}

/** In the largest units that leave no rest: `4 d 6 h 38 min`. */
function inWords(milliseconds: number): string {
  let minutes = milliseconds / 60_000;
  const units = { d: 1440, h: 60, min: 1 };
  const parts = Object.entries(units).map(([unit, length]) => {
    const count = Math.floor(minutes / length);
    minutes -= count * length;
    return count > 0 ? `${count} ${unit}` : "";
  });
  return parts.filter(Boolean).join(" ");
}
