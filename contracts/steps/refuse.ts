import {
  changedFields,
  type Fixture,
  type JsonObject,
  type Kit,
  type Outcome,
  type StatementId,
  show,
  UnreadableError,
} from "../../src/kit/index.js";
import type { ResourceSpec } from "../fields/field.js";
import { checkError, type ExpectedError } from "./check-error.js";

export interface RefuseOptions {
  /** What a 2xx, and any change, is against: rules break, assumptions differ. */
  ids: readonly StatementId[];
  /** The error that Standin answers. */
  error: ExpectedError;
  before?: JsonObject;
  /** What is wrong, where the values do not say it themselves. */
  what?: string;
}

/**
 * Sends an update that must be refused: the response is some 4xx, and nothing changes. Restores what changed all the same.
 */
export async function refuse(
  kit: Kit,
  spec: ResourceSpec,
  fixture: Fixture,
  patch: JsonObject,
  options: RefuseOptions,
): Promise<Outcome> {
  const before = options.before ?? (await fixture.read());
  const outcome = await fixture.update(patch);
  await checkRefused(kit, spec, fixture, outcome, before, {
    ...options,
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
  kit: Kit,
  spec: ResourceSpec,
  fixture: Fixture,
  outcome: Outcome,
  before: JsonObject,
  { ids, error, what }: RefuseOptions,
): Promise<void> {
  const evidence = { exchange: outcome.shown };
  if (outcome.job?.problem) kit.check(["U-17"], false, () => `a job ${outcome.job?.problem}`, evidence);
  else kit.check(ids, outcome.refused, () => `${what} was not refused: ${outcome.told}`, evidence);
  if (outcome.refused && !outcome.job) checkError(kit, outcome.exchange, error);

  const now = await fixture.read().catch((failure) => {
    if (failure instanceof UnreadableError) return undefined;
    throw failure;
  });
  const gone = () => `after ${what}, ${spec.kind} ${fixture.id} could not be read`;
  if (!kit.check([spec.target], now !== undefined, gone, { exchange: fixture.lastRead }) || !now) return;
  const changed = changedFields(spec.kind, before, now);
  const because = () =>
    `${what} was refused, and yet /${changed[0]} went from ${show(before[changed[0] ?? ""])} to ${show(now[changed[0] ?? ""])}`;
  if (outcome.refused) kit.check(ids, changed.length === 0, because, { exchange: fixture.lastRead });
  if (changed.length > 0) await fixture.restoreTo(before);
}
