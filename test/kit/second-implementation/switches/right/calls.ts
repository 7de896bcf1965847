import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import type { Resource } from "../../model.js";
import type { Switch } from "../../server.js";
import { callsWith, wantsAs } from "../calls.js";
import { hook } from "../fields.js";
import { type RightRow, right } from "../right-row.js";
import { all, asObject, change, each, isUpdateOf, onReply, result, setting } from "../switch.js";
import { calls } from "./call-times.js";

const compressors = {
  "compresses the body of a call with gzip (gzip)": ["gzip", gzipSync],
  "compresses the body of a call with deflate (deflate)": ["deflate", deflateSync],
  "compresses the body of a call with br (br)": ["br", brotliCompressSync],
} as const;

/** Calls each webhook as it was so many milliseconds ago. */
const cached =
  (age: number): Switch =>
  (service) => {
    const { clock } = service;
    const versions = new Map<string, { at: number; hook: Resource }[]>();
    const old = (now: Resource): Resource =>
      versions.get(now.id)?.findLast(({ at }) => at <= clock.now() - age)?.hook ?? now;
    all(
      change("commit", (inner, { state }) => (kind, id, fields, incoming) => {
        const before = state[kind].get(id);
        const after = inner(kind, id, fields, incoming);
        const next = state[kind].get(id);
        if (kind !== "webhook" || !before || !next) return after;
        const known = versions.get(id) ?? [{ at: Number.NEGATIVE_INFINITY, hook: before }];
        versions.set(id, [...known, { at: clock.now(), hook: next }]);
        return after;
      }),
      wantsAs(old),
      callsWith(old),
    )(service);
  };

