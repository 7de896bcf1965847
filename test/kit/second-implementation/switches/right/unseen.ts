import type { JsonValue } from "../../../../../src/base/json.js";
import type { Attempt } from "../../behaviour.js";
import type { UploadEvent } from "../../model.js";
import type { Switch } from "../../server.js";
import { type RightRow, right } from "../right-row.js";
import { all, asList, asObject, change, isText, onUpdated, refuses, setting, varying } from "../switch.js";

const calls = [
  ...["call-count", "call-made", "call-silence", "call-credentials", "call-template", "call-default-payload"],
  ...["call-events", "call-changes", "call-retries", "call-payload-version"],
];

const thin = change("payload", () => () => ({ something: "happened" }));

/** Delays of calls, one after the other; the last one stays. */
const delays =
  (...times: readonly number[]): Switch =>
  ({ behaviour }) => {
    let count = 0;
    behaviour.callDelay = () => times[Math.min(count++, times.length - 1)] ?? 0;
  };

/** Makes one call of the default payload for all events of an upload in a second. */
const batched: Switch = (service) => {
  const { behaviour, clock } = service;
  const batches = new Map<string, UploadEvent[]>();
  const keyOf = ({ asset, at }: UploadEvent) => `${asset.id} ${Math.floor(at / 1000)}`;
  behaviour.callDelay = (event) => {
    batches.set(keyOf(event), [...(batches.get(keyOf(event)) ?? []), event]);
    return 1000 - (clock.now() % 1000);
  };
  const isLast = ({ event }: Attempt) => batches.get(keyOf(event))?.at(-1) === event;
  change("callUrl", (inner) => (attempt) => {
    const isKept = attempt.hook.custom_payload !== null || isLast(attempt);
    return isKept ? inner(attempt) : "http://batched.invalid/";
  })(service);
  change(
    "payload",
    (inner) => (attempt) =>
      (batches.get(keyOf(attempt.event)) ?? [attempt.event]).map((event) => inner({ ...attempt, event }) as JsonValue),
  )(service);
};

const tells = (delay: number): Switch =>
  onUpdatedLater(
    delay,
    (url, hook) =>
      void fetch(url, { method: "POST", body: JSON.stringify({ type: "ping", webhook: hook }) }).catch(() => undefined),
  );

function onUpdatedLater(delay: number, to: (url: string, hook: { name?: JsonValue }) => void): Switch {
  return (service) =>
    onUpdated("webhook", (next) => {
      const url = String(next.url);
      if (url.startsWith("http://127.0.0.1:")) service.clock.after(delay, () => to(url, { name: next.name ?? null }));
      return next;
    })(service);
}

/** Disables a webhook whose calls fail so often in a row. */
const breaksAfter =
  (most: number): Switch =>
  (service) => {
    const failed = new Map<string, number>();
    change("retries", (inner, { state }) => (attempt) => {
      const count = (failed.get(attempt.hook.id) ?? 0) + 1;
      failed.set(attempt.hook.id, count);
      const hook = state.webhook.get(attempt.hook.id);
      if (hook && count >= most) state.webhook.set(hook.id, { ...hook, enabled: false });
      return inner(attempt);
    })(service);
    change("isFailure", (inner) => (outcome) => {
      if (!inner(outcome)) failed.clear();
      return inner(outcome);
    })(service);
  };

