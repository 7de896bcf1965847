import {
  changedMembers,
  type Fixture,
  isObject,
  isSame,
  isSecretMask,
  type JsonObject,
  type JsonValue,
  type Kit,
  type Restorable,
  UnreadableError,
  updatableFields,
} from "../../src/kit/index.js";
import { takes } from "../judge/refusal.js";
import type { FieldReading, Reading, ShownValue } from "../judge/value.js";
import { type CheckedSpec, type Field, fieldOf } from "../spec/field.js";
import { listOf } from "./files.js";

/** A resource at the target with the spec's statements about its kind, as the parts of a `Subject` see it. */
export interface AtTarget extends Restorable {
  readonly kit: Kit;
  readonly spec: CheckedSpec;
}

/** The habit of a target that refuses the value with which the kit fills a field. The contract of the field judges that. */
export const fillIsRefused = ({ kind }: Pick<CheckedSpec, "kind">, name: string): string =>
  `${kind} ${name} is refused`;

/** The habit of a target that refuses some ordinary values of a field, and accepts others. */
export const validates = ({ kind }: Pick<CheckedSpec, "kind">, name: string): string => `${kind} ${name} is validated`;

/** The habit of a target that takes all fields together. */
export const takesSeveral = ({ kind }: Pick<CheckedSpec, "kind">): string => `${kind} takes several`;

/** Whether an update in this form, without null, was accepted in this run. */
export const isTaken = ({ kit, spec }: Pick<AtTarget, "kit" | "spec">, patch: JsonObject): boolean =>
  kit.habits.has(`${spec.kind} takes ${takes(patch)}`);

export function noteTaken({ kit, spec }: Pick<AtTarget, "kit" | "spec">, patch: JsonObject): void {
  if (!Object.values(patch).includes(null)) kit.habits.note(`${spec.kind} takes ${takes(patch)}`);
}

/** Notes which members of a resource change with each read. Nothing may write to it meanwhile. */
export async function noteChanging({ kind }: CheckedSpec, { api, habits }: Kit, fixture: Fixture): Promise<void> {
  // Without a read operation, only the response to an update shows it.
  if (!api.has(fixture.spec.operations.read)) return;
  const [first, second, third] = [await fixture.read(), await fixture.read(), await fixture.read()];
  const again = changedMembers(second, third);
  const changing = changedMembers(first, second).filter((name) => again.includes(name));
  // A field that an update may set is compared.
  const own = changing.filter((name) => !updatableFields(fixture.spec).includes(name));
  if (own.length > 0) habits.changing.set(kind, own);
}

type Shown = Pick<ShownValue, "sent" | "shown" | "before">;

/** What the judge needs besides the responses: how each of them shows the passed fields, and the target's habits with these. */
export async function learnReadings(
  subject: AtTarget,
  { patch, before, readings }: { patch: JsonObject; before: JsonObject; readings: readonly Reading[] },
): Promise<ReadonlyMap<string, readonly FieldReading[]>> {
  const learned = new Map<string, FieldReading[]>();
  for (const name of Object.keys(patch)) {
    const field = fieldOf(subject.spec, name);
    const known: FieldReading[] = [];
    for (const { at, resource, exchange, mayLag } of readings) {
      if (!resource || !(name in resource)) continue;
      const shown = resource[name] as JsonValue;
      const response = readings[0]?.resource?.[name];
      const sent = patch[name] as JsonValue;
      const part =
        resource === readings[0]?.resource ? sent : await readable(subject, field, { sent, read: shown, response });
      const set = { sent: part, shown, before: before[name] };
      // An eventually consistent target shows the old value for a while.
      const hint = mayLag && isSame(shown, set.before ?? null) ? ". If reads lag behind writes, pass --read-lag" : "";
      known.push({ ...set, at, exchange, hint, habits: await habitsWith(subject, field, set) });
    }
    learned.set(name, known);
  }
  return learned;
}

/** An unchanged list may be merged, and null may stand for a hidden value, if that is so with other values too. */
async function habitsWith(subject: AtTarget, field: Field, set: Shown): Promise<FieldReading["habits"]> {
  noteShown(subject, field, set);
  const { sent, shown, before } = set;
  if (field.shows && shown === null && sent !== null && !(await does(subject, "shows", field)))
    return { shows: false, merges: false };
  const isMerge = field.replaces !== undefined && field.compare(sent, shown, before).includes(field.replaces);
  if (!isMerge) return { shows: true, merges: false };
  if (await does(subject, "merges", field)) return { shows: true, merges: true };
  // Of the only one, which somebody lent, the kit may have seen neither.
  const replaces = subject.kit.habits.has(habitOf(subject, "replaces", field.name));
  return { shows: true, merges: replaces ? false : undefined };
}

