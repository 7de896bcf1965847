import {
  type Contract,
  type Fixture,
  isObject,
  isSame,
  isSuccess,
  type JsonObject,
  type JsonValue,
  type Kit,
  show,
} from "../src/kit/index.js";
import { type CheckedSpec, fieldOf } from "./spec/field.js";
import { ofEachKind, Subject } from "./steps/subject.js";

/**
 * The wait between the last update and the second read, in milliseconds. Background work after a response should be
 * done by then.
 */
const later = 2500;

/** A resource whose values are set, and a way to let time pass for it. */
interface Lasting {
  fixture: Fixture;
  pass(): Promise<unknown>;
}

/** If possible, in a separate environment whose clock is advanced, so that nobody waits. */
async function lastingOf(kit: Kit, spec: CheckedSpec): Promise<Lasting> {
  const wait = () => kit.ports.sleep(later);
  if (!kit.isStandin) return { fixture: await kit.fixture(spec.kind), pass: wait };
  const { control, make } = kit.control();
  return {
    fixture: await make(spec.kind),
    pass: async () => isSuccess((await control.advance(`${later}ms`)).status) || wait(),
  };
}

/** Sets each field by itself, reads them at once, and reads them again later. The values must stay right. */
async function lasts(kit: Kit, spec: CheckedSpec): Promise<void> {
  const { fixture, pass } = await lastingOf(kit, spec);
  const on = new Subject(kit, spec, fixture);
  const before = await on.fill();
  const values = await on.twoValues(spec.regular, before);
  // A value that was set while a rename was pending may be lost when the rename ends.
  const renamed = spec.file && fixture.made ? { [spec.file.name]: `standin-lasting-${kit.unique()}` } : {};
  const others = Object.entries(values).map(([name, [other]]) => {
    const old = before[name];
    return [name, typeof old === "boolean" ? !old : other] as const;
  });
  const sent: JsonObject = { ...renamed, ...Object.fromEntries(others) };
  for (const [name, value] of Object.entries(sent)) if (!(await on.send({ [name]: value })).accepted) delete sent[name];
  const first = await on.read();
  await pass();
  const isLike = (name: string, value: JsonObject, now: JsonObject) =>
    !fieldOf(spec, name)
      .compare(value[name] ?? null, now[name] ?? null, before[name])
      .includes(fieldOf(spec, name).rule);
  // The old value is back. A list that grows may look the same.
  const isBack = (name: string, now: JsonObject) =>
    isSame(now[name], before[name] ?? null) && !isSame(first[name], before[name] ?? null);
  // An addition or another form is no loss. A field that the read does not show proves nothing.
  const isStill = (name: string, now: JsonObject) =>
    !(name in now) ||
    (!isBack(name, now) && (hasAll(now[name], first[name]) || isLike(name, sent, now) || isLike(name, first, now)));
  const known = Object.keys(sent).filter((name) => name in first && isLike(name, sent, first));
  const second = await on.read();
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

/** Whether a value contains another one, also in nested objects and lists. Only an empty value contains an empty one. */
function hasAll(now: JsonValue | undefined, then: JsonValue | undefined): boolean {
  if (then === null || then === undefined || Object.keys(then).length === 0) return isSame(now ?? null, then ?? null);
  if (Array.isArray(then)) return Array.isArray(now) && then.every((one) => now.some((other) => hasAll(other, one)));
  if (isObject(then)) return isObject(now) && Object.keys(then).every((name) => hasAll(now[name], then[name]));
  return isSame(now ?? null, then ?? null);
}

export const lasting: readonly Contract[] = ofEachKind((spec) => {
  const names = [...spec.regular.map(({ name }) => name), ...(spec.file ? [spec.file.name] : [])];
  return {
    id: `${spec.kind}-lasting`,
    ids: [...new Set(names.flatMap((name) => [fieldOf(spec, name).rule, ...spec.updates(name)]))],
    title: `values that an update of ${spec.one} set are the same two seconds later`,
    serialGroup: spec.serialGroup,
    requests: 22,
    starts: "early",
    needs: [spec.kind],
    run: (kit) => lasts(kit, spec),
  };
});
