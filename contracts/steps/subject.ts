import {
  type CallOptions,
  type Contract,
  changedInBoth,
  changeOf,
  createReporter,
  type Fixture,
  isSame,
  isUnsent,
  type JsonObject,
  type JsonValue,
  type Judged,
  type Kit,
  pick,
  Restorable,
  type StatementId,
} from "../../src/kit/index.js";
import {
  type Applied,
  judgeAgain,
  judgeFailedJob,
  judgeNotAccepted,
  judgeUnreadable,
  judgeUpdate,
} from "../judge/update.js";
import { judgeForm, partsOf, type Reading } from "../judge/value.js";
import { type CheckedSpec, type Field, type FieldContext, fieldOf } from "../spec/field.js";
import { uploadSpec } from "../spec/upload-fields.js";
import { webhookSpec } from "../spec/webhook-fields.js";
import {
  fillIsRefused,
  learnLocales,
  learnReadings,
  noteChanging,
  noteTaken,
  readIfThere,
  takesSeveral,
  validates,
} from "./habits.js";
import { Refusals, type WrongUpdate } from "./refusals.js";

export interface UpdateOptions {
  /** The statements that break if a field differs from the sent value (default: its rule and the rule of all updates). */
  blame?: (field: string) => readonly StatementId[];
  /** The statements that break, besides those of a field that differs, if the update is refused. */
  refused?: readonly StatementId[];
  /** The assumptions that a refusal differs from. Then it breaks no rule. */
  openTo?: readonly StatementId[] | undefined;
  /** Additional statements that hold if nothing is wrong. */
  also?: readonly StatementId[];
  before?: JsonObject;
  call?: CallOptions;
  /** Send the same update again, which must change nothing. */
  twice?: boolean;
}

/** What a contract works on: a resource at the target, with the spec's statements about its kind. It acts, and judges report. */
export class Subject extends Restorable {
  constructor(
    readonly kit: Kit,
    override readonly spec: CheckedSpec,
    fixture: Fixture,
  ) {
    super(fixture, spec);
  }

  /** What a field needs to choose values. `now` is the current resource. */
  inputs(now: JsonObject): FieldContext {
    return { kit: this.kit, now, on: this };
  }

  /** The first of some fields that the product has. */
  first(names: readonly string[]): string {
    return names.find((name) => !this.isAbsent(name)) ?? names[0] ?? "";
  }

  /** The fields of a patch that the product has, and that have a value: what was never shown cannot be sent. Undefined if there are none. */
  present(patch: JsonObject): JsonObject | undefined {
    const names = Object.keys(patch).filter((name) => !this.isAbsent(name) && patch[name] !== undefined);
    return names.length === 0 && Object.keys(patch).length > 0 ? undefined : pick(patch, names);
  }

  /** Whether the binding can express a value. */
  canSay(name: string, value: JsonValue): boolean {
    return this.api.codec.whyUnsayable(this.spec.operations.update, { [name]: value }) === undefined;
  }

  isAbsent(name: string): boolean {
    return this.api.codec.isAbsent(this.spec.operations.read, name);
  }

