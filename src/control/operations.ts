import type { Context } from "../api/context.js";
import { parseTimeRange } from "../base/duration.js";
import type { JsonObject } from "../base/json.js";
import { redact } from "../base/redaction.js";
import { inTurns, mapped } from "../base/steps.js";
import { eventTypesByEntity } from "../domain/events.js";
import { toJobSummary } from "../domain/job.js";
import { releaseJob } from "../domain/jobs.js";
import { toTimestamp } from "../domain/timestamp.js";
import { getTracedCall, toTracedCall } from "../domain/webhook-calls.js";
import { isWanted } from "../mock/call-watcher.js";
import type { Environment } from "../mock/environment.js";
import type { EnvironmentHandle } from "../mock/handle.js";
import { toFaultSpec, toJobScript, toRaisedEvent } from "../mock/input.js";
import type { JournalEntry } from "../mock/journal.js";
import { toJournalView } from "../mock/journal-view.js";
import type { Mock } from "../mock/mock.js";
import { assertBody, assertQuery, type ControlOperationId, type ControlReply, fieldError } from "../openapi/control.js";
import { routes } from "../openapi/documents.js";
import { DomainError, type ErrorCode, errorCatalogue } from "../openapi/errors.js";
import { controlDocument } from "../openapi/generated/control-document.js";
import type { OpenApiDocument } from "../openapi/openapi-document.js";
import { prepareInSteps } from "../seed/seed.js";
import { SeedError } from "../seed/seed-error.js";
import { toShownSeed } from "../seed/snapshot.js";
import { toShown } from "../wire/view.js";
import { overviewOf, toLatencyView } from "./overview.js";

export interface ControlCall {
  mock: Mock;
  context: Context;
  /** The name of the environment that it is for. */
  name: string;
  /** The environment, created at its first use. The operations that tests have too go through `handle`. */
  readonly environment: Environment;
  handle: EnvironmentHandle;
  params: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, string>>;
  /** A request without a body has an empty object. */
  body: JsonObject;
  /** Counts the bytes of a copy in the response until that has left. Throws INSUFFICIENT_STORAGE. */
  hold(bytes: number): void;
}

/** Operations that read or write something other than JSON; `streams.ts` and the console page have their handlers. */
export type StreamId = "showPage" | "showPageFile" | "followStream" | "showPicture" | "callReceiver";

/** An operation of control.openapi.yaml: it checks the request, calls the handle, and returns what the document describes. */
type Operation<Id extends ControlOperationId> = (call: ControlCall) => ControlReply<Id> | Promise<ControlReply<Id>>;

const done = { status: 204 } as const;
const ok = <Body>(body: Body) => ({ status: 200, body }) as const;

