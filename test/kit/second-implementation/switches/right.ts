import { rightCallTimes } from "./right/call-times.js";
import { rightCalls } from "./right/calls.js";
import { rightEvidence } from "./right/evidence.js";
import { rightFiles } from "./right/files.js";
import { rightJobs } from "./right/jobs.js";
import { rightLasting } from "./right/lasting.js";
import { rightPayloads } from "./right/payloads.js";
import { rightProjects } from "./right/projects.js";
import { rightReferences } from "./right/references.js";
import { rightRefusals } from "./right/refusals.js";
import { rightResponses } from "./right/responses.js";
import { rightSparse } from "./right/sparse.js";
import { rightTexts } from "./right/texts.js";
import { rightWebhooks } from "./right/webhooks.js";
import type { RightRow } from "./right-row.js";

export { rightSets } from "./right-sets.js";
export type { RightRow };

/** Ways to keep every sentence of the spec and to be different. */
export const rightRows: readonly RightRow[] = [
  ...rightTexts,
  ...rightReferences,
  ...rightProjects,
  ...rightWebhooks,
  ...rightRefusals,
  ...rightResponses,
  ...rightSparse,
  ...rightJobs,
  ...rightFiles,
  ...rightPayloads,
  ...rightCalls,
  ...rightCallTimes,
  ...rightLasting,
  ...rightEvidence,
];