  /** Sends valid values, and checks the response, a later read and all other fields. Undefined if it was not accepted. */
  async update(all: JsonObject, options: UpdateOptions = {}): Promise<Applied | undefined> {
    const { kit, spec } = this;
    const { openTo, also = [] } = options;
    const patch = this.present(all);
    if (!patch) return undefined;
    const blame = options.blame ?? ((field) => [fieldOf(spec, field).rule, ...spec.updates(field)]);
    const passed = Object.keys(patch);
    const blamed = [...new Set([...passed.flatMap(blame), ...also])];
    const before = options.before ?? (await this.known());
    const change = changeOf(before, patch);
    kit.tried(change);
    const outcome = await this.send(patch, options.call).catch((error): undefined => {
      if (!isUnsent(error)) throw error;
      const part = passed.flatMap((name) => partsOf(name, patch[name] ?? null, before[name]) ?? []);
      return kit.notVerified(openTo ?? blamed, error.message, { part });
    });
    if (!outcome) return undefined;
    if (!outcome.accepted) {
      if (outcome.job) {
        const now = await readIfThere(this);
        kit.report([judgeFailedJob(this, { patch, before, outcome }, now, this.lastRead)]);
      }
      const isOpen = openTo !== undefined && outcome.refused;
      const isTakenTogether = !isOpen && (await this.#isTakenTogether(patch, before));
      const isValidated = !isOpen && !isTakenTogether && outcome.refused && (await this.#isValidated(patch, before));
      const open = isValidated ? (["Q-56"] as const) : openTo;
      const broken = [...new Set([...(options.refused ?? []), ...blamed])];
      kit.report([judgeNotAccepted(this, { patch, outcome, change }, broken, { openTo: open, isTakenTogether })]);
      return undefined;
    }
    noteTaken(this, patch);
    kit.report(judgeForm(this, this.id, outcome, { passed, also: "path" in patch ? ["U-15"] : [] }));
    const after = await readIfThere(this, before);
    if (!after) return void kit.report([judgeUnreadable(this, blamed)]);
    const mayLag = this.api.readLag === 0;
    const readings: Reading[] = [
      { at: "the response", resource: outcome.resource, exchange: outcome.shown },
      { at: "a later read", resource: after, exchange: this.lastRead, mayLag },
    ];
    const fields = await learnReadings(this, { patch, before, readings });
    const applied = { before, after, outcome };
    kit.report(judgeUpdate(this, { ...applied, patch, change, readings, fields, blame, also, openTo: openTo ?? [] }));
    return options.twice ? { ...applied, after: await this.#sendAgain(patch, applied, blame, options.call) } : applied;
  }

  /** Whether values that were not accepted alone are accepted with all other fields. */
  async #isTakenTogether(patch: JsonObject, before: JsonObject): Promise<boolean> {
    const others = this.touchable.filter((name) => !(name in patch));
    const { accepted } = await this.send({ ...pick(before, others), ...patch });
    await this.restoreTo(before);
    return accepted;
  }

  /** Whether the target refuses one of these values alone, and accepts at least two other ordinary values in its field. */
  async #isValidated(patch: JsonObject, before: JsonObject): Promise<boolean> {
    const { kit, spec } = this;
    if (await this.#isSwitchedOnWhereItAnswers(patch, before)) return true;
    for (const [name, value] of Object.entries(patch)) {
      const { ordinary, isUnique } = fieldOf(spec, name);
      if (value === null || value === undefined || !ordinary) continue;
      // Whoever refuses the name that the resource has takes it for that of another.
      if (isUnique && isSame(value, before[name])) continue;
      const question = `${spec.kind} ${name} is refused as ${JSON.stringify(value)}, and accepted otherwise`;
      const find = () => this.#refusesOnly(name, value, before);
      if (!(await kit.habits.ask(question, find))) continue;
      kit.habits.note(validates(spec, name));
      return true;
    }
    return false;
  }

  /** Whether the target calls an address before it switches a webhook on, as it may call one before it takes it. */
  async #isSwitchedOnWhereItAnswers(patch: JsonObject, before: JsonObject): Promise<boolean> {
    const { kit, spec } = this;
    const { calls } = spec;
    if (!calls || patch[calls.enabled] !== true) return false;
    const isSo = await kit.habits.ask(`${spec.kind} is switched on where its address answers`, async () => {
      const inbox = await kit.inbox().catch(() => undefined);
      if (!inbox || (await this.send({ [calls.enabled]: true })).accepted) return false;
      const { accepted } = await this.send({ [calls.address]: inbox.url, [calls.enabled]: true });
      await this.restoreTo(before);
      return accepted;
    });
    if (isSo) kit.habits.note(validates(spec, calls.enabled));
    return isSo;
  }

  async #refusesOnly(name: string, value: JsonValue, before: JsonObject): Promise<boolean> {
    const alone = await this.send({ [name]: value });
    const values = alone.refused ? await this.#ordinary(fieldOf(this.spec, name), this.inputs(before)) : [];
    let accepted = 0;
    for (const one of values) {
      if (accepted < 2 && !isSame(one, value) && (await this.send({ [name]: one })).accepted) accepted++;
    }
    await this.restoreTo(before);
    return accepted >= 2;
  }

