import type { Contract, StatementId } from "../src/kit/index.js";
import { regularFields, uploadSpec } from "./spec/upload-fields.js";
import { webhookSpec } from "./spec/webhook-fields.js";
import { fieldContract } from "./steps/try-field.js";

/** The assumptions that the contract of a field checks besides its rule. */
const assumptions: Readonly<Record<string, readonly StatementId[]>> = {
  tags: ["Q-39"],
  creator: ["Q-11"],
  headers: ["Q-27", "Q-39"],
  events: ["Q-39", "Q-06", "Q-07"],
  payload_api_version: ["Q-23"],
};

const assumptionsOf = (name: string): StatementId[] => [...(assumptions[name] ?? []), "Q-18", "Q-56"];

/** One contract for each regular attribute of an upload. */
export const uploadFields: readonly Contract[] = regularFields.map((field) =>
  fieldContract(uploadSpec, field, "attributes", assumptionsOf(field.name)),
);

/** One contract for each field of a webhook. */
export const webhookFields: readonly Contract[] = webhookSpec.fields.map((field) =>
  fieldContract(webhookSpec, field, "webhooks", assumptionsOf(field.name)),
);
