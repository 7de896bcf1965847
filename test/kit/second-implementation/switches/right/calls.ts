import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import type { JsonValue } from "../../../../../src/base/json.js";
import type { Attempt } from "../../behaviour.js";
import type { Switch } from "../../server.js";
import { type RightRow, right } from "../right-row.js";
import {
  all,
  asObject,
  callsOf,
  change,
  isUpdateOf,
  onReply,
  onUpdated,
  refuses,
  setting,
  varying,
} from "../switch.js";

const calls = [
  "call-count",
  "call-made",
  "call-silence",
  "call-credentials",
  "call-template",
  "call-default-payload",
  "call-events",
  "call-changes",
];

const compressors = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync };

function compressed(encoding: keyof typeof compressors): Switch {
  return all(
    change("callBytes", (inner) => (body) => compressors[encoding](inner(body))),
    change("callHeaders", (inner) => (attempt) => ({ ...inner(attempt), "content-encoding": encoding })),
  );
}

/** When webhooks are called, how often, and with what headers. */
export const rightCalls: RightRow[] = [
  right("address-pinged", "pings an address when a webhook is pointed at it", [], {
    may: ["Q-46", "Q-41"],
    only: ["call-template", "call-made", "call-events"],
    apply: onUpdated("webhook", (next, _, { url }) => {
      if (String(url).startsWith("http://127.0.0.1:"))
        void fetch(String(url), { method: "POST", body: "ping" }).catch(() => undefined);
      return next;
    }),
  }),
  right("calls-twice", "makes every call twice", ["Q-46"], {
    only: calls,
    set: 1,
    apply: setting({ callsFor: () => 2 }),
  }),
  ...(["gzip", "deflate", "br"] as const).map((encoding) =>
    right(`calls-${encoding}`, `compresses the body of a call with ${encoding}`, [], {
      may: ["Q-37"],
      only: ["call-made", "call-template", "call-default-payload"],
      apply: compressed(encoding),
    }),
  ),
  right("calls-before", "calls before it responds", [], {
    only: [...calls, "call-retries"],
    set: 1,
    apply: setting({ isCalledBeforeResponse: true }),
  }),
  right("calls-later", "calls after 700 ms", [], {
    only: [...calls, "call-retries"],
    set: 2,
    apply: setting({ callDelay: () => 700 }),
  }),
  right("calls-batched", "makes the calls of a second at its end, in the order of events", [], {
    only: [...calls, "call-retries"],
    may: ["Q-41"],
    apply: ({ behaviour, clock }) => {
      behaviour.callDelay = () => 1000 - (clock.now() % 1000);
    },
  }),
  right("calls-slow", "calls after 7 s", [], {
    only: [...calls, "call-retries"],
    may: ["Q-41"],
    apply: setting({ callDelay: () => 7000 }),
  }),
  right("calls-jittered", "calls after 2 s, more or less, and so not in the order of events", [], {
    only: [...calls, "call-retries"],
    may: ["Q-41"],
    apply: ({ behaviour }) => {
      behaviour.callDelay = varying(1600, 2400);
    },
  }),
  right("calls-of-two-seconds", "makes the calls of two seconds at their end, in the order of events", [], {
    only: [...calls, "call-retries"],
    may: ["Q-41"],
    apply: ({ behaviour, clock }) => {
      behaviour.callDelay = () => 2000 - (clock.now() % 2000);
    },
  }),
  right("calls-again-later", "makes every call at least once: some again up to 3 s later, in any order", [], {
    only: [...calls, "call-retries"],
    // A repeated call is taken for a retry of a call that succeeded.
    may: ["Q-35", "Q-38", "Q-41", "Q-45", "Q-46"],
    apply: ({ behaviour }) => {
      let count = 0;
      behaviour.callsFor = () => 1 + (++count % 3 === 0 ? 1 : 0);
      behaviour.callDelay = varying(0, 3000);
    },
  }),
  right("calls-debounced", "calls 2 s after the last event of a resource", ["Q-55"], {
    only: [...calls, "call-retries"],
    may: ["Q-41"],
    apply: (service) => {
      const { behaviour } = service;
      const newest = new Map<string, Attempt["event"]>();
      behaviour.callDelay = (event) => {
        newest.set(`${event.asset.id} ${event.type}`, event);
        return 2000;
      };
      // Where a newer event of the resource came meanwhile, its call stands for both.
      change("callUrl", (inner) => (attempt) => {
        const { event } = attempt;
        const isOld = newest.get(`${event.asset.id} ${event.type}`) !== event;
        return isOld ? "http://debounced.invalid/" : inner(attempt);
      })(service);
    },
  }),
  right("calls-as-it-was", "calls after 700 ms, with the settings that a webhook had when the event happened", [], {
    only: calls,
    may: ["Q-41"],
    apply: (service) => {
      const { behaviour } = service;
      const { wants } = behaviour;
      const had = new Map<string, Attempt["hook"]>();
      const key = (hook: Attempt["hook"], { at, asset }: Attempt["event"]) => `${hook.id} ${at} ${asset.notes}`;
      behaviour.wants = (hook, event) => {
        had.set(key(hook, event), hook);
        return wants(hook, event);
      };
      behaviour.callDelay = () => 700;
      callsOf((attempt) => ({ ...attempt, hook: had.get(key(attempt.hook, attempt.event)) ?? attempt.hook }))(service);
    },
  }),
  right(
    "calls-unmarked",
    "shows nothing but the id of an upload in calls, and makes each twice, the second one later",
    [],
    {
      only: ["call-changes"],
      apply: (service) => {
        change("payload", () => ({ event }) => ({ what: event.type, id: event.asset.id }))(service);
        let count = 0;
        service.behaviour.callsFor = () => 2;
        service.behaviour.callDelay = () => (++count % 2 === 0 ? 300 : 0);
      },
    },
  ),
  right("calls-reversed", "calls about what came last first", ["Q-41"], {
    only: calls,
    set: 3,
    apply: ({ behaviour, clock }) => {
      let due = 0;
      behaviour.callDelay = () => {
        const now = clock.now();
        due = due - 10 > now ? due - 10 : now + 60;
        return due - now;
      };
    },
  }),
  right("calls-put", "makes calls with PUT", ["Q-37"], {
    only: ["call-made", "call-retries"],
    set: 2,
    apply: setting({ callMethod: "PUT" }),
  }),
  right("calls-signed", "sends headers of its own", [], {
    may: ["Q-37"],
    only: ["call-made", "call-header-clash"],
    set: 1,
    apply: change("callHeaders", (inner) => (attempt) => ({
      "x-signature": "t=1,v=abc",
      "x-attempt": `${attempt.retries}`,
      ...inner(attempt),
    })),
  }),
  right("calls-own-content-type", "lets no header of a webhook take the place of its own", ["Q-27"], {
    only: ["call-header-clash", "call-made"],
    set: 2,
    apply: change("callHeaders", (inner) => (attempt) => ({
      ...inner(attempt),
      "content-type": "application/json",
      "user-agent": "assets/2",
    })),
  }),
  right("credentials-both", "sends credentials where both are set alone", ["Q-28"], {
    only: ["call-credentials"],
    set: 1,
    apply: change("credentials", (inner) => (attempt) => {
      const { http_basic_user: user, http_basic_password: password } = attempt.hook;
      return user === null || password === null ? undefined : inner(attempt);
    }),
  }),
  right("retries-later", "retries four times, 25 s apart", [], {
    may: ["Q-21", "Q-35", "Q-45"],
    open: ["C-08", "C-02", "C-03", "C-04"],
    only: ["call-retries"],
    apply: setting({ retryAfter: [25_000, 25_000, 25_000, 25_000] }),
  }),
  right("retries-two", "retries twice", [], {
    may: ["Q-21"],
    only: ["call-retries"],
    set: 1,
    apply: setting({ retryAfter: [100, 200] }),
  }),
  right("retries-many", "retries 9 times, each after twice the time", [], {
    may: ["Q-21"],
    only: ["call-retries"],
    set: 2,
    apply: setting({ retryAfter: Array.from({ length: 9 }, (_, nth) => 20 * 2 ** nth) }),
  }),
  right("retries-failures-of-servers", "retries after a 5xx, a time-out and a lost connection alone", ["Q-45"], {
    only: ["call-retries"],
    set: 1,
    apply: setting({ isFailure: (outcome) => typeof outcome !== "number" || outcome >= 500 }),
  }),
  right("retries-successes", "retries calls that succeeded too", ["Q-46"], {
    may: ["Q-38", "Q-45"],
    only: ["call-count", "call-retries", "call-made", "call-silence"],
    apply: setting({ isFailure: () => true }),
  }),
  right("retries-always", "retries with auto_retry false too", ["Q-35", "Q-45"], {
    only: ["call-retries"],
    set: 2,
    apply: change(
      "retries",
      (_, { behaviour }) =>
        ({ retries }) =>
          retries < behaviour.retryAfter.length,
    ),
  }),
  right("event-of-nothing", "raises an event for an update of nothing", ["Q-38"], {
    only: ["call-count", "call-events", "upload-empty"],
    set: 3,
    apply: setting({ raises: () => true }),
  }),
  right("event-for-each-field", "calls once for each field that an update passes", ["Q-38"], {
    may: ["Q-46"],
    only: calls,
    set: 4,
    apply: setting({
      callsFor: ({ type, asset, previous }) =>
        type === "update"
          ? Math.max(1, Object.keys(asset).filter((name) => asset[name] !== asset_(previous)[name]).length - 1)
          : 1,
    }),
  }),
  right("events-no-delete", "has no event of a deletion", ["Q-07", "Q-06"], {
    may: ["Q-38"],
    open: ["C-01", "C-02"],
    only: ["webhook-events", "call-events", "call-made"],
    apply: refuses("webhook", "events", (events) => JSON.stringify(events).includes('"delete"')),
  }),
  right("event-of-refusal", "calls for an update that it refused", ["Q-38"], {
    only: ["call-count"],
    apply: onReply((reply, incoming, { state, behaviour }) => {
      const author = state.upload.get(incoming.id)?.author ?? null;
      if (isUpdateOf("upload", incoming) && reply.status === 422)
        behaviour.commit("upload", incoming.id, { author }, incoming);
      return reply;
    }),
  }),
  right("credentials-scheme-lower", "writes the name of the scheme in small letters", [], {
    only: ["call-credentials"],
    apply: change("credentials", (inner) => (attempt) => inner(attempt)?.replace("Basic", "basic")),
  }),
];

const asset_ = (value: object | undefined) => asObject(value as JsonValue | undefined);