/** How often webhooks are called, and with what headers. */
export const rightCalls: RightRow[] = [
  ...right(["Q-46?", "Q-41?"], ["call-template", "call-made", "call-events", "call-retries"], {
    "pings an address when a webhook is pointed at it (address-pinged)": hook.updated((next, _, { url }) => {
      if (String(url).startsWith("http://127.0.0.1:"))
        void fetch(String(url), { method: "POST", body: "ping" }).catch(() => undefined);
      return next;
    }),
  }),
  ...right(["Q-46?", "Q-41?", "Q-22?"], ["call-default-payload", "call-made", "call-events"], {
    "pings the new address of a webhook with an empty object (address-pinged-empty)": hook.updated((next) => {
      if (String(next.url).startsWith("http://127.0.0.1:"))
        void fetch(String(next.url), { method: "POST", body: "{}" }).catch(() => undefined);
      return next;
    }),
  }),
  ...right(
    ["Q-46?", "Q-41?", "Q-22?", "Q-37?"],
    ["call-default-payload", "call-made", "call-template", "call-events"],
    {
      "tries the address of a webhook with an empty HEAD (address-tried)": hook.updated((next) => {
        if (String(next.url).startsWith("http://127.0.0.1:"))
          void fetch(String(next.url), { method: "HEAD" }).catch(() => undefined);
        return next;
      }),
      "asks with a HEAD before each call whether its address is there (address-tried-each)": result(
        "callBody",
        (body, { hook: { url } }) => {
          void fetch(String(url), { method: "HEAD" }).catch(() => undefined);
          return body;
        },
      ),
      "pings a webhook that changes, and calls a second later (pings-and-calls-late)": all(
        setting({ callDelay: () => 1000 }),
        hook.updated((next) => {
          if (next.enabled === true && String(next.url).startsWith("http://127.0.0.1:"))
            void fetch(String(next.url), { method: "POST", body: "{}" }).catch(() => undefined);
          return next;
        }),
      ),
    },
  ),
  ...right(["Q-46"], calls, { "makes every call twice (calls-twice)": setting({ callsFor: () => 2 }) }),
  ...right(
    ["Q-37?"],
    ["call-made", "call-template", "call-default-payload"],
    each(
      compressors,
      ([encoding, compress]) =>
        all(
          result("callBytes", (body) => compress(body)),
          result("callHeaders", (headers) => ({ ...headers, "content-encoding": encoding })),
        ),
      "calls-",
    ),
  ),
  ...right(["Q-37"], ["call-made", "call-retries"], {
    "makes calls with PUT (calls-put)": setting({ callMethod: "PUT" }),
  }),
  ...right(["Q-37?"], ["call-made"], {
    "sends headers of its own (calls-signed)": result("callHeaders", (headers, { retries }) => ({
      ...{ "x-signature": "t=1,v=abc", "x-attempt": `${retries}`, ...headers },
    })),
  }),
  ...right(["Q-27"], ["call-made"], {
    "lets no header of a webhook take the place of its own (calls-own-content-type)": result(
      "callHeaders",
      (headers) => ({
        ...{ ...headers, "content-type": "application/json", "user-agent": "assets/2" },
      }),
    ),
  }),
  ...right(["Q-28"], ["call-credentials"], {
    "sends credentials where both are set alone (credentials-both)": result("credentials", (sent, { hook: its }) =>
      its.http_basic_user === null || its.http_basic_password === null ? undefined : sent,
    ),
  }),
  ...right([], ["call-credentials"], {
    "writes the name of the scheme in small letters (credentials-scheme-lower)": result("credentials", (sent) =>
      sent?.replace("Basic", "basic"),
    ),
  }),
  ...right(["Q-21?", "Q-35?", "Q-45?", "Q-46?", "C-08", "C-02", "C-03", "C-04", "C-05"], ["call-retries"], {
    "retries four times, 25 s apart (retries-later)": setting({ retryAfter: Array(4).fill(25_000) }),
    "makes each retry twice (retries-doubled)": setting({ retryAfter: [100, 100, 100, 200, 200, 200] }),
  }),
  ...right(["Q-21?"], ["call-retries"], {
    "retries twice (retries-two)": setting({ retryAfter: [100, 200] }),
    "retries 9 times, each after twice the time (retries-many)": setting({
      retryAfter: Array.from({ length: 9 }, (_, nth) => 20 * 2 ** nth),
    }),
  }),
  ...right(["Q-45"], ["call-retries"], {
    "retries after a 5xx, a time-out and a lost connection alone (retries-failures-of-servers)": setting({
      isFailure: (outcome) => typeof outcome !== "number" || outcome >= 500,
    }),
  }),
  ...right(["Q-46", "Q-38?", "Q-45?"], ["call-count", "call-retries", "call-made", "call-silence"], {
    "retries calls that succeeded too (retries-successes)": setting({ isFailure: () => true }),
  }),
  ...right(["Q-35", "Q-45"], ["call-retries"], {
    "retries with auto_retry false too (retries-always)": setting(({ behaviour }) => ({
      retries: ({ retries }) => retries < behaviour.retryAfter.length,
    })),
  }),
  ...right(["Q-38"], ["call-count", "call-events", "upload-empty"], {
    "raises an event for an update of nothing (event-of-nothing)": setting({ raises: () => true }),
  }),
  ...right(["Q-38", "Q-46?"], calls, {
    "calls once for each field that an update passes (event-for-each-field)": setting({
      callsFor: ({ type, asset, previous }) =>
        type === "update"
          ? Math.max(1, Object.keys(asset).filter((name) => asset[name] !== asObject(previous)[name]).length - 1)
          : 1,
    }),
  }),
  ...right(["Q-07", "Q-06", "Q-38?", "C-01", "C-02"], ["webhook-events", "call-events", "call-made"], {
    "has no event of a deletion (events-no-delete)": hook.events.refuses((events) =>
      JSON.stringify(events).includes('"delete"'),
    ),
  }),
  ...right(["Q-38"], ["call-count"], {
    "calls for an update that it refused (event-of-refusal)": onReply((reply, incoming, { state, behaviour }) => {
      const author = state.upload.get(incoming.id)?.author ?? null;
      if (isUpdateOf("upload", incoming) && reply.status === 422)
        behaviour.commit("upload", incoming.id, { author }, incoming);
      return reply;
    }),
  }),
  ...right([], calls, {
    "calls its webhooks as they were half a second ago (settings-cached)": cached(500),
  }),
  ...right(["C-01", "C-02", "C-03", "C-04", "C-05"], calls, {
    "calls its webhooks as they were a minute ago (settings-cached-long)": cached(60_000),
  }),
  ...right(["Q-05?", "Q-21?"], [...calls, "call-retries", "call-payload-version"], {
    "disables a webhook whose calls failed five times in a row (webhook-breaks)": (service) => {
      const failed = new Map<string, number>();
      all(
        result("retries", (retries, { hook: { id } }, { state }) => {
          const count = (failed.get(id) ?? 0) + 1;
          failed.set(id, count);
          const called = state.webhook.get(id);
          if (called && count >= 5) state.webhook.set(id, { ...called, enabled: false });
          return retries;
        }),
        result("isFailure", (isFailure) => {
          if (!isFailure) failed.clear();
          return isFailure;
        }),
      )(service);
    },
  }),
];
