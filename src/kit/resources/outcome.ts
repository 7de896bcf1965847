import type { JsonObject, JsonValue } from "../../base/json.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { announcesJob } from "../target/announced-job.js";
import type { Api, CallOptions } from "../target/api.js";
import { type Exchange, isFailure, isSuccess, told } from "../target/exchange.js";
import { type FollowedJob, followJob } from "../target/jobs.js";

/** Which resource of a target. */
export interface ResourceId {
  readonly spec: ResourceSpec;
  readonly id: string;
}

/** What an update came to, at once or by a job that was followed to its end. */
export interface Outcome {
  /** The request, and the response to it; what to show of it is `shown`. */
  exchange: Exchange;
  /** The job, where the response announced one. */
  job: FollowedJob | undefined;
  /** The exchange that tells what came of the update: the response itself, or the job's last one. */
  shown: Exchange;
  /** The status that the update came to; 0 when that is not known. */
  status: number;
  /** The body that came with it. */
  body: JsonValue | undefined;
  /** The flat resource in it, where the update went well and there is one. */
  resource: JsonObject | undefined;
  accepted: boolean;
  refused: boolean;
  /** Neither: the target failed, or did not respond. */
  failed: boolean;
  /** How it came out, for a sentence. */
  told: string;
}

/** Updates a resource, and follows a job to its end, whatever the target's policy is. */
export async function sendUpdate(
  api: Api,
  resource: ResourceId,
  fields: JsonObject,
  options: CallOptions = {},
): Promise<Outcome> {
  return conclude(api, resource.spec, await callUpdate(api, resource, fields, options));
}

/** Sends an update; what comes of it, `conclude` tells. */
export function callUpdate(
  api: Api,
  { spec, id }: ResourceId,
  fields: JsonObject,
  options: CallOptions = {},
): Promise<Exchange> {
  const operationId = spec.operations.update;
  const body = api.codec.encode(operationId, fields, id);
  return api.call(operationId, { path: { [spec.idParameter]: id }, body, ...options });
}

/** Follows a response to its end and reads what is in it; `isDone` looks where a job does not tell. */
export async function conclude(
  api: Api,
  spec: ResourceSpec,
  exchange: Exchange,
  isDone?: () => Promise<boolean>,
): Promise<Outcome> {
  const job = announcesJob(api, spec, exchange) ? await followJob(api, exchange, isDone) : undefined;
  const outcome = toOutcome(api, spec, exchange, job);
  if (job) api.concluded(exchange, outcome.accepted ? 200 : outcome.status, outcome.resource);
  return outcome;
}

/** What is in a response, or in the end of the job that it announced. */
export function toOutcome(
  { codec }: Pick<Api, "codec">,
  spec: ResourceSpec,
  exchange: Exchange,
  job: FollowedJob | undefined,
): Outcome {
  const shown = job ? { ...job.last, follows: exchange } : exchange;
  const status = job ? job.status : exchange.status;
  const body = job ? job.payload : exchange.json;
  const accepted = isSuccess(status) || job?.isSeen === true;
  const resource = accepted ? codec.decode(spec, body) : undefined;
  return {
    exchange,
    job,
    shown,
    status,
    body,
    resource,
    accepted,
    refused: status >= 400 && status < 500,
    failed: job?.problem === undefined && isFailure({ status }),
    told: job ? `${told(exchange)} with a job that ${job.told}` : told(exchange),
  };
}

/** A resource as the target shows it now: by its read operation, else in the response to an update of nothing. */
export async function readResource(
  api: Api,
  spec: ResourceSpec,
  id: string,
): Promise<{ exchange: Exchange; resource: JsonObject | undefined }> {
  const operationId = spec.operations.read;
  if (api.has(operationId)) {
    const exchange = await api.call(operationId, { path: { [spec.idParameter]: id } });
    return { exchange, resource: isSuccess(exchange.status) ? api.codec.decode(spec, exchange.json) : undefined };
  }
  const undo = api.notes.changes({ kind: spec.kind, id }, {}, {});
  const { shown, resource } = await sendUpdate(api, { spec, id }, {}, { undo });
  return { exchange: shown, resource };
}
