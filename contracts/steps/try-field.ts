import {
  type Contract,
  type Fixture,
  type JsonObject,
  type Kit,
  type SerialGroup,
  type StatementId,
  show,
} from "../../src/kit/index.js";
import type { Field, ResourceSpec, WrongValue } from "../fields/field.js";
import { apply } from "./apply.js";
import { fill } from "./fill.js";
import { refuse } from "./refuse.js";

/** The contract of one field: set, read back, null, wrong types, and every other field as it was. */
export function fieldContract(
  spec: ResourceSpec,
  field: Field,
  serialGroup: SerialGroup,
  more: readonly StatementId[] = [],
): Contract {
  const ofNull = field.nullable ? "accepts null" : "rejects null";
  return {
    id: `${spec.kind}-${field.name.replaceAll("_", "-")}`,
    ids: [field.rule, ...new Set([...spec.updates(field.name), ...spec.keeps, ...more])],
    title: `${field.name} of ${spec.kind === "upload" ? "an upload" : "a webhook"} can be set and read back, ${ofNull}, rejects wrong types, and changes nothing else`,
    serialGroup: serialGroup,
    needs: [spec.kind],
    run: (kit) => tryField(kit, spec, field),
  };
}

async function tryField(kit: Kit, spec: ResourceSpec, field: Field): Promise<void> {
  const fixture = spec.kind === "upload" ? await kit.upload() : await kit.webhook();
  if (!fixture.mayTouch(field.name)) {
    const ids = [field.rule];
    kit.check([spec.shows], false, () => `no read shows /${field.name}`, { exchange: fixture.lastRead });
    kit.notVerified(ids, `/${field.name} is not shown, so that on a borrowed ${spec.kind} it could not be restored`);
    return;
  }
  const now = await fill(kit, spec, fixture);
  let before = now;
  for (const { value, openTo } of await field.trials({ kit, fixture, now })) {
    const applied = await apply(kit, spec, fixture, { [field.name]: value }, { openTo, before });
    before = applied?.after ?? (await fixture.read());
  }
  await tryWrong(kit, spec, fixture, field);
}

/** Null where it is not allowed, and every wrong type: alone, and once beside another field that is good. */
export async function tryWrong(kit: Kit, spec: ResourceSpec, fixture: Fixture, field: Field): Promise<void> {
  const error = { code: "INVALID_FORMAT", field: field.name } as const;
  // From a value that nothing is made into by itself, so that a refusal that changes something shows.
  const now = await fill(kit, spec, fixture);
  const wrong: WrongValue[] = [...(field.nullable ? [] : [{ value: null }]), ...field.wrong({ kit, fixture, now })];
  const refuseAll = async (before: JsonObject) => {
    for (const { value, assumptions } of wrong) {
      await refuse(kit, spec, fixture, { [field.name]: value }, { ids: assumptions ?? [field.rule], error, before });
    }
  };
  await refuseAll(now);
  // Of a switch, either position may be what a wrong value comes to.
  if (typeof now[field.name] === "boolean") {
    await refuseAll(await fill(kit, spec, fixture, true));
    await fixture.restoreTo(now);
  }
  const [first] = field.wrong({ kit, fixture, now });
  const companion = spec.kind === "upload" ? "notes" : "nested_items_in_payload";
  const beside = field.name === companion ? (spec.kind === "upload" ? "author" : "auto_retry") : companion;
  if (!first || !fixture.mayTouch(beside)) return;
  const good = typeof now[beside] === "boolean" ? !now[beside] : `Beside ${field.name}`;
  const what = `/${field.name} ${show(first.value)} beside a good /${beside}`;
  for (const patch of [
    { [beside]: good, [field.name]: first.value },
    { [field.name]: first.value, [beside]: good },
  ]) {
    await refuse(kit, spec, fixture, patch, { ids: [field.rule], error, what, before: now });
  }
}
