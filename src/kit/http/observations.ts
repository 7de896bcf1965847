import type { OperationId } from "../../openapi/documents.js";
import type { Target } from "../binding/target.js";
import { asCame, type Exchange, mediaTypeOf } from "../wire/exchange.js";
import { createFieldNames } from "../wire/field-names.js";
import type { CallOptions } from "./call-options.js";
import { JobTimes } from "./job-times.js";
import { createLearner } from "./redact.js";
import { TargetWatch } from "./target-watch.js";
import { isTransient } from "./transient-failures.js";

/** Observed behavior of a target during a whole run, by all contracts. */
export interface Observations {
  /** The first response with 429, the first with a rate limit in its headers, and the first of an operation without one. */
  limits: { reached?: Exchange | undefined; said?: Exchange | undefined; unsaid?: Exchange | undefined };
  responses: number;
  /** The first redirect that was followed. */
  redirected: Exchange | undefined;
  /** Number of requests with a transient failure, even if a retry succeeded. */
  accidents: number;
  /**
   * Whether any call has arrived at the kit's receiver, how many waits ended without a call, and the longest wait that ended
   * with one, in milliseconds. `mayBeLate`: no long wait has shown yet that a missing call does not come.
   */
  calls: { arrived: boolean; missed: number; slowest: number; mayBeLate: boolean };
  /** The origin of the kit's own receiver, if it listens. */
  readonly receivers: Set<string>;
  jobTimes: JobTimes;
  readonly watch: TargetWatch;
  /** The responses to each operation. */
  operations: SeenResponses;
  /** Credentials that the binding's module added to headers, and secrets that the target showed. */
  secrets: Set<string>;
  learn: ReturnType<typeof createLearner>;
}

export function createObservations({ wire }: Target): Observations {
  const secrets = new Set<string>();
  return {
    limits: {},
    responses: 0,
    redirected: undefined,
    accidents: 0,
    calls: { arrived: false, missed: 0, slowest: 0, mayBeLate: true },
    receivers: new Set(),
    jobTimes: new JobTimes(),
    watch: new TargetWatch(),
    operations: createSeenResponses(),
    secrets,
    learn: createLearner(secrets, createFieldNames(wire.fields)?.secretNames ?? []),
  };
}

/** Notes a response and its request: the body, and the operation if there is one. */
export function note(
  seen: Observations,
  exchange: Exchange,
  { body, operationId }: { body: CallOptions["body"]; operationId: OperationId | undefined },
): void {
  const { limits } = seen;
  seen.responses++;
  seen.learn({ body }, exchange);
  if (operationId) seen.operations.note(operationId, exchange);
  // A failure of every attempt is the target's own, not a transient one.
  if (isTransient(exchange) || (exchange.repeated !== undefined && exchange.status < 500)) seen.accidents++;
  limits.reached ??= exchange.limited ?? (exchange.status === 429 ? exchange : undefined);
  if (exchange.headers["x-ratelimit-limit"] !== undefined) limits.said ??= exchange;
  else if (operationId && !isTransient(exchange)) limits.unsaid ??= exchange;
}

/** A kind of response to an operation, and its number. */
export interface SeenResponse {
  operation: string;
  status: number;
  /** The media type; null for one without a body. */
  content: string | null;
  count: number;
}

/** Counts the responses of a run by operation, status and media type. */
export interface SeenResponses {
  note(operation: string, exchange: Exchange): void;
  readonly list: readonly SeenResponse[];
}

export function createSeenResponses(): SeenResponses {
  const list: SeenResponse[] = [];
  return {
    list,
    note(operation, exchange) {
      const { status } = asCame(exchange);
      if (status === 0) return;
      const content = mediaTypeOf(exchange) || null;
      const known = list.find((one) => one.operation === operation && one.status === status && one.content === content);
      if (known) known.count++;
      else list.push({ operation, status, content, count: 1 });
    },
  };
}
