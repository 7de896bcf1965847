import type { TimeRange } from "../base/duration.js";
import { redact } from "../base/redaction.js";
import { mapped, type Steps } from "../base/steps.js";
import type { LoggedCall } from "../domain/call-record.js";
import type { TracedCall, Upload, Webhook } from "../domain/entities.js";
import { toJobSummary } from "../domain/job.js";
import type { Store } from "../domain/store/store.js";
import { toTimestamp } from "../domain/timestamp.js";
import { toSearch } from "../domain/upload-filter.js";
import { lengthOfCall, toTracedCall } from "../domain/webhook-calls.js";
import type { Environment } from "../mock/environment.js";
import type { Mock } from "../mock/mock.js";
import type { ControlSchemas } from "../openapi/control.js";
import { type Addresses, withAddresses } from "../wire/addresses.js";

/** The most of each kind that the page is given; the counts say how many there are. */
const maximumShown = 200;
/** The most characters of bodies that the calls show: the page reads them anew whenever something happens. */
const maximumCallLength = 4 * 1024 * 1024;

interface Shown {
  mock: Mock;
  environment: Environment;
  addresses: Addresses;
  /** Finds uploads; all of them without it. */
  words: string | undefined;
  /** Those in this collection, or in none. */
  collection: string | undefined;
  /** The most uploads. */
  limit: number;
  /** Counts bytes until the response is read. */
  hold(bytes: number): void;
}

/** `GET /_standin/overview`: what the page shows but the journal. Unlike the API, it leaves no trace there. */
export function* overviewOf({
  mock,
  environment,
  addresses,
  words = "",
  collection,
  limit,
  hold,
}: Shown): Steps<ControlSchemas["Overview"]> {
  const { store } = environment.domain;
  const calls = [...store.webhookCalls.values()].slice(-maximumShown);
  // Each is made anew for each reader: its text, twice in JSON, and the bytes of that. All else is of the state.
  hold(
    5 *
      Math.min(
        maximumCallLength,
        calls.reduce((sum, { bytes }) => sum + bytes, 0),
      ),
  );
  const isInCollection = ({ upload_collection: own }: Upload) => (own?.id ?? "none") === collection;
  const wanted = yield* findUploads(store, words);
  const found = collection === undefined ? wanted : wanted.filter(isInCollection);
  const show = (webhook: Webhook) => redact(withAddresses(webhook, addresses) as Webhook);
  const webhooks = yield* mapped([...store.webhooks.values()], show);
  // With its address a resource is a resource still.
  return {
    environment: environment.name,
    environments: [...new Set(["main", ...mock.environments.list().map(({ name }) => name)])],
    clock: {
      now: toTimestamp(environment.clock.now()),
      runs: mock.settings.clock === "real",
      offset_ms: environment.clock.offset(),
    },
    not_saved: mock.saving?.problem ?? null,
    latency: toLatencyView(environment.latency),
    locales: [...store.locales],
    uploads: found.slice(0, limit).map((upload) => withAddresses(upload, addresses) as Upload),
    upload_collections: [...store.collections.values()].map(({ id, label }) => ({ id, label })),
    webhooks,
    webhook_calls: newestCalls(calls).map((call) => redact(call)),
    jobs: [...store.jobs.values()].slice(-maximumShown).reverse().map(toJobSummary),
    job_scripts: [...store.jobs.scripts],
    faults: environment.faults.list(),
    counts: {
      uploads: store.uploads.size,
      uploads_found: found.length,
      webhook_calls: store.webhookCalls.size,
      jobs: store.jobs.size,
    },
  };
}

export const toLatencyView = ({ range: { minimum, maximum } }: { range: TimeRange }) => ({
  minimum_ms: minimum,
  maximum_ms: maximum,
});

/** The uploads in which all of the words stand, or which have them as their identifier; all without any. */
function* findUploads({ uploads, locales }: Store, words: string): Steps<Upload[]> {
  const all = [...uploads.values()];
  if (words.trim() === "") return all;
  const isFound = toSearch(words, { locale: locales[0] ?? "", isInUse: () => false });
  const found: Upload[] = [];
  for (const upload of all) {
    if (upload.id === words.trim() || isFound(upload)) found.push(upload);
    yield;
  }
  return found;
}

/** The newest calls first, up to the limit, and at least one. */
function newestCalls(log: readonly LoggedCall[]): TracedCall[] {
  const calls: TracedCall[] = [];
  let length = 0;
  for (const logged of [...log].reverse()) {
    const call = toTracedCall(logged.call);
    length += lengthOfCall(call);
    if (length > maximumCallLength && calls.length > 0) break;
    calls.push(call);
  }
  return calls;
}
