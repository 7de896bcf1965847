import {
  type Contract,
  type Examples,
  fieldSchema,
  isSame,
  isSecretMask,
  type JsonObject,
  type JsonValue,
  show,
} from "../src/kit/index.js";
import { type Field, fieldOf, type Generated, type Trial } from "./spec/field.js";
import { hardTexts, longTexts } from "./spec/hard-texts.js";
import { validates } from "./steps/habits.js";
import { contractOn, contractsOn, type Subject, specs } from "./steps/subject.js";

/** Each field that needs no file: set it, read it back, null, wrong types, and every other field unchanged. */
const everyField = specs.flatMap((spec) =>
  spec.regular.map((field) => {
    const { name, rule, nullable, assumes = [], also = [], requests = 45 } = field;
    const about = {
      id: `${spec.kind}-${name.replaceAll("_", "-")}`,
      ids: [rule, ...new Set([...spec.updates(name), ...spec.keeps, ...assumes, ...also, "Q-18", "Q-56"] as const)],
      title: `${name} of ${spec.one} can be set and read back, ${nullable ? "accepts" : "rejects"} null, rejects wrong types, and changes nothing else`,
      requests,
    };
    return contractOn(spec, about, (subject) => tryField(subject, field));
  }),
);

async function tryField(subject: Subject, field: Field): Promise<void> {
  const { kit, spec } = subject;
  const { name, rule } = field;
  const none = field.whyNone?.(subject.copy[name]);
  if (none !== undefined) {
    kit.check(["Q-59"], false, () => `/${name} is shown as ${show(subject.copy[name])}`, subject.lastRead);
    return kit.notVerified([rule], `the kit sends no /${name}: ${none}. Describe the reference in the binding`);
  }
  const untouchable = subject.whyUntouchable(name);
  if (untouchable !== undefined) {
    const because = () => `no read shows /${name}`;
    kit.check([field.shows ?? spec.shows], name in subject.copy, because, subject.lastRead);
    if (!subject.refusedNulls.has(name)) return kit.notVerified([field.rule], untouchable);
    // It still has its original value.
    await subject.update({ [name]: null });
    return;
  }
  const now = await subject.fill();
  let before = now;
  let refused = 0;
  let accepted = false;
  let isMoved = false;
  for (const { value, openTo } of await field.trials(subject.inputs(now))) {
    // Ordinary values tell whether the same once more changes something: one, and nothing.
    const twice = !openTo && (value === null || !accepted);
    const applied = await subject.update({ [name]: value }, { openTo, before, twice });
    isMoved ||= applied !== undefined && !isSame(value, before[name]);
    before = applied?.after ?? (await subject.read());
    if (!applied && !openTo) refused += 1;
    accepted ||= applied !== undefined && value !== null;
  }
  const isLeft = !accepted && kit.habits.has(validates(spec, name));
  const [first] = isLeft ? ((await field.ordinary?.(subject.inputs(now))) ?? []) : [];
  if (first !== undefined) await subject.update({ [name]: first }, { before });
  if (refused === 0) kit.held(["Q-56"]);
  const takesNull = await tryWrong(subject, field);
  const { [name]: only = null } = now;
  if (isMoved || !takesNull || only === null || isSecretMask(only)) return;
  // An update with the only value that the kit knows changes nothing, but after null it does.
  await subject.send({ [name]: null });
  await subject.update({ [name]: only }, { before: await subject.read() });
}

/**
 * Sends null, if the field must not be null, and a value of every wrong type: each alone, and one more time with a valid field.
 * Resolves with whether it takes null all the same.
 */
