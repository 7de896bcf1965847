import type { JsonObject, JsonValue } from "../base/json.js";
import type { Job, JobOutcome } from "../domain/job.js";
import type { Environment } from "../mock/environment.js";
import { type OperationId, routes } from "../openapi/documents.js";
import type { DomainError } from "../openapi/errors.js";
import { errorId } from "../openapi/errors.js";
import { validateResponse } from "../openapi/validators.js";
import { toErrorReport } from "../wire/error-report.js";
import { toShown, type View } from "../wire/view.js";
import type { Context } from "./context.js";
import { errorOfStatus } from "./forced-errors.js";
import { type Reply, replyOf } from "./operations.js";

/** Puts the result of an operation into the envelope, checks it against the document, and sends it. */
export function sendReply(context: Context, operationId: OperationId, environment: Environment, reply: Reply): void {
  const { envelope } = context;
  if (reply.kind === "nothing") {
    context.sendNothing(reply.status);
    return;
  }
  if (reply.kind === "job") {
    context.setHeader("Location", `${context.prefix}${envelope.basePath}/job-results/${reply.job.id}`);
    const { clock, settings } = environment.domain;
    const left = reply.job.timer ? reply.job.timer.due - clock.now() : settings.jobTime;
    context.setHeader("Retry-After", String(Math.max(1, Math.ceil(left / 1000))));
    if (reply.preferAsync) context.setHeader("Preference-Applied", "respond-async");
  }
  const { metadata } = environment.domain.store;
  const body = encode(context, { addresses: context.addresses(environment.name), metadata }, reply);
  const [breach] = validateResponse(envelope.name, operationId, { status: reply.status, body }, metadata);
  if (breach) context.sendBreach(`the response to ${operationId} with status ${reply.status}`, breach);
  else context.send(reply.status, "application/json", body);
}

function encode(context: Context, view: View, reply: Exclude<Reply, { kind: "nothing" }>): JsonObject {
  const { envelope } = context;
  const whole = (one: object) => toShown(one, view);
  switch (reply.kind) {
    case "resource":
      return envelope.encodeResource(whole(reply.resource), reply.included?.map(whole));
    case "list":
      return envelope.encodeList(reply.resources.map(whole), reply.total, reply.included?.map(whole));
    case "records":
      // Records are JSON:API resources in both envelopes.
      return { data: reply.records.map(whole), meta: { total_count: reply.records.length } };
    case "bulk":
      // The same in both envelopes: only counts, no resource.
      return { data: [], meta: { ...reply.count } };
    case "job":
      return envelope.encodeResource({ id: reply.job.id, type: "job" });
    case "jobResult": {
      const { status, body } = encodeOutcome(context, view, reply.job, reply.outcome);
      return envelope.encodeResource({ id: reply.job.id, type: "job_result", status, payload: body as JsonValue });
    }
  }
}

/** The result of a job, as the response to its request, in the envelope of the reader. */
function encodeOutcome(context: Context, view: View, job: Job, outcome: JobOutcome): { status: number; body: unknown } {
  const { envelope, mock } = context;
  const encodeError = (error: DomainError, status?: number) => {
    const encoded = envelope.encodeError(toErrorReport(errorId(mock.ids), error, envelope));
    return { ...encoded, status: status ?? encoded.status };
  };
  if ("error" in outcome) return encodeError(outcome.error);
  if (!("body" in outcome)) return { status: outcome.status, body: encode(context, view, replyOf(outcome)) };
  const { status, body } = outcome;
  if (body !== undefined) return { status, body };
  const operation = routes.find((route) => route.operationId === job.operation)?.operation;
  const asked = { operation, envelope: envelope.name };
  return encodeError(errorOfStatus(status, asked, "A job script requested this error."), status);
}
