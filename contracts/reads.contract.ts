import {
  type CallOptions,
  type Contract,
  changedInBoth,
  changeOf,
  type Fixture,
  fixtureNamed,
  isSame,
  isSuccess,
  type JsonObject,
  type JsonValue,
  type Kit,
  leftOutIn,
  nameOne,
  pick,
  readResource,
  type StatementId,
  show,
  told,
} from "../src/kit/index.js";
import { isOfStatedType, judgeForm, judgeSchema, judgeTypes } from "./judge/value.js";
import { hasAll } from "./spec/compare.js";
import { type CheckedSpec, type Field, fieldOf, isLost } from "./spec/field.js";
import { takesSeveral } from "./steps/habits.js";
import { type About, contractOn, isWhole, Subject, specs } from "./steps/subject.js";

/** The borrowed resource, or else one of the kit. Without one, `id` is not verified. */
async function findOne(kit: Kit, spec: CheckedSpec, what: string, id: StatementId): Promise<Fixture | undefined> {
  const one = kit.borrowed(spec.kind) ?? (await kit.fixture(spec.kind).catch(() => undefined));
  const named = nameOne(spec, fixtureNamed(kit.api.target, spec.idParameter));
  if (!one) kit.notVerified([id], `there is no ${spec.kind} to ${what}: ${named}`);
  return one;
}

/** What the target shows of a borrowed resource, whose values come from its owner, or else of one that the kit created. */
async function look(kit: Kit, spec: CheckedSpec): Promise<void> {
  const one = await findOne(kit, spec, "read", spec.shows);
  if (!one) return;
  const { exchange, resource } = await readResource(kit.api, spec, one.id);
  if (!kit.check([spec.shows], resource !== undefined, () => told(exchange), exchange) || !resource) return;
  kit.report(judgeTypes(spec, resource, { exchange }));
  for (const field of spec.fields) {
    const { name, rule } = field;
    const { [name]: shown } = resource;
    // A target may leave out what is empty, and show it once it is set.
    if (shown === undefined && !kit.api.codec.isAbsent(spec.operations.read, name))
      kit.notVerified([rule], `the target does not show /${name}`, { exchange, part: ["set", name] });
    if (shown !== undefined && !isOfStatedType(field, shown))
      kit.notVerified([rule], `/${name} is shown as ${show(shown)}`, exchange);
  }
  const { read } = spec.operations;
  const { status, json: body } = exchange;
  if (kit.api.has(read)) kit.report(judgeSchema({ spec, api: kit.api }, read, { status, body, resource, exchange }));
}

/** Updates a borrowed resource, if there is one, in a field that can be restored whatever the target does with lists and objects. */
async function updateOne(kit: Kit, spec: CheckedSpec): Promise<void> {
  const one = await findOne(kit, spec, "use", spec.target);
  if (!one) return;
  const subject = new Subject(kit, spec, one);
  const isPlain = (name: string) => typeof one.copy[name] !== "object" || one.copy[name] === null;
  const field = [...spec.simple, ...spec.long, ...spec.marks].find((name) => subject.mayTouch(name) && isPlain(name));
  if (field === undefined)
    return kit.notVerified([spec.target], `no plain field of the ${spec.kind} is shown, so the kit could restore none`);
  const { [field]: old = null } = await subject.read();
  const value = typeof old === "boolean" ? !old : `standin-${kit.unique()}`;
  try {
    await subject.update({ [field]: value }, { also: [spec.target] });
  } finally {
    // The kit deletes its own, and need not restore it.
    if (kit.borrowed(spec.kind)) {
      const left = await subject.restoreTo();
      const change = changeOf({ [field]: value }, { [field]: old });
      const evidence = { exchange: subject.lastRead, change, wrong: "lost" } as const;
      kit.check([spec.target], left.length === 0, () => `${left.join(", ")} could not be restored`, evidence);
    }
  }
}

