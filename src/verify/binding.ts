import type { OperationId } from "../openapi/documents.js";
import type { BoundOperation, EnvelopeBinding, Fixtures, JobBinding, Target } from "./target.js";

/** How one implementation puts the spec on the wire; every part is optional. */
export interface Binding {
  envelope?: EnvelopeBinding;
  token?: Partial<Target["tokenHeader"]>;
  headers?: Record<string, string>;
  operations?: Partial<Record<OperationId, BoundOperation | null>>;
  job?: Partial<JobBinding>;
  fixtures?: Fixtures;
}
