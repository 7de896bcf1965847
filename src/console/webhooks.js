import { el } from "./dom.js";
import { renderKeyed } from "./keyed.js";
import { listIn } from "./section.js";

/** @typedef {import("../openapi/page-types.js").Webhook} Webhook */

/** @param {import("../openapi/page-types.js").Overview} overview */
export function showWebhooks({ webhooks }) {
  const list = listIn("webhooks", "ul", "rows", webhooks.length, () => [
    "There are no webhooks. ",
    el("code", {}, "POST /webhooks"),
    " makes one.",
  ]);
  if (list) renderKeyed(list, webhooks, ({ id }) => id, row);
}

/** @param {Webhook} webhook */
function row({ id, name, url, enabled, auto_retry, custom_payload, http_basic_user, headers, events }) {
  const ways = [
    custom_payload === null ? undefined : "its own payload",
    http_basic_user === null ? undefined : "credentials",
    Object.keys(headers).length > 0 ? `headers ${Object.keys(headers).join(", ")}` : undefined,
    auto_retry ? undefined : "no retries",
  ].filter(Boolean);
  return el(
    "li",
    {},
    el(
      "div",
      { class: "row-head" },
      el("h3", {}, name, " ", el("code", { class: "soft" }, id)),
      el("span", { class: "state", "data-tone": enabled ? "good" : "off" }, enabled ? "Enabled" : "Disabled"),
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
