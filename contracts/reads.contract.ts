import {
  type Contract,
  changeOf,
  type Fixture,
  fixtureNamed,
  type Kit,
  nameOne,
  readResource,
  type StatementId,
  told,
} from "../src/kit/index.js";
import { judgeSchema, judgeTypes } from "./judge/form.js";
import type { CheckedSpec } from "./spec/field.js";
import { ofEachKind, Subject } from "./steps/subject.js";

/** The borrowed resource. Without one, `ids` are not verified. */
function borrowedOf(kit: Kit, spec: CheckedSpec, what: string, id: StatementId): Fixture | undefined {
  const borrowed = kit.borrowed(spec.kind);
  const named = nameOne(spec, fixtureNamed(kit.api.target, spec.idParameter));
  if (!borrowed) kit.notVerified([id], `there is no ${spec.kind} to ${what}: ${named}`);
  return borrowed;
}

/** What the target shows of a borrowed resource, whose values come from its owner. */
async function look(kit: Kit, spec: CheckedSpec): Promise<void> {
  const borrowed = borrowedOf(kit, spec, "read", spec.shows);
  if (!borrowed) return;
  const { exchange, resource } = await readResource(kit.api, spec, borrowed.id);
  if (!kit.check([spec.shows], resource !== undefined, () => told(exchange), exchange) || !resource) return;
  kit.report(judgeTypes(spec, resource, { exchange }));
  const { read } = spec.operations;
  const { status, json: body } = exchange;
  if (kit.api.has(read)) kit.report(judgeSchema({ spec, api: kit.api }, read, { status, body, resource, exchange }));
}

/** Updates a borrowed resource too, in a field that can be restored whatever the target does with lists and objects. */
async function updateBorrowed(kit: Kit, spec: CheckedSpec): Promise<void> {
  const borrowed = borrowedOf(kit, spec, "borrow", spec.target);
  if (!borrowed) return;
  const { simple: field } = spec;
  const fixture = new Subject(kit, spec, borrowed);
  const untouchable = fixture.whyUntouchable(field);
  if (untouchable !== undefined) return kit.notVerified([spec.target], untouchable);
  const { [field]: old = null } = await fixture.read();
  const value = typeof old === "boolean" ? !old : `Standin ${kit.unique()}`;
  try {
    await fixture.update({ [field]: value }, { also: [spec.target] });
  } finally {
    const left = await fixture.restoreTo();
    const change = changeOf({ [field]: value }, { [field]: old });
    kit.check([spec.target], left.length === 0, () => `${left.join(", ")} could not be restored`, {
      ...{ exchange: fixture.lastRead, update: { change, wrong: "lost" } },
    });
  }
}

export const reads: readonly Contract[] = ofEachKind((spec) => ({
  id: `${spec.kind}-read`,
  ids: [spec.shows, "Q-03", ...spec.fields.map(({ rule }) => rule)],
  title: `the borrowed ${spec.kind} is shown with its fields and their types`,
  serialGroup: spec.serialGroup,
  needs: [spec.kind],
  sends: "reads",
  run: (kit) => look(kit, spec),
}));

export const responses: readonly Contract[] = ofEachKind((spec) => ({
  id: `${spec.kind}-response`,
  ids: [spec.returns, spec.target, spec.operation, "Q-03", spec.shows, "Q-17", "Q-30"],
  title: `an update of the borrowed ${spec.kind} returns the ${spec.kind}, in the documented form`,
  serialGroup: spec.serialGroup,
  needs: [spec.kind],
  run: (kit) => updateBorrowed(kit, spec),
}));
