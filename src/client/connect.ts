import { refuseUnknown } from "../base/known-options.js";
import { withoutLastSlashes } from "../base/paths.js";
import type { Advanced } from "../mock/advance.js";
import type { CallFilter } from "../mock/call-watcher.js";
import type { EnvironmentHandle, ReceiverHandle } from "../mock/handle.js";
import type { JournalEntry } from "../mock/journal.js";
import type { JournalFilter } from "../mock/journal-search.js";
import type { ControlQuery, ControlSchemas } from "../openapi/control.js";
import { toSendable } from "./body.js";
import { type Ask, createAsk, StandinError } from "./control.js";

/** The options of a connection. */
export interface ConnectOptions {
  /** The environment. Default: `main`. Created from the seed at its first use. */
  environment?: string;
  /** The token of requests to the API (`fetch`, `headers`). Any token works. */
  token?: string;
  /** The token of `--control-token`, if the server has one. */
  controlToken?: string;
}

/** The handle of an environment of the Standin at a URL, with asynchronous methods. Throws a StandinError. */
export async function connect(url: string, options: ConnectOptions = {}): Promise<RemoteEnvironment> {
  refuseUnknown("connect", options, ["environment", "token", "controlToken"]);
  const { environment = "main", token = "any-token", controlToken } = options;
  const base = withoutLastSlashes(url);
  const ask = createAsk({ url: base, environment, controlToken });
  // This request needs the token and opens no environment.
  await ask((control) => control.GET("/environments"));
  const headers = { Authorization: `Bearer ${token}`, "X-Environment": environment };
  const reset = () => ask((control) => control.POST("/reset")).then(nothing);
  // As it is now: a test may make `standin.fetch` the global one.
  const send = globalThis.fetch;
  return {
    name: environment,
    url: base,
    headers,
    async fetch(input, init) {
      const sent = typeof input === "object" && "url" in input ? input : undefined;
      const address = addressIn(base, sent?.url ?? String(input));
      const all = new Headers(init?.headers ?? sent?.headers);
      for (const [name, value] of Object.entries(headers)) if (!all.has(name)) all.set(name, value);
      const body = init?.body === undefined ? {} : { body: await toSendable(init.body) };
      return send(sent ?? address, { ...init, ...body, headers: all });
    },
    clock: {
      now: async () => Date.parse((await ask((control) => control.GET("/clock"))).now),
      async advance(time) {
        const { ran, in_flight } = await ask((control) => control.POST("/clock", { body: { advance: time } }));
        const tasks = ran.map((one) => ({ ...one, at: Date.parse(one.at) }));
        return Object.defineProperty(tasks, "inFlight", { value: in_flight }) as Advanced;
      },
    },
    jobs: {
      script: (body) => ask((control) => control.POST("/jobs", { body })).then(nothing),
      list: async () => (await ask((control) => control.GET("/jobs"))).jobs,
      release: (release) => ask((control) => control.POST("/jobs", { body: { release } })).then(nothing),
    },
    webhookCalls: {
      next: (filter = {}, { timeout = defaultPatience } = {}) => nextCall(ask, filter, timeout),
      list: async (query = {}) =>
        (await ask((control) => control.GET("/webhook-calls", { params: { query } }))).webhook_calls,
      get: (call_id) => ask((control) => control.GET("/webhook-calls/{call_id}", { params: { path: { call_id } } })),
      settle: () => ask((control) => control.POST("/webhook-calls/settle")).then(nothing),
    },
    emit: async (body) => (await ask((control) => control.POST("/events", { body }))).webhook_calls,
    faults: {
      add: (body) => ask((control) => control.POST("/faults", { body })),
      list: async () => (await ask((control) => control.GET("/faults"))).faults,
      release: (id) => releaseFault(ask, id),
    },
    journal: { list: (filter) => listJournal(ask, filter), find: (filter) => findEntry(ask, filter) },
    state: {
      get: () => ask((control) => control.GET("/state")),
      put: (body) => ask((control) => control.PUT("/state", { body })).then(nothing),
    },
    receiver(name) {
      const params = { path: { receiver_name: name } };
      return {
        url: `${base}/_standin/receiver/${encodeURIComponent(name)}?environment=${environment}`,
        answerWith: (answers) =>
          ask((control) => control.PUT("/receiver/{receiver_name}", { params, body: { answers: [...answers] } })).then(
            nothing,
          ),
        requests: async () => (await ask((control) => control.GET("/receiver/{receiver_name}", { params }))).requests,
      };
    },
    reset,
    [Symbol.asyncDispose]: reset,
  };
}

