import {
  type Contract,
  changeOf,
  isObject,
  isSame,
  type JsonObject,
  type JsonValue,
  type StatementId,
  show,
} from "../src/kit/index.js";
import type { Applied } from "./judge/update.js";
import { type Field, fieldOf, isLost } from "./spec/field.js";
import { usualTexts } from "./spec/hard-texts.js";
import { webhookSpec } from "./spec/webhook-fields.js";
import { readable } from "./steps/habits.js";
import { contractOn, contractsOn, type Subject, type UpdateOptions } from "./steps/subject.js";
import { type Values, Walk } from "./steps/walk.js";

/** How many updates of three fields or more are made for each field. */
const updatesPerField = 1;

/** Sets fields by chance, some at once, one such update after another; then all of them, to nothing and in the opposite order. */
async function combineAll(subject: Subject): Promise<void> {
  const { kit, spec } = subject;
  const plain = await subject.twoValues(spec.regular, await subject.fill());
  const names = Object.keys(plain);
  if (names.length === 0) return;
  const all = (turn: 0 | 1) => Object.fromEntries(names.map((name) => [name, plain[name]?.[turn] as JsonValue]));
  const walk = new Walk(await valuesOf(subject, plain), all(1));
  let before: JsonObject | undefined;
  const set = async (patch: JsonObject, openTo?: readonly StatementId[]) => {
    // Other contracts repeat the update of each field. This one repeats the update of all.
    const twice = Object.keys(patch).length === names.length;
    const applied = await setTogether(subject, patch, { openTo, twice, before });
    before = applied?.after;
    if (applied) kit.held([spec.optional]);
    return applied !== undefined;
  };
  await set(all(0));
  walk.follow(all(0));
  /** Sends an update that is refused for one field. The next one shows whether anything of it takes effect later. */
  const setWrong = async (name: string) => {
    const wrong = fieldOf(spec, name).wrong(subject.inputs(walk.now));
    const value = wrong.find((one) => !one.openTo && subject.canSay(name, one.value))?.value;
    if (value === undefined) return;
    const others = Object.entries(plain).map(([one, two]) => [one, two.find((other) => !isSame(other, walk.now[one]))]);
    const patch = Object.fromEntries(others.filter(([, other]) => other !== undefined)) as JsonObject;
    // The contract of the field judges whether it is refused.
    if (!(await subject.send({ ...patch, [name]: value })).refused) before = undefined;
  };
  const wrongAt = new Map([1, 3, 5].map((at, index) => [at, names[(index * 2) % names.length] ?? ""]));
  for (let left = walk.pairsLeft + names.length * updatesPerField; left > 0; left--) {
    const wrong = walk.pairsLeft === 0 ? wrongAt.get(Math.floor(left)) : undefined;
    if (wrong !== undefined) await setWrong(wrong);
    const patch = walk.next();
    const isPlain = Object.entries(patch).every(([name, value]) => plain[name]?.some((one) => isSame(one, value)));
    if ((await set(patch, isPlain ? undefined : [])) || isPlain) continue;
    // A service may refuse some values, or what they stand beside. Their own contracts judge that.
    walk.leave(patch);
    const turn = Math.floor(left) % 2;
    const instead = Object.fromEntries(Object.keys(patch).map((name) => [name, plain[name]?.[turn] as JsonValue]));
    await set(instead);
    walk.follow(instead);
  }
  const emptied = Object.entries(plain).map(([name, two]) => {
    const other = two.find((one) => !isSame(one, walk.now[name])) ?? two[0];
    return [name, emptyOf(fieldOf(spec, name), other)];
  });
  await set(Object.fromEntries(emptied));
  await set(Object.fromEntries(Object.entries(all(0)).reverse()));
}

/** The two values of each field, with others that it has in contracts of its own, and with nothing. */
async function valuesOf(subject: Subject, plain: Values): Promise<Values> {
  const context = subject.inputs(await subject.known());
  const all: Record<string, JsonValue[]> = {};
  for (const [name, two] of Object.entries(plain)) {
    const field = fieldOf(subject.spec, name);
    const values = [...two];
    if (!field.isUnique && !field.open) {
      for (const { value } of await field.trials(context)) if (name !== "events" || isQuiet(value)) values.push(value);
      values.push(...usualTexts.flatMap((text) => asListOf(field.withText?.(text, context))));
    }
    const isFirst = (value: JsonValue, at: number) => values.findIndex((one) => isSame(one, value)) === at;
    all[name] = values.filter((value, at) => isFirst(value, at) && subject.canSay(name, value));
  }
  return all;
}

/** Whether events are those of records alone, which no contract causes. */
const isQuiet = (events: JsonValue): boolean =>
  Array.isArray(events) && events.every((one) => isObject(one) && one.entity_type === "item");

const asListOf = (value: JsonValue | undefined): JsonValue[] => (value === undefined ? [] : [value]);

