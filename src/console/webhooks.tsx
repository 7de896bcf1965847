import type { Webhook } from "../openapi/page-types.js";
import { editWebhook, receiverOf, scriptReceiver } from "./edit.js";
import { overview } from "./model.js";
import { Button, List, Section, State } from "./parts.js";

export const Webhooks = () => (
  <Section id="webhooks" title="Webhooks" tools={<Button onClick={() => editWebhook()} text="New webhook" />}>
    <List
      items={overview.value?.webhooks ?? null}
      class="rows"
      empty="There are no webhooks."
      draw={(webhook) => <Row webhook={webhook} />}
    />
  </Section>
);

function Row({ webhook }: { webhook: Webhook }) {
  const { id, name, url, enabled, auto_retry, custom_payload, http_basic_user, headers, events } = webhook;
  const receiver = receiverOf(url);
  const ways = [
    custom_payload === null ? undefined : "its own payload",
    http_basic_user === null ? undefined : "credentials",
    Object.keys(headers).length > 0 ? `headers ${Object.keys(headers).join(", ")}` : undefined,
    auto_retry ? undefined : "no retries",
  ].filter(Boolean);
  const asked = events.map(({ entity_type, event_types }) => `${entity_type}: ${event_types.join(", ")}`).join(" · ");
  return (
    <li id={`webhook-${id}`}>
      <div class="row-head">
        <h3>
          {name} <code class="soft">{id}</code>
        </h3>
        <State tone={enabled ? "good" : "off"} text={enabled ? "Enabled" : "Disabled"} />
        {receiver !== undefined && (
          <Button
            small
            label={`Responses to webhook ${id}`}
            onClick={() => scriptReceiver(receiver)}
            text="Responses"
          />
        )}
        <Button small label={`Edit webhook ${id}`} onClick={() => editWebhook(id)} text="Edit" />
      </div>
      <p>
        <code>{url}</code>
      </p>
      <p class="soft">
        {asked || "Asks for no events"}
        {ways.length > 0 && ` · with ${ways.join(", ")}`}
      </p>
    </li>
  );
}