type Habit = "merges" | "replaces" | "shows";

const habitOf = ({ spec }: AtTarget, habit: Habit, name: string) => `${spec.kind} ${habit} ${name}`;

/** Learns from the value that a field showed after an update. */
function noteShown(subject: AtTarget, field: Field, { sent, shown, before }: Shown): void {
  const note = (habit: Habit, name: string) => subject.kit.habits.note(habitOf(subject, habit, name));
  const { name, replaces } = field;
  if ([shown, before ?? null].some((value) => value !== null && !isSecretMask(value))) note("shows", name);
  // The earlier value comes from a read.
  for (const member of membersOf(before)) note("shows", `${name}/${member}`);
  if (!replaces || field.isEmpty?.(sent)) return;
  const ids = field.compare(sent, shown, before);
  if (ids.includes(replaces)) note("merges", name);
  else if (!field.isEmpty?.(before ?? null) && !isSame(shown, before ?? null) && !ids.includes(field.rule))
    note("replaces", name);
}

/** The members of objects that the spec names: those of each locale, and those of a reference. */
const statedMembers = ["title", "alt", "custom_data", "focal_point", "type", "id"];

function membersOf(value: JsonValue | undefined): string[] {
  if (!isObject(value)) return [];
  const inner = Object.values(value).flatMap((one) => (isObject(one) ? Object.keys(one) : []));
  return [...Object.keys(value), ...inner].filter((name) => statedMembers.includes(name));
}

/** The part of a sent value that a read can show. Members that the response shows, and reads never do, count as unchanged. */
export async function readable(
  subject: AtTarget,
  field: Field,
  { sent, read, response }: { sent: JsonValue; read: JsonValue; response: JsonValue | undefined },
): Promise<JsonValue> {
  const hidden: string[] = [];
  for (const member of new Set(membersOf(response))) {
    if (membersOf(read).includes(member) || !isObject(read)) continue;
    if (!(await does(subject, "shows", field, `${field.name}/${member}`))) hidden.push(member);
  }
  return hidden.length === 0 ? sent : without(sent, hidden);
}

/** Without some members, also in nested objects. */
function without(value: JsonValue, names: readonly string[]): JsonValue {
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept.map(([name, one]) => [name, without(one, names)]));
}

/** Whether a target behaves in some way with a field. If no contract has seen it yet, the kit tries it. */
async function does(subject: AtTarget, habit: "merges" | "shows", field: Field, name = field.name): Promise<boolean> {
  const { habits } = subject.kit;
  const wanted = habitOf(subject, habit, name);
  if (!habits.has(wanted)) await habits.ask(`${subject.spec.kind} ${field.name}`, () => tryField(subject, field));
  return habits.has(wanted);
}

/** Sets two values in turn on a new resource. Contracts run in any order, so none can rely on what another has learned. */
async function tryField(subject: AtTarget, field: Field): Promise<void> {
  const { kit, spec } = subject;
  const fresh = await kit.another(spec.kind).catch(() => undefined);
  if (!fresh) return;
  const trials = await field.trials({ kit, now: fresh.copy, on: fresh });
  const values = trials.map(({ value }) => value).filter((value) => value !== null && !field.isEmpty?.(value));
  const { name } = field;
  let { [name]: before } = fresh.copy;
  for (const sent of values.slice(0, 2)) {
    const { accepted } = await fresh.send({ [name]: sent });
    const now = accepted ? await readIfThere(fresh) : undefined;
    if (!now) continue;
    const { [name]: shown = null } = now;
    noteShown(subject, field, { sent, shown, before });
    noteShown(subject, field, { sent: shown, shown, before: shown });
    before = shown;
  }
  await kit.remove(fresh);
}

/** The resource, with all that a reading `before` has if one of two shows it. Undefined if no read shows it. */
export const readIfThere = (fixture: Fixture, before: JsonObject = {}): Promise<JsonObject | undefined> =>
  fixture.readAll(before).catch((failure) => {
    if (failure instanceof UnreadableError) return undefined;
    throw failure;
  });

