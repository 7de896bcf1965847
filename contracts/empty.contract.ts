import {
  type CheckedSpec,
  type Contract,
  changedInBoth,
  isSame,
  type JsonObject,
  type JsonValue,
  type Kit,
  type StatementId,
  show,
} from "../src/kit/index.js";
import { judgeForm } from "./judge/form.js";
import type { Subject } from "./steps/subject.js";
import { uploadOf, webhookOf } from "./steps/subjects.js";

/**
 * An update of nothing is valid, changes nothing, and returns the resource. `ids` require that it is accepted; `also`
 * hold if it is.
 */
async function updateNothing(
  fixture: Subject,
  ids: readonly StatementId[],
  also: readonly StatementId[] = [],
): Promise<void> {
  const { kit, spec } = fixture;
  const before = await fixture.fill();
  for (const options of emptyBodies(kit, spec, fixture.id)) {
    fixture.touch();
    const outcome = await fixture.send({}, options);
    const update = { change: [], wrong: "refused", followsFrom: spec.optional } as const;
    const evidence = { exchange: outcome.shown, update };
    if (!kit.check(ids, outcome.accepted, () => `an update of nothing was not accepted: ${outcome.told}`, evidence))
      continue;
    kit.held(also);
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
    kit.check(["Q-38"], isStill, () => "an update of nothing changed /updated_at", { exchange: fixture.lastRead });
  }
}

/** JSON:API has two forms of an update of nothing. */
function emptyBodies(kit: Kit, spec: CheckedSpec, id: string): { body?: JsonValue }[] {
  if (kit.api.target.envelope !== "json-api") return [{}];
  const data: JsonObject = { id, type: spec.kind };
  return [{}, { body: { data: { ...data, attributes: {} } } }];
}

export const uploadEmpty: Contract = {
  id: "upload-empty",
  ids: ["U-02", "Q-33", "Q-38", "U-13"],
  title: "an update of an upload without any attribute is valid and changes nothing",
  serialGroup: "attributes",
  needs: ["upload"],
  run: async (kit) => updateNothing(await uploadOf(kit), ["Q-33"], ["U-02"]),
};

export const webhookEmpty: Contract = {
  id: "webhook-empty",
  ids: ["W-15", "W-02", "W-16"],
  title: "an update of a webhook without any attribute is valid and changes nothing",
  serialGroup: "webhooks",
  needs: ["webhook"],
  run: async (kit) => updateNothing(await webhookOf(kit), ["W-15"], ["W-02"]),
};
