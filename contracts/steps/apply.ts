import {
  type CallOptions,
  type Change,
  changedBesides,
  changedFields,
  changedInBoth,
  changeOf,
  type FixtureContext,
  fieldOf,
  isFailure,
  isSame,
  type JsonObject,
  type JsonValue,
  type Outcome,
  pick,
  type ReadingId,
  type StatementId,
  show,
  told,
  UnreadableError,
  UnsayableError,
} from "../../src/kit/index.js";
import { checkShown, type Reading } from "./check-shown.js";
import { checkTypes, conform } from "./conform.js";
import { sendAgain } from "./send-again.js";

/** The outcome of an update. Undefined, with a finding, if the binding cannot express its values. */
function sayable(
  { kit }: FixtureContext,
  sent: Promise<Outcome>,
  ids: readonly StatementId[],
): Promise<Outcome | undefined> {
  return sent.catch((error) => {
    if (!(error instanceof UnsayableError)) throw error;
    kit.notVerified(ids, error.message);
    return undefined;
  });
}

/** An accepted update: the resource before and after it, and its response. */
export interface Applied {
  before: JsonObject;
  after: JsonObject;
  outcome: Outcome;
}

export interface ApplyOptions {
  /** The statements that break if a field differs from the sent value (default: its rule and the rule of all updates). */
  blame?: (field: string) => readonly StatementId[];
  /** The assumptions that a refusal differs from. Then it breaks no rule. */
  openTo?: readonly StatementId[] | undefined;
  /** Additional statements that hold if nothing is wrong. */
  also?: readonly StatementId[];
  before?: JsonObject;
  call?: CallOptions;
  /** Whether to send the same update again, which must change nothing. */
  twice?: boolean;
}

/**
 * Sends an update with values that the spec allows, and checks its effects: it is accepted, its response and a later
 * read show the values, and everything else is unchanged. Undefined if it was not accepted.
 */
export async function apply(
  on: FixtureContext,
  patch: JsonObject,
  options: ApplyOptions = {},
): Promise<Applied | undefined> {
  const { kit, spec, fixture } = on;
  const blame = options.blame ?? ((field) => [fieldOf(spec, field).rule, ...spec.updates(field)]);
  const fields = Object.keys(patch);
  const blamed = [...new Set([...fields.flatMap(blame), ...(options.also ?? [])])];
  const before = options.before ?? (await fixture.known());
  const change = changeOf(before, patch);
  kit.tried(change);
  const outcome = await sayable(on, fixture.send(patch, options.call), options.openTo ?? blamed);
  if (!outcome) return undefined;
  if (!outcome.accepted) {
    await checkFailedJob(on, outcome, { patch, before });
    await notAccepted(on, { patch, before, outcome, blamed, change, openTo: options.openTo });
    return undefined;
  }
  conform(on, outcome, { passed: fields, also: "path" in patch ? ["U-15"] : [] });
  const after = await readAfter(on, blamed);
  if (!after) return undefined;
  const readings: Reading[] = [
    { at: "the response", resource: outcome.resource, exchange: outcome.shown },
    { at: "a later read", resource: after, exchange: fixture.lastRead },
  ];
  // A job that reports success must have done the update (U-17), and all kinds of it (U-18).
  const also = [...(options.also ?? []), ...(isTold(outcome) ? [spec.jobs] : [])];
  for (const field of fields) {
    const blamed = [...blame(field), ...also];
    const isMoved = spec.moves(patch).includes(field) && field in after && !isSame(after[field], before[field] ?? null);
    if (isMoved && !isSame(after[field], patch[field])) {
      kit.check(blamed, true, () => "", { shown: true, readings: ["R-04"] });
      continue;
    }
    const set = { sent: patch[field] as JsonValue, before: before[field], change };
    await checkShown(on, fieldOf(spec, field), { ...set, readings, blamed });
  }
  kit.check([...(options.also ?? []), ...(options.openTo ?? [])], true, () => "");
  checkTypes(on, after, { exchange: fixture.lastRead ?? outcome.shown, passed: fields });

  const apart = [...fields, ...spec.follows(patch)];
  for (const { at, resource, exchange } of readings) {
    if (!resource) continue;
    const shared = pick(resource, Object.keys(before));
    const old = pick(before, Object.keys(shared));
    const changed = (resource === after ? changedFields : changedInBoth)(spec, old, shared, apart);
    const because = () =>
      `setting ${fields.join(", ") || "nothing"} also changed ${changed
        .map((name) => `/${name} from ${show(before[name])} to ${show(resource[name])}`)
        .join(", ")}, as ${at} shows`;
    const kept = [...spec.keeps, ...(changed.length > 0 ? restRules(options) : [])];
    const [first = ""] = changed;
    const difference = { pointer: `/${first}`, one: before[first], other: resource[first], word: "was" } as const;
    kit.check(kept, changed.length === 0, because, { exchange, difference, change, readings: ["R-05"] });
    const [besides] = changedBesides(spec, old, shared, apart);
    const told = () =>
      `setting ${fields.join(", ")} changed /${besides} from ${show(old[besides ?? ""])} to ${show(shared[besides ?? ""])}`;
    kit.check([spec.shows], besides === undefined, told, { exchange });
  }
  const applied = { before, after, outcome };
  if (!options.twice) return applied;
  return { ...applied, after: await sendAgain(on, patch, applied, { blame, call: options.call }) };
}

