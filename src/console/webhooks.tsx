import type { RaisedEvent, Webhook, WebhookCall, WebhookCallAttempt } from "../openapi/page-types.js";
import { callApi, control, schemaOf } from "./api.js";
import { moveClock } from "./bar.js";
import { duplicateWebhook, edit } from "./edit.js";
import { openForm } from "./form.js";
import { counted, headerLines, type Tone, timeOfDay } from "./format.js";
import { choices, overview } from "./model.js";
import { Blocks, Button, type Row, Rows, type View } from "./parts.js";
import { labelOf } from "./schema.js";

export const webhooks = (): View<Webhook> => ({
  items: overview.value?.webhooks,
  empty: "There are no webhooks.",
  row({ id, name, url, enabled, events }) {
    const [, receiver = ""] = /\/_standin\/receiver\/([^/?#]+)/.exec(url) ?? [];
    const script = () => scriptReceiver(decodeURIComponent(receiver));
    const asked = events.map(({ entity_type, event_types }) => `${entity_type}: ${event_types.join(", ")}`);
    return {
      id: `webhook-${id}`,
      title: <h3>{[name, " ", <code>{id}</code>]}</h3>,
      lines: [<code>{url}</code>, asked.join(" · ") || "Asks for no events"],
      state: enabled ? ["good", "Enabled"] : ["off", "Disabled"],
      actions: [
        ...(receiver ? [{ text: "Responses", "aria-label": `Responses to webhook ${id}`, run: script }] : []),
        { text: "Duplicate", "aria-label": `Duplicate webhook ${id}`, run: () => duplicateWebhook(id) },
        { text: "Edit", "aria-label": `Edit webhook ${id}`, run: () => edit("Webhook", id) },
      ],
    };
  },
});

/** Sets what a receiver of this server responds with next. */
async function scriptReceiver(name: string): Promise<void> {
  const path = "/receiver/{receiver_name}";
  const { answers } = await control("get", path, { part: name });
  openForm({
    title: `Next responses of ${name}`,
    action: "Set the responses",
    schema: await schemaOf("control", "ReceiverScript"),
    shown: { answers: answers.map((one) => (typeof one === "number" ? { status: one } : { ...one })) },
    async send(body) {
      const rows = body.answers as Exclude<(typeof answers)[number], number>[];
      const isPlain = (row: object) => Object.keys(row).join() === "status";
      const said = rows.map((row) => ("status" in row && isPlain(row) ? row.status : row));
      await control("put", path, { part: name, body: { answers: said } });
      return `The receiver ${name} responds so from now on.`;
    },
  });
}

const tones: Readonly<Record<WebhookCall["status"], Tone>> = {
  ...{ pending: "waiting", success: "good", failed: "bad", rescheduled: "warn" },
};

const dueTime = ({ status, next_retry_at }: WebhookCall) => (status === "rescheduled" ? next_retry_at : null);

export const calls = (): View<WebhookCall> => ({
  count: overview.value?.counts.webhook_calls,
  items: overview.value?.webhook_calls,
  empty: "No webhook was called yet. Change an upload: each webhook that is enabled for this event is called.",
  shown: 6,
  row(call) {
    const { id, webhook, entity_type, event_type, created_at, status, attempts, failure_reason } = call;
    const due = dueTime(call);
    const name = overview.value?.webhooks.find((one) => one.id === webhook.id)?.name ?? "a deleted webhook";
    return {
      id: `call-${id}`,
      time: created_at,
      title: [<strong>{name}</strong>, ` ${event_type} of ${entity_type}`],
      lines: [[counted(attempts.length, "attempt"), failure_reason].filter(Boolean).join(" · ")],
      state: [tones[status], due === null ? labelOf(status) : `Retry due at ${timeOfDay(due)}`],
      body: () => details(call),
    };
  },
});

function details(call: WebhookCall) {
  const { id, request_url, attempts } = call;
  const due = dueTime(call);
  const resend = async () => {
    await callApi("POST", `/webhook_calls/${encodeURIComponent(id)}/resend_webhook`);
    return "The event is sent again, with the webhook's current settings.";
  };
  const retry = async () => {
    await control("post", "/webhook-calls/{call_id}/retry", { part: id });
    return "The retry is made now.";
  };
  const advance = async (due: string) => {
    const { now } = await control("get", "/clock");
    return moveClock(Math.max(0, Date.parse(due) - Date.parse(now)), `at the retry, ${timeOfDay(due)}`);
  };
  return (
    <>
      <p class="soft">
        Call <code>{id}</code> to <code>{request_url}</code>
      </p>
      <p class="buttons">
        <Button text="Resend" run={resend} />
        {due !== null && <Button text="Retry now" run={retry} />}
        {due !== null && <Button text="Advance to the next retry" run={() => advance(due)} />}
      </p>
      {attempts.length > 0 && <Rows rows={attempts.map(attemptRow)} />}
    </>
  );
}

/** An attempt with what was sent and what came back; the newest is open. */
function attemptRow(attempt: WebhookCallAttempt, index: number, all: readonly unknown[]): Row {
  const { attempted_at, cause, failure_reason, response_status: status, response_headers: headers } = attempt;
  const response = status === null ? "no response" : `response ${status}`;
  return {
    id: `attempt-${index}-${attempted_at}`,
    title: `Attempt ${index + 1} (${cause}) at ${timeOfDay(attempted_at)}: ${response}`,
    lines: [failure_reason],
    state: failure_reason === null ? ["good", "Accepted"] : ["bad", "Failed"],
    isOpen: index === all.length - 1,
    body: () => (
      <Blocks
        of={{
          Request: `POST ${attempt.request_url}\n${headerLines(attempt.request_headers)}`,
          "Request body": attempt.request_payload,
          Response: headers && headerLines(headers),
          "Response body": attempt.response_payload,
        }}
      />
    ),
  };
}

export async function raiseEvent(): Promise<void> {
  const { properties = {}, ...schema } = await schemaOf("control", "RaisedEvent");
  // Each type of entity has its own events.
  const oneOf = Object.entries(choices.value?.event_types ?? {}).map(([entity, types]) => ({
    properties: { entity_type: { const: entity }, event_type: { ...properties.event_type, enum: types } },
  }));
  openForm({
    title: "Send an event",
    action: "Send the event",
    schema: { ...schema, properties, oneOf },
    shown: { entity_type: "upload", event_type: "update", entity: { id: "1", type: "upload", attributes: {} } },
    async send(body) {
      // The chosen and written values. The server validates them.
      const { webhook_calls: called } = await control("post", "/events", { body: body as RaisedEvent });
      if (called.length === 0) return "The event was raised; no enabled webhook asks for it.";
      return `The event was raised: ${counted(called.length, "call")}.`;
    },
  });
}
