import {
  changedFields,
  changeOf,
  type FixtureContext,
  isFailure,
  type JsonObject,
  type Outcome,
  type ReadingId,
  type StatementId,
  show,
  told,
  UnreadableError,
} from "../../src/kit/index.js";
import { checkError, type ExpectedError } from "./check-error.js";

export interface RefuseOptions {
  /** The error that Standin returns. */
  error: ExpectedError;
  before?: JsonObject;
  /** What is wrong, where the values do not say it themselves. */
  what?: string;
}

/** What must be refused. */
export interface Refusal {
  /** What a 2xx, and any change, is against: rules break, assumptions differ. */
  ids: readonly StatementId[];
  /** The error that Standin returns. */
  error: ExpectedError;
  what: string;
  /** The update, in a few words. */
  change?: string;
}

/**
 * Sends an update that must be refused: the response is some 4xx, and nothing changes. Restores what changed all the same.
 */
export async function refuse(
  on: FixtureContext,
  patch: JsonObject,
  ids: readonly StatementId[],
  options: RefuseOptions,
): Promise<Outcome> {
  const { fixture } = on;
  const before = options.before ?? (await fixture.known());
  const outcome = await fixture.send(patch);
  const change = changeOf(before, patch);
  on.kit.tried(change);
  await checkRefused(on, outcome, before, {
    ...options,
    change,
    ids,
    what:
      options.what ??
      Object.entries(patch)
        .map(([name, value]) => `/${name} ${show(value)}`)
        .join(" with "),
  });
  return outcome;
}

/** Checks that a response is a refusal, and that the resource is as it was. */
export async function checkRefused(
  { kit, spec, fixture }: FixtureContext,
  outcome: Outcome,
  before: JsonObject,
  { ids, error, what, change }: Refusal,
): Promise<void> {
  const readings: readonly ReadingId[] = ["R-01"];
  const evidence = { exchange: outcome.shown, change, readings };
  if (outcome.job?.problem) kit.check(["U-17"], false, () => `a job ${outcome.job?.problem}`, evidence);
  else if (outcome.failed)
    kit.notVerified(ids, `the target failed where ${what} was to be refused: ${outcome.told}`, {
      ...evidence,
      failed: true,
    });
  else kit.check(ids, outcome.refused, () => `${what} was not refused: ${outcome.told}`, evidence);
  if (outcome.refused && !outcome.job) checkError(kit, outcome.exchange, error);

  const now = await fixture.read().catch((failure) => {
    if (failure instanceof UnreadableError) return undefined;
    throw failure;
  });
  if (!now && fixture.lastRead && isFailure(fixture.lastRead)) {
    kit.notVerified(ids, `the target failed after ${what}: ${told(fixture.lastRead)}`, { exchange: fixture.lastRead });
    return;
  }
  const gone = () => `after ${what}, ${spec.kind} ${fixture.id} could not be read`;
  if (!kit.check([spec.target], now !== undefined, gone, { exchange: fixture.lastRead }) || !now) return;
  const changed = changedFields(spec, before, now);
  const because = () =>
    `${what} was refused, and yet /${changed[0]} went from ${show(before[changed[0] ?? ""])} to ${show(now[changed[0] ?? ""])}`;
  // A job that says that it failed did nothing.
  const blamed: readonly StatementId[] = outcome.job ? [...ids, "U-17"] : ids;
  if (outcome.refused)
    kit.check(blamed, changed.length === 0, because, { exchange: fixture.lastRead, change, readings });
  const taken = () =>
    `${what} was answered with a failure, and yet /${changed[0]} went to ${show(now[changed[0] ?? ""])}: ${outcome.told}`;
  if (outcome.failed && changed.length > 0)
    kit.check(ids, false, taken, { exchange: fixture.lastRead, change, readings });
  if (changed.length > 0) await fixture.restoreTo(before);
}
