import type { JsonObject, JsonValue } from "../../base/json.js";
import type { Removable, ResourceSpec } from "../specs/resource-spec.js";
import { announcesJob } from "../wire/announced-job.js";
import { type Exchange, isFailure, isSuccess, told } from "../wire/exchange.js";
import type { Api } from "./api.js";
import { type FollowedJob, followJob } from "./jobs.js";
import type { CallOptions } from "./request.js";

export interface ResourceId {
  readonly spec: ResourceSpec;
  readonly id: string;
}

/** The outcome of an update, either immediate or from the end of its job. */
export interface Outcome {
  /** The request and its response. `shown` is the exchange for reports. */
  exchange: Exchange;
  /** The job, if the response announced one. */
  job: FollowedJob | undefined;
  /** The exchange that shows the outcome: the response itself, or the last one about the job. */
  shown: Exchange;
  /** The final status of the update. 0 if it is unknown. */
  status: number;
  /** The body with that status. */
  body: JsonValue | undefined;
  /** The flat resource in the body, if the update succeeded and there is one. */
  resource: JsonObject | undefined;
  accepted: boolean;
  refused: boolean;
  /** Neither accepted nor refused: the target failed or did not respond. */
  failed: boolean;
  /** The outcome, for a sentence. */
  told: string;
}

/** Updates a resource and follows its job, if there is one, to the end. */
export async function sendUpdate(
  api: Api,
  resource: ResourceId,
  fields: JsonObject,
  options: CallOptions = {},
): Promise<Outcome> {
  return conclude(api, resource.spec, await callUpdate(api, resource, fields, options));
}

/** Sends an update. `conclude` returns its outcome. */
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

/** Returns the outcome of a response. `isDone` reads the resource if the job does not show the outcome. */
export async function conclude(
  api: Api,
  spec: Removable,
  exchange: Exchange,
  isDone?: () => Promise<boolean>,
): Promise<Outcome> {
  const job = announcesJob(api, spec, exchange) ? await followJob(api, exchange, isDone) : undefined;
  const outcome = toOutcome(api, exchange, job);
  if (job) api.concluded(exchange, outcome.accepted ? 200 : outcome.status, outcome.resource);
  return outcome;
}

/** The content of a response, or of the end of the job that it announced. */
export function toOutcome({ codec }: Pick<Api, "codec">, exchange: Exchange, job: FollowedJob | undefined): Outcome {
  const shown = job ? { ...job.last, follows: exchange } : exchange;
  const status = job ? job.status : exchange.status;
  const body = job ? job.payload : exchange.json;
  const accepted = isSuccess(status) || job?.isSeen === true;
  const resource = accepted ? codec.decode(body) : undefined;
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

/** Thrown if a resource that existed cannot be read any more. */
export class UnreadableError extends Error {
  constructor(
    message: string,
    readonly exchange: Exchange,
  ) {
    super(message);
  }
}

/** What a read shows. Undefined if the target has no operation for it. */
export async function readOne(api: Api, { operations, idParameter }: Removable, id: string) {
  if (!api.has(operations.read)) return undefined;
  const exchange = await api.call(operations.read, { path: { [idParameter]: id } });
  return { exchange, resource: isSuccess(exchange.status) ? api.codec.decode(exchange.json) : undefined };
}

/** The current resource: from its read operation, or else from the response to an update of nothing. */
export async function readResource(
  api: Api,
  spec: ResourceSpec,
  id: string,
): Promise<{ exchange: Exchange; resource: JsonObject | undefined }> {
  const read = await readOne(api, spec, id);
  if (read) return read;
  const undo = api.ledger.changes({ kind: spec.kind, id }, {}, {});
  const { shown, resource } = await sendUpdate(api, { spec, id }, {}, { undo });
  return { exchange: shown, resource };
}