/** The handler of each operation. The compiler asks for one when control.openapi.yaml gets a new operation. */
export const operations: { [Id in Exclude<ControlOperationId, StreamId>]: Operation<Id> } = {
  showHealth: ({ mock: { saving } }) => ok({ status: (saving?.problem ?? null) === null ? "ok" : "not_saved" }),
  showDocument: ({ context }) => {
    // The generator wrote this text.
    const document = JSON.parse(controlDocument) as OpenApiDocument;
    return ok({ ...document, servers: [{ ...document.servers[0], url: `${context.origin}/_standin` }] });
  },
  showOverview: async ({ mock, context, environment, query, hold }) => {
    const { uploads: words, upload_collection: collection, limit = 200 } = assertQuery("showOverview", query);
    const addresses = context.addresses(environment.name);
    const shown = { mock, environment, addresses, words, collection, limit, hold };
    return ok(await inTurns(overviewOf(shown), () => mock.wait(0)));
  },
  showResource: ({ context, environment, params, query }) => {
    const { type = "upload" } = assertQuery("showResource", query);
    const { store } = environment.domain;
    const table = { upload: store.uploads, webhook: store.webhooks, upload_collection: store.collections }[type];
    const view = { addresses: context.addresses(environment.name), metadata: store.metadata };
    return ok(toShown(table.find(String(params.resource_id)), view));
  },
  showChoices: () => ok(choices()),

  resetEnvironment: async ({ mock, handle, body }) => {
    const { all } = assertBody("ResetRequest", body);
    await mock.rereadSeed().catch(refuseSeed);
    if (all) mock.environments.dropAll();
    else handle.reset();
    return done;
  },
  listEnvironments: ({ mock }) => {
    const environments = mock.environments.list().map(({ name, domain: { store } }) => ({
      name,
      uploads: store.uploads.size,
      webhooks: store.webhooks.size,
      webhook_calls: store.webhookCalls.size,
      jobs: store.jobs.size,
    }));
    return ok({ environments });
  },
  dropEnvironments: ({ mock }) => {
    mock.environments.dropAll();
    return done;
  },
  dropEnvironment: ({ mock: { environments }, params }) => {
    const name = String(params.environment_name);
    if (!environments.peek(name)) {
      const mend = "GET /_standin/environments lists all environments.";
      throw new DomainError("NOT_FOUND", `There is no environment ${JSON.stringify(name)}. ${mend}`);
    }
    environments.drop(name);
    return done;
  },
  showState: ({ mock: { environments, platform }, name, hold }) => {
    const store = environments.storeToRead(name);
    // A copy, and the text of it.
    hold(2 * store.memory.used);
    return ok(toShownSeed(store, platform));
  },
  restoreState: async ({ mock: { environments, platform, wait }, name, body }) => {
    const steps = prepareInSteps(body, { platform, isShared: false });
    environments.replace(name, await inTurns(steps, () => wait(0)).catch(refuseSeed));
    return done;
  },

  showClock: ({ environment: { clock } }) => ok({ now: toTimestamp(clock.now()), offset_ms: clock.offset() }),
  advanceClock: async ({ handle, body }) => {
    const ran = await handle.clock.advance(assertBody("ClockAdvance", body).advance);
    const entries = ran.map(({ at, kind, id }) => ({ at: toTimestamp(at), kind, id }));
    return ok({ now: toTimestamp(handle.clock.now()), ran: entries, in_flight: [...ran.inFlight] });
  },

  listFaults: ({ handle }) => ok({ faults: handle.faults.list() }),
  addFault: ({ handle, body }) => ({ status: 201, body: handle.faults.add(toFaultSpec(body)) }),
  releaseFaults: ({ handle }) => {
    handle.faults.release();
    return done;
  },
  releaseFault: ({ handle, params }) => {
    const id = String(params.fault_id);
    if (handle.faults.release(id)) return done;
    const mend = "GET /_standin/faults lists all faults.";
    throw new DomainError("NOT_FOUND", `There is no fault ${JSON.stringify(id)}. ${mend}`);
  },
  showLatency: ({ environment: { latency } }) => ok(toLatencyView(latency)),
  setLatency: ({ environment: { latency, bus }, body }) => {
    const range = parseTimeRange(String(assertBody("LatencySetting", body).latency));
    if (!range) throw fieldError("/latency", 'must be a time or a range such as "100-300", the smaller number first.');
    latency.range = range;
    bus.publish("settings_changed", {});
    return ok(toLatencyView(latency));
  },

  listJobs: ({ environment, handle }) =>
    ok({ jobs: handle.jobs.list(), scripts: [...environment.domain.store.jobs.scripts] }),
  scriptJob: ({ environment, handle, body }) => {
    if (body.release === undefined) {
      const script = toJobScript(body);
      handle.jobs.script(script);
      return { status: 201, body: script };
    }
    const { release } = assertBody("JobRelease", body);
    return ok(toJobSummary(releaseJob(environment.domain, release)));
  },

  raiseEvent: ({ handle, body }) => ({ status: 202, body: { webhook_calls: handle.emit(toRaisedEvent(body)) } }),
  listCalls: async ({ mock, environment, query, hold }) => {
    const { environment: _, ...filter } = assertQuery("listCalls", query);
    const calls = [...environment.domain.store.webhookCalls.values()].filter(({ call }) => isWanted(call, filter));
    hold(calls.reduce((sum, { bytes }) => sum + bytes, 0));
    const shown = mapped(calls, ({ call }) => redact(toTracedCall(call)));
    return ok({ webhook_calls: await inTurns(shown, () => mock.wait(0)) });
  },
  showCall: ({ handle, params }) => ok(redact(handle.webhookCalls.get(String(params.call_id)))),
  awaitCall: async ({ handle, body }) => {
    const { timeout_ms: timeout, ...filter } = assertBody("CallWait", body);
    const waiting = handle.webhookCalls.next(filter, timeout === undefined ? {} : { timeout });
    const call = await waiting.catch((error: Error) => {
      throw new DomainError("NOT_FOUND", error.message);
    });
    return ok(redact(call));
  },
  settleCalls: async ({ handle }) => {
    await handle.webhookCalls.settle();
    return done;
  },
  retryCall: ({ environment, params }) => {
    const id = String(params.call_id);
    environment.delivery.retryNow(id);
    return { status: 202, body: redact(getTracedCall(environment.domain.store, id)) };
  },
  showReceiver: (call) => ok(receiverOf(call)),
  scriptReceiver: (call) => {
    const { answers } = assertBody("ReceiverScript", call.body);
    call.handle.receiver(String(call.params.receiver_name)).answerWith(answers);
    return ok(receiverOf(call));
  },

  listJournal: ({ handle, query, hold }) => {
    const { environment: _, limit = Number.POSITIVE_INFINITY, method, ...filter } = assertQuery("listJournal", query);
    const found = handle.journal.list(method === undefined ? filter : { ...filter, method: method.toUpperCase() });
    const entries = newest(found.slice(Math.max(0, found.length - limit)));
    // The entries stay as long as somebody reads. Of one at a time there is a view, its text and its bytes.
    hold(entries.reduce((sum, { bytes }) => sum + bytes, 3 * Math.max(0, ...entries.map(({ bytes }) => bytes))));
    const later = (entry: JournalEntry) => ({ toJSON: () => toJournalView(entry) });
    return ok({ entries: entries.map(later) as unknown as ReturnType<typeof toJournalView>[] });
  },
};

