import {
  changedFields,
  changeOf,
  isSame,
  isSecretMask,
  isUnsent,
  type JsonObject,
  type JsonValue,
  type Outcome,
  pick,
  show,
} from "../../src/kit/index.js";
import { heldRefusal, judgeRefusal, judgeUnchanged, type Refusal, takes } from "../judge/refusal.js";
import { type Field, isLost } from "../spec/field.js";
import { type AtTarget, isTaken, readIfThere, takesSeveral } from "./habits.js";

/** An update that must be refused, and the expected refusal. */
export interface WrongUpdate extends Omit<Refusal, "what" | "change"> {
  patch: JsonObject;
  /** What is wrong, if the values do not show it. */
  what?: string;
}

/** Updates that must be refused. One read at the end shows changes, and then each is sent again with a read of its own. */
export class Refusals {
  #unseen: { update: WrongUpdate; refusal: Refusal }[] = [];

  constructor(
    private readonly subject: AtTarget,
    private readonly before: JsonObject,
  ) {}

  /** Sends one, and checks that it is refused. */
  async expect(update: WrongUpdate): Promise<Outcome | undefined> {
    const { subject } = this;
    const { outcome, refusal } = (await this.#send(update)) ?? {};
    if (!outcome || !refusal) return undefined;
    if (outcome.refused && !outcome.job) {
      subject.kit.report(judgeRefusal(subject, outcome, refusal));
      this.#unseen.push({ update, refusal });
    } else {
      await this.check(outcome, refusal);
      await this.#sendEachAgain();
    }
    return outcome;
  }

  /** Sends one, checks that it is refused, and reads at once whether it changed nothing. */
  async expectAlone(update: WrongUpdate): Promise<void> {
    const sent = await this.#send(update);
    if (sent) await this.check(sent.outcome, sent.refusal);
  }

  /** Checks that an update which was sent was refused and changed nothing. Restores what changed nevertheless. */
  async check(outcome: Outcome, refusal: Refusal): Promise<void> {
    const { subject, before } = this;
    subject.kit.report(judgeRefusal(subject, outcome, refusal));
    const now = await readIfThere(subject);
    subject.kit.report(judgeUnchanged(subject, outcome, refusal, { before, now }));
    await this.#restoreFrom(now);
  }

  /** Restores what changed. Resolves with whether that, or the resource, was lost. */
  async #restoreFrom(now: JsonObject | undefined): Promise<boolean> {
    const { subject, before } = this;
    const isChanged = now !== undefined && changedFields(subject.spec, before, now).length > 0;
    if (isChanged) await subject.restoreTo(before);
    return isChanged || !now;
  }

