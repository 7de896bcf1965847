import type { Upload, Webhook } from "../../domain/entities.js";
import { toTimestamp } from "../../domain/state.js";
import { toWebhookCall } from "../../domain/webhook-calls.js";
import type { ControlReply } from "../../openapi/control.js";
import { withAddresses } from "../../wire/addresses.js";
import { redact } from "../redact.js";
import type { ControlCall } from "./call.js";
import { toJobSummary } from "./jobs.js";

/** The most of each kind that the page is given; the counts say how many there are. */
const maximumShown = 200;

/**
 * `GET /_standin/overview`: what the page shows of an environment but its journal. To look must change nothing that can
 * be read, so the page does not use the API, whose requests the journal has.
 */
export function showOverview(call: ControlCall): ControlReply<"showOverview"> {
  const { host, request, environment } = call;
  const { state } = environment.domain;
  const addresses = {
    origin: host.publicUrl ?? `${request.protocol}://${request.headers.host}`,
    environment: environment.name,
  };
  const newestCalls = [...state.webhookCalls.values()].slice(-maximumShown).reverse();
  // With its address a resource is a resource still.
  const body = {
    environment: environment.name,
    environments: [...new Set(["main", ...host.environments().map(({ name }) => name)])],
    clock: { now: toTimestamp(environment.clock.now()), runs: host.timeRuns, offset_ms: environment.clock.offset() },
    locales: [...state.locales],
    uploads: [...state.uploads.values()]
      .slice(0, maximumShown)
      .map((upload) => withAddresses(upload, addresses) as Upload),
    upload_collections: [...state.collections.values()].map(({ id, label }) => ({ id, label })),
    webhooks: [...state.webhooks.values()].map((webhook) => redact(withAddresses(webhook, addresses) as Webhook)),
    webhook_calls: newestCalls.map(({ call }) => redact(toWebhookCall(call))),
    jobs: [...state.jobs.values()].slice(-maximumShown).reverse().map(toJobSummary),
    faults: environment.faults.list(),
    counts: { uploads: state.uploads.size, webhook_calls: state.webhookCalls.size, jobs: state.jobs.size },
  };
  return { status: 200, body };
}