  /** Ordinary values of a field, with those that other contracts set. */
  async #ordinary(field: Field, context: FieldContext): Promise<JsonValue[]> {
    const others = [await field.fill(context), await field.another(context)];
    return [...((await field.ordinary?.(context)) ?? []), ...others.filter((one) => one !== undefined && one !== null)];
  }

  /** Sends an accepted update again, which must change nothing. Resolves with the resource. */
  async #sendAgain(
    patch: JsonObject,
    first: Applied,
    blame: (field: string) => readonly StatementId[],
    call: CallOptions | undefined,
  ): Promise<JsonObject> {
    const { after } = first;
    const passed = Object.keys(patch);
    const path = passed.find((name) => name === this.spec.file?.path && typeof after[name] === "string");
    // The file may have been moved from its first path, and a path need not be sent as it is shown.
    const shown = path === undefined ? patch : { ...patch, [path]: after[path] as JsonValue };
    let same = patch;
    let outcome = await this.send(same, call);
    if (outcome.refused && !isSame(shown, patch)) {
      same = shown;
      outcome = await this.send(same, call);
    }
    const { accepted, resource = {} } = outcome;
    const isShown = passed.every((name) => name in resource);
    const now = !accepted ? undefined : isShown ? resource : await this.read();
    const isValidated = passed.some((name) => this.kit.habits.has(validates(this.spec, name)));
    this.kit.report(judgeAgain(this, first, { same, outcome, now, blame, isValidated }));
    if (!now) return after;
    // Without fields that reads do not show. A file that is sent again may have another address.
    const state = { ...after, ...now };
    const drifted = changedInBoth(this.spec, after, state).filter((name) => passed.includes(name));
    const moved = this.spec.follows(same).filter((name) => name in state);
    return { ...after, ...pick(state, [...drifted, ...moved]) };
  }

  /** Sends updates that must be refused and change nothing. */
  async refuse(...updates: readonly WrongUpdate[]): Promise<void> {
    const refusals = this.refusals(await this.known());
    for (const update of updates) await refusals.expect(update);
    await refusals.look();
  }

  /** The same, one at a time. `before` is the resource before them. */
  refusals(before: JsonObject): Refusals {
    return new Refusals(this, before);
  }

  /** Gives every field a value that a new resource does not have, so that a loss shows. Resolves with the resource. */
  async fill(flip = false): Promise<JsonObject> {
    const { kit, spec } = this;
    const patch = await this.fillings(flip);
    const all = await this.send(patch);
    if (all.accepted) kit.habits.note(takesSeveral(spec));
    for (const [name, value] of all.accepted ? [] : Object.entries(patch)) {
      const alone = await this.send({ [name]: value });
      if (alone.refused) kit.habits.note(fillIsRefused(spec, name));
    }
    return this.read();
  }

  /** What `fill` sets. */
  async fillings(flip = false): Promise<JsonObject> {
    await learnLocales(this, await this.known());
    const patch = await this.#valuesOf(this.spec.fields, "fill");
    return flip ? Object.fromEntries(Object.entries(patch).map(([name, one]) => [name, flipped(one)])) : patch;
  }

  /** Another value than the one that `fill` sets, for each regular field: what one update of several passes besides some fields. */
  async others(...names: readonly string[]): Promise<JsonObject> {
    if (!this.kit.habits.has(takesSeveral(this.spec))) return {};
    const fields = this.spec.regular.filter(({ name, open }) => !names.includes(name) && !open);
    return this.#valuesOf(fields, "another");
  }

  async #valuesOf(fields: readonly Field[], which: "fill" | "another"): Promise<JsonObject> {
    const now = await this.known();
    const patch: JsonObject = {};
    for (const field of fields) {
      const value = await field[which](this.inputs(now));
      if (value !== undefined && this.mayFill(field) && this.canSay(field.name, value)) patch[field.name] = value;
    }
    return patch;
  }

  /** Whether a field may be changed, and takes the value that `fill` sets. */
  mayFill({ name, whyNone }: Field): boolean {
    const isOpen = whyNone?.(this.copy[name]) !== undefined;
    return this.mayTouch(name) && !isOpen && !this.kit.habits.has(fillIsRefused(this.spec, name));
  }

  /** Another value and the one that `fill` sets, for each field that may be filled. `now` is the filled resource. */
  async twoValues(fields: readonly Field[], now: JsonObject) {
    const values: Record<string, readonly [JsonValue, JsonValue]> = {};
    const context = this.inputs(now);
    const isTaken = async (name: string, value: JsonValue) => (await this.send({ [name]: value })).accepted;
    for (const field of fields) {
      const { name, open, isUnique } = field;
      const first = isUnique ? await field.another(context) : await field.fill(context);
      const other = first === undefined ? undefined : await field.another(context);
      if (first === undefined || other === undefined || !this.mayFill(field)) continue;
      if (!this.canSay(name, first) || !this.canSay(name, other)) continue;
      if (!open || ((await isTaken(name, other)) && (await isTaken(name, first)))) values[name] = [other, first];
    }
    return values;
  }

  /** This subject again. Its judgements show whether a rule breaks, but stay private until `tell`. */
  inPrivate() {
    const { kit, spec } = this;
    const judged: Judged[] = [];
    const tried: Parameters<Kit["tried"]>[0][] = [];
    const reporter = createReporter((one) => void judged.push(one));
    const isRule = (id: StatementId) => !id.startsWith("Q-");
    const isAbout = ({ evidence }: Judged, name: string) => evidence?.difference?.pointer === `/${name}`;
    return {
      subject: new Subject({ ...kit, ...reporter, tried: (change) => void tried.push(change) }, spec, this),
      isBroken: () => judged.some(({ verdict, ids }) => verdict === "broken" && ids.some(isRule)),
      /** Whether a field is lost. */
      loses: (name: string) => judged.some((one) => one.verdict === "broken" && isAbout(one, name)),
      /** Tells all, but nothing of these fields. */
      tell(but: readonly string[] = []) {
        for (const change of tried) kit.tried(change);
        kit.report(judged.filter((one) => !but.some((name) => isAbout(one, name))));
      },
    };
  }
}