export async function tryWrong(subject: Subject, field: Field): Promise<boolean> {
  const { spec } = subject;
  const { name, rule } = field;
  const error = { code: "INVALID_FORMAT", field: name } as const;
  // Starts from a value that no wrong value is converted to, so that a change by a refused update shows.
  let now = await subject.fill();
  const wrong = field.wrong(subject.inputs(now));
  // Whoever ignores a field takes any value of it.
  const isShown = name in now || name in subject.copy;
  const whatOf = (value: JsonValue) =>
    isShown ? {} : { what: `/${name} is never shown, so it may not be stored here, and /${name} ${show(value)}` };
  /** One accepted value is enough for an assumption. */
  const differing = new Set<string>();
  let takesNull = false;
  const refuseAll = async (before: JsonObject, some: readonly Trial[]) => {
    const refusals = subject.refusals(before);
    for (const { value, openTo: ids = [rule] } of field.nullable ? some : [{ value: null }, ...some]) {
      if (ids.every((id) => differing.has(id))) continue;
      const outcome = await refusals.expect({ patch: { [name]: value }, ids, error, ...whatOf(value) });
      takesNull ||= outcome?.accepted === true && value === null;
      if (outcome?.accepted && !ids.includes(rule)) for (const id of ids) differing.add(id);
    }
    await refusals.look();
  };
  await refuseAll(now, wrong);
  // A wrong value that is refused may be converted to either boolean all the same.
  if (typeof now[name] === "boolean") {
    now = await subject.fill(true);
    await refuseAll(now, wrong.slice(0, 3));
  }
  const [first] = wrong;
  // Each field has another one beside it, so that several pairs are tried.
  const turn = Math.max(0, spec.regular.indexOf(field)) % 3;
  const turned = [...spec.companions.slice(turn, 3), ...spec.companions.slice(0, turn), ...spec.companions.slice(3)];
  const beside = subject.first(turned.filter((one) => one !== name));
  if (!first || !subject.mayTouch(beside)) return takesNull;
  const text = ["notes", "author", "copyright"].includes(beside) ? `Beside ${name}` : undefined;
  const good =
    typeof now[beside] === "boolean"
      ? !now[beside]
      : (text ?? (await fieldOf(spec, beside).another(subject.inputs(now))));
  if (good === undefined) return takesNull;
  const last = field.nullable ? first.value : null;
  // Careless code takes it for no value.
  const { value: falsy } = wrong.find(({ value, openTo }) => !openTo && !value) ?? first;
  const about = (value: JsonValue, valid: JsonObject) => {
    const names = Object.keys(valid).map((one) => `/${one}`);
    return { ids: [rule], error, what: `/${name} ${show(value)} with a valid ${names.join(", ")}` };
  };
  // Half of a refused update shows, whichever half it is. The name of a file makes it an update of another kind.
  const { basename } = now;
  const isNamed = name !== "basename" && typeof basename === "string" && subject.mayTouch("basename");
  const others = { ...(await subject.others(name)), [beside]: good, ...(isNamed ? { basename } : {}) };
  // A value that the target shows in a type that it does not accept, such as 0, could not be restored.
  await subject.refuse(
    { ...about(falsy, { [beside]: good }), patch: { [beside]: good, [name]: falsy } },
    { ...about(last, others), patch: { [name]: last, ...others } },
  );
  return takesNull;
}

const hardTextContracts = contractsOn(
  (spec) => {
    const fields = spec.fields.filter(({ withText }) => withText);
    const open = new Set(fields.map(({ openTo = "Q-42" }) => openTo));
    return {
      id: "texts",
      ids: [...fields.map(({ rule }) => rule), ...spec.updates(""), ...open, "Q-25"],
      title: `every text of ${spec.one} is stored exactly as sent, or refused`,
      requests: 60,
    };
  },
  async (subject) => {
    let now = await subject.fill();
    const apart = new Set<string>();
    // A service may refuse a hard text, but must not store a different one. The long ones come first, so that they do not stay on a server that removes nothing.
    for (const text of [...longTexts, ...hardTexts]) {
      const trials: Record<string, Trial> = {};
      for (const { name, withText, openTo = "Q-42" } of subject.spec.fields) {
        const value = subject.mayTouch(name) ? withText?.(text, subject.inputs(now)) : undefined;
        if (value !== undefined) trials[name] = { value, openTo: [longTexts.includes(text) ? "Q-25" : openTo] };
      }
      now = (await updateTogether(subject, trials, now, apart)) ?? (await subject.known());
    }
  },
);

/**
 * Sets several fields in one update. If it is refused or a value comes back changed, sets each field alone to find the
 * cause. A field that is refused alone stays `apart` until it is accepted, so that it does not hide the others. Resolves with
 * the resource if it shows all of them.
 */
