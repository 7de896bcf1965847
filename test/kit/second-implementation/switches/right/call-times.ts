import type { JsonValue } from "../../../../../src/base/json.js";
import type { Attempt } from "../../behaviour.js";
import type { Resource, UploadEvent } from "../../model.js";
import type { Switch } from "../../server.js";
import { callsWith } from "../calls.js";
import { hook } from "../fields.js";
import { type RightRow, right } from "../right-row.js";
import { all, change, given, result, setting, varying } from "../switch.js";

export const calls = [
  ...["call-count", "call-made", "call-silence", "call-credentials", "call-template", "call-default-payload"],
  ...["call-events", "call-changes"],
];
const withRetries = [...calls, "call-retries"];
const everyContract = [...withRetries, "call-payload-version"];

/** Makes the calls of so many milliseconds at their end. */
const inBatches = (time: number): Switch => setting(({ clock }) => ({ callDelay: () => time - (clock.now() % time) }));

/** Each of some in turn; the last one stays. */
const inTurn = (...all: readonly number[]) => {
  let count = 0;
  return () => all[Math.min(count++, all.length - 1)] ?? 0;
};

/** Each of some in turn, over and over. */
const overAndOver = <Some>(...all: readonly (() => Some)[]) => {
  let count = 0;
  return () => (all[count++ % all.length] as () => Some)();
};
const [atOnce, once, twice] = [() => 0, () => 1, () => 2];

/** Where a newer event of the resource came meanwhile, its call stands for both. */
const debounced: Switch = (service) => {
  const newest = new Map<string, UploadEvent>();
  const keyOf = ({ asset, type }: UploadEvent) => `${asset.id} ${type}`;
  all(
    setting({
      callDelay(event) {
        newest.set(keyOf(event), event);
        return 2000;
      },
    }),
    result("callUrl", (url, { event }) => (newest.get(keyOf(event)) === event ? url : "http://debounced.invalid/")),
  )(service);
};

const asItWas: Switch = (service) => {
  const had = new Map<string, Resource>();
  const keyOf = ({ id }: Resource, { at, asset }: UploadEvent) => `${id} ${at} ${asset.notes}`;
  all(
    setting({ callDelay: () => 700 }),
    result("wants", (isWanted, its, event) => {
      had.set(keyOf(its, event), its);
      return isWanted;
    }),
    callsWith((its, { event }) => had.get(keyOf(its, event)) ?? its),
  )(service);
};

/** Makes one call of the default payload for all events of an upload in a second. */
const batched: Switch = (service) => {
  const batches = new Map<string, UploadEvent[]>();
  const keyOf = ({ asset, at }: UploadEvent) => `${asset.id} ${Math.floor(at / 1000)}`;
  const isLast = ({ event }: Attempt) => batches.get(keyOf(event))?.at(-1) === event;
  all(
    setting({
      callDelay(event) {
        batches.set(keyOf(event), [...(batches.get(keyOf(event)) ?? []), event]);
        return 1000 - (service.clock.now() % 1000);
      },
    }),
    result("callUrl", (url, attempt) =>
      attempt.hook.custom_payload !== null || isLast(attempt) ? url : "http://batched.invalid/",
    ),
    change(
      "payload",
      (inner) => (attempt) =>
        (batches.get(keyOf(attempt.event)) ?? [attempt.event]).map(
          (event) => inner({ ...attempt, event }) as JsonValue,
        ),
    ),
  )(service);
};

/** Calls the address of a webhook about each change of it. */
const tells =
  (delay: number): Switch =>
  (service) =>
    hook.updated((next) => {
      const [url, body] = [String(next.url), JSON.stringify({ type: "ping", webhook: { name: next.name ?? null } })];
      if (url.startsWith("http://127.0.0.1:"))
        service.clock.after(delay, () => void fetch(url, { method: "POST", body }).catch(() => undefined));
      return next;
    })(service);

const thin = setting({ payload: () => ({ something: "happened" }) });

