import { differences } from "./differences.js";
import { disclosure, el } from "./dom.js";
import { counted, timeOfDay, tone } from "./format.js";
import { block, headerLines } from "./json-view.js";
import { say } from "./say.js";

/** @typedef {import("../openapi/page-types.js").Change} Change */
/** @typedef {import("../openapi/page-types.js").JournalEntry} Entry */

/** @param {Entry} entry */
export function journalRow(entry) {
  const { at, method, path, response, fault } = entry;
  return el(
    "li",
    { id: `request-${entry.id}` },
    disclosure(
      [
        el("time", { datetime: at, title: at }, timeOfDay(at)),
        el(
          "span",
          { class: "what" },
          el("code", {}, el("strong", {}, method), ` ${path}`),
          el("span", { class: "soft line" }, gist(entry)),
        ),
        el(
          "span",
          { class: "ends" },
          fault !== null && el("span", { class: "chip" }, `Fault ${fault}`),
          el("span", { class: "state", "data-tone": tone(response?.status) }, outcome(entry)),
        ),
      ],
      () => details(entry),
    ),
  );
}

/** @param {Entry} entry */
export function outcome({ response }) {
  if (response === null) return "Waiting";
  return response.status === 0 ? "Dropped" : String(response.status);
}

/**
 * The outcome of a request, in a line.
 * @param {Entry} entry
 */
function gist({ operation, refused, changes, webhook_calls, duration_ms, response }) {
  if (refused) return [refused.code, refused.pointer].filter(Boolean).join(" ");
  const parts = [
    operation ?? "file",
    ...changes.map(
      ({ type, id, before, after }) =>
        `${after === null ? "deleted" : before === null ? "made" : "changed"} ${type} ${id}`,
    ),
    webhook_calls.length > 0 ? counted(webhook_calls.length, "call") : undefined,
    response === null ? undefined : `${duration_ms < 10 ? duration_ms.toFixed(1) : Math.round(duration_ms)} ms`,
  ];
  return parts.filter(Boolean).join(" · ");
}

/** @param {Entry} entry */
function details({ request, response, refused, fault, changes, webhook_calls, curl }) {
  return [
    fault !== null &&
      el("p", { class: "reason" }, el("strong", {}, "Injected: "), `fault ${fault} was used for this request.`),
    refused && el("p", { class: "reason" }, el("strong", {}, "Refused: "), refused.detail),
    ...changes.map(changeTable),
    webhook_calls.length > 0 &&
      el(
        "p",
        {},
        "Caused ",
        ...webhook_calls.flatMap((id, index) => [index > 0 && ", ", el("a", { href: `#call-${id}` }, `call ${id}`)]),
      ),
    request.body !== null && block("Request body", request.body),
    response !== null && response.body !== null && block(`Response ${response.status}`, response.body),
    response !== null && response.status !== 0 && block("Response headers", headerLines(response.headers)),
    el(
      "div",
      { class: "block" },
      el("h4", {}, "To repeat it ", copyButton(curl)),
      el("pre", { tabindex: "0", role: "region", "aria-label": "The request as a curl command" }, curl),
    ),
    block("Request headers", headerLines(request.headers)),
  ];
}

/** @param {string} text */
function copyButton(text) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say("The command is copied."),
      () => say("The browser did not allow it; select the command and copy it."),
    );
  return el("button", { type: "button", class: "small", onclick: copy, "data-focus": "copy" }, "Copy curl");
}

/** @param {Change} change */
function changeTable({ type, id, before, after }) {
  const verb = after === null ? "Deleted" : before === null ? "Made" : "Changed";
  return el(
    "div",
    { class: "scroller", tabindex: "0", role: "region", "aria-label": `${verb} ${type} ${id}` },
    el(
      "table",
      {},
      el("caption", {}, `${verb} ${type} ${id}`),
      el("thead", {}, el("tr", {}, ...["Field", "Before", "After"].map((name) => el("th", { scope: "col" }, name)))),
      el(
        "tbody",
        {},
        ...differences(before, after).map((row) =>
          el(
            "tr",
            {},
            el("th", { scope: "row" }, row.field),
            el("td", { class: "before" }, row.before),
            el("td", { class: "after" }, row.after),
          ),
        ),
      ),
    ),
  );
}
