import { callApi, readJson, request } from "./api.js";
import { moveClock } from "./clock.js";
import { disclosure, el } from "./dom.js";
import { counted, timeOfDay } from "./format.js";
import { block, headerLines } from "./json-view.js";
import { renderKeyed } from "./keyed.js";
import { say } from "./say.js";
import { listIn, offerMore } from "./section.js";

/** @typedef {import("../openapi/page-types.js").WebhookCallAttempt} Attempt */
/** @typedef {import("../openapi/page-types.js").WebhookCall} WebhookCall */
/** @typedef {WebhookCall & { name: string }} NamedCall */

const step = 6;
let shownCount = step;
let environment = "main";

/** @type {readonly NamedCall[]} */
let calls = [];

/** @param {import("../openapi/page-types.js").Overview} overview */
export function showCalls({ environment: shown, webhooks, webhook_calls }) {
  environment = shown;
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
  offerMore(list, "Show older calls", calls.length - shownCount, () => {
    shownCount += step * 2;
    render();
  });
}

/** @type {Record<string, [tone: string, word: string]>} */
const states = {
  success: ["good", "Success"],
  failed: ["bad", "Failed"],
  rescheduled: ["warn", "Retry due"],
  pending: ["waiting", "Pending"],
};

/** @param {WebhookCall} call */
const dueTime = ({ status, next_retry_at }) => (status === "rescheduled" ? next_retry_at : null);

/** @param {NamedCall} call */
function row(call) {
  const { id, name, entity_type, event_type, created_at, status, attempts, failure_reason } = call;
  const [tone, word] = states[status] ?? ["off", status];
  const due = dueTime(call);
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
        el("span", { class: "state", "data-tone": tone }, due === null ? word : `${word} at ${timeOfDay(due)}`),
      ],
      () => [
        el("p", { class: "soft" }, "Call ", el("code", {}, id), " to ", el("code", {}, call.request_url)),
        actions(call),
        attempts.length + (due === null ? 0 : 1) > 0 ? timeline(call) : el("p", {}, "It was not sent yet."),
      ],
    ),
  );
}

/** @param {WebhookCall} call */
function actions(call) {
  const path = `/${encodeURIComponent(call.id)}`;
  const resend = async () => {
    await callApi("POST", `/webhook_calls${path}/resend_webhook`, environment);
    say("The event is sent again, with the webhook's current settings.");
  };
  const retry = async () => {
    await request(`/webhook-calls${path}/retry`, { environment, method: "POST" });
    say("The retry is made now.");
  };
  const due = dueTime(call);
  const advance = async () => {
    const { now } = await readJson("/clock", environment);
    const wait = Math.max(0, Date.parse(due ?? now) - Date.parse(now));
    await moveClock(environment, wait, `at the retry, ${timeOfDay(due ?? now)}`);
  };
  return el(
    "p",
    { class: "actions" },
    action("Resend", "resend", resend),
    due !== null && action("Retry now", "retry", retry),
    due !== null && action("Advance to the next retry", "advance", advance),
  );
}

/**
 * @param {string} text
 * @param {string} name
 * @param {() => Promise<void>} onclick
 */
const action = (text, name, onclick) =>
  el("button", { type: "button", class: "small", onclick, "data-focus": name }, text);

/**
 * The attempts in their order, and the retry that is due.
 * @param {WebhookCall} call
 */
function timeline(call) {
  const { attempts } = call;
  const due = dueTime(call);
  return el(
    "ol",
    { class: "timeline" },
    ...attempts.map((attempt, index) => attemptOf(attempt, index, index === attempts.length - 1)),
    due !== null && el("li", { "data-tone": "waiting" }, el("p", { class: "soft" }, `Retry due at ${timeOfDay(due)}`)),
  );
}

/**
 * @param {Attempt} attempt
 * @param {number} index
 * @param {boolean} isNewest
 */
function attemptOf(attempt, index, isNewest) {
  const { attempted_at, cause, response_status, failure_reason } = attempt;
  const title = `Attempt ${index + 1} (${cause}) at ${timeOfDay(attempted_at)}: ${
    response_status === null ? "no response" : `response ${response_status}`
  }`;
  const evidence = el(
    "details",
    { "data-keep": `attempt-${index}`, open: isNewest },
    el(
      "summary",
      { "data-focus": `attempt-${index}` },
      el("h4", {}, title),
      failure_reason !== null && el("span", { class: "soft line" }, failure_reason),
    ),
    el("div", { class: "details" }, ...evidenceOf(attempt)),
  );
  return el("li", { "data-tone": failure_reason === null ? "good" : "bad" }, evidence);
}

/** @param {Attempt} attempt */
function evidenceOf(attempt) {
  const { request_url, request_headers, request_payload, response_headers, response_payload } = attempt;
  return [
    block("Request", `POST ${request_url}\n${headerLines(request_headers)}`),
    block("Request body", request_payload),
    response_headers !== null && block("Response", headerLines(response_headers)),
    response_payload !== null && response_payload !== "" && block("Response body", response_payload),
  ];
}
