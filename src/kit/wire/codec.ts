import { isObject, isSame, type JsonObject, type JsonValue } from "../../base/json.js";
import { valueAt } from "../../base/json-pointer.js";
import { type DescribedViolation, toDescribed } from "../../openapi/describe-violation.js";
import type { OperationId } from "../../openapi/documents.js";
import { validateResponse } from "../../openapi/validators.js";
import { flatEnvelope } from "../../wire/flat.js";
import { jsonApiEnvelope } from "../../wire/json-api.js";
import { updatableFields } from "../binding/document-defaults.js";
import type { Target } from "../binding/target.js";
import type { Removable } from "../specs/resource-spec.js";
import { asReceived, type Exchange } from "./exchange.js";

/** Converts between flat resources and the bodies of a document. */
export interface Codec {
  /** The media type of a request's body. */
  readonly mediaType: string;
  encode(operationId: OperationId, fields: JsonObject, id?: string): JsonValue;
  /** The flat resource in a body. Undefined if the envelope has none. */
  decode(body: JsonValue | undefined): JsonObject | undefined;
  /** The flat resources in the body of a list. Undefined if it has none. */
  decodeList(body: JsonValue | undefined): JsonObject[] | undefined;
  /** The schema violations of a response body, with pointers into the flat resource if they are inside one. */
  violations(operationId: OperationId, status: number, body: JsonValue | undefined): DescribedViolation[];
}

export function createCodec({ envelope }: Pick<Target, "envelope">): Codec {
  const isFlat = envelope === "flat";
  const { encodeRequest } = isFlat ? flatEnvelope : jsonApiEnvelope;
  return {
    mediaType: "application/json",
    encode: encodeRequest,
    decode: (body) => (isFlat ? (isObject(body) ? body : undefined) : fromJsonApi(valueAt(body, "/data"))),
    decodeList(body) {
      const list = listOf(valueAt(body, "/data"));
      return isFlat ? list : list?.map((one) => fromJsonApi(one) ?? {});
    },
    violations: (operationId, status, body) =>
      validateResponse(envelope, operationId, { status, body }).map((violation) => ({
        // The sentence names the place in the original body.
        ...toDescribed(violation),
        pointer: isFlat ? violation.pointer : inFlat(violation.pointer),
      })),
  };
}

const inFlat = (pointer: string): string =>
  pointer
    .replace(/^\/data\/attributes(?=\/.)/, "")
    .replace(/^\/data\/relationships\/([^/]+)(\/data)?/, "/$1")
    .replace(/^\/data(?=\/(id|type)$)/, "");

function listOf(value: JsonValue | undefined): JsonObject[] | undefined {
  return Array.isArray(value) && value.every(isObject) ? value : undefined;
}

/** A tolerant reader: the schema reports missing members. */
export function fromJsonApi(resource: JsonValue | undefined): JsonObject | undefined {
  if (!isObject(resource)) return undefined;
  const { attributes, relationships, ...flat } = resource;
  const related = Object.entries(isObject(relationships) ? relationships : {}).flatMap(([name, value]) =>
    isObject(value) && value.data !== undefined ? [[name, value.data] as const] : [],
  );
  // Not by assignment, which treats a member named __proto__ differently.
  return { ...flat, ...(isObject(attributes) ? attributes : {}), ...Object.fromEntries(related) };
}

/**
 * A hint if every response of a target is in the other envelope of the document. The run still reports its results, since the
 * target may do this by mistake.
 */
export function otherEnvelope(
  { url, wire: { response: envelope } }: Pick<Target, "url" | "wire">,
  bodies: readonly (JsonValue | undefined)[],
): string | undefined {
  // With pointers, the envelope is the target's own.
  if (typeof envelope !== "string") return undefined;
  const spoken = bodies.map(envelopeOf);
  const [first] = spoken;
  if (first === undefined || first === envelope || !spoken.every((one) => one === first)) return undefined;
  return `${url} responds in the envelope ${first}, but the kit verified the envelope ${envelope}. Pass --envelope ${first}.`;
}

function envelopeOf(body: JsonValue | undefined): "flat" | "json-api" | undefined {
  // A resource, or the errors of a refused request, for example without the version header of this envelope.
  if (["/data/attributes", "/data/0/attributes"].some((at) => isObject(valueAt(body, at)))) return "json-api";
  return isObject(body) && "id" in body && !("data" in body) ? "flat" : undefined;
}

/** Whether a response announces a job instead of a resource. */
export function announcesJob(
  { target, codec }: { target: Target; codec: Codec },
  spec: Removable,
  exchange: Exchange,
): boolean {
  const { accepted, id, pending } = target.job;
  const { status, json } = asReceived(exchange);
  // A response with that status that says it was refused does not announce a job.
  if (!accepted.includes(status) || status !== exchange.status) return false;
  if (status === 202) return true;
  // Regular responses have that status too. They show the resource and no running job.
  if ("pointer" in pending && isOneOf(valueAt(json, pending.pointer), pending.in)) return true;
  const resource = codec.decode(exchange.json);
  const isShown = resource !== undefined && updatableFields(spec).some((field) => field in resource);
  return !isShown && idOf(exchange, id) !== undefined;
}

export function idOf(exchange: Exchange, pointer: string): string | undefined {
  const id = valueAt(asReceived(exchange).json, pointer);
  return (typeof id === "string" && id !== "") || typeof id === "number" ? String(id) : undefined;
}

export const isOneOf = (value: JsonValue | undefined, values: readonly unknown[]) =>
  values.some((one) => isSame(value, one as JsonValue));
