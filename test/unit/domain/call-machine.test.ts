import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CallInput,
  type FollowUp,
  needsAttempt,
  newCall,
  next,
  retriesWith,
} from "../../../src/domain/call-machine.js";
import type { Attempt, CallEvent, CallRecord } from "../../../src/domain/call-record.js";
import type { Webhook } from "../../../src/domain/entities.js";
import { latestTime, toTimestamp } from "../../../src/domain/timestamp.js";

const spacings = [10, 20];
const fresh = newCall("c", { id: "w", url: "http://127.0.0.1/" } as Webhook, { weight: 0 } as CallEvent, 1);
const request = { url: "http://127.0.0.1/x", headers: {}, body: "{}" };
const attemptOf = (cause: Attempt["cause"], response: Partial<Attempt["response"]>): Attempt => ({
  ...{ cause, at: toTimestamp(0), request, held: 0 },
  response: { status: 500, headers: {}, body: "", failure: "It answered 500.", ...response },
});
const attempted = (cause: Attempt["cause"], due: number, response = {}, enabled = true): CallInput => ({
  ...{ type: "attempted", attempt: attemptOf(cause, response), due },
  policy: { spacings, enabled },
});
const success = { status: 200, failure: null };
/** A call after all these. */
const callAfter = (...inputs: CallInput[]): CallRecord => inputs.reduce((call, input) => next(call, input).call, fresh);

const failedOnce = attempted("event", 100);
const cases: [string, CallInput[], CallInput, Partial<CallRecord>, FollowUp | null][] = [
  [
    "that has no room fails",
    [],
    { type: "refused", why: "full." },
    { status: "failed", failure: "Not sent: full." },
    null,
  ],
  ["that is on the wire shows its request", [], { type: "sent", request }, { status: "pending", request }, null],
  ["that succeeds is over", [], attempted("event", 100, success), { status: "success", retries: 0, request }, null],
  [
    "that fails is put on the clock, from when it was due",
    [],
    failedOnce,
    { status: "rescheduled", nextRetryAt: toTimestamp(110), retryOnClock: 110, retries: 0 },
    { type: "schedule_retry", at: 110 },
  ],
  [
    "that nobody may send is not tried again",
    [],
    attempted("event", 100, { refused: true }),
    { status: "failed" },
    null,
  ],
  ["whose webhook does not retry fails", [], attempted("event", 100, {}, false), { status: "failed" }, null],
  ["that would be tried after the end of time fails", [], attempted("event", latestTime), { status: "failed" }, null],
  [
    "whose retry is due is attempted, and shows its time until then",
    [failedOnce],
    { type: "retry_due" },
    { status: "rescheduled", nextRetryAt: toTimestamp(110), retryOnClock: null },
    { type: "attempt", cause: "retry", due: 110 },
  ],
  [
    "whose retry is wanted now is attempted, as due now",
    [failedOnce],
    { type: "retry_now", at: 105 },
    { status: "rescheduled", retryOnClock: null },
    { type: "attempt", cause: "retry", due: 105 },
  ],
  ["that waits for no retry has none now", [], { type: "retry_now", at: 105 }, fresh, null],
  [
    "whose retry fails waits for the next",
    [failedOnce, { type: "retry_due" }],
    attempted("retry", 110),
    { status: "rescheduled", retryOnClock: 130, retries: 1 },
    { type: "schedule_retry", at: 130 },
  ],
  [
    "whose last retry fails has failed",
    [failedOnce, { type: "retry_due" }, attempted("retry", 110), { type: "retry_due" }],
    attempted("retry", 130),
    { status: "failed", nextRetryAt: null, retries: 2 },
    null,
  ],
  [
    "that is resent is attempted",
    [],
    { type: "resend", at: 7, depth: 0 },
    fresh,
    { type: "attempt", cause: "resend", due: 7 },
  ],
  [
    "whose resend succeeds needs its retry no longer",
    [failedOnce],
    attempted("resend", 105, success),
    { status: "success", nextRetryAt: null, retryOnClock: null },
    { type: "cancel_retry" },
  ],
  [
    "whose resend fails keeps its retry",
    [failedOnce],
    attempted("resend", 105),
    { status: "rescheduled", retryOnClock: 110, retries: 0 },
    null,
  ],
  [
    "whose resend fails with none on the clock has failed",
    [attempted("event", 0, success)],
    attempted("resend", 105),
    { status: "failed" },
    null,
  ],
  [
    "whose webhook is deleted fails, and says why",
    [failedOnce],
    { type: "retries_ended", why: "It is gone." },
    { status: "failed", nextRetryAt: null, retryOnClock: null, failure: "It answered 500. It is gone." },
    { type: "cancel_retry" },
  ],
  ["that waits for no retry is none of those", [], { type: "retries_ended", why: "It is gone." }, fresh, null],
  [
    "at which Standin fails ends, with its retry",
    [failedOnce],
    { type: "broken", failureId: "abc123" },
    { status: "failed", retryOnClock: null, failure: "Standin failed (abc123). Search its log for this id." },
    { type: "cancel_retry" },
  ],
];

describe("a webhook call", () => {
  it.each(cases)("%s", (_, before, input, shown, followUp) => {
    const step = next(callAfter(...before), input);
    expect(step.call).toMatchObject(shown);
    expect(step.followUp).toEqual(followUp);
  });

  it("that has succeeded needs no retry, but may be sent again", () => {
    const call = callAfter(attempted("event", 0, success));
    expect([needsAttempt(call, "retry"), needsAttempt(call, "resend")]).toEqual([false, true]);
  });

  it("is on the clock exactly from when it is put there until that is due or cancelled, whatever happens", () => {
    const kinds = fc.constantFrom("succeeds", "fails", "refused", "due", "resent", "resent well", "ended", "broken");
    fc.assert(
      fc.property(fc.array(kinds), fc.boolean(), (happenings, enabled) => {
        let [call, cause, due, isOnClock] = [fresh, "event" as Attempt["cause"] | null, 0, false];
        for (const kind of happenings) {
          // What is made is the attempt that is to be made, or a resend.
          const inputs: Record<typeof kind, CallInput | null> = {
            succeeds: cause && attempted(cause, due, success),
            fails: cause && attempted(cause, due, {}, enabled),
            refused: cause && attempted(cause, due, { refused: true }),
            due: isOnClock ? { type: "retry_due" } : null,
            resent: attempted("resend", due, {}, enabled),
            "resent well": attempted("resend", due, success),
            ended: { type: "retries_ended", why: "It ended." },
            broken: { type: "broken", failureId: "x" },
          };
          const input = inputs[kind];
          if (!input) continue;
          const before = structuredClone(call);
          const step = next(call, input);
          expect(call).toEqual(before);
          if (input.type === "attempted") {
            expect(step.call.retries).toBe(retriesWith(call, input.attempt.cause));
            if (input.attempt.cause !== "resend") cause = null;
          }
          call = step.call;
          if (step.followUp?.type === "attempt")
            [cause, due, isOnClock] = [step.followUp.cause, step.followUp.due, false];
          if (step.followUp?.type === "schedule_retry") isOnClock = true;
          if (step.followUp?.type === "cancel_retry") isOnClock = false;
          expect(call.retryOnClock !== null).toBe(isOnClock);
          if (isOnClock) expect(call.status).toBe("rescheduled");
          if (isOnClock) expect(call.nextRetryAt).toBe(toTimestamp(call.retryOnClock ?? Number.NaN));
          if (call.status === "success") expect(call.nextRetryAt).toBeNull();
          expect(call.retries).toBeLessThanOrEqual(spacings.length);
        }
      }),
    );
  });
});
