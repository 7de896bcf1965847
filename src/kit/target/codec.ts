import { isObject, type JsonObject, type JsonValue } from "../../base/json.js";
import { objectWith, valueAt } from "../../base/json-pointer.js";
import { type DescribedViolation, toDescribed } from "../../openapi/describe-violation.js";
import type { OperationId } from "../../openapi/documents.js";
import { validateResponse } from "../../openapi/validators.js";
import { flatEnvelope } from "../../wire/flat.js";
import { jsonApiEnvelope } from "../../wire/json-api.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { documentOf, updatableFields } from "./document-defaults.js";
import type { EnvelopeBinding, Target } from "./target.js";

/** Between resources in flat form and the bodies of one target. */
export interface Codec {
  /** The media type of a request's body. */
  readonly mediaType: string;
  encode(operationId: OperationId, fields: JsonObject, id?: string): JsonValue;
  /** The flat resource in a body, or undefined when there is none where the envelope puts it. */
  decode(spec: ResourceSpec, body: JsonValue | undefined): JsonObject | undefined;
  /** The flat resources in the body of a list, or undefined. */
  decodeList(body: JsonValue | undefined): JsonObject[] | undefined;
  /** What the document has against the body of a response, with pointers into the flat resource where they are in one. */
  violations(operationId: OperationId, status: number, body: JsonValue | undefined): DescribedViolation[];
}

export function createCodec({ envelope, resources }: Pick<Target, "envelope" | "resources">): Codec {
  if (envelope === "json-api") return jsonApiCodec;
  if (envelope === "flat") return flatCodec;
  return pointerCodec(envelope, resources);
}

const flatCodec: Codec = {
  mediaType: "application/json",
  encode: (operationId, fields, id) => flatEnvelope.encodeRequest(operationId, fields, id),
  decode: (_spec, body) => (isObject(body) ? body : undefined),
  decodeList: (body) => listOf(valueAt(body, "/data")),
  violations: (operationId, status, body) => validateResponse("flat", operationId, status, body).map(toDescribed),
};

const jsonApiCodec: Codec = {
  mediaType: "application/json",
  encode: (operationId, fields, id) => jsonApiEnvelope.encodeRequest(operationId, fields, id),
  decode: (_spec, body) => fromJsonApi(valueAt(body, "/data")),
  decodeList: (body) => listOf(valueAt(body, "/data"))?.map((one) => fromJsonApi(one) ?? {}),
  violations: (operationId, status, body) =>
    validateResponse("json-api", operationId, status, body).map((violation) => ({
      // The sentence names the place in the body as it was sent.
      ...toDescribed(violation),
      pointer: violation.pointer
        .replace(/^\/data\/attributes(?=\/.)/, "")
        .replace(/^\/data\/relationships\/([^/]+)(\/data)?/, "/$1")
        .replace(/^\/data(?=\/(id|type)$)/, ""),
    })),
};

/** The resource that an operation takes and answers; undefined where it does something else. */
export const resourceOf = (resources: readonly ResourceSpec[], operationId: OperationId): ResourceSpec | undefined =>
  resources.find(({ operations: { update, create, read } }) => [update, create, read].includes(operationId));

/** Where a resource stands in a body; the body itself where nobody says. */
export const pointerOf = (pointers: Pointers, { kind }: ResourceSpec): string => pointers[kind] ?? "";

type Pointers = Exclude<EnvelopeBinding, string>;

function pointerCodec(pointers: Pointers, resources: readonly ResourceSpec[]): Codec {
  return {
    mediaType: "application/json",
    encode(operationId, fields) {
      const spec = resourceOf(resources, operationId);
      return spec ? objectWith(pointerOf(pointers, spec), fields) : fields;
    },
    decode(spec, body) {
      const resource = valueAt(body, pointerOf(pointers, spec));
      if (isObject(resource)) return resource;
      // The payload of a job may be the resource itself.
      return isObject(body) && looksLike(spec, body) ? body : undefined;
    },
    decodeList(body) {
      const list = Array.isArray(body) ? body : isObject(body) ? Object.values(body).find(Array.isArray) : undefined;
      return listOf(list)?.map((one) => listedResource(one, pointers));
    },
    violations(operationId, status, body) {
      const spec = resourceOf(resources, operationId);
      const isResource = spec && status >= 200 && status < 300 && status !== 202;
      const inner = isResource ? (this.decode(spec, body) ?? null) : body;
      return validateResponse(documentOf(pointers), operationId, status, inner).map(toDescribed);
    },
  };
}

const looksLike = (spec: ResourceSpec, body: JsonObject) => updatableFields(spec).some((field) => field in body);

function listedResource(one: JsonObject, pointers: Pointers): JsonObject {
  for (const pointer of Object.values(pointers)) {
    const inner = valueAt(one, pointer);
    if (isObject(inner)) return inner;
  }
  return one;
}

function listOf(value: JsonValue | undefined): JsonObject[] | undefined {
  return Array.isArray(value) && value.every(isObject) ? value : undefined;
}

/** As tolerant as a reader can be: what a response lacks is told by its schema. */
function fromJsonApi(resource: JsonValue | undefined): JsonObject | undefined {
  if (!isObject(resource)) return undefined;
  const { attributes, relationships, ...flat } = resource;
  const related = Object.entries(isObject(relationships) ? relationships : {}).flatMap(([name, value]) =>
    isObject(value) && value.data !== undefined ? [[name, value.data] as const] : [],
  );
  // Never by assignment: a member of the name __proto__ would be taken for more than that.
  return { ...flat, ...(isObject(attributes) ? attributes : {}), ...Object.fromEntries(related) };
}
