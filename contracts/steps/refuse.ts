import {
  type Change,
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
  /** What is wrong, if the values do not show it. */
  what?: string;
  /** The part of the rules that is tried. Default: the refusal of another type. */
  part?: string | undefined;
}

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

/**
 * Sends an update that must be refused: the response is a 4xx, and nothing changes. Restores what changed nevertheless.
 */
export async function refuse(
  on: FixtureContext,
  patch: JsonObject,
  ids: readonly StatementId[],
  options: RefuseOptions,
): Promise<Outcome> {
  const before = options.before ?? (await on.fixture.known());
  const { outcome, refusal } = await sendWrong(on, before, { patch, ids, options });
  await checkRefused(on, outcome, before, refusal);
  return outcome;
}

const readings: readonly ReadingId[] = ["R-01"];

/** An update that must be refused, and the expected refusal. */
export interface WrongUpdate {
  patch: JsonObject;
  ids: readonly StatementId[];
  options: Omit<RefuseOptions, "before">;
}

async function sendWrong(
  { kit, fixture }: FixtureContext,
  before: JsonObject,
  { patch, ids, options: { error, what, part = "refused" } }: WrongUpdate,
): Promise<{ outcome: Outcome; refusal: Refusal }> {
  const outcome = await fixture.send(patch);
  const change = changeOf(before, patch);
  kit.tried(change);
  const sent = Object.entries(patch).map(([name, value]) => `/${name} ${show(value)}`);
  return { outcome, refusal: { ids, error, change, part, what: what ?? sent.join(" with ") } };
}

/**
 * Updates that must be refused, one after another. One read at the end checks that nothing changed. If something did,
 * each is sent again with a read of its own to find the cause.
 */
export class Refusals {
  #unseen: { update: WrongUpdate; refusal: Refusal }[] = [];

  constructor(
    private readonly on: FixtureContext,
    private readonly before: JsonObject,
  ) {}

  /** Sends one, and checks that it is refused. */
  async expect(update: WrongUpdate): Promise<Outcome> {
    const { on, before } = this;
    const { outcome, refusal } = await sendWrong(on, before, update);
    if (outcome.refused && !outcome.job) {
      checkResponse(on, outcome, refusal);
      this.#unseen.push({ update, refusal });
    } else {
      await checkRefused(on, outcome, before, refusal);
      await this.#sendEachAgain();
    }
    return outcome;
  }

  /** Checks that the refused updates changed nothing. */
  async look(): Promise<void> {
    const { on, before } = this;
    if (this.#unseen.length === 0) return;
    const now = await readIfThere(on);
    if (!now || changedFields(on.spec, before, now).length > 0) {
      if (now) await on.fixture.restoreTo(before);
      await this.#sendEachAgain();
      return;
    }
    const exchange = on.fixture.lastRead;
    for (const { refusal } of this.#unseen)
      on.kit.check(refusal.ids, true, () => "", { exchange, change: refusal.change, part: refusal.part, readings });
    this.#unseen = [];
  }

  async #sendEachAgain(): Promise<void> {
    const { on, before } = this;
    const unseen = this.#unseen;
    this.#unseen = [];
    for (const { update } of unseen) await refuse(on, update.patch, update.ids, { ...update.options, before });
  }
}

/** Checks that a response is a refusal, and checks its error. */
function checkResponse({ kit }: FixtureContext, outcome: Outcome, { ids, error, what, change }: Refusal): void {
  const evidence = { exchange: outcome.shown, change, wrong: "taken", readings } as const;
  if (outcome.failed)
    kit.notVerified(ids, `the target failed instead of refusing ${what}: ${outcome.told}`, {
      ...evidence,
      failed: true,
    });
  else kit.check(ids, outcome.refused, () => `${what} was not refused: ${outcome.told}`, evidence);
  if (outcome.refused && !outcome.job) checkError(kit, outcome.exchange, error);
}

/** Checks that a response is a refusal, and that the resource is unchanged. */
export async function checkRefused(
  on: FixtureContext,
  outcome: Outcome,
  before: JsonObject,
  refusal: Refusal,
): Promise<void> {
  const { kit, spec, fixture } = on;
  const { ids, what, change, part } = refusal;
  checkResponse(on, outcome, refusal);
  const now = await readIfThere(on);
  if (!now && fixture.lastRead && isFailure(fixture.lastRead)) {
    kit.notVerified(ids, `the target failed after ${what}: ${told(fixture.lastRead)}`, { exchange: fixture.lastRead });
    return;
  }
  const gone = () => `after ${what}, ${spec.kind} ${fixture.id} could not be read`;
  if (!kit.check([spec.target], now !== undefined, gone, { exchange: fixture.lastRead }) || !now) return;
  const changed = changedFields(spec, before, now);
  const because = () =>
    `${what} was refused, but /${changed[0]} changed from ${show(before[changed[0] ?? ""])} to ${show(now[changed[0] ?? ""])}`;
  // A job that reports failure has changed nothing.
  const blamed: readonly StatementId[] = outcome.job ? [...ids, spec.jobs] : ids;
  if (outcome.refused)
    kit.check(blamed, changed.length === 0, because, {
      ...{ exchange: fixture.lastRead, change, wrong: "half refused", part, readings },
    });
  const taken = () =>
    `the target failed at ${what}, but /${changed[0]} changed to ${show(now[changed[0] ?? ""])}: ${outcome.told}`;
  if (outcome.failed && changed.length > 0)
    kit.check(ids, false, taken, { exchange: fixture.lastRead, change, readings });
  if (changed.length > 0) await fixture.restoreTo(before);
}

/** The resource. Undefined if no read shows it. */
function readIfThere({ fixture }: FixtureContext): Promise<JsonObject | undefined> {
  return fixture.read().catch((failure) => {
    if (failure instanceof UnreadableError) return undefined;
    throw failure;
  });
}
