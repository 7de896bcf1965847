import { withoutLastSlashes } from "../../base/last-slashes.js";
import { type BorrowOptions, borrowOption, resourceSpecs } from "../specs/specs.js";
import type { Binding } from "./binding.js";
import { documentJob, documentOperations, documentTokenHeader } from "./document-defaults.js";
import type { EnvelopeBinding, Target } from "./target.js";

/** What the user says on the command line, or in the environment. */
export interface TargetOptions extends BorrowOptions {
  url: string;
  token?: string | undefined;
  envelope?: "flat" | "json-api" | undefined;
  readOnly?: boolean | undefined;
  callbackUrl?: string | undefined;
  patience?: number | undefined;
  jobTimeout?: number | undefined;
  readLag?: number | undefined;
}

/** Any token will do on a Standin; another target says that it wants one. */
const tokenOfNobody = "any-token-will-do";

/** A target: what the user says goes before what the binding says, and that before the document. */
export function toTarget(options: TargetOptions, binding: Binding = {}): Target {
  const envelope: EnvelopeBinding = options.envelope ?? binding.envelope ?? "flat";
  const named = resourceSpecs.flatMap((spec) => {
    const id = borrowOption(options, spec);
    return id === undefined ? [] : [[spec.idParameter, id]];
  });
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
    resources: resourceSpecs,
    fixtures: { ...binding.fixtures, ...Object.fromEntries(named) },
    readOnly: options.readOnly ?? false,
    jobTimeout: options.jobTimeout ?? 10_000,
    readLag: options.readLag ?? 0,
    patience: options.patience ?? 0,
    callbackUrl: options.callbackUrl,
  };
}