  /** Checks that the refused updates changed nothing. */
  async look(): Promise<void> {
    const { subject } = this;
    if (this.#unseen.length === 0) return;
    if (await this.#restoreFrom(await readIfThere(subject))) return this.#sendEachAgain();
    subject.kit.held([subject.spec.target]);
    subject.kit.report(this.#unseen.map(({ refusal }) => heldRefusal(refusal)));
    this.#unseen = [];
  }

  /** Undefined if the product has no such field, or the binding cannot express the value. */
  async #send(update: WrongUpdate) {
    const { patch: all, ids, error, what, part = "refused" } = update;
    const { subject } = this;
    const has = (name: string) => !subject.api.codec.isAbsent(subject.spec.operations.read, name);
    const names = Object.keys(all).filter(has);
    if (names.length < Object.keys(all).length && (names.length === 0 || !has(error.field ?? ""))) return undefined;
    const patch = pick(all, names);
    const outcome = await subject.send(patch).catch((thrown): undefined => {
      if (!isUnsent(thrown)) throw thrown;
      return subject.kit.notVerified(ids, thrown.message, { part });
    });
    if (!outcome) return undefined;
    const change = changeOf(this.before, patch);
    this.subject.kit.tried(change);
    const sent = Object.entries(patch).map(([name, value]) => `/${name} ${show(value)}`);
    const uncontrolled = outcome.refused ? await this.#whyUncontrolled(update) : undefined;
    const refusal: Refusal = { ids, error, change, part, uncontrolled, what: what ?? sent.join(" with ") };
    return { outcome, refusal };
  }

  async #sendEachAgain(): Promise<void> {
    const unseen = this.#unseen;
    this.#unseen = [];
    for (const { update } of unseen) await this.expectAlone(update);
  }

  /** Sends the control of a refusal, once a run for each form: the same update with a right value, if possible the current one. */
  async #whyUncontrolled({ patch, error: { field: name } }: WrongUpdate): Promise<string | undefined> {
    const { subject, before } = this;
    const field = subject.spec.fields.find((one) => one.name === name && one.name in patch);
    if (!field) return undefined;
    const others = Object.keys(patch).filter((one) => one !== name && one in before);
    const toControl = (value: JsonValue): JsonObject => ({
      ...patch,
      ...Object.fromEntries(others.map((one) => [one, before[one] as JsonValue])),
      [field.name]: value,
    });
    let right: JsonValue | undefined;
    let count = 0;
    for await (const value of rightValues(subject, field, patch[field.name] as JsonValue, before)) {
      if (count++ === 2) break;
      right ??= value;
      const control = toControl(value);
      if (isTaken(subject, control)) return undefined;
      // Whoever takes the field alone, and all fields together, takes it beside another.
      const isAlone = others.length > 0 && isTaken(subject, { [field.name]: value });
      if (isAlone && subject.kit.habits.has(takesSeveral(subject.spec))) return undefined;
      const { accepted } = await subject.kit.habits.ask(`${subject.spec.kind} control ${takes(control)}`, () =>
        subject.send(control),
      );
      if (!isSame(value, before[field.name])) await subject.restoreTo(before);
      if (accepted) return undefined;
    }
    const alone = others.length > 0 ? ` beside ${others.map((one) => `/${one}`).join(", ")}` : "";
    if (right === undefined) return `the kit knows no right value of /${name}, so that proves nothing`;
    return `so was ${show(right)}, which is right${alone}: that proves nothing about this value`;
  }
}

/** Right values of a field in the form of a wrong one: the current one, else those that it is filled with, which may take requests. */
async function* rightValues(
  subject: AtTarget,
  field: Field,
  wrong: JsonValue,
  before: JsonObject,
): AsyncGenerator<JsonValue> {
  const context = { kit: subject.kit, now: before, on: subject };
  const isRight = (value: JsonValue | undefined): value is JsonValue =>
    value !== undefined && value !== null && field.isStated(value) && !isSecretMask(value);
  const inForm = field.control?.(wrong, context);
  if (inForm !== undefined) return yield inForm;
  const { [field.name]: current } = before;
  if (isRight(current)) yield current;
  const filled = await field.fill(context);
  if (isRight(filled)) yield filled;
  yield* ((await field.ordinary?.(context)) ?? []).filter(isRight);
}

/** A field that this target takes alone and shows, and a value of it that tells one update from others. */
export async function markedUpdate(subject: AtTarget): Promise<JsonObject | undefined> {
  const { kit, spec } = subject;
  const now = await subject.known();
  const toPatch = (name: string, word: string): JsonObject | undefined => {
    const field = spec.fields.find((one) => one.name === name);
    const text = spec.kind === "webhook" ? JSON.stringify({ which: word }) : `Which one? ${word}`;
    const value = typeof now[name] === "boolean" ? !now[name] : field?.withText?.(text, { kit, now, on: subject });
    return value === undefined ? undefined : { [name]: value };
  };
  const isShown = async (name: string) => {
    const patch = subject.mayTouch(name) ? toPatch(name, kit.unique()) : undefined;
    if (!patch || !(await subject.send(patch)).accepted) return false;
    const field = spec.fields.find((one) => one.name === name);
    const { [name]: shown } = await subject.read();
    return field !== undefined && shown !== undefined && !isLost(field, patch[name] as JsonValue, shown, now[name]);
  };
  const found = await kit.habits.ask(`${spec.kind} takes and shows a field`, async () => {
    for (const name of [...spec.long, ...spec.marks]) if (await isShown(name)) return name;
    return undefined;
  });
  return found === undefined ? undefined : toPatch(found, kit.unique());
}