/** The names that faults and events can use, for the lists of the console. */
function choices() {
  const codes = Object.keys(errorCatalogue) as ErrorCode[];
  return {
    operations: routes.map(({ operationId, method, path, operation }) => ({
      id: operationId,
      method,
      path,
      codes: operation["x-standin"].errors,
    })),
    errors: codes.map((code) => ({ code, status: errorCatalogue[code].status, title: errorCatalogue[code].title })),
    event_types: Object.fromEntries(Object.entries(eventTypesByEntity).map(([type, events]) => [type, [...events]])),
  };
}

/** A seed that came over HTTP is refused as a body is. */
function refuseSeed(error: unknown): never {
  if (error instanceof SeedError) {
    const { message, violations } = error;
    throw new DomainError("INVALID_FORMAT", `The seed is not valid: ${message}`, { place: "body", violations });
  }
  const isOfSystem = error instanceof Error && "syscall" in error;
  throw isOfSystem ? new DomainError("INVALID_FORMAT", `The seed cannot be read: ${error.message}`) : error;
}

function receiverOf({ environment, handle, params }: ControlCall) {
  const name = String(params.receiver_name);
  const { answers } = environment.inboxes.named(name);
  return { answers: [...answers], requests: handle.receiver(name).requests() };
}

/** The most bytes of journal entries in one response, besides the newest entry: the response is made of copies, and their text. */
const maximumJournalBytes = 32 * 1024 * 1024;

function newest(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  let bytes = 0;
  const first = entries.findLastIndex((entry) => {
    bytes += entry.bytes;
    return bytes > maximumJournalBytes;
  });
  return entries.slice(Math.min(first + 1, entries.length - 1));
}