/** The URL of a path or a URL of the Standin at `base`. Throws a TypeError for another server: it must not get the token. */
function addressIn(base: string, text: string): string {
  if (/^\/(?!\/)/.test(text)) return base + text;
  // A page or a worker may name its Standin by a path.
  const own = new URL(`${base}/`, (globalThis as { location?: { href: string } }).location?.href);
  const url = new URL(text, own);
  if (url.origin === own.origin && url.pathname.startsWith(own.pathname)) return url.href;
  throw new TypeError(`standin.fetch sends only to ${own.href}, and not to ${url.href}. Use fetch for other servers.`);
}

/** For methods that resolve with nothing, whatever the response holds. */
const nothing = (): void => undefined;

/** The default timeout of `next`, and the longest wait of one request, in milliseconds. */
const defaultPatience = 5000;
const longestWait = 30_000;

async function nextCall(ask: Ask, filter: CallFilter, timeout: number): Promise<ControlSchemas["WebhookCall"]> {
  for (let left = timeout; ; left -= longestWait) {
    const timeout_ms = Math.max(0, Math.min(left, longestWait));
    try {
      return await ask((control) => control.POST("/webhook-calls/next", { body: { ...filter, timeout_ms } }));
    } catch (error) {
      if (!isNotFound(error) || left <= longestWait) throw error;
    }
  }
}

const isNotFound = (error: unknown): boolean => error instanceof StandinError && error.status === 404;

/** As in the library: false if there is no such fault. */
async function releaseFault(ask: Ask, id: string | undefined): Promise<boolean> {
  try {
    if (id === undefined) await ask((control) => control.DELETE("/faults"));
    else await ask((control) => control.DELETE("/faults/{fault_id}", { params: { path: { fault_id: id } } }));
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

async function listJournal(ask: Ask, filter: JournalFilter & { limit?: number } = {}): Promise<RemoteJournalEntry[]> {
  // The server knows the operations.
  const query = filter as ControlQuery<"listJournal">;
  const { entries } = await ask((control) => control.GET("/journal", { params: { query } }));
  return entries.map(toEntry);
}

/** The number of newest requests that an error names if none matches. */
const shown = 3;

async function findEntry(ask: Ask, filter: JournalFilter): Promise<RemoteJournalEntry> {
  const [found] = await listJournal(ask, { ...filter, limit: 1 });
  if (found) return found;
  const newest = await listJournal(ask, { limit: shown });
  const lines = newest.map(
    ({ id, method, url, operation, response }) =>
      `  ${id}: ${method} ${url} (${operation ?? "no operation"}) → ${response?.status ?? "no response yet"}`,
  );
  const instead = newest.length === 0 ? "There was no request." : `The newest were:\n${lines.join("\n")}`;
  throw new Error(`No request matches ${JSON.stringify(filter)}. ${instead}`);
}

/** An entry in the library's form. */
function toEntry(entry: ControlSchemas["JournalEntry"]): RemoteJournalEntry {
  const { at, path, request, duration_ms, changes, webhook_calls, ...same } = entry;
  return {
    ...same,
    at: Date.parse(at),
    url: path,
    headers: request.headers,
    body: request.body,
    duration: duration_ms,
    changes: changes.map(({ before, after, ...entity }) => ({
      ...entity,
      before: before ?? undefined,
      after: after ?? undefined,
    })),
    webhookCalls: webhook_calls,
  };
}

/** A type whose methods are asynchronous. */
type Remote<Local> = {
  [Member in keyof Local]: Local[Member] extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Promise<Awaited<Result>>
    : Local[Member] extends object
      ? Remote<Local[Member]>
      : Local[Member];
};

/** A request as the control interface shows it: with redacted secrets, and only the changed fields of entities. */
export interface RemoteJournalEntry extends Omit<JournalEntry, "origin" | "bytes"> {
  /** A command that sends the request again, with the token in `$TOKEN`. */
  curl: string;
}

/** One of Standin's own receivers. */
export type RemoteReceiver = Remote<ReceiverHandle>;

/** An environment of a Standin in another process: the handle of `createStandin`, over HTTP. */
export interface RemoteEnvironment
  extends Omit<Remote<Omit<EnvironmentHandle, "journal" | "receiver">>, typeof Symbol.asyncDispose> {
  /** The URL of the server, without a slash at the end. */
  readonly url: string;
  /** The headers that assign an API request to this environment: its name, and the token. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Like `fetch`, in this environment: takes a path such as `/uploads/1001`, or a URL or a `Request` to this Standin. Rejects with a
   * TypeError for another server.
   */
  readonly fetch: typeof fetch;
  readonly journal: {
    /** The matching requests, oldest first. */
    list(filter?: JournalFilter): Promise<RemoteJournalEntry[]>;
    /** The newest matching request. Throws an Error that lists the newest ones if none matches. */
    find(filter: JournalFilter): Promise<RemoteJournalEntry>;
  };
  receiver(name: string): RemoteReceiver;
  /** For `await using`: resets the environment to its seed. */
  [Symbol.asyncDispose](): Promise<void>;
}
