import {
  type Change,
  changedBesides,
  changedFields,
  changedInBoth,
  check,
  type Exchange,
  type Fixture,
  held,
  isFailure,
  isGrown,
  isSame,
  type JsonObject,
  type JsonValue,
  type Judged,
  leftOutIn,
  notVerified,
  type Outcome,
  pick,
  type ReadingId,
  type StatementId,
  show,
  told,
} from "../../src/kit/index.js";
import { type Field, fieldOf, isLost } from "../spec/field.js";
import {
  type FieldReading,
  type JudgeContext,
  judgeHidden,
  judgeTypes,
  judgeValue,
  movedBy,
  type Reading,
} from "./value.js";

type Blame = (field: string) => readonly StatementId[];

/** An accepted update: the resource before and after it, and its response. */
export interface Applied {
  before: JsonObject;
  after: JsonObject;
  outcome: Outcome;
}

export interface JudgedUpdate extends Applied {
  patch: JsonObject;
  change: readonly Change[];
  /** The response, and the read after it. */
  readings: readonly Reading[];
  /** By field of the patch: the response, if it shows the field, and the read. */
  fields: ReadonlyMap<string, readonly FieldReading[]>;
  /** The statements that break if a field is lost. */
  blame: Blame;
  /** Additional statements that hold if nothing is wrong. */
  also: readonly StatementId[];
  /** The assumptions that a refusal differs from. */
  openTo: readonly StatementId[];
}

/** Judges an accepted update: its response and a later read show the values, and everything else is unchanged. */
export function* judgeUpdate(on: JudgeContext, update: JudgedUpdate): Generator<Judged> {
  const { spec } = on;
  const { patch, before, after, outcome, change, readings, fields, blame, openTo } = update;
  // A job that reports success must have done the update (U-17), and all kinds of it (U-18).
  const { job } = outcome;
  const also = [...update.also, ...(job && !job.problem ? [spec.jobs] : [])];
  for (const name of Object.keys(patch)) {
    const blamed = [...blame(name), ...also];
    const isMoved = movedBy(on, patch).includes(name) && name in after && !isSame(after[name], before[name] ?? null);
    if (isMoved && !isSame(after[name], patch[name])) {
      yield held(blamed, { shown: true, readings: ["R-04"] });
      continue;
    }
    if (isOfSameName(on, update, name)) continue;
    const field = fieldOf(spec, name);
    const shown = fields.get(name) ?? [];
    const hidden = { sent: patch[name] as JsonValue, before: before[name], exchange: readings[0]?.exchange };
    if (shown.length === 0) yield* judgeHidden(spec, field, { ...hidden, blamed });
    const isNew = !isSame(patch[name], before[name] ?? null);
    const proven = isNew ? blamed : blamed.filter((id) => !spec.updates(name).includes(id));
    for (const one of shown) yield* judgeValue(field, { ...one, change, blamed, proven });
  }
  yield held([...update.also, ...openTo]);
  const passed = Object.keys(patch);
  yield* judgeTypes(spec, after, { exchange: readings.at(-1)?.exchange ?? outcome.shown, passed });
  for (const reading of readings) yield* judgeRest(spec, update, reading);
}

/** A path that follows the name of its file stays as it is where the name does (R-04). Only the bytes show another file. */
function isOfSameName({ spec }: JudgeContext, { patch, before, after }: JudgedUpdate, name: string): boolean {
  const { file } = spec;
  return (
    name === file?.path &&
    file.name in patch &&
    isSame(patch[file.name], before[file.name]) &&
    isSame(after[name], before[name])
  );
}

/** Judges the fields that were not passed. They keep their values (R-05). */
function* judgeRest(
  spec: JudgeContext["spec"],
  { patch, before, after, change, also }: JudgedUpdate,
  { at, resource, exchange }: Reading,
): Generator<Judged> {
  if (!resource) return;
  const fields = Object.keys(patch);
  const apart = [...fields, ...spec.follows(patch)];
  const shared = pick(resource, Object.keys(before));
  // A read leaves nothing out that an earlier one has shown with a value: that is lost.
  const known = pick(
    before,
    spec.fields.map(({ name }) => name),
  );
  const lost = resource === after ? leftOutIn(known, resource) : [];
  const old = pick(before, [...Object.keys(shared), ...lost]);
  const changed = (resource === after ? changedFields : changedInBoth)(spec, old, shared, apart);
  const because = () =>
    `setting ${fields.join(", ") || "nothing"} also changed ${changed
      .map((name) => `/${name} from ${show(before[name])} to ${show(resource[name])}`)
      .join(", ")}, as ${at} shows`;
  // An update of several kinds that loses one of them also breaks the rule that they may be passed together.
  const kept = [...spec.keeps, ...(changed.length > 0 ? also : [])];
  const [first = ""] = changed;
  const difference = { pointer: `/${first}`, one: before[first], other: resource[first], word: "was" } as const;
  yield check(kept, changed.length === 0, because, { exchange, difference, change, readings: ["R-05"] });
  const [besides] = changedBesides(spec, old, shared, apart);
  const reason = () =>
    `setting ${fields.join(", ")} changed /${besides} from ${show(old[besides ?? ""])} to ${show(shared[besides ?? ""])}`;
  yield check([spec.shows], besides === undefined, reason, exchange);
}

