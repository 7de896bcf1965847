import type { CallRecord, LoggedCall } from "../domain/call-record.js";
import type { Upload, Webhook } from "../domain/entities.js";
import { toTimestamp } from "../domain/timestamp.js";
import { toWebhookCall } from "../domain/webhook-calls.js";
import { toJobSummary } from "../mock/job-script.js";
import { redact } from "../mock/redact.js";
import type { ControlReply } from "../openapi/control.js";
import { withAddresses } from "../wire/addresses.js";
import type { ControlCall } from "./call.js";

/** The most of each kind that the page is given; the counts say how many there are. */
const maximumShown = 200;
/** The most characters that the calls show: the page reads them anew whenever something happens. */
const maximumCallWeight = 4 * 1024 * 1024;

/**
 * `GET /_standin/overview`: what the page shows of an environment but its journal. To look must change nothing that can
 * be read, so the page does not use the API, whose requests the journal has.
 */
export function showOverview(call: ControlCall): ControlReply<"showOverview"> {
  const { mock, context, environment } = call;
  const { store } = environment.domain;
  const addresses = context.addresses(environment.name);
  // With its address a resource is a resource still.
  const body = {
    environment: environment.name,
    environments: [...new Set(["main", ...mock.environments.list().map(({ name }) => name)])],
    clock: {
      now: toTimestamp(environment.clock.now()),
      runs: mock.settings.timeRuns,
      offset_ms: environment.clock.offset(),
    },
    locales: [...store.locales],
    uploads: [...store.uploads.values()]
      .slice(0, maximumShown)
      .map((upload) => withAddresses(upload, addresses) as Upload),
    upload_collections: [...store.collections.values()].map(({ id, label }) => ({ id, label })),
    webhooks: [...store.webhooks.values()].map((webhook) => redact(withAddresses(webhook, addresses) as Webhook)),
    webhook_calls: newestCalls([...store.webhookCalls.values()]).map((call) => redact(toWebhookCall(call))),
    jobs: [...store.jobs.values()].slice(-maximumShown).reverse().map(toJobSummary),
    faults: environment.faults.list(),
    counts: { uploads: store.uploads.size, webhook_calls: store.webhookCalls.size, jobs: store.jobs.size },
  };
  return { status: 200, body };
}

/** The newest first, as many as may be shown; one at least. */
function newestCalls(log: readonly LoggedCall[]): CallRecord[] {
  const calls: CallRecord[] = [];
  let weight = 0;
  for (const logged of log.slice(-maximumShown).reverse()) {
    weight += logged.weight;
    if (weight > maximumCallWeight && calls.length > 0) break;
    calls.push(logged.call);
  }
  return calls;
}
