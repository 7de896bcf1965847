import { wrongAccess } from "./wrong/access.js";
import { wrongAftermath } from "./wrong/aftermath.js";
import { wrongBetweenWebhooks } from "./wrong/between-webhooks.js";
import { wrongCallBytes } from "./wrong/call-bytes.js";
import { wrongCallEvents } from "./wrong/call-events.js";
import { wrongCalls } from "./wrong/calls.js";
import { wrongCorners } from "./wrong/corners.js";
import { wrongEdges } from "./wrong/edges.js";
import { wrongEvidence } from "./wrong/evidence.js";
import { wrongFiles } from "./wrong/files.js";
import { wrongHardTexts } from "./wrong/hard-texts.js";
import { wrongJobs } from "./wrong/jobs.js";
import { wrongKeptSettings } from "./wrong/kept-settings.js";
import { wrongLasting } from "./wrong/lasting.js";
import { wrongMetadata } from "./wrong/metadata.js";
import { wrongPayloads } from "./wrong/payloads.js";
import { wrongReferences } from "./wrong/references.js";
import { wrongRelations } from "./wrong/relations.js";
import { wrongResponses } from "./wrong/responses.js";
import { wrongRetries } from "./wrong/retries.js";
import { wrongSequences } from "./wrong/sequences.js";
import { wrongSwitches } from "./wrong/switches.js";
import { wrongTexts } from "./wrong/texts.js";
import { wrongUpdates } from "./wrong/updates.js";
import { wrongValues } from "./wrong/values.js";
import { wrongWebhooks } from "./wrong/webhooks.js";
import type { WrongRow } from "./wrong-row.js";

export type { WrongRow };

/** Ways to break a rule that are easily overlooked. */
export const wrongRows: readonly WrongRow[] = [
  ...wrongMetadata,
  ...wrongReferences,
  ...wrongTexts,
  ...wrongHardTexts,
  ...wrongJobs,
  ...wrongAccess,
  ...wrongResponses,
  ...wrongUpdates,
  ...wrongSequences,
  ...wrongLasting,
  ...wrongKeptSettings,
  ...wrongFiles,
  ...wrongSwitches,
  ...wrongWebhooks,
  ...wrongPayloads,
  ...wrongRetries,
  ...wrongCalls,
  ...wrongCallEvents,
  ...wrongCallBytes,
  ...wrongEvidence,
  ...wrongAftermath,
  ...wrongRelations,
  ...wrongCorners,
  ...wrongBetweenWebhooks,
  ...wrongEdges,
  ...wrongValues,
];