/** A resource that cannot be read after an update. It must still exist, since an update targets an existing one. */
export function judgeUnreadable(
  { spec, id, lastRead: exchange }: Pick<JudgeContext, "spec"> & Pick<Fixture, "id" | "lastRead">,
  blamed: readonly StatementId[],
): Judged {
  if (exchange && isFailure(exchange))
    return notVerified(blamed, `the target failed after the update: ${told(exchange)}`, exchange);
  const because = () => `after the update, could not read ${spec.kind} ${id} (${exchange?.status})`;
  return check([spec.target, ...blamed], false, because, exchange);
}

/**
 * Why a valid update was refused: an open question, a field that needs others, or the value itself. `blamed` are the statements
 * that break, `openTo` the assumptions that differ instead.
 */
export function judgeNotAccepted(
  { spec }: Pick<JudgeContext, "spec">,
  { patch, outcome, change }: Pick<JudgedUpdate, "patch" | "outcome" | "change">,
  blamed: readonly StatementId[],
  { openTo, isTakenTogether }: { openTo: readonly StatementId[] | undefined; isTakenTogether: boolean },
): Judged {
  // The spec decides about a refusal. That a failure is neither is a reading (R-01).
  const readings: readonly ReadingId[] = outcome.failed ? ["R-01"] : [];
  const evidence = { exchange: outcome.shown, change, wrong: "refused", readings } as const;
  const sent = Object.entries(patch)
    .map(([name, value]) => `/${name} ${show(value)}`)
    .join(", ");
  const refused = `${sent} was refused: ${outcome.told}`;
  if (openTo && outcome.refused) return check(openTo, false, () => refused, evidence);
  // A limit may answer with any status. Other values that are not ordinary prove nothing where the target fails (R-01).
  if (openTo?.includes("Q-25") && outcome.failed)
    return check(["Q-25"], false, () => refused, { ...evidence, failed: false });
  if (openTo && outcome.failed) return notVerified(openTo, `the target failed at ${sent}: ${outcome.told}`, evidence);
  const ids = isTakenTogether ? [spec.optional] : blamed;
  const alone = isTakenTogether ? "; with every other field it was accepted" : "";
  return check(ids, false, () => `${sent || "no field at all"} was not accepted: ${outcome.told}${alone}`, evidence);
}

/** A job that reports failure has changed nothing, so none of its values may show. */
export function judgeFailedJob(
  { spec }: Pick<JudgeContext, "spec">,
  { patch, before, outcome }: Pick<JudgedUpdate, "patch" | "before" | "outcome">,
  now: JsonObject | undefined,
  exchange: Exchange | undefined,
): Judged {
  const done = Object.keys(patch).filter(
    (name) => now && isSame(now[name], patch[name]) && !isSame(now[name], before[name]),
  );
  const because = () =>
    `${outcome.told}, and yet its work shows: ${done.map((name) => `/${name} is ${show(patch[name])}`).join(", ")}`;
  return check([spec.jobs], done.length === 0, because, exchange);
}

/**
 * Judges an update that was sent again. Its values are already set, so nothing may change. A growing list differs from Q-39. Any
 * other change breaks the rules that a lost value would break. `same` are the values, with the path where the file is now. `now`
 * is the resource after the second response, if it was read.
 */
export function* judgeAgain(
  { spec }: Pick<JudgeContext, "spec">,
  { before, after, outcome: first }: Applied,
  {
    same,
    outcome,
    now,
    blame,
    isValidated,
  }: { same: JsonObject; outcome: Outcome; now: JsonObject | undefined; blame: Blame; isValidated: boolean },
): Generator<Judged> {
  const fields = Object.keys(same);
  const evidence = { exchange: outcome.shown };
  const blamed = [...new Set(fields.flatMap(blame))];
  const sent = fields.map((name) => `/${name}`).join(", ") || "nothing";
  const refused = () => `${sent} was accepted the first time, but not the second: ${outcome.told}`;
  if (outcome.failed) yield notVerified(blamed, refused(), evidence);
  // Such as an address that another resource has meanwhile.
  else if (outcome.refused && isValidated) yield check(["Q-56"], false, refused, evidence);
  else yield check(blamed, outcome.accepted, refused, evidence);
  if (!outcome.accepted || !now) return;
  const state = { ...after, ...now };
  for (const name of fields) {
    // A path may follow from the name (R-04), at once or with the next update. Another check compares the files.
    if (name === spec.file?.path || isSame(after[name], state[name])) continue;
    const isGone = isLostIn(fieldOf(spec, name), same[name] as JsonValue, before[name]);
    // The contract of the field reports normal forms and lost values.
    if (isGone(after) || isGone(first.resource)) continue;
    const because = () =>
      `setting /${name} to ${show(same[name])} again changed ${show(after[name])} to ${show(state[name])}`;
    if (Array.isArray(after[name]) && isGrown(after[name], state[name]))
      yield { ...check(["Q-39"], false, because, evidence), once: `${name} Q-39 differs` };
    else if (isGone(state)) yield check(blame(name), false, because, { ...evidence, readings: ["R-02"] });
  }
  const [moved] = changedInBoth(spec, after, state, [...fields, ...spec.follows(same)]);
  const because = () =>
    `setting ${sent} again changed /${moved} from ${show(after[moved ?? ""])} to ${show(state[moved ?? ""])}`;
  yield check(spec.keeps, moved === undefined, because, { ...evidence, readings: ["R-05"] });
}

const isLostIn = (field: Field, sent: JsonValue, before: JsonValue | undefined) => (shown: JsonObject | undefined) =>
  shown !== undefined && field.name in shown && isLost(field, sent, shown[field.name] as JsonValue, before);
