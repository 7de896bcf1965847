import { all, callsOf, change, setting } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const retries = ["call-retries"];

/** How far apart retries are is open: that there are none nobody can see. */
const unseen = { only: retries, isEnoughOpen: true };

const onRetry = ["C-02", "C-03", "C-08"];

/** Calls that failed, and are not made again as they were. */
export const wrongRetries: WrongRow[] = [
  wrong("retries-never", "never retries", ["C-08"], { ...unseen, apply: setting({ retryAfter: [] }) }),
  wrong("retries-once", "retries once", ["C-08"], { ...unseen, apply: setting({ retryAfter: [100] }) }),
  wrong("retries-not-lost", "does not retry after a lost connection", ["C-08"], {
    only: retries,
    apply: change("isFailure", (inner) => (outcome) => outcome !== "lost" && inner(outcome)),
  }),
  ...([504, "refused"] as const).map((other) =>
    wrong(`retries-not-${other}`, `does not retry after ${other}`, ["C-08"], {
      only: retries,
      apply: change("isFailure", (inner) => (outcome) => outcome !== other && inner(outcome)),
    }),
  ),
  wrong("retries-not-timed-out", "does not retry after a time-out", ["C-08"], {
    only: retries,
    apply: (service) => {
      setting({ callTimeout: 500 })(service);
      change("isFailure", (inner) => (outcome) => outcome !== "timed out" && inner(outcome))(service);
    },
  }),
  wrong("retries-only-off", "retries where auto_retry is false alone", ["C-08"], {
    ...unseen,
    apply: change(
      "retries",
      (_, { behaviour }) =>
        ({ hook, retries: made }) =>
          hook.auto_retry === false && made < behaviour.retryAfter.length,
    ),
  }),
  wrong("retries-stay-off", "never retries again where auto_retry was off once", ["C-08"], {
    only: retries,
    apply: change("retries", (inner, { state }) => (attempt) => {
      const key = `off ${attempt.hook.id}`;
      if (attempt.hook.auto_retry === false) state.memory.set(key, true);
      return !state.memory.has(key) && inner(attempt);
    }),
  }),
  wrong("retries-once-turned-on", "retries once where auto_retry was turned on after a failed call", ["C-08"], {
    only: retries,
    apply: change("retries", (inner, { state }) => (attempt) => {
      const key = `off ${attempt.hook.id}`;
      if (attempt.hook.auto_retry === false) state.memory.set(key, true);
      return inner(attempt) && !(state.memory.has(key) && attempt.retries > 0);
    }),
  }),
  wrong("retry-no-headers", "retries without the headers", ["C-02", "C-08"], {
    only: onRetry,
    apply: callsOf((attempt) =>
      attempt.retries === 0 ? attempt : { ...attempt, hook: { ...attempt.hook, headers: {} } },
    ),
  }),
  wrong("retry-no-credentials", "retries without credentials", ["C-03", "C-08"], {
    only: onRetry,
    apply: change("credentials", (inner) => (attempt) => (attempt.retries === 0 ? inner(attempt) : undefined)),
  }),
  wrong("retry-no-body", "retries without a body", ["C-04", "C-05", "C-08"], {
    only: retries,
    apply: change("callBody", (inner) => (attempt) => (attempt.retries === 0 ? inner(attempt) : "")),
  }),
  wrong("retry-elsewhere", "retries at the root of the URL", ["C-02", "C-08"], {
    only: onRetry,
    isEnoughOpen: true,
    apply: change(
      "callUrl",
      (inner) => (attempt) => (attempt.retries === 0 ? inner(attempt) : new URL("/", inner(attempt)).href),
    ),
  }),
  wrong("retries-never-twice", "makes every call twice, and never again", ["C-08"], {
    ...unseen,
    apply: all(setting({ callsFor: () => 2 }), setting({ retryAfter: [] })),
  }),
];