/** An update of nothing is valid, changes nothing, and returns the resource. */
async function updateNothing(subject: Subject): Promise<void> {
  const { kit, spec, id } = subject;
  if (isWhole(kit, spec) && !subject.mayLose("")) {
    const because = `the binding says that updates need the whole ${spec.kind}, so one of a part may empty the rest of the existing one`;
    return kit.notVerified([spec.empty, spec.optional], because);
  }
  // JSON:API has two forms of an update of nothing.
  const other = { body: { data: { id, type: spec.kind, attributes: {} } } };
  const forms = kit.api.target.envelope === "json-api" ? [{}, other] : [{}];
  await sendNothing(subject, await subject.fill(), forms);
  await sendNothing(subject, await empty(subject), [{}]);
  // The next update takes effect whole.
  const all = kit.habits.has(takesSeveral(spec)) && !isWhole(kit, spec) ? await subject.fillings() : {};
  if (Object.keys(all).length > 0) await subject.update(all);
  if (!isWhole(kit, spec)) return;
  // Everything else sends whole resources, so that one update of a part has to show whether fields are optional.
  const field = subject.first(spec.simple);
  const now = await subject.read();
  const value = typeof now[field] === "boolean" ? !now[field] : await fieldOf(spec, field).another(subject.inputs(now));
  if (value !== undefined && subject.mayTouch(field))
    await subject.update({ [field]: value }, { call: { partial: true } });
}

/** Empties what may be empty, and turns each flag: an update of nothing must change nothing then, too. Resolves with the resource. */
async function empty(subject: Subject): Promise<JsonObject> {
  const fields = subject.spec.regular.filter((field) => subject.mayFill(field));
  const blanks = fields.flatMap(({ name, nullable, isStated }): [string, JsonValue][] =>
    nullable ? [[name, null]] : isStated([]) ? [[name, []]] : [],
  );
  const flags = Object.entries(await subject.fillings(true)).filter(([, value]) => typeof value === "boolean");
  const alone = subject.inPrivate();
  const applied = await alone.subject.update(Object.fromEntries([...blanks, ...flags]));
  // A server may want one of them.
  if (applied) alone.tell();
  return applied?.after ?? subject.read();
}

/** An update of nothing, in each form. */
async function sendNothing(subject: Subject, before: JsonObject, forms: readonly CallOptions[]): Promise<void> {
  const { kit, spec, id } = subject;
  for (const options of forms) {
    subject.touch();
    const outcome = await subject.send({}, { ...options, partial: true });
    const { shown: exchange } = outcome;
    const evidence = { exchange, change: [], wrong: "refused", followsFrom: spec.optional } as const;
    const refused = () => `an update of nothing was not accepted: ${outcome.told}`;
    if (!kit.check([spec.empty], outcome.accepted, refused, evidence)) {
      // Single fields are optional, which other contracts show. For whole updates, the partial update below shows it.
      kit.leaveOut([...(isWhole(kit, spec) ? [] : [spec.optional]), ...spec.updates("")]);
      continue;
    }
    kit.held([spec.optional]);
    kit.report(judgeForm(subject, id, outcome));
    const after = await subject.readAll(before);
    for (const [at, shown] of Object.entries({ "the response": outcome.resource, "a later read": after })) {
      const fields = pick(
        before,
        spec.fields.map(({ name }) => name),
      );
      const lost = shown === after ? leftOutIn(fields, after) : [];
      const changed = shown ? [...changedInBoth(spec, before, shown), ...lost] : [];
      const [first = ""] = changed;
      const because = () =>
        `an update of nothing changed /${first} from ${show(before[first])} to ${show(shown?.[first])}, as ${at} shows`;
      kit.check([spec.empty, ...spec.keeps], changed.length === 0, because, evidence);
    }
    const isStill = isSame(before.updated_at, after.updated_at);
    kit.check(["Q-38"], isStill, () => "an update of nothing changed /updated_at", subject.lastRead);
  }
}

/** The fields that are watched: all but a path, which is taken over only once. */
const lastingFields = (spec: CheckedSpec) => spec.fields.filter(({ name }) => name !== spec.file?.path);

/** From the last update to the second read, in milliseconds. Background work after a response should be done by then. */
const later = 2500;

