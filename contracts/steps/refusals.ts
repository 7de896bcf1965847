import {
  changedFields,
  changeOf,
  type JsonObject,
  type Outcome,
  pick,
  show,
  UnsayableError,
} from "../../src/kit/index.js";
import { heldRefusal, judgeRefusal, judgeUnchanged, type Refusal } from "../judge/refusal.js";
import { type AtTarget, readIfThere } from "./habits.js";

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
  async #send({ patch: all, ids, error, what, part = "refused" }: WrongUpdate) {
    const { subject } = this;
    const has = (name: string) => !subject.api.codec.isAbsent(subject.spec.operations.read, name);
    const names = Object.keys(all).filter(has);
    if (names.length < Object.keys(all).length && (names.length === 0 || !has(error.field ?? ""))) return undefined;
    const patch = pick(all, names);
    const outcome = await subject.send(patch).catch((thrown): undefined => {
      if (!(thrown instanceof UnsayableError)) throw thrown;
      return subject.kit.notVerified(ids, thrown.message);
    });
    if (!outcome) return undefined;
    const change = changeOf(this.before, patch);
    this.subject.kit.tried(change);
    const sent = Object.entries(patch).map(([name, value]) => `/${name} ${show(value)}`);
    const refusal: Refusal = { ids, error, change, part, what: what ?? sent.join(" with ") };
    return { outcome, refusal };
  }

  async #sendEachAgain(): Promise<void> {
    const unseen = this.#unseen;
    this.#unseen = [];
    for (const { update } of unseen) await this.expectAlone(update);
  }
}
