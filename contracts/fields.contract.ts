import { type Contract, type JsonObject, type Kit, show } from "../src/kit/index.js";
import type { CheckedSpec, Field } from "./spec/field.js";
import { uploadSpec } from "./spec/upload-fields.js";
import { webhookSpec } from "./spec/webhook-fields.js";
import { validates } from "./steps/habits.js";
import { type Subject, subjectOf } from "./steps/subject.js";

/** The contract of one field: set it, read it back, null, wrong types, and every other field unchanged. */
function fieldContract(spec: CheckedSpec, field: Field): Contract {
  const { name, rule, nullable, assumes = [], also = [], requests = 45 } = field;
  return {
    id: `${spec.kind}-${name.replaceAll("_", "-")}`,
    ids: [rule, ...new Set([...spec.updates(name), ...spec.keeps, ...assumes, ...also, "Q-18", "Q-56"] as const)],
    title: `${name} of ${spec.one} can be set and read back, ${nullable ? "accepts" : "rejects"} null, rejects wrong types, and changes nothing else`,
    serialGroup: spec.serialGroup,
    requests,
    needs: [spec.kind],
    run: (kit) => tryField(kit, spec, field),
  };
}

/** One contract for each field that needs no file. */
export const fieldContracts: readonly Contract[] = [uploadSpec, webhookSpec].flatMap((spec) =>
  spec.regular.map((field) => fieldContract(spec, field)),
);

async function tryField(kit: Kit, spec: CheckedSpec, field: Field): Promise<void> {
  const fixture = await subjectOf(kit, spec);
  const untouchable = fixture.whyUntouchable(field.name);
  if (untouchable !== undefined) {
    const isShown = field.name in fixture.copy;
    const because = () => `no read shows /${field.name}`;
    kit.check([field.shows ?? spec.shows], isShown, because, fixture.lastRead);
    if (!fixture.refusedNulls.has(field.name)) return kit.notVerified([field.rule], untouchable);
    // It still has its original value.
    await fixture.update({ [field.name]: null });
    return;
  }
  const now = await fixture.fill();
  let before = now;
  let refused = 0;
  let accepted = false;
  for (const { value, openTo } of await field.trials(fixture.inputs(now))) {
    const applied = await fixture.update({ [field.name]: value }, { openTo, before, twice: true });
    before = applied?.after ?? (await fixture.read());
    if (!applied && !openTo) refused += 1;
    accepted ||= applied !== undefined && value !== null;
  }
  const isLeft = !accepted && kit.habits.has(validates(spec, field.name));
  const [first] = isLeft ? ((await field.ordinary?.(fixture.inputs(now))) ?? []) : [];
  if (first !== undefined) await fixture.update({ [field.name]: first }, { before });
  if (refused === 0) kit.held(["Q-56"]);
  await tryWrong(fixture, field);
}

/** Sends null if it is not allowed, and every wrong type: alone, and once with a valid other field. */
export async function tryWrong(fixture: Subject, field: Field): Promise<void> {
  const { spec } = fixture;
  const error = { code: "INVALID_FORMAT", field: field.name } as const;
  // Starts from a value that no wrong value is converted to, so that a change by a refused update shows.
  const now = await fixture.fill();
  const wrong = field.wrong(fixture.inputs(now));
  const refused = field.nullable ? wrong : [{ value: null }, ...wrong];
  /** One accepted value is enough for an assumption. */
  const differing = new Set<string>();
  const refuseAll = async (before: JsonObject) => {
    const refusals = fixture.refusals(before);
    for (const { value, assumptions = [field.rule] } of refused) {
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
  const [first] = wrong;
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
