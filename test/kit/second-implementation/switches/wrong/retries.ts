import { all, callsOf, change, only, setting } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const retries = only("call-retries");

/** How far apart retries are is open: that there are none nobody can see. */
const unseen = { ...retries, isEnoughOpen: true };

const onRetry = only("C-02", "C-03", "C-08");

/** Calls that failed, and are not made again as they were. */
export const wrongRetries: WrongRow[] = [
  wrong("retries-never", "never retries", ["C-08"], setting({ retryAfter: [] }), unseen),
  wrong("retries-once", "retries once", ["C-08"], setting({ retryAfter: [100] }), unseen),
  wrong(
    "retries-not-lost",
    "does not retry after a lost connection",
    ["C-08"],
    change("isFailure", (inner) => (outcome) => outcome !== "lost" && inner(outcome)),
    retries,
  ),
  ...([504, "refused"] as const).map((other) =>
    wrong(
      `retries-not-${other}`,
      `does not retry after ${other}`,
      ["C-08"],
      change("isFailure", (inner) => (outcome) => outcome !== other && inner(outcome)),
      retries,
    ),
  ),
  wrong(
    "retries-not-timed-out",
    "does not retry after a time-out",
    ["C-08"],
    (service) => {
      setting({ callTimeout: 500 })(service);
      change("isFailure", (inner) => (outcome) => outcome !== "timed out" && inner(outcome))(service);
    },
    retries,
  ),
  wrong(
    "retries-only-off",
    "retries where auto_retry is false alone",
    ["C-08"],
    change(
      "retries",
      (_, { behaviour }) =>
        ({ hook, retries: made }) =>
          hook.auto_retry === false && made < behaviour.retryAfter.length,
    ),
    unseen,
  ),
  wrong(
    "retry-no-headers",
    "retries without the headers",
    ["C-02", "C-08"],
    callsOf((attempt) => (attempt.retries === 0 ? attempt : { ...attempt, hook: { ...attempt.hook, headers: {} } })),
    onRetry,
  ),
  wrong(
    "retry-no-credentials",
    "retries without credentials",
    ["C-03", "C-08"],
    change("credentials", (inner) => (attempt) => (attempt.retries === 0 ? inner(attempt) : undefined)),
    onRetry,
  ),
  wrong(
    "retry-no-body",
    "retries without a body",
    ["C-04", "C-05", "C-08"],
    change("callBody", (inner) => (attempt) => (attempt.retries === 0 ? inner(attempt) : "")),
    retries,
  ),
  wrong(
    "retry-elsewhere",
    "retries at the root of the URL",
    ["C-02", "C-08"],
    change(
      "callUrl",
      (inner) => (attempt) => (attempt.retries === 0 ? inner(attempt) : new URL("/", inner(attempt)).href),
    ),
    { ...onRetry, isEnoughOpen: true },
  ),
  wrong(
    "retries-never-twice",
    "makes every call twice, and never again",
    ["C-08"],
    all(
      change("callsFor", () => () => 2),
      setting({ retryAfter: [] }),
    ),
    unseen,
  ),
];