/** Sets each field by itself, reads them at once, and reads them again later. The values must stay right. */
async function lasts(kit: Kit, spec: CheckedSpec): Promise<void> {
  // In an environment of its own whose clock is advanced, if possible, so that nobody waits.
  const environment = kit.isStandin ? kit.control() : undefined;
  const fixture = await (environment ? environment.make(spec.kind) : kit.fixture(spec.kind));
  // The collections of the run do not exist in a separate environment, so the kit sends none.
  const on = new Subject(environment ? { ...kit, related: async () => [] } : kit, spec, fixture);
  const before = await on.fill();
  const values = await on.twoValues(spec.regular, before);
  // A value that was set while a rename was pending may be lost when the rename ends.
  const sent: JsonObject =
    spec.file && on.mayLose(spec.file.name) ? { [spec.file.name]: `standin-lasting-${kit.unique()}` } : {};
  for (const [name, [other]] of Object.entries(values)) {
    const old = before[name];
    sent[name] = typeof old === "boolean" ? !old : other;
  }
  for (const [name, value] of Object.entries(sent))
    if (on.isAbsent(name) || !(await on.send({ [name]: value })).accepted) delete sent[name];
  const first = await on.read();
  const advanced = await environment?.control.advance(`${later}ms`);
  if (!advanced || !isSuccess(advanced.status)) await kit.ports.sleep(later);
  const isLike = (name: string, value: JsonObject, now: JsonObject) =>
    !isLost(fieldOf(spec, name), value[name] ?? null, now[name] ?? null, before[name]);
  // The old value is back. A list that grows may look the same.
  const isBack = (name: string, now: JsonObject) =>
    isSame(now[name], before[name] ?? null) && !isSame(first[name], before[name] ?? null);
  // An addition or another form is no loss. A field that the read does not show proves nothing.
  const isStill = (name: string, now: JsonObject) =>
    !(name in now) ||
    (!isBack(name, now) && (hasAll(now[name], first[name]) || isLike(name, sent, now) || isLike(name, first, now)));
  const known = Object.keys(sent).filter((name) => name in first && isLike(name, sent, first));
  const second = await on.read();
  // What cannot be set here, such as a reference to another environment, is tried by the contract of the field.
  const isOpen = ({ name }: Field) => !known.includes(name) && !on.isAbsent(name);
  for (const { name, rule } of lastingFields(spec).filter(isOpen)) {
    const because = `/${name} was not set, so it could not be seen to last`;
    kit.notVerified([rule, ...spec.updates(name)], because, { part: "set" });
  }
  // A lagging read may show the old value once. A lost value is missing in the next read too.
  const last = known.every((name) => isStill(name, second)) ? second : await on.read();
  for (const name of known.filter((one) => one in second)) {
    const because = () =>
      `/${name} was set to ${show(sent[name])}, and a read showed ${show(first[name])}. Without any other request, it is ${show(last[name])} ${later / 1000} s later`;
    const isThere = isStill(name, second) || isStill(name, last);
    const ids = [fieldOf(spec, name).rule, ...spec.updates(name)];
    kit.check(ids, isThere, because, { exchange: on.lastRead, readings: ["R-02", "R-05"] });
  }
}

/** What a resource shows: as it is, in the response to an update, after an update of nothing, and some time after one. */
export const readContracts: readonly Contract[] = specs.flatMap((spec): Contract[] => {
  const { kind, serialGroup, shows } = spec;
  const of = { serialGroup, needs: [kind] } as const;
  const lasting = lastingFields(spec);
  const empty: About = {
    id: `${kind}-empty`,
    ids: [spec.empty, spec.optional, "Q-38", ...spec.updates("")],
    title: `an update of ${spec.one} without any attribute is valid and changes nothing`,
    partial: true,
  };
  return [
    {
      ...of,
      id: `${kind}-read`,
      ids: [shows, "Q-03", ...spec.fields.map(({ rule }) => rule)],
      title: `the existing ${kind} is shown with its fields and their types`,
      sends: "reads",
      run: (kit) => look(kit, spec),
    },
    {
      ...of,
      id: `${kind}-response`,
      ids: [spec.returns, spec.target, spec.operation, "Q-03", shows, "Q-17", "Q-30"],
      title: `an update of the existing ${kind} returns the ${kind}, in the documented form`,
      run: (kit) => updateOne(kit, spec),
    },
    contractOn(spec, empty, updateNothing),
    {
      ...of,
      id: `${kind}-lasting`,
      ids: [...new Set(lasting.flatMap(({ name, rule }) => [rule, ...spec.updates(name)]))],
      title: `values that an update of ${spec.one} set are the same two seconds later`,
      requests: 22,
      starts: "early",
      run: (kit) => lasts(kit, spec),
    },
  ];
});