/** Sets several fields at once. A field that is lost alone, too, is not lost by the others. */
async function setTogether(
  subject: Subject,
  patch: JsonObject,
  { before, ...options }: Pick<UpdateOptions, "openTo" | "twice"> & { before: JsonObject | undefined },
): Promise<Applied | undefined> {
  const { spec } = subject;
  const together = subject.inPrivate();
  const blame = { blame: spec.updates, refused: [spec.optional], ...(before ? { before } : {}) };
  const applied = await together.subject.update(patch, { ...options, ...blame });
  const lost = Object.entries(patch).filter(([name]) => together.loses(name));
  const lostAlone: string[] = [];
  for (const [name, value] of lost) {
    const alone = subject.inPrivate();
    await alone.subject.update({ [name]: value });
    if (!alone.loses(name)) continue;
    alone.tell();
    lostAlone.push(name);
  }
  together.tell(lostAlone);
  // What these updates left is not known.
  return lost.length > 0 && applied ? { ...applied, after: await subject.read() } : applied;
}

/** Null, no elements or no members, where the spec has that. Otherwise the value itself. */
function emptyOf({ nullable, replaces }: Field, value: JsonValue): JsonValue {
  if (nullable) return null;
  if (replaces === undefined) return value;
  return Array.isArray(value) ? [] : {};
}

const combinations = contractsOn(
  ({ kind, one, optional, updates }) => ({
    id: "together",
    ids: [optional, ...updates("")],
    title: `fields of ${one} are optional: some can be changed at once, with any values and after any others`,
    requests: kind === "upload" ? 70 : 105,
  }),
  combineAll,
);

/** An enabled webhook takes another value of each field alone, and stays enabled. */
const webhookKeeps = contractOn(
  webhookSpec,
  {
    id: "webhook-keeps",
    ids: ["W-02", "W-16", "Q-36"],
    title: "an enabled webhook takes each other field alone, stays enabled, and can be disabled and enabled",
    requests: 40,
  },
  async (webhook) => {
    const values = await webhook.twoValues(webhookSpec.fields, await webhook.known());
    const now = await webhook.fill(true);
    for (const [name, [other]] of Object.entries(values)) {
      const field = fieldOf(webhookSpec, name);
      if (name === "enabled" || !webhook.mayFill(field)) continue;
      const value = typeof other === "boolean" ? !now[name] : other;
      await webhook.update({ [name]: value }, { openTo: field.open && [field.open] });
    }
    const others = ["name", ...webhookSpec.companions].filter(
      (name) => name in values && webhook.mayFill(fieldOf(webhookSpec, name)),
    );
    // Alone, then with other fields.
    for (const [index, enabled] of [false, true, false, true].entries()) {
      const more = index < 2 ? [] : others.map((name) => [name, values[name]?.[enabled ? 1 : 0]]);
      const applied = await webhook.update({ enabled, ...Object.fromEntries(more) });
      const because = () => `/enabled could not be set to ${enabled}`;
      webhook.kit.check(["Q-36"], applied?.after.enabled === enabled, because, webhook.lastRead);
    }
  },
);

/** How many updates are sent at once. */
const atOnce = 12;

/** Updates of different fields that overlap in time all take effect. */
const overlaps = contractsOn(
  ({ kind, one, keeps }) => ({
    id: "overlap",
    ids: keeps,
    overlaps: true,
    title: `twelve updates of ${one} at once, each of one ${kind === "upload" ? "attribute" : "field"}, all take effect`,
    requests: 50,
  }),
  async (subject) => {
    const { kit, spec } = subject;
    const values = await subject.twoValues(spec.regular, await subject.fill());
    const names = Object.keys(values);
    const ids = [...new Set([...names.flatMap(spec.updates), ...spec.keeps])];
    if (names.length < 2) return kit.notVerified(ids, `the kit may change fewer than two fields of ${spec.one}`);
    for (const turn of [0, 1] as const) {
      const patch = Object.fromEntries(Object.entries(values).map(([name, two]) => [name, two[turn]]));
      await updateAtOnce(subject, patch, ids);
    }
  },
);

/** Sends the fields of a patch in updates of their own. If there are few, some are sent more than once. */
async function updateAtOnce(subject: Subject, patch: JsonObject, ids: readonly StatementId[]): Promise<void> {
  const { kit, spec } = subject;
  const fields = Object.entries(patch);
  const before = await subject.read();
  const sent = Array.from({ length: atOnce }, (_, index) => fields[index % fields.length] as (typeof fields)[number]);
  const send = ([name, value]: (typeof fields)[number]) => subject.send({ [name]: value });
  const outcomes = await Promise.all(sent.map(send));
  const taken = new Map(sent.filter((_, index) => outcomes[index]?.accepted));
  // A service may refuse a concurrent update and say so. Then the kit sends it again.
  for (const one of sent) if (!taken.has(one[0]) && (await send(one)).accepted) taken.set(...one);
  const after = await subject.read();
  for (const [name, value] of taken) {
    if (!(name in after)) continue;
    const field = fieldOf(spec, name);
    const read = after[name] ?? null;
    const response = outcomes[sent.findIndex(([one]) => one === name)]?.resource?.[name];
    const known = await readable(subject, field, { sent: value, read, response });
    const because = () =>
      `${atOnce} concurrent updates of different fields were accepted, but the update of /${name} to ${show(value)} was lost: a read shows ${show(after[name])}`;
    const change = changeOf(before, { [name]: value });
    const evidence = { exchange: subject.lastRead, change, wrong: "lost", readings: ["R-05"] } as const;
    kit.check(ids, !isLost(field, known, read, before[name]), because, evidence);
  }
}

/** Several fields of one resource: in one update, one after another, and at once. */
export const combinationContracts: readonly Contract[] = [...combinations, webhookKeeps, ...overlaps];
