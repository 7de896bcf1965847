import type { Contract } from "../src/kit/index.js";
import type { Subject } from "./steps/subject.js";
import { uploadOf, webhookOf } from "./steps/subjects.js";

/** A typo must not be ignored silently, and fields that only the service sets cannot be set. */
async function refuseUnknown(fixture: Subject, beside: object): Promise<void> {
  for (const name of ["standin_unknown", "Author", "created_at"]) {
    const error = { code: "INVALID_FORMAT", field: name } as const;
    await fixture.expectRefused({ [name]: "2020-01-01T00:00:00.000Z" }, ["Q-19"], { error });
    await fixture.expectRefused({ ...beside, [name]: "x" }, ["Q-19"], { error });
  }
}

const uploadUnknownField: Contract = {
  id: "upload-unknown-field",
  ids: ["Q-19"],
  title: "a field that the spec does not list is refused on an upload",
  serialGroup: "attributes",
  needs: ["own upload"],
  run: async (kit) => refuseUnknown(await uploadOf(kit), { notes: "Beside an unknown field" }),
};

const webhookUnknownField: Contract = {
  id: "webhook-unknown-field",
  ids: ["Q-19"],
  title: "a field that the spec does not list is refused on a webhook",
  serialGroup: "webhooks",
  needs: ["own webhook"],
  run: async (kit) => refuseUnknown(await webhookOf(kit), { auto_retry: false }),
};

export const unknownFieldContracts: readonly Contract[] = [uploadUnknownField, webhookUnknownField];
