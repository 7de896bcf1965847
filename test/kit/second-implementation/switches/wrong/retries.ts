import type { Attempt, AttemptOutcome } from "../../behaviour.js";
import type { Switch } from "../../server.js";
import { callsWith } from "../calls.js";
import { result, setting } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

/** Does not take an outcome for a failure. */
const not = (other: AttemptOutcome): Switch =>
  result("isFailure", (isFailure, outcome) => outcome !== other && isFailure);

/** Retries as long as this is so, where a webhook had `auto_retry` off at a call before. */
const onceOff = (isKept: (attempt: Attempt) => boolean): Switch =>
  result("retries", (retries, attempt, { state }) => {
    const { id, auto_retry: isOn } = attempt.hook;
    if (isOn === false) state.memory.set(`off ${id}`, true);
    return retries && (!state.memory.has(`off ${id}`) || isKept(attempt));
  });

/** Calls another address in retries. */
const urlOfRetries = (to: (first: string) => string): Switch =>
  result("callUrl", (first, { retries: made }) => (made === 0 ? first : to(first)));

const retries = ["call-retries"];
const contracts = ["C-02", "C-03", "C-08"];

/** Calls that failed, and are not made again as they were. How far apart retries are is open: that there are none nobody can see. */
export const wrongRetries: WrongRow[] = [
  ...wrong(["C-08?"], retries, {
    "never retries (retries-never)": setting({ retryAfter: [] }),
    "retries once (retries-once)": setting({ retryAfter: [100] }),
    "retries where auto_retry is false alone (retries-only-off)": setting(({ behaviour }) => ({
      retries: ({ hook, retries: made }) => hook.auto_retry === false && made < behaviour.retryAfter.length,
    })),
    "makes every call twice, and never again (retries-never-twice)": setting({ callsFor: () => 2, retryAfter: [] }),
  }),
  ...wrong(["C-08"], retries, {
    "does not retry after a lost connection (retries-not-lost)": not("lost"),
    "does not retry after a time-out (retries-not-timed-out)": not("timed out"),
    "does not retry after a refused connection (retries-not-refused)": not("refused"),
    "never retries again where auto_retry was off once (retries-stay-off)": onceOff(() => false),
    ...Object.fromEntries(
      ["create", "delete"].map((kind) => [
        `does not retry a call for a ${kind} (retries-not-${kind})`,
        result("retries", (retries, { event }) => retries && event.type !== kind),
      ]),
    ),
    "retries once where auto_retry was turned on after a failed call (retries-once-turned-on)": onceOff(
      (attempt) => attempt.retries === 0,
    ),
  }),
  ...[500, 502, 503, 504].flatMap((status) =>
    wrong(["C-08"], retries, { [`does not retry after ${status} (retries-not-${status})`]: not(status) }),
  ),
  ...wrong(["C-02", "C-08"], contracts, {
    "retries without the headers (retry-no-headers)": callsWith((_, { retries: made }) =>
      made === 0 ? {} : { headers: {} },
    ),
  }),
  ...wrong(["C-03", "C-08"], contracts, {
    "retries without credentials (retry-no-credentials)": result("credentials", (sent, { retries: made }) =>
      made === 0 ? sent : undefined,
    ),
  }),
  ...wrong(["C-04", "C-05", "C-08"], retries, {
    "retries without a body (retry-no-body)": result("callBody", (first, { retries: made }) =>
      made === 0 ? first : "",
    ),
  }),
  ...wrong(["C-05"], retries, {
    "retries without a body where there is no template (retry-no-payload)": result(
      "callBody",
      (first, { hook, retries: made }) => (made === 0 || hook.custom_payload !== null ? first : ""),
    ),
  }),
  ...wrong(["C-02?", "C-08?"], contracts, {
    "retries at the root of the URL (retry-elsewhere)": urlOfRetries((url) => new URL("/", url).href),
  }),
  ...wrong(["C-02"], retries, {
    "retries without the query of the URL (retry-no-query)": urlOfRetries((url) => url.split("?")[0] ?? ""),
  }),
];
