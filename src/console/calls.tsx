import type { WebhookCall, WebhookCallAttempt } from "../openapi/page-types.js";
import { callApi, readJson, request } from "./api.js";
import { moveClock } from "./clock.js";
import { raiseEvent } from "./event.js";
import { counted, timeOfDay } from "./format.js";
import { overview, say } from "./model.js";
import { Block, Button, Disclosure, headerLines, List, Section, State, Time } from "./parts.js";

export const Calls = () => (
  <Section id="calls" title="Webhook calls" tools={<Button onClick={raiseEvent} text="Send an event" />}>
    <List
      items={overview.value?.webhook_calls ?? null}
      ordered
      class="rows"
      empty="No webhook was called yet. An update of an upload calls those that ask for it."
      draw={(call) => <Row call={call} />}
      shown={6}
      more="Show older calls"
    />
  </Section>
);

const states: Readonly<Record<string, readonly [tone: string, word: string]>> = {
  success: ["good", "Success"],
  failed: ["bad", "Failed"],
  rescheduled: ["warn", "Retry due"],
  pending: ["waiting", "Pending"],
};

const dueTime = ({ status, next_retry_at }: WebhookCall) => (status === "rescheduled" ? next_retry_at : null);

function Row({ call }: { call: WebhookCall }) {
  const { id, webhook, entity_type, event_type, created_at, status, attempts, failure_reason } = call;
  const [tone, word] = states[status] ?? ["off", status];
  const due = dueTime(call);
  const name = overview.value?.webhooks.find((one) => one.id === webhook.id)?.name ?? "a deleted webhook";
  const summary = (
    <>
      <Time at={created_at} />
      <span class="what">
        <strong>{name}</strong> {event_type} of {entity_type}
        <span class="soft line">
          {[counted(attempts.length, "attempt"), failure_reason].filter(Boolean).join(" · ")}
        </span>
      </span>
      <State tone={tone} text={`${due === null ? word : `${word} at $${timeOfDay(due)}`}`} />
    </>
  );
  return (
    <li id={`call-${id}`} class="call">
      <Disclosure summary={summary} build={() => <Details call={call} due={due} />} />
    </li>
  );
}

interface DetailsProps {
  call: WebhookCall;
  due: string | null;
}

const Details = ({ call, due }: DetailsProps) => (
  <>
    <p class="soft">
      Call <code>{call.id}</code> to <code>{call.request_url}</code>
    </p>
    <Actions call={call} due={due} />
    {call.attempts.length > 0 || due !== null ? <Timeline call={call} due={due} /> : <p>It was not sent yet.</p>}
  </>
);

function Actions({ call, due }: DetailsProps) {
  const path = encodeURIComponent(call.id);
  const resend = async () => {
    await callApi("POST", `/webhook_calls/${path}/resend_webhook`);
    say("The event is sent again, with the webhook's current settings.");
  };
  const retry = async () => {
    await request(`/webhook-calls/${path}/retry`, { method: "POST" });
    say("The retry is made now.");
  };
  const advance = async (to: string) => {
    const { now } = await readJson("/clock");
    await moveClock(Math.max(0, Date.parse(to) - Date.parse(now)), `at the retry, ${timeOfDay(to)}`);
  };
  return (
    <p class="actions">
      <Button small onClick={resend} text="Resend" />
      {due !== null && <Button small onClick={retry} text="Retry now" />}
      {due !== null && <Button small onClick={() => advance(due)} text="Advance to the next retry" />}
    </p>
  );
}

/** The attempts in their order, and the retry that is due. */
const Timeline = ({ call: { attempts }, due }: DetailsProps) => (
  <ol class="timeline">
    {attempts.map((attempt, index) => (
      <Attempt key={String(index)} attempt={attempt} index={index} isNewest={index === attempts.length - 1} />
    ))}
    {due !== null && (
      <li data-tone="waiting">
        <p class="soft">Retry due at {timeOfDay(due)}</p>
      </li>
    )}
  </ol>
);

interface AttemptProps {
  attempt: WebhookCallAttempt;
  index: number;
  isNewest: boolean;
}

function Attempt({ attempt, index, isNewest }: AttemptProps) {
  const { attempted_at, cause, request_url, request_headers, request_payload, response_status, response_headers } =
    attempt;
  const { response_payload, failure_reason } = attempt;
  const response = response_status === null ? "no response" : `response ${response_status}`;
  return (
    <li data-tone={failure_reason === null ? "good" : "bad"}>
      <details open={isNewest}>
        <summary>
          <h4>
            Attempt {index + 1} ({cause}) at {timeOfDay(attempted_at)}: {response}
          </h4>
          {failure_reason !== null && <span class="soft line">{failure_reason}</span>}
        </summary>
        <div class="details">
          <Block title="Request" value={`POST ${request_url}\n${headerLines(request_headers)}`} />
          <Block title="Request body" value={request_payload} />
          {response_headers !== null && <Block title="Response" value={headerLines(response_headers)} />}
          {response_payload !== null && response_payload !== "" && (
            <Block title="Response body" value={response_payload} />
          )}
        </div>
      </details>
    </li>
  );
}