async function updateTogether(
  subject: Subject,
  trials: Readonly<Record<string, Trial>>,
  before: JsonObject,
  apart: Set<string>,
): Promise<JsonObject | undefined> {
  const setAlone = async (name: string, { value, openTo }: Trial) => {
    const alone = subject.inPrivate();
    const applied = await alone.subject.update({ [name]: value }, { openTo });
    apart[applied ? "delete" : "add"](name);
    alone.tell();
    return !alone.isBroken();
  };
  const isApart = ([name]: [string, Trial]) => apart.has(name);
  const entries = Object.entries(trials).filter((one) => !isApart(one));
  const alone = Object.entries(trials).filter(isApart);
  for (const one of alone) await setAlone(...one);
  if (entries.length === 0) return undefined;
  const patch: JsonObject = Object.fromEntries(entries.map(([name, { value }]) => [name, value]));
  const openTo = entries.flatMap(([, trial]) => trial.openTo ?? []);
  const together = subject.inPrivate();
  const applied = await together.subject.update(patch, { openTo, ...(alone.length > 0 ? {} : { before }) });
  if (applied && !together.isBroken()) {
    together.tell();
    return applied.after;
  }
  let wasKept = true;
  for (const one of entries) wasKept = (await setAlone(...one)) && wasKept;
  // Each value was kept alone, so the combination loses something.
  if (applied && wasKept) await subject.update(patch, { openTo });
  return undefined;
}

/** Every field of a kind with generated values, and with generated values of other types. */
export const exampleContracts: readonly Contract[] = contractsOn(
  (spec) => ({
    id: "examples",
    ids: [...spec.fields.map(({ rule }) => rule), ...new Set([...spec.updates("notes"), ...spec.keeps])],
    title: `generated values of the fields of ${spec.one} are kept, and generated values of another type are refused`,
    serialGroup: `${spec.kind}-examples`,
  }),
  async (subject) => {
    const { kit, spec } = subject;
    const { examples } = kit;
    const rules = spec.fields.map(({ rule }) => rule);
    if (!examples) return kit.notVerified(rules, "no values are generated: see --examples");
    for (const field of spec.fields) {
      if (!subject.mayTouch(field.name)) continue;
      if (field.generated) await tryValues(subject, field, field.generated, examples);
      await tryWrongValues(subject, field, examples);
    }
  },
);

async function tryValues(
  subject: Subject,
  field: Field,
  { openTo, part, put = (value) => value }: Generated,
  examples: Examples,
): Promise<void> {
  const { kit, spec } = subject;
  const { name, rule } = field;
  const context = subject.inputs(await subject.fill());
  const whole = fieldSchema(spec, name);
  const schema = part === undefined ? whole : (whole[part] as typeof whole);
  let taken = 0;
  const smallest = await examples.ofSchema(schema, async (value) => {
    const alone = subject.inPrivate();
    if (await alone.subject.update({ [name]: put(value, context) }, { openTo })) taken++;
    return !alone.isBroken();
  });
  if (smallest !== undefined) await subject.update({ [name]: put(smallest, context) }, { openTo });
  else if (taken > 0) kit.held([rule, ...spec.updates(name), ...spec.keeps]);
  else kit.notVerified([rule], `none of ${examples.count} generated values of /${name} was accepted`);
}

async function tryWrongValues(subject: Subject, field: Field, examples: Examples): Promise<void> {
  const { name, rule } = field;
  const before = await subject.fill();
  const about = { ids: [rule], error: { code: "INVALID_FORMAT", field: name } } as const;
  const refuse = (on: Subject, value: JsonValue) =>
    on.refusals(before).expectAlone({ ...about, patch: { [name]: value } });
  // It is open where a value may contain null.
  const isWrong = (value: JsonValue) =>
    !field.isStated(value) && (value === null ? !field.nullable : !show(value).includes("null"));
  const smallest = await examples.wrong(isWrong, async (value) => {
    const alone = subject.inPrivate();
    await refuse(alone.subject, value);
    return !alone.isBroken();
  });
  if (smallest === undefined) subject.kit.held([rule]);
  else await refuse(subject, smallest);
}

/** One contract for each field that needs no file, and one for the hard texts of each kind. */
export const fieldContracts: readonly Contract[] = [...everyField, ...hardTextContracts];
