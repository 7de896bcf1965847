import type { Contract } from "../src/kit/index.js";
import { accessContracts } from "./access.contract.js";
import { callEvents } from "./call-events.contract.js";
import { callDefaultPayload, callPayloadVersion } from "./call-payload.contract.js";
import { callNestedItems } from "./call-records.contract.js";
import { callChanges, callTemplate } from "./call-settings.contract.js";
import { callSeveral } from "./call-several.contract.js";
import { callSilence } from "./call-silence.contract.js";
import { callCount, callCredentials, callMade } from "./calls.contract.js";
import { combinationContracts } from "./combinations.contract.js";
import { errorContracts } from "./errors.contract.js";
import { exampleContracts, fieldContracts } from "./fields.contract.js";
import { identityContracts } from "./identity.contract.js";
import { readContracts } from "./reads.contract.js";
import { callRetries } from "./retries.contract.js";
import { callRetrySchedule } from "./retry-schedule.contract.js";
import { supportingContracts } from "./supporting.contract.js";
import { attributeContracts } from "./upload-attributes.contract.js";
import { fileContracts } from "./upload-file.contract.js";
import { uploadJobs } from "./upload-jobs.contract.js";
import { kindContracts } from "./upload-kinds.contract.js";
import { webhookContracts } from "./webhook.contract.js";

/** Every contract, in the order for runs one at a time: the most telling and least risky first. */
export const contracts: readonly Contract[] = [
  ...readContracts,
  ...accessContracts,
  ...identityContracts,
  ...fieldContracts,
  ...combinationContracts,
  ...attributeContracts,
  ...fileContracts,
  ...kindContracts,
  uploadJobs,
  ...webhookContracts,
  ...errorContracts,
  callMade,
  callSilence,
  callCredentials,
  callChanges,
  callTemplate,
  callDefaultPayload,
  callPayloadVersion,
  callEvents,
  callCount,
  callSeveral,
  callRetries,
  callRetrySchedule,
  callNestedItems,
  ...supportingContracts,
];

/** The contracts for generated values. Only a run with `examples` has them. */
export { exampleContracts };