/** What somebody tried who wanted the kit to call a right service wrong. */
export const rightUnseen: RightRow[] = [
  right("calls-late-at-first", "calls after 15 s at first, and promptly later", [], {
    may: ["Q-41"],
    only: calls,
    apply: delays(15_000, 15_000, 15_000, 0),
  }),
  right("calls-later-and-later", "calls later with each call, up to 9 s", [], {
    may: ["Q-41"],
    only: calls,
    apply: delays(...Array.from({ length: 30 }, (_, at) => 300 * at)),
  }),
  right("calls-thrice", "makes every call three times, the others up to 10 s later", [], {
    may: ["Q-46", "Q-35", "Q-38", "Q-41", "Q-45"],
    only: calls,
    open: ["C-08"],
    apply: ({ behaviour }) => {
      const times = varying(0, 10_000);
      let count = 0;
      behaviour.callsFor = () => 3;
      behaviour.callDelay = () => (++count % 3 === 1 ? 0 : times());
    },
  }),
  right("calls-wide", "calls after 100 ms to 6 s, in any order", [], {
    may: ["Q-41"],
    only: calls,
    apply: ({ behaviour }) => {
      behaviour.callDelay = varying(100, 6000);
    },
  }),
  right("calls-listed", "tells all events of an upload in a second in one call", ["Q-22", "Q-55"], {
    may: ["Q-38", "Q-41", "Q-46"],
    only: calls,
    open: ["C-06"],
    apply: batched,
  }),
  ...([0, 1] as const).map((more) =>
    right(
      `calls-thin-late-${more}`,
      `shows nothing in calls, 2 s late, more or less${more ? ", and some twice" : ""}`,
      ["Q-22"],
      {
        may: ["Q-21", "Q-35", "Q-38", "Q-41", "Q-45", "Q-46"],
        only: calls,
        open: ["C-06", ...(more ? ["C-08"] : [])],
        apply: all(thin, ({ behaviour }) => {
          let count = 0;
          behaviour.callDelay = varying(1600, 2400);
          behaviour.callsFor = () => 1 + (more && ++count % 2);
        }),
      },
    ),
  ),
  ...[0, 300].map((delay) =>
    right(
      `address-told-${delay}`,
      `tells an address of its webhook in a call without headers, ${delay} ms after each change of it`,
      [],
      {
        may: ["Q-22", "Q-38", "Q-41", "Q-45", "Q-46"],
        only: calls,
        apply: tells(delay),
      },
    ),
  ),
  right("webhook-breaks", "disables a webhook whose calls failed five times in a row", [], {
    may: ["Q-05", "Q-21"],
    only: calls,
    apply: breaksAfter(5),
  }),
  right(
    "webhook-counts",
    "shows when a webhook was called last, how often, and a secret that is new in each read",
    [],
    {
      may: ["Q-05"],
      only: [...calls, "webhook-name", "webhook-empty", "webhook-read", "webhook-keeps"],
      apply: change("shown", (inner, { state, clock }) => (kind, resource) => {
        const shown = inner(kind, resource);
        const more = {
          last_call_at: new Date(clock.now()).toISOString(),
          calls: ++state.count,
          signing_secret: `s${state.count}`,
        };
        return kind === "webhook" ? { ...shown, ...more } : shown;
      }),
    },
  ),
  right(
    "values-strict",
    "refuses doubled and empty tags, more than ten tags or headers, and texts of more than 255 characters",
    [],
    {
      may: ["Q-56", "Q-25", "Q-27", "Q-39", "Q-40", "Q-42", "Q-10"],
      only: [
        ...["upload-tags", "upload-author", "upload-notes", "upload-copyright", "upload-texts", "upload-lists"],
        ...[
          "webhook-headers",
          "webhook-custom-payload",
          "webhook-texts",
          "call-made",
          "call-template",
          "upload-together",
        ],
      ],
      open: ["C-02"],
      apply: all(
        refuses(
          "upload",
          "tags",
          (tags) =>
            new Set(asList(tags)).size < asList(tags).length || asList(tags).includes("") || asList(tags).length > 10,
        ),
        refuses("webhook", "headers", (headers) => Object.keys(asObject(headers)).length > 10),
        ...["author", "notes", "copyright"].map((name) =>
          refuses("upload", name, (text) => isText(text) && text.length > 255),
        ),
        refuses("webhook", "custom_payload", (text) => isText(text) && text.length > 255),
      ),
    },
  ),
  right("deletions-shown", "shows what is deleted for 3 s more, with the time of its deletion", [], {
    may: ["Q-18", "Q-29", "Q-38", "Q-41"],
    only: ["upload-identity", "webhook-identity", "supporting-operations", "call-events", "webhook-names"],
    apply: (service) => {
      const { state, clock } = service;
      for (const kind of ["upload", "webhook"] as const) {
        const gone = new Map<string, object>();
        const { delete: remove } = state[kind];
        state[kind].delete = (id) => {
          const had = state[kind].get(id);
          if (had) gone.set(id, { ...had, deleted_at: "2026-01-01T00:00:00.000Z" });
          clock.after(3000, () => gone.delete(id));
          return remove.call(state[kind], id);
        };
        change("find", (inner) => (of, id, incoming) => {
          const found = inner(of, id, incoming);
          return of === kind && incoming.operation.startsWith("get")
            ? (found ?? (gone.get(id) as typeof found))
            : found;
        })(service);
      }
    },
  }),
  right("retries-doubled", "makes each retry twice", [], {
    may: ["Q-21", "Q-45", "Q-46", "Q-35"],
    only: ["call-retries"],
    open: ["C-08", "C-02", "C-03", "C-04"],
    apply: setting({ retryAfter: [100, 100, 100, 200, 200, 200] }),
  }),
];
