import {
  type CheckedSpec,
  type Contract,
  changeOf,
  type Fixture,
  fixtureNamed,
  type Kit,
  nameOne,
  readResource,
  told,
} from "../src/kit/index.js";
import { judgeSchema, judgeTypes } from "./judge/form.js";
import { uploadSpec } from "./spec/upload-fields.js";
import { webhookSpec } from "./spec/webhook-fields.js";
import { Subject } from "./steps/subject.js";

/** What the target shows of a borrowed resource, whose values come from its owner. */
async function look(kit: Kit, spec: CheckedSpec): Promise<void> {
  const borrowed = kit.borrowed(spec.kind);
  if (!borrowed) {
    kit.notVerified(
      [spec.shows],
      `there is no ${spec.kind} to read: ${nameOne(spec, fixtureNamed(kit.api.target, spec.idParameter))}`,
    );
    return;
  }
  const { exchange, resource } = await readResource(kit.api, spec, borrowed.id);
  if (!kit.check([spec.shows], resource !== undefined, () => told(exchange), { exchange }) || !resource) return;
  kit.report(judgeTypes(spec, resource, { exchange }));
  const { read } = spec.operations;
  const { status, json: body } = exchange;
  if (kit.api.has(read)) kit.report(judgeSchema({ spec, api: kit.api }, read, { status, body, resource, exchange }));
}

/** Updates a borrowed resource too, in a field that can be restored whatever the target does with lists and objects. */
async function updateBorrowed(
  kit: Kit,
  spec: CheckedSpec,
  borrowed: Fixture | undefined,
  field: string,
): Promise<void> {
  if (!borrowed) {
    kit.notVerified(
      [spec.target],
      `there is no ${spec.kind} to use: ${nameOne(spec, fixtureNamed(kit.api.target, spec.idParameter))}`,
    );
    return;
  }
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

export const uploadRead: Contract = {
  id: "upload-read",
  ids: ["Q-04", "Q-03", ...uploadSpec.fields.map(({ rule }) => rule)],
  title: "the existing upload is shown with its fields and their types",
  serialGroup: "attributes",
  needs: ["upload"],
  sends: "reads",
  run: (kit) => look(kit, uploadSpec),
};

export const webhookRead: Contract = {
  id: "webhook-read",
  ids: ["Q-05", "Q-03", ...webhookSpec.fields.map(({ rule }) => rule)],
  title: "the existing webhook is shown with its fields and their types",
  serialGroup: "webhooks",
  needs: ["webhook"],
  sends: "reads",
  run: (kit) => look(kit, webhookSpec),
};

export const uploadResponse: Contract = {
  id: "upload-response",
  ids: ["U-12", "U-01", "Q-01", "Q-03", "Q-04", "Q-17", "Q-30"],
  title: "an update of the existing upload returns the upload, in the documented form",
  serialGroup: "attributes",
  needs: ["upload"],
  run: (kit) => updateBorrowed(kit, uploadSpec, kit.borrowed("upload"), "notes"),
};

export const webhookResponse: Contract = {
  id: "webhook-response",
  ids: ["W-14", "W-01", "Q-02", "Q-03", "Q-05", "Q-17", "Q-30"],
  title: "an update of the existing webhook returns the webhook, in the documented form",
  serialGroup: "webhooks",
  needs: ["webhook"],
  run: (kit) => updateBorrowed(kit, webhookSpec, kit.borrowed("webhook"), "auto_retry"),
};
