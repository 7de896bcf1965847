import { disclosure, el } from "./dom.js";
import { counted, timeOfDay } from "./format.js";
import { block, headerLines } from "./json-view.js";
import { renderKeyed } from "./keyed.js";
import { listIn } from "./section.js";

/** @typedef {import("../openapi/page-types.js").WebhookCallAttempt} Attempt */
/** @typedef {import("../openapi/page-types.js").WebhookCall} WebhookCall */
/** @typedef {WebhookCall & { name: string }} NamedCall */

const step = 6;
let shownCount = step;

/** @type {readonly NamedCall[]} */
let calls = [];

/** @param {import("../openapi/page-types.js").Overview} overview */
export function showCalls({ webhooks, webhook_calls }) {
  const names = new Map(webhooks.map(({ id, name }) => [id, name]));
  calls = webhook_calls.map((call) => ({ ...call, name: names.get(call.webhook.id) ?? "a deleted webhook" }));
  render();
}

function render() {
  const list = listIn("calls", "ol", "rows", calls.length, () => [
    "No webhook was called yet. An update of an upload calls those that ask for it.",
  ]);
  if (!list) return;
  renderKeyed(list, calls.slice(0, shownCount), ({ id }) => id, row);
  const body = /** @type {HTMLElement} */ (list.parentElement);
  body.querySelector(":scope > .more")?.remove();
  if (calls.length <= shownCount) return;
  const more = () => {
    shownCount += step * 2;
    render();
  };
  body.append(
    el("button", { type: "button", class: "more", onclick: more }, `Show older calls (${calls.length - shownCount})`),
  );
}

/** @type {Record<string, [string, string]>} */
const states = {
  success: ["good", "Success"],
  failed: ["bad", "Failed"],
  rescheduled: ["warn", "Retry due"],
  pending: ["waiting", "Pending"],
};

/** @param {NamedCall} call */
function row(call) {
  const { id, name, entity_type, event_type, created_at, status, next_retry_at, attempts, failure_reason } = call;
  const [tone, word] = states[status] ?? ["off", status];
  const due = status === "rescheduled" && next_retry_at !== null ? ` at ${timeOfDay(next_retry_at)}` : "";
  return el(
    "li",
    { id: `call-${id}`, class: "call" },
    disclosure(
      [
        el("time", { datetime: created_at, title: created_at }, timeOfDay(created_at)),
        el(
          "span",
          { class: "what" },
          el("strong", {}, name),
          ` ${event_type} of ${entity_type}`,
          el(
            "span",
            { class: "soft line" },
            [counted(attempts.length, "attempt"), failure_reason].filter(Boolean).join(" · "),
          ),
        ),
        el("span", { class: "state", "data-tone": tone }, word + due),
      ],
      () => [
        el("p", { class: "soft" }, "Call ", el("code", {}, id), " to ", el("code", {}, call.request_url)),
        ...(attempts.length === 0 ? [el("p", {}, "It was not sent yet.")] : attempts.map(attemptOf)),
      ],
    ),
  );
}

/**
 * @param {Attempt} attempt
 * @param {number} index
 */
function attemptOf(attempt, index) {
  const { attempted_at, cause, response_status, failure_reason } = attempt;
  return el(
    "section",
    { class: "attempt" },
    el(
      "h4",
      {},
      `Attempt ${index + 1} (${cause}) at ${timeOfDay(attempted_at)}: `,
      response_status === null ? "no response" : `response ${response_status}`,
    ),
    failure_reason !== null && el("p", { class: "reason" }, failure_reason),
    block("Request", `POST ${attempt.request_url}\n${headerLines(attempt.request_headers)}`),
    block("Request body", attempt.request_payload),
    attempt.response_headers !== null && block("Response", headerLines(attempt.response_headers)),
    attempt.response_payload !== null &&
      attempt.response_payload !== "" &&
      block("Response body", attempt.response_payload),
  );
}
