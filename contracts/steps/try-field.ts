import {
  type CheckedSpec,
  type Contract,
  type Field,
  type JsonObject,
  type Kit,
  type SerialGroup,
  type StatementId,
  show,
  type WrongValue,
} from "../../src/kit/index.js";
import { validates } from "./at-target.js";
import type { Subject } from "./subject.js";
import { subjectOf } from "./subjects.js";

/** The contract of one field: set it, read it back, null, wrong types, and every other field unchanged. */
export function fieldContract(
  spec: CheckedSpec,
  field: Field,
  serialGroup: SerialGroup,
  more: readonly StatementId[] = [],
): Contract {
  const ofNull = field.nullable ? "accepts null" : "rejects null";
  return {
    id: `${spec.kind}-${field.name.replaceAll("_", "-")}`,
    ids: [field.rule, ...new Set([...spec.updates(field.name), ...spec.keeps, ...(field.assumes ?? []), ...more])],
    title: `${field.name} of ${spec.one} can be set and read back, ${ofNull}, rejects wrong types, and changes nothing else`,
    serialGroup,
    requests: field.name === "default_field_metadata" ? 80 : 45,
    needs: [spec.kind],
    run: (kit) => tryField(kit, spec, field),
  };
}

async function tryField(kit: Kit, spec: CheckedSpec, field: Field): Promise<void> {
  const fixture = await subjectOf(kit, spec);
  const untouchable = fixture.whyUntouchable(field.name);
  if (untouchable !== undefined) {
    const isShown = field.name in fixture.copy;
    const because = () => `no read shows /${field.name}`;
    kit.check([field.shows ?? spec.shows], isShown, because, { exchange: fixture.lastRead });
    if (!fixture.refusedNulls.has(field.name)) return kit.notVerified([field.rule], untouchable);
    // It still has its original value.
    await fixture.update({ [field.name]: null });
    return;
  }
  const now = await fixture.fill();
  let before = now;
  let refused = 0;
  let accepted = false;
  for (const { value, openTo } of await field.trials({ kit, now, made: fixture.made })) {
    const applied = await fixture.update({ [field.name]: value }, { openTo, before, twice: true });
    before = applied?.after ?? (await fixture.read());
    if (!applied && !openTo) refused += 1;
    accepted ||= applied !== undefined && value !== null;
  }
  const isLeft = !accepted && kit.habits.has(validates(spec, field.name));
  const [first] = isLeft ? ((await field.ordinary?.({ kit, now, made: fixture.made })) ?? []) : [];
  if (first !== undefined) await fixture.update({ [field.name]: first }, { before });
  if (refused === 0) kit.held(["Q-56"]);
  await tryWrong(fixture, field);
}

/** Sends null if it is not allowed, and every wrong type: alone, and once with a valid other field. */
export async function tryWrong(fixture: Subject, field: Field): Promise<void> {
  const { kit, spec } = fixture;
  const error = { code: "INVALID_FORMAT", field: field.name } as const;
  // Starts from a value that no wrong value is converted to, so that a change by a refused update shows.
  const now = await fixture.fill();
  const wrong: WrongValue[] = [
    ...(field.nullable ? [] : [{ value: null }]),
    ...field.wrong({ kit, now, made: fixture.made }),
  ];
  /** One accepted value is enough for an assumption. */
  const differing = new Set<string>();
  const refuseAll = async (before: JsonObject) => {
    const refusals = fixture.refusals(before);
    for (const { value, assumptions = [field.rule] } of wrong) {
      if (assumptions.every((id) => differing.has(id))) continue;
      const update = { patch: { [field.name]: value }, ids: assumptions, options: { error } };
      const { accepted } = await refusals.expect(update);
      if (accepted && !assumptions.includes(field.rule)) for (const id of assumptions) differing.add(id);
    }
    await refusals.look();
  };
  await refuseAll(now);
  // A wrong value may be converted to either boolean.
  if (typeof now[field.name] === "boolean") {
    await refuseAll(await fixture.fill(true));
    await fixture.restoreTo(now);
  }
  const [first] = field.wrong({ kit, now, made: fixture.made });
  const [companion, other] = spec.companions;
  const beside = field.name === companion ? other : companion;
  if (!first || !fixture.mayTouch(beside)) return;
  const good = typeof now[beside] === "boolean" ? !now[beside] : `Beside ${field.name}`;
  const what = `/${field.name} ${show(first.value)} with a valid /${beside}`;
  // A value that the target shows in a type that it does not accept, such as 0, could not be restored.
  const refusals = fixture.refusals(await fixture.known());
  for (const patch of [
    { [beside]: good, [field.name]: first.value },
    { [field.name]: first.value, [beside]: good },
  ]) {
    await refusals.expect({ patch, ids: [field.rule], options: { error, what } });
  }
  await refusals.look();
}
