import { withoutLastSlashes } from "../../base/last-slashes.js";
import type { Binding } from "./binding.js";
import { documentJob, documentOperations, documentTokenHeader } from "./document-defaults.js";
import type { EnvelopeBinding, Target } from "./target.js";

/** What the user says on the command line, or in the environment. */
export interface TargetOptions {
  url: string;
  token?: string | undefined;
  envelope?: "flat" | "json-api" | undefined;
  uploadId?: string | undefined;
  webhookId?: string | undefined;
  readOnly?: boolean | undefined;
  callbackUrl?: string | undefined;
  patience?: number | undefined;
  jobTimeout?: number | undefined;
}

/** Any token will do on a Standin; another target says that it wants one. */
const tokenOfNobody = "any-token-will-do";

/** A target: what the user says goes before what the binding says, and that before the document. */
export function toTarget(options: TargetOptions, binding: Binding = {}): Target {
  const envelope: EnvelopeBinding = options.envelope ?? binding.envelope ?? "flat";
  const fixtures = {
    ...binding.fixtures,
    ...(options.uploadId === undefined ? {} : { upload_id: options.uploadId }),
    ...(options.webhookId === undefined ? {} : { webhook_id: options.webhookId }),
  };
  return {
    url: withoutLastSlashes(options.url),
    token: options.token ?? tokenOfNobody,
    envelope,
    tokenHeader: { ...documentTokenHeader, ...binding.token },
    headers: {
      ...(envelope === "json-api" ? { "X-Api-Version": "3" } : {}),
      Accept: "application/json",
      ...binding.headers,
    },
    operations: { ...documentOperations, ...binding.operations },
    job: { ...documentJob(envelope), ...binding.job },
    fixtures,
    named: { upload: fixtures.upload_id !== undefined, webhook: fixtures.webhook_id !== undefined },
    readOnly: options.readOnly ?? false,
    jobTimeout: options.jobTimeout ?? 10_000,
    patience: options.patience ?? 0,
    callbackUrl: options.callbackUrl,
  };
}
