import type { Contract, Fixture, Kit } from "../src/kit/index.js";
import type { ResourceSpec } from "./fields/field.js";
import { uploadSpec } from "./fields/upload-fields.js";
import { webhookSpec } from "./fields/webhook-fields.js";
import { refuse } from "./steps/refuse.js";

/** A typo must not be lost in silence; and what only the service sets cannot be set. */
async function refuseUnknown(kit: Kit, spec: ResourceSpec, fixture: Fixture, beside: object): Promise<void> {
  for (const name of ["standin_unknown", "Author", "created_at"]) {
    const error = { code: "INVALID_FORMAT", field: name } as const;
    await refuse(kit, spec, fixture, { [name]: "2020-01-01T00:00:00.000Z" }, { ids: ["Q-19"], error });
    await refuse(kit, spec, fixture, { ...beside, [name]: "x" }, { ids: ["Q-19"], error });
  }
}

const uploadUnknownField: Contract = {
  id: "upload-unknown-field",
  ids: ["Q-19"],
  title: "a field that the spec does not list is refused on an upload",
  serialGroup: "attributes",
  needs: ["own upload"],
  run: async (kit) => refuseUnknown(kit, uploadSpec, await kit.upload(), { notes: "Beside an unknown field" }),
};

const webhookUnknownField: Contract = {
  id: "webhook-unknown-field",
  ids: ["Q-19"],
  title: "a field that the spec does not list is refused on a webhook",
  serialGroup: "webhooks",
  needs: ["own webhook"],
  run: async (kit) => refuseUnknown(kit, webhookSpec, await kit.webhook(), { auto_retry: false }),
};

export const unknownFieldContracts: readonly Contract[] = [uploadUnknownField, webhookUnknownField];
