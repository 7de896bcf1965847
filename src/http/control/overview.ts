import { toTimestamp } from "../../domain/state.js";
import { type CallRecord, type LoggedCall, toWebhookCall } from "../../domain/webhook-calls.js";
import { redact } from "../../mock/redact.js";
import type { JsonObject } from "../../openapi/openapi-document.js";
import { withAddresses } from "../../wire/addresses.js";
import type { ControlCall, ControlReply } from "./call.js";
import { listFaults } from "./faults.js";
import { listJobs } from "./jobs.js";

/** The most of each kind that the page is given; the counts say how many there are. */
const maximumShown = 200;
/** The most characters that the calls show: the page reads them anew whenever something happens. */
const maximumCallWeight = 4 * 1024 * 1024;

/**
 * `GET /_standin/overview`: what the page shows of an environment but its journal. To look must change nothing that can
 * be read, so the page does not use the API, whose requests the journal has.
 */
export function showOverview(call: ControlCall): ControlReply {
  const { mock, context, environment } = call;
  const { state } = environment.domain;
  const addresses = context.addresses(environment.name);
  const body: JsonObject = {
    environment: environment.name,
    environments: [...new Set(["main", ...mock.environments.list().map(({ name }) => name)])],
    clock: {
      now: toTimestamp(environment.clock.now()),
      runs: mock.settings.timeRuns,
      offset_ms: environment.clock.offset(),
    },
    locales: [...state.locales],
    uploads: [...state.uploads.values()].slice(0, maximumShown).map((upload) => withAddresses(upload, addresses)),
    upload_collections: [...state.collections.values()].map(({ id, label }) => ({ id, label })),
    webhooks: [...state.webhooks.values()].map((webhook) => redact(withAddresses(webhook, addresses))),
    webhook_calls: newestCalls([...state.webhookCalls.values()]).map((call) => redact(toWebhookCall(call))),
    jobs: [...((listJobs(call).body as { jobs: JsonObject[] }).jobs ?? [])].slice(-maximumShown).reverse(),
    faults: (listFaults(call).body as JsonObject).faults ?? [],
    counts: { uploads: state.uploads.size, webhook_calls: state.webhookCalls.size, jobs: state.jobs.size },
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
