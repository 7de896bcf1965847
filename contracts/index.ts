import type { Contract } from "../src/kit/index.js";
import { accessNone, accessNoneWebhook, accessRefused, accessRefusedWebhook } from "./access.contract.js";
import { apiVersion } from "./api-version.contract.js";
import { callChanges } from "./call-changes.contract.js";
import { callCount } from "./call-count.contract.js";
import { callEvents, callSilence } from "./call-events.contract.js";
import { callTemplate } from "./call-template.contract.js";
import { callCredentials, callHeaderClash, callMade } from "./calls.contract.js";
import { combinations, webhookKeeps } from "./combinations.contract.js";
import { emptyUpdates } from "./empty.contract.js";
import { requestErrors } from "./errors.contract.js";
import { exampleContracts } from "./examples.contract.js";
import { fieldContracts } from "./fields.contract.js";
import { fileNames } from "./file-names.contract.js";
import { hardTextContracts } from "./hard-texts.contract.js";
import { identities } from "./identity.contract.js";
import { lasting } from "./lasting.contract.js";
import { uploadLists } from "./lists.contract.js";
import { callNestedItems } from "./nested-items.contract.js";
import { overlaps } from "./overlap.contract.js";
import { callDefaultPayload } from "./payload.contract.js";
import { callPayloadVersion } from "./payload-version.contract.js";
import { reads, responses } from "./reads.contract.js";
import { bulkAndRecords, recordLevel } from "./record-level.contract.js";
import { callRetries } from "./retries.contract.js";
import { callRetrySchedule } from "./retry-schedule.contract.js";
import { rateLimits, supportingOperations } from "./supporting.contract.js";
import { supportingAccess } from "./supporting-access.contract.js";
import { unknownFields } from "./unknown-fields.contract.js";
import { metadataAssumptions, referenceAssumptions } from "./upload-assumptions.contract.js";
import { uploadBasename, uploadBasenameRefused } from "./upload-basename.contract.js";
import { uploadJobs } from "./upload-jobs.contract.js";
import { uploadAllKinds, uploadKinds, uploadNamePairs, uploadVersionPairs } from "./upload-kinds.contract.js";
import { uploadLocales } from "./upload-locales.contract.js";
import { uploadPath, uploadVersion } from "./upload-path.contract.js";
import { webhookAssumptions } from "./webhook-assumptions.contract.js";
import { webhookNames } from "./webhook-names.contract.js";

/** Every contract, in the order for runs one at a time: the most telling and least risky first. */
export const contracts: readonly Contract[] = [
  ...reads,
  ...responses,
  accessNone,
  accessNoneWebhook,
  accessRefused,
  accessRefusedWebhook,
  ...emptyUpdates,
  ...identities,
  ...fieldContracts,
  ...hardTextContracts,
  ...combinations,
  webhookKeeps,
  ...overlaps,
  ...lasting,
  uploadLocales,
  recordLevel,
  bulkAndRecords,
  uploadBasename,
  uploadBasenameRefused,
  uploadVersion,
  uploadPath,
  uploadKinds,
  uploadAllKinds,
  uploadNamePairs,
  uploadVersionPairs,
  uploadJobs,
  webhookNames,
  metadataAssumptions,
  referenceAssumptions,
  webhookAssumptions,
  ...unknownFields,
  ...requestErrors,
  callMade,
  callSilence,
  callCredentials,
  callChanges,
  callTemplate,
  callDefaultPayload,
  callPayloadVersion,
  callHeaderClash,
  callEvents,
  callCount,
  callRetries,
  callRetrySchedule,
  callNestedItems,
  uploadLists,
  fileNames,
  apiVersion,
  supportingOperations,
  supportingAccess,
  rateLimits,
];

/** The contracts of a run: all of them, plus those for generated values if the run has any. */
export const contractsWith = (examples: number): readonly Contract[] =>
  examples > 0 ? [...contracts, ...exampleContracts] : contracts;
