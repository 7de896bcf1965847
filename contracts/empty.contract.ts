import {
  type Contract,
  changedInBoth,
  isSame,
  type JsonObject,
  type JsonValue,
  type Kit,
  show,
} from "../src/kit/index.js";
import { judgeForm } from "./judge/form.js";
import type { CheckedSpec } from "./spec/field.js";
import { ofEachKind, type Subject, subjectOf } from "./steps/subject.js";

/** An update of nothing is valid, changes nothing, and returns the resource. */
async function updateNothing(fixture: Subject): Promise<void> {
  const { kit, spec } = fixture;
  const ids = [spec.empty];
  const before = await fixture.fill();
  for (const options of emptyBodies(kit, spec, fixture.id)) {
    fixture.touch();
    const outcome = await fixture.send({}, options);
    const update = { change: [], wrong: "refused", followsFrom: spec.optional } as const;
    const evidence = { exchange: outcome.shown, update };
    if (!kit.check(ids, outcome.accepted, () => `an update of nothing was not accepted: ${outcome.told}`, evidence))
      continue;
    kit.held([spec.optional]);
    kit.report(judgeForm(fixture, fixture.id, outcome));
    const after = await fixture.read();
    for (const [at, shown] of [
      ["the response", outcome.resource],
      ["a later read", after],
    ] as const) {
      const changed = shown ? changedInBoth(spec, before, shown) : [];
      const because = () =>
        `an update of nothing changed /${changed[0]} from ${show(before[changed[0] ?? ""])} to ${show(shown?.[changed[0] ?? ""])}, as ${at} shows`;
      kit.check([...ids, ...spec.keeps], changed.length === 0, because, evidence);
    }
    const isStill = isSame(before.updated_at, after.updated_at);
    kit.check(["Q-38"], isStill, () => "an update of nothing changed /updated_at", fixture.lastRead);
  }
}

/** JSON:API has two forms of an update of nothing. */
function emptyBodies(kit: Kit, spec: CheckedSpec, id: string): { body?: JsonValue }[] {
  if (kit.api.target.envelope !== "json-api") return [{}];
  const data: JsonObject = { id, type: spec.kind };
  return [{}, { body: { data: { ...data, attributes: {} } } }];
}

export const emptyUpdates: readonly Contract[] = ofEachKind((spec) => ({
  id: `${spec.kind}-empty`,
  ids: [spec.empty, spec.optional, "Q-38", ...spec.updates("")],
  title: `an update of ${spec.one} without any attribute is valid and changes nothing`,
  serialGroup: spec.serialGroup,
  needs: [spec.kind],
  run: async (kit) => updateNothing(await subjectOf(kit, spec)),
}));
