import type { Contract, StatementId } from "../src/kit/index.js";
import { webhookSpec } from "./fields/webhook-fields.js";
import { fieldContract } from "./steps/try-field.js";

const assumptions: Readonly<Record<string, readonly StatementId[]>> = {
  headers: ["Q-27", "Q-39"],
  events: ["Q-39", "Q-06", "Q-07"],
  payload_api_version: ["Q-23"],
};

/** One contract for each field of a webhook. */
export const webhookFields: readonly Contract[] = webhookSpec.fields.map((field) =>
  fieldContract(webhookSpec, field, "webhooks", [...(assumptions[field.name] ?? []), "Q-18"]),
);