const metadata = "default_field_metadata";

/** A locale of the project: from the fixture, else from the upload, else a learned one. Undefined if none is known. */
export const knownLocale = ({ kit, now }: { kit: Kit; now: JsonObject }): string | undefined =>
  kit.api.target.fixtures.locale ?? localesIn(now)[0] ?? kit.habits.locales[0];

/** The same, and a second locale that an upload of the kit's takes beside it. */
export function knownLocales(context: { kit: Kit; now: JsonObject; on: Pick<Fixture, "mayLose"> }): readonly string[] {
  const first = knownLocale(context);
  if (first === undefined) return [];
  const second = context.kit.habits.locales.find((one) => one !== first);
  return second !== undefined && context.on.mayLose(metadata) ? [first, second] : [first];
}

/**
 * Learns locales of the project, once per run: from reads, and one from the names in the refusal of an unknown locale. A second one
 * counts if both are taken together.
 */
export async function learnLocales(subject: AtTarget, now: JsonObject): Promise<void> {
  const { kit, spec } = subject;
  if (spec.kind !== "upload" || !subject.mayTouch(metadata)) return;
  await kit.habits.ask("locales", async () => {
    const known = knownLocale({ kit, now });
    const read = await readLocales(kit);
    const some = [...new Set([...(known === undefined ? [] : [known]), ...read])].slice(0, 2);
    const both = Object.fromEntries(some.map((locale) => [locale, aTitle]));
    const areTaken =
      some.length === 2 && subject.mayLose(metadata) && (await subject.send({ [metadata]: both })).accepted;
    kit.habits.locales = some.length === 0 ? await tryLocales(subject, [], 1) : some.slice(0, areTaken ? 2 : 1);
  });
}

const aTitle: JsonObject = { title: "A title", alt: "An alt" };

const localesIn = ({ [metadata]: shown }: JsonObject): string[] => (isObject(shown) ? Object.keys(shown) : []);

/** The locales of a borrowed upload, and of all listed uploads. */
async function readLocales(kit: Kit): Promise<string[]> {
  const lent = localesIn(kit.borrowed("upload")?.copy ?? {});
  if (lent.length > 1 || !kit.api.has("listUploads")) return lent;
  const { all = [] } = await listOf(kit, "listUploads");
  return [...lent, ...all.flatMap(localesIn)];
}

/** Up to three locales. A borrowed upload gets only its own and the fixture, since a target may keep a new one. */
export async function severalLocales(subject: AtTarget, shown: JsonObject): Promise<string[]> {
  const { kit, copy } = subject;
  const mayLose = subject.mayLose(metadata);
  const first = mayLose ? knownLocale({ kit, now: shown }) : kit.api.target.fixtures.locale;
  const others = mayLose ? [...localesIn(shown), ...(await readLocales(kit))] : localesIn(copy);
  const found = [...new Set([...(first === undefined ? [] : [first]), ...others])];
  if (mayLose && found.length < 2) found.push(...(await tryLocales(subject, found, 2)));
  return found.slice(0, 3);
}

/** Up to `wanted` other locales that the upload accepts and shows: common ones, and names in a refusal, at most 8 in all. */
async function tryLocales(subject: AtTarget, others: readonly string[], wanted: number): Promise<string[]> {
  const candidates = ["en", "it", "de", "fr"].filter((one) => !others.includes(one)).slice(0, wanted > 1 ? 4 : 1);
  const taken: string[] = [];
  for (const locale of candidates) {
    const { accepted, body } = await subject.send({ [metadata]: { [locale]: aTitle } });
    const isTaken = accepted && (wanted === 1 || localesIn(await subject.read()).includes(locale));
    if (isTaken && taken.push(locale) === wanted) break;
    if (accepted) continue;
    const named = namedIn(JSON.stringify(body ?? "")).filter((one) => ![...candidates, ...others].includes(one));
    candidates.push(...named.slice(0, 8 - candidates.length));
  }
  return taken;
}

/** Possible locale codes. Those with a region or script come first, since any two letters may look like one. */
const namedIn = (text: string): string[] => [
  ...new Set([
    ...(text.match(/\b[a-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})+\b/g) ?? []).filter((code) => /[-_](?:[A-Z]|\d)/.test(code)),
    ...(text.match(/\b[a-z]{2}\b/g) ?? []),
  ]),
];
