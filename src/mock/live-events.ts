import { redact } from "../base/redaction.js";
import type { CallRecord } from "../domain/call-record.js";
import { toJobSummary } from "../domain/job.js";
import { toWebhookCall } from "../domain/webhook-calls.js";
import type { Bus } from "./bus.js";
import type { Journal, JournalEntry } from "./journal.js";
import { toJournalView } from "./journal-view.js";
import type { LiveKind, LiveStream } from "./live-stream.js";

/** Sends what happens in an environment to the subscribers of its live stream. The function that it returns ends that. */
export function streamLive(
  bus: Bus,
  { live, environment, journal }: { live: LiveStream; environment: string; journal: Journal },
): () => void {
  let isEnded = false;
  /** `data` is made when there is a subscriber. */
  const send = (kind: LiveKind, data: () => object) => {
    if (!isEnded) live.tell(environment, kind, data);
  };
  const sendEntry = (entry: JournalEntry) => send("journal", () => toJournalView(entry));
  // The attempts before the newest were sent when they ended.
  const sendCall = (call: CallRecord) =>
    send("webhook_call", () => redact(toWebhookCall({ ...call, attempts: call.attempts.slice(-1) })));

  bus.on("request_ended", ({ entry }) => sendEntry(entry));
  bus.on("call_changed", ({ call }) => sendCall(call));
  bus.on("attempt_ended", ({ call }) => sendCall(call));
  bus.on("job_changed", ({ job, requestId }) => {
    send("job", () => toJobSummary(job));
    // What the job changed at its end is part of the request that asked for it.
    const entry = job.outcome && journal.get(requestId);
    if (entry) sendEntry(entry);
  });
  bus.on("fault_rules_changed", () => send("faults", () => ({})));
  bus.on("settings_changed", () => send("settings", () => ({})));
  bus.on("clock_moved", () => send("clock", () => ({})));
  return () => {
    isEnded = true;
  };
}
