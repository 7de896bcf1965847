import { request, sendJson } from "./api.js";
import { wireDialog } from "./dialog.js";
import { el, find } from "./dom.js";
import { counted } from "./format.js";
import { renderKeyed } from "./keyed.js";
import { say } from "./say.js";
import { listIn } from "./section.js";

/** @typedef {import("../openapi/page-types.js").FaultRule} Fault */

/** @param {import("../openapi/page-types.js").Overview} overview */
export function showFaults({ environment, faults }) {
  const list = listIn("faults", "ul", "rows", faults.length, () => ["No faults: every operation does its work."]);
  if (list)
    renderKeyed(
      list,
      faults,
      ({ id }) => id,
      (fault) => row(environment, fault),
    );
}

/**
 * @param {string} environment
 * @param {Fault} fault
 */
function row(environment, fault) {
  const { id, method, times, used } = fault;
  const left = times === undefined ? "until it is released" : `${counted(times - used, "request")} more`;
  const release = async () => {
    await request(`/faults/${id}`, { environment, method: "DELETE" });
    say(`Fault ${id} is released.`);
    find("#add-fault", HTMLButtonElement).focus();
  };
  return el(
    "li",
    { class: "row-head" },
    el(
      "div",
      {},
      el("p", {}, el("strong", {}, whatOf(fault)), ` ${effectOf(fault)}`),
      el("p", { class: "soft" }, `Fault ${id}${method ? ` · ${method} alone` : ""} · ${left} · met ${used} so far`),
    ),
    el(
      "button",
      { type: "button", onclick: release, "data-focus": "release", "aria-label": `Release fault ${id}` },
      "Release",
    ),
  );
}

/** @param {Fault} fault */
function whatOf({ operation, path, entity_id, after, probability }) {
  const what = operation === "*" ? "Every operation" : (operation ?? "Every request");
  return [
    what,
    ...(path === undefined ? [] : [`to ${path}`]),
    ...(entity_id === undefined ? [] : [`for ${entity_id}`]),
    ...(after === undefined ? [] : [`after ${after} of them`]),
    ...(probability === undefined ? [] : [`(${Math.round(probability * 100)} %)`]),
  ].join(" ");
}

/** @param {Fault} fault */
function effectOf({ code, status, delay_ms, disconnect, truncate, bandwidth, content_type }) {
  const late = [
    delay_ms ? ` after ${delay_ms} ms` : "",
    bandwidth ? ` at ${bandwidth} bytes a second` : "",
    content_type ? ` as ${content_type}` : "",
  ].join("");
  if (code) return `responds with ${code}${late}`;
  if (status) return `responds with ${status}${late}`;
  if (disconnect) return `drops the connection${late}`;
  return truncate ? `cuts its response in the middle${late}` : `responds${late}`;
}

/**
 * @param {() => string} environment
 * @param {import("../openapi/page-types.js").Choices} choices
 */
export function wireFaults(environment, { operations, errors }) {
  const dialog = find("#fault-dialog", HTMLDialogElement);
  const field = (/** @type {string} */ name) => find(`[name=${name}]`, HTMLSelectElement, dialog);
  /** @type {Map<string, string>} */
  const titles = new Map(errors.map(({ code, status, title }) => [code, `${status} ${code}: ${title}`]));
  field("operation").append(
    ...operations.map(({ id }) => el("option", { value: id, selected: id === "updateUpload" }, id)),
    el("option", { value: "*" }, "Every operation"),
  );
  const offerCodes = () => {
    const codes = operations.find(({ id }) => id === field("operation").value)?.codes ?? errors.map(({ code }) => code);
    const wanted = field("code").value || "RATE_LIMIT_EXCEEDED";
    field("code").replaceChildren(
      ...codes.map((code) => el("option", { value: code, selected: code === wanted }, titles.get(code) ?? code)),
    );
  };
  const showFields = () => {
    for (const label of dialog.querySelectorAll("[data-for]")) {
      if (label instanceof HTMLElement) label.hidden = label.dataset.for !== field("kind").value;
    }
  };
  field("operation").addEventListener("change", offerCodes);
  field("kind").addEventListener("change", showFields);
  offerCodes();
  showFields();
  wireDialog(dialog, find("#add-fault", HTMLButtonElement), async (given) => {
    const kind = String(given.get("kind"));
    const value =
      kind === "code" ? given.get(kind) : kind === "status" || kind === "delay_ms" ? Number(given.get(kind)) : true;
    const times = String(given.get("times"));
    // The chosen and written values. The server validates them.
    const body = /** @type {import("../openapi/page-types.js").FaultSpec} */ ({
      operation: given.get("operation"),
      [kind]: value,
      ...(times === "" ? {} : { times: Number(times) }),
    });
    const fault = await sendJson("/faults", environment(), body);
    say(`Fault ${fault.id} is added.`);
  });
}
