import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CallInput, needsAttempt, newCall, next, retriesWith } from "../../../src/domain/call-machine.js";
import type { Attempt, CallRecord, EventPlace } from "../../../src/domain/call-record.js";
import type { Webhook } from "../../../src/domain/entities.js";
import type { DomainEvent } from "../../../src/domain/events.js";
import { toTimestamp } from "../../../src/domain/timestamp.js";

const spacings = [10, 20];
const fresh = newCall(
  "c",
  { id: "w", url: "http://127.0.0.1/" } as Webhook,
  { depth: 0 } as DomainEvent,
  {} as EventPlace,
);
const request = { url: "http://127.0.0.1/x", headers: {}, body: "{}" };
const attemptOf = (cause: Attempt["cause"], response: Partial<Attempt["response"]>): Attempt => ({
  ...{ cause, at: toTimestamp(0), request },
  response: { status: 500, headers: {}, body: "", failure: "It answered 500.", ...response },
});
const attempted = (cause: Attempt["cause"], due: number, response = {}, enabled = true): CallInput => ({
  ...{ type: "attempted", attempt: attemptOf(cause, response), due },
  policy: { spacings, enabled },
});
const success = { status: 200, failure: null };
/** A call after all these. */
const callAfter = (...inputs: CallInput[]): CallRecord => inputs.reduce((call, input) => next(call, input).call, fresh);

describe("a webhook call", () => {
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