const flipped = (value: JsonValue | undefined): JsonValue => (typeof value === "boolean" ? !value : (value ?? null));

/** Both kinds of resources. */
export const specs: readonly CheckedSpec[] = [uploadSpec, webhookSpec];

/** Everything of a contract that does not follow from its resource. */
export type About = Pick<Contract, "id" | "ids" | "title"> & Partial<Omit<Contract, "run">>;

/** Whether updates of a kind need the whole resource, as the binding says. */
export const isWhole = ({ api }: Kit, { kind }: CheckedSpec): boolean =>
  api.target.wire.update[kind]?.without !== undefined;

/** A contract that acts on one resource of a kind, which its serial group may change. */
export const contractOn = (spec: CheckedSpec, about: About, act: (subject: Subject) => Promise<void>): Contract => ({
  ...{ serialGroup: spec.serialGroup, needs: [spec.kind] },
  ...about,
  async run(kit) {
    // Whole updates pass all fields, and say nothing of optional ones.
    if (isWhole(kit, spec) && !about.partial) kit.leaveOut([spec.optional, spec.empty]);
    const fixture = await kit.fixture(spec.kind);
    await kit.habits.ask(`${spec.kind} stands still`, () => noteChanging(spec, kit, fixture));
    await act(new Subject(kit, spec, fixture));
  },
});

/** A contract for each kind of resource. Its ID begins with the kind. */
export const contractsOn = (toAbout: (spec: CheckedSpec) => About, act: (subject: Subject) => Promise<void>) =>
  specs.map((spec) => {
    const about = toAbout(spec);
    return contractOn(spec, { ...about, id: `${spec.kind}-${about.id}` }, act);
  });
