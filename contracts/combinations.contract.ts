import { type Contract, changeOf, type JsonObject, type JsonValue, type StatementId, show } from "../src/kit/index.js";
import { type Field, fieldOf, isLost } from "./spec/field.js";
import { webhookSpec } from "./spec/webhook-fields.js";
import { readable } from "./steps/habits.js";
import { contractOn, contractsOn, type Subject } from "./steps/subject.js";

/** Sets fields to the value of their two that they do not have now, some at once. */
class Turns {
  readonly #turns = new Map<string, 0 | 1>();
  /** The values that each field had beside each other one. */
  readonly #tried = new Set<string>();

  constructor(private readonly values: Readonly<Record<string, readonly [JsonValue, JsonValue]>>) {}

  /** The next patch of some fields. */
  next(some: readonly string[]): JsonObject {
    const patch: JsonObject = {};
    for (const name of some) {
      const next = this.#turns.get(name) === 0 ? 1 : 0;
      this.#turns.set(name, next);
      patch[name] = this.values[name]?.[next] as JsonValue;
      if (some.length === 2) this.#tried.add(toCombination(some, name, patch[name] as JsonValue));
    }
    return patch;
  }

  /** Each flag beside each other field with the value that no patch so far had there: two others at a time. */
  *ofFlags(pairs: readonly (readonly string[])[]): Generator<JsonObject> {
    for (const [flag, two = []] of Object.entries(this.values)) {
      if (typeof two[0] !== "boolean") continue;
      for (const [at, value] of two.entries()) {
        const missing = pairs.filter(
          (pair) => pair.includes(flag) && !this.#tried.has(toCombination(pair, flag, value)),
        );
        const others = missing.flatMap((pair) => pair.filter((one) => one !== flag));
        for (let from = 0; from < others.length; from += 2) {
          this.#turns.set(flag, at === 0 ? 1 : 0);
          yield this.next([flag, ...others.slice(from, from + 2)]);
        }
      }
    }
  }
}

const toCombination = (pair: readonly string[], name: string, value: JsonValue) =>
  `${name} ${show(value)} beside ${pair.find((one) => one !== name)}`;

/** Sets several fields at once, one such update after another. */
async function setInTurn(subject: Subject, patches: Iterable<JsonObject>, mostFields: number): Promise<void> {
  const { kit, spec } = subject;
  let before: JsonObject | undefined;
  for (const patch of patches) {
    // Other contracts repeat the update of each field. This one repeats the update of all.
    const twice = Object.keys(patch).length === mostFields;
    const options = { blame: spec.updates, refused: [spec.optional], twice, ...(before ? { before } : {}) };
    const applied = await subject.update(patch, options);
    before = applied?.after;
    if (applied) kit.held([spec.optional]);
  }
}

async function combineAll(subject: Subject): Promise<void> {
  const { spec } = subject;
  const values = await subject.twoValues(spec.regular, await subject.fill());
  const names = Object.keys(values);
  const turns = new Turns(values);
  // Contracts of their own set each alone, and flags with two others.
  const hasFlags = Object.values(values).some(([one]) => typeof one === "boolean");
  const threes = hasFlags ? [] : names.flatMap((_, at) => (at % 3 === 0 ? [names.slice(at, at + 3)] : []));
  const patches = [names, ...pairsInTurn(names), ...threes].map((some) => turns.next(some));
  const next = Object.entries(turns.next(names));
  const emptied = next.map(([name, value]) => [name, emptyOf(fieldOf(spec, name), value ?? null)]);
  const all = [...patches, Object.fromEntries(emptied), turns.next([...names].reverse())];
  await setInTurn(subject, all, names.length);
}

/** Null, no elements or no members, where the spec has that. Otherwise the value itself. */
function emptyOf({ nullable, replaces }: Field, value: JsonValue): JsonValue {
  if (nullable) return null;
  if (replaces === undefined) return value;
  return Array.isArray(value) ? [] : {};
}

/** The values of flags that the pairs do not have. */
async function combineFlags(subject: Subject): Promise<void> {
  const values = await subject.twoValues(subject.spec.regular, await subject.fill());
  const turns = new Turns(values);
  const names = Object.keys(values);
  const pairs = pairsInTurn(names);
  for (const some of [names, ...pairs]) turns.next(some);
  const patches = [...turns.ofFlags(pairs)];
  await setInTurn(subject, patches, names.length);
  // Without another flag there is nothing to say.
  if (patches.length === 0) subject.kit.leaveOut([subject.spec.optional, ...subject.spec.updates("")]);
}

/** Every pair of names once. As many names as possible follow each other, since an update of one field may lose another. */
function pairsInTurn(names: readonly string[]): string[][] {
  const left = names.flatMap((name, index) => names.slice(index + 1).map((other) => [name, other]));
  const followed = new Set<string>();
  const inTurn: string[][] = [];
  const steps = (to: readonly string[]) => (inTurn.at(-1) ?? []).flatMap((one) => to.map((two) => `${one} ${two}`));
  const gain = (pair: readonly string[]) => steps(pair).filter((step) => !followed.has(step)).length;
  while (left.length > 0) {
    const best = left.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    for (const step of steps(best)) followed.add(step);
    left.splice(left.indexOf(best), 1);
    // Alternating orders within the pairs.
    inTurn.push(inTurn.length % 2 === 0 ? best : [...best].reverse());
  }
  return inTurn;
}

const combinations = contractsOn(
  ({ kind, one, optional, updates }) => ({
    id: "together",
    ids: [optional, ...updates("")],
    title: `fields of ${one} are optional: each can be changed alone, in pairs and in sequence`,
    requests: kind === "upload" ? 75 : 150,
  }),
  combineAll,
);

const flags = contractOn(
  webhookSpec,
  {
    id: "webhook-flags",
    ids: ["W-02", ...webhookSpec.updates("")],
    title: "each flag of a webhook can be set to true and to false with each other field",
    requests: 60,
  },
  combineFlags,
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
export const combinationContracts: readonly Contract[] = [...combinations, flags, webhookKeeps, ...overlaps];
