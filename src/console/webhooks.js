import { el } from "./dom.js";
import { editWebhook } from "./edit.js";
import { renderKeyed } from "./keyed.js";
import { listIn } from "./section.js";

/** @typedef {import("../openapi/page-types.js").Webhook} Webhook */

/** @param {import("../openapi/page-types.js").Overview} overview */
export function showWebhooks({ environment, webhooks }) {
  const list = listIn("webhooks", "ul", "rows", webhooks.length, () => [
    "There are no webhooks. ",
    el("code", {}, "POST /webhooks"),
    " makes one.",
  ]);
  if (!list) return;
  renderKeyed(
    list,
    webhooks,
    ({ id }) => `${environment} ${id}`,
    (webhook) => row(webhook, () => editWebhook(environment, webhook.id)),
  );
}

/**
 * @param {Webhook} webhook
 * @param {() => Promise<void>} edit
 */
function row({ id, name, url, enabled, auto_retry, custom_payload, http_basic_user, headers, events }, edit) {
  const ways = [
    custom_payload === null ? undefined : "its own payload",
    http_basic_user === null ? undefined : "credentials",
    Object.keys(headers).length > 0 ? `headers ${Object.keys(headers).join(", ")}` : undefined,
    auto_retry ? undefined : "no retries",
  ].filter(Boolean);
  return el(
    "li",
    { id: `webhook-${id}` },
    el(
      "div",
      { class: "row-head" },
      el("h3", {}, name, " ", el("code", { class: "soft" }, id)),
      el("span", { class: "state", "data-tone": enabled ? "good" : "off" }, enabled ? "Enabled" : "Disabled"),
      el(
        "button",
        { type: "button", class: "small", onclick: edit, "data-focus": "edit", "aria-label": `Edit webhook ${id}` },
        "Edit",
      ),
    ),
    el("p", {}, el("code", {}, url)),
    el(
      "p",
      { class: "soft" },
      events.length === 0
        ? "Asks for no events"
        : events.map(({ entity_type, event_types }) => `${entity_type}: ${event_types.join(", ")}`).join(" · "),
      ways.length > 0 && ` · with ${ways.join(", ")}`,
    ),
  );
}