/** When webhooks are called. */
export const rightCallTimes: RightRow[] = [
  ...right([], withRetries, {
    "calls before it responds (calls-before)": setting({ isCalledBeforeResponse: true }),
    "calls after 700 ms (calls-later)": setting({ callDelay: () => 700 }),
  }),
  ...right(["Q-41?"], withRetries, {
    "makes the calls of a second at its end, in the order of events (calls-batched)": inBatches(1000),
    "makes the calls of two seconds at their end, in the order of events (calls-of-two-seconds)": inBatches(2000),
    "calls after 7 s (calls-slow)": setting({ callDelay: () => 7000 }),
    "calls after 2 s, more or less, and so not in the order of events (calls-jittered)": setting(() => ({
      callDelay: varying(1600, 2400),
    })),
  }),
  // A repeated call is taken for a retry of a call that succeeded.
  ...right(["Q-35?", "Q-38?", "Q-41?", "Q-45?", "Q-46?"], withRetries, {
    "makes every call at least once: some again up to 3 s later, in any order (calls-again-later)": setting(() => ({
      callDelay: varying(0, 3000),
      callsFor: overAndOver(once, once, twice),
    })),
  }),
  ...right(["Q-26?"], withRetries, {
    "shows in a retry what the upload has by then (retries-show-newest)": given("callBody", (attempt, { state }) => {
      const { event, retries } = attempt;
      const asset = (retries > 0 && state.upload.get(event.asset.id)) || event.asset;
      return [{ ...attempt, event: { ...event, asset } }];
    }),
  }),
  ...right(["Q-55", "Q-41?"], withRetries, {
    "calls 2 s after the last event of a resource (calls-debounced)": debounced,
  }),
  ...right(["Q-41?"], calls, {
    "calls after 700 ms, with the settings that a webhook had when the event happened (calls-as-it-was)": asItWas,
  }),
  ...right([], ["call-changes"], {
    "shows nothing but the id of an upload in calls, and makes each twice, the second one later (calls-unmarked)": all(
      setting({ payload: ({ event }) => ({ what: event.type, id: event.asset.id }) }),
      setting(() => ({ callDelay: overAndOver(atOnce, () => 300), callsFor: twice })),
    ),
  }),
  ...right(["Q-41"], calls, {
    "calls about what came last first (calls-reversed)": setting(({ clock }) => {
      let due = 0;
      return {
        callDelay() {
          const now = clock.now();
          due = due - 10 > now ? due - 10 : now + 60;
          return due - now;
        },
      };
    }),
  }),
  ...right(["Q-41?"], everyContract, {
    "calls after 15 s at first, and promptly later (calls-late-at-first)": setting(() => ({
      callDelay: inTurn(15_000, 15_000, 15_000, 0),
    })),
    "calls later with each call, up to 9 s (calls-later-and-later)": setting(() => ({
      callDelay: inTurn(...Array.from({ length: 30 }, (_, at) => 300 * at)),
    })),
    "calls after 100 ms to 6 s, in any order (calls-wide)": setting(() => ({ callDelay: varying(100, 6000) })),
  }),
  ...right(["Q-46?", "Q-35?", "Q-38?", "Q-41?", "Q-45?", "C-08"], everyContract, {
    "makes every call three times, the others up to 10 s later (calls-thrice)": setting(() => {
      const times = varying(0, 10_000);
      return { callDelay: overAndOver(atOnce, times, times), callsFor: () => 3 };
    }),
  }),
  ...right(["Q-22", "Q-55", "Q-38?", "Q-41?", "Q-46?", "C-06"], everyContract, {
    "tells all events of an upload in a second in one call (calls-listed)": batched,
  }),
  ...right(["Q-22", "Q-21?", "Q-35?", "Q-38?", "Q-41?", "Q-45?", "Q-46?", "C-06"], everyContract, {
    "shows nothing in calls, 2 s late, more or less (calls-thin-late-0)": all(
      thin,
      setting(() => ({ callDelay: varying(1600, 2400) })),
    ),
  }),
  ...right(["Q-22", "Q-21?", "Q-35?", "Q-38?", "Q-41?", "Q-45?", "Q-46?", "C-06", "C-08"], everyContract, {
    "shows nothing in calls, 2 s late, more or less, and some twice (calls-thin-late-1)": all(
      thin,
      setting(() => ({ callDelay: varying(1600, 2400), callsFor: overAndOver(twice, once) })),
    ),
  }),
  ...right(["Q-22?", "Q-38?", "Q-41?", "Q-45?", "Q-46?"], everyContract, {
    "tells an address of its webhook in a call without headers, at each change of it (address-told-0)": tells(0),
    "tells an address of its webhook in a call without headers, 300 ms after each change (address-told-300)":
      tells(300),
  }),
];