/** Whether a job reported success. */
const isTold = ({ job }: Outcome): boolean => job !== undefined && job.problem === undefined;

/** An update of several kinds that loses one of them also breaks the rule that they may be passed together. */
const restRules = ({ also = [] }: ApplyOptions) => also;

/** The resource after an update. It must still exist, since an update targets an existing one. */
async function readAfter(
  { kit, spec, fixture }: FixtureContext,
  blamed: readonly StatementId[],
): Promise<JsonObject | undefined> {
  try {
    return await fixture.read();
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    if (isFailure(error.exchange)) {
      kit.notVerified(blamed, `the target failed after the update: ${told(error.exchange)}`, {
        exchange: error.exchange,
      });
      return undefined;
    }
    const because = () => `after the update, ${error.message} (${error.exchange.status})`;
    kit.check([spec.target, ...blamed], false, because, { exchange: error.exchange });
    return undefined;
  }
}

interface Refused {
  patch: JsonObject;
  before: JsonObject;
  outcome: Outcome;
  change: readonly Change[];
  blamed: readonly StatementId[];
  openTo: readonly StatementId[] | undefined;
}

/** Why a valid update was refused: an open question, a field that needs others, or the value itself. */
async function notAccepted(
  { kit, spec, fixture }: FixtureContext,
  { patch, before, outcome, change, blamed, openTo }: Refused,
): Promise<void> {
  // The spec decides about a refusal. That a failure is neither is a reading (R-01).
  const readings: readonly ReadingId[] = outcome.failed ? ["R-01"] : [];
  const evidence = { exchange: outcome.shown, change, wrong: "refused", readings } as const;
  const sent = Object.entries(patch)
    .map(([name, value]) => `/${name} ${show(value)}`)
    .join(", ");
  if (openTo && outcome.refused) {
    kit.check(openTo, false, () => `${sent} was refused: ${outcome.told}`, evidence);
    return;
  }
  const others = pick(
    before,
    fixture.touchable.filter((name) => !(name in patch)),
  );
  const together = await fixture.send({ ...others, ...patch });
  await fixture.restoreTo(before);
  const ids = together.accepted ? [spec.optional] : blamed;
  const alone = together.accepted ? "; with every other field it was accepted" : "";
  kit.check(ids, false, () => `${sent || "no field at all"} was not accepted: ${outcome.told}${alone}`, evidence);
}

/** A job that reports failure has changed nothing, so none of its values may show. */
async function checkFailedJob(
  { kit, spec, fixture }: FixtureContext,
  outcome: Outcome,
  { patch, before }: { patch: JsonObject; before: JsonObject },
): Promise<void> {
  if (!outcome.job || outcome.accepted) return;
  const now = await fixture.read().catch((failure) => {
    if (failure instanceof UnreadableError) return undefined;
    throw failure;
  });
  const done = Object.keys(patch).filter(
    (name) => now && isSame(now[name], patch[name]) && !isSame(now[name], before[name]),
  );
  const because = () =>
    `${outcome.told}, and yet its work shows: ${done.map((name) => `/${name} is ${show(patch[name])}`).join(", ")}`;
  kit.check([spec.jobs], done.length === 0, because, { exchange: fixture.lastRead });
}
