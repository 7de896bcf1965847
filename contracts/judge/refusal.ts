import {
  type Change,
  changedFields,
  check,
  type Exchange,
  held,
  isFailure,
  type JsonObject,
  type Judged,
  notVerified,
  type Outcome,
  type ReadingId,
  type StatementId,
  show,
  told,
} from "../../src/kit/index.js";
import { type ExpectedError, judgeError } from "./error.js";
import type { JudgeContext } from "./form.js";

/** The value that the target must refuse. */
export interface Refusal {
  /** The statements that a 2xx or a change contradicts. */
  ids: readonly StatementId[];
  /** The error that Standin returns. */
  error: ExpectedError;
  what: string;
  /** The update. */
  change?: readonly Change[];
  /** The part of the rules that is tried. */
  part?: string | undefined;
}

const readings: readonly ReadingId[] = ["R-01"];

/** Judges whether a response is a refusal, and its error. */
export function* judgeRefusal(
  { api }: Pick<JudgeContext, "api">,
  outcome: Outcome,
  { ids, error, what, change }: Refusal,
): Generator<Judged> {
  const evidence = { exchange: outcome.shown, update: { change, wrong: "taken" }, readings } as const;
  if (outcome.failed)
    yield notVerified(ids, `the target failed instead of refusing ${what}: ${outcome.told}`, {
      ...evidence,
      update: { ...evidence.update, failed: true },
    });
  else yield check(ids, outcome.refused, () => `${what} was not refused: ${outcome.told}`, evidence);
  if (outcome.refused && !outcome.job) yield* judgeError(api, outcome.exchange, error);
}

/** The resource after an update that must be refused, and the read that shows it. */
export interface AfterRefusal {
  id: string;
  before: JsonObject;
  now: JsonObject | undefined;
  exchange: Exchange | undefined;
}

/** Judges whether the resource is unchanged after an update that must be refused. */
export function* judgeUnchanged(
  { spec }: Pick<JudgeContext, "spec">,
  outcome: Outcome,
  { ids, what, change, part }: Refusal,
  { id, before, now, exchange }: AfterRefusal,
): Generator<Judged> {
  if (!now && exchange && isFailure(exchange)) {
    yield notVerified(ids, `the target failed after ${what}: ${told(exchange)}`, { exchange });
    return;
  }
  yield check([spec.target], now !== undefined, () => `after ${what}, ${spec.kind} ${id} could not be read`, {
    exchange,
  });
  if (!now) return;
  const changed = changedFields(spec, before, now);
  const [first = ""] = changed;
  const because = () => `${what} was refused, but /${first} changed from ${show(before[first])} to ${show(now[first])}`;
  // A job that reports failure has changed nothing.
  const blamed: readonly StatementId[] = outcome.job ? [...ids, spec.jobs] : ids;
  if (outcome.refused)
    yield check(blamed, changed.length === 0, because, {
      ...{ exchange, update: { change, wrong: "half refused" }, part, readings },
    });
  const taken = () => `the target failed at ${what}, but /${first} changed to ${show(now[first])}: ${outcome.told}`;
  if (outcome.failed && changed.length > 0) yield check(ids, false, taken, { exchange, update: { change }, readings });
}

/** A refused update that changed nothing. */
export const heldRefusal = ({ ids, part }: Refusal): Judged => held(ids, { part, readings });
