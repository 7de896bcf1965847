import { isObject, isSame, type JsonObject, type JsonValue, rounded, textOf } from "../../base/json.js";
import { childPointer, namesIn, valueAt } from "../../base/json-pointer.js";
import type { EnvelopeName, OperationId } from "../../openapi/documents.js";
import { fromJsonApiResource } from "../../openapi/json-api-resource.js";
import { validateResponse } from "../../openapi/validators.js";
import { type DescribedViolation, toDescribed } from "../../openapi/violations.js";
import { flatEnvelope } from "../../wire/flat.js";
import { jsonApiEnvelope } from "../../wire/json-api.js";
import { documentOf } from "../binding/defaults.js";
import type { EnvelopeBinding, Target } from "../binding/target.js";
import type { Removable, ResourceSpec } from "../specs/resource-spec.js";
import { createdBy, updatableFields } from "../specs/specs.js";
import { fromElements, toElements } from "./event-elements.js";
import { asReceived, type Exchange, isSuccess } from "./exchange.js";
import { FieldNames, isList } from "./field-names.js";
import { bodyOf } from "./operation-request.js";

/** Converts between flat resources, the document's bodies and the target's. Without differences, to the same. */
export class Codec {
  /** Undefined if the names are the document's. */
  readonly #names: FieldNames | undefined;
  /** The document whose form requests have. */
  readonly #form: EnvelopeName;
  readonly #isFlat: boolean;

  constructor(readonly target: Target) {
    this.#names = target.wire.fields && new FieldNames(target.wire.fields);
    this.#form = documentOf(target.wire.request);
    this.#isFlat = target.envelope === "flat";
  }

  encode(operationId: OperationId, fields: JsonObject, id?: string): JsonValue {
    return (this.#isFlat ? flatEnvelope : jsonApiEnvelope).encodeRequest(operationId, fields, id);
  }

  /** The flat resource in a body. Undefined if the envelope has none. */
  decode(body: JsonValue | undefined): JsonObject | undefined {
    if (!this.#isFlat) return fromJsonApi(valueAt(body, "/data"));
    return isObject(body) ? body : undefined;
  }

  /** The flat resources in the body of a list. Undefined if it has none. */
  decodeList(body: JsonValue | undefined): JsonObject[] | undefined {
    const list = valueAt(body, "/data");
    if (!Array.isArray(list) || !list.every(isObject)) return undefined;
    return this.#isFlat ? list : list.map(fromJsonApiResource);
  }

  /** The schema violations of a response body, with pointers into the flat resource if they are inside one. */
  violations(operationId: OperationId, status: number, body: JsonValue | undefined): DescribedViolation[] {
    const shown = { status, body: body && rounded(body), exact: body };
    return validateResponse(this.target.envelope, operationId, shown).map((violation) => ({
      // The sentence names the place in the original body.
      ...toDescribed(violation),
      pointer: this.#isFlat ? violation.pointer : inFlat(violation.pointer),
    }));
  }

  /** The kind of resource that an operation is about. */
  #specOf(operationId: OperationId): ResourceSpec | undefined {
    return this.target.resources.find((spec) => Object.values(spec.operations).includes(operationId));
  }

  /** The place of the resource in an operation's requests. */
  #requestAt(operationId: OperationId): string {
    const { operations, wire } = this.target;
    return operations[operationId]?.request ?? pointerIn(wire.request, this.#specOf(operationId)) ?? "";
  }

  #withEvents(operationId: OperationId, body: JsonObject, change: typeof toElements): JsonObject {
    const field = this.#specOf(operationId)?.calls?.events;
    const { events } = this.target.wire;
    if (field === undefined || events === undefined) return body;
    return changeFields(body, (fields) =>
      field in fields ? { ...fields, [field]: change(fields[field] ?? null, events) } : fields,
    );
  }

  #toOurNames(operationId: OperationId, body: JsonValue): JsonValue {
    return this.#names?.toOurs({ operationId, envelope: this.target.envelope, of: "response" }, body) ?? body;
  }

  /** The body of a request in the target's form. Throws an UnsayableError. */
  toBody(
    operationId: OperationId,
    body: JsonValue | undefined,
    path: Readonly<Record<string, string>> = {},
  ): JsonValue | undefined {
    const operation = this.target.operations[operationId];
    if (!operation) return body;
    const bound = { ...operation, request: this.#requestAt(operationId) };
    if (!isObject(body)) return bodyOf(bound, path, body);
    const inForm = this.#toForm(operationId, this.#withEvents(operationId, body, toElements), Object.values(path)[0]);
    const named = this.#names?.toTheirs({ operationId, envelope: this.#form, of: "request" }, inForm);
    return bodyOf(bound, path, named ?? inForm);
  }

  #toForm(operationId: OperationId, body: JsonObject, id: string | undefined): JsonObject {
    if (this.#form === this.target.envelope) return body;
    if (this.#form === "json-api") return jsonApiEnvelope.encodeRequest(operationId, body, id) as JsonObject;
    const { id: _, type: __, ...fields } = fromJsonApi(body.data) ?? {};
    return fields;
  }

  /** The document's fields in a request body that somebody sent to the target. Undefined if there are none. */
  fromBody(operationId: OperationId, body: JsonValue | undefined): JsonObject | undefined {
    const found = valueAt(body, this.#requestAt(operationId));
    if (!isObject(found)) return undefined;
    const named = this.#names?.toOurs({ operationId, envelope: this.#form, of: "request" }, found) ?? found;
    const flat = this.#form === "json-api" ? fromJsonApi(valueAt(named, "/data")) : named;
    if (!isObject(flat)) return undefined;
    const { id: _, type: __, ...fields } = this.#withEvents(operationId, flat, fromElements);
    return fields;
  }

  /** The response of an operation in the document's form, with the original as `received` if it differs. */
  toDocument(operationId: OperationId, exchange: Exchange): Exchange {
    if (exchange.isDocument) return { ...exchange, operation: operationId };
    const status = statusOf(this.target, exchange);
    const json = this.#jsonOf(operationId, status, exchange.json);
    const isAsCame = status === exchange.status && isSame(json, exchange.json);
    const secretNames = this.#names?.secretNames ?? [];
    const received = { status: exchange.status, json: exchange.json, secretNames };
    return { ...exchange, status, json, operation: operationId, ...(isAsCame && !this.#names ? {} : { received }) };
  }

  #jsonOf(operationId: OperationId, status: number, json: JsonValue | undefined): JsonValue | undefined {
    if (!isSuccess(status)) return json === undefined ? undefined : this.#toOurError(operationId, json);
    // What announces a job is read as it came.
    return status === 202 ? json : this.payload(operationId, json);
  }

  /** The body of an operation's response, as the result of a job shows it too. Null if there is none. */
  payload(operationId: OperationId, body: JsonValue | undefined): JsonValue | undefined {
    const found = this.#find(operationId, body);
    if (!isObject(found)) return found;
    const named = this.#toOurNames(operationId, found);
    return isObject(named) ? this.#withEvents(operationId, named, fromElements) : named;
  }

  #find(operationId: OperationId, body: JsonValue | undefined): JsonValue | undefined {
    const { response, item } = this.target.operations[operationId] ?? {};
    if (response === undefined && item === undefined && typeof this.target.wire.response === "string") return body;
    if (isList(operationId)) return this.#findList(body, response, item);
    return body === undefined ? undefined : this.#findResource(operationId, body, response);
  }

  #findResource(operationId: OperationId, body: JsonValue, response: string | undefined): JsonValue {
    const spec = this.#specOf(operationId);
    const owner = spec ?? createdBy(this.target.resources, operationId)?.owner;
    const place = response ?? pointerIn(this.target.wire.response, owner);
    if (place === undefined) return body;
    const found = valueAt(body, place);
    if (isObject(found)) return found;
    if (response !== undefined) return null;
    // A response that is not to an update may lack the envelope, and the payload of a job may be the resource itself.
    const fields = this.#toOurNames(operationId, body);
    const isBare = !spec || (isObject(fields) && updatableFields(spec).some((field) => field in fields));
    return isBare ? body : null;
  }

  #findList(body: JsonValue | undefined, response = "", item?: string): JsonValue | undefined {
    const { response: envelope } = this.target.wire;
    const found = valueAt(body, response);
    const list = Array.isArray(found) ? found : isObject(found) ? Object.values(found).find(Array.isArray) : undefined;
    if (!Array.isArray(list)) return body;
    const ofKinds = typeof envelope === "string" ? [] : Object.values(envelope.byKind);
    const places = item === undefined ? ofKinds : [item];
    const inner = (one: JsonValue) => places.map((at) => valueAt(one, at)).find(isObject) ?? one;
    const meta = [found, body].map((one) => valueAt(one, "/meta")).find((one) => one !== undefined);
    return { data: list.map(inner), ...(meta === undefined ? {} : { meta }) };
  }

  /** Converts the field names in an error's pointers to the document's. */
  #toOurError(operationId: OperationId, value: JsonValue): JsonValue {
    const names = this.#names;
    const request = this.#requestAt(operationId);
    if (!names && request === "") return value;
    const toOurName = (name: string) => names?.nameToOurs(operationId, name) ?? name;
    const toOurPointer = (pointer: string) => {
      const below = request !== "" && pointer.startsWith(`${request}/`) ? pointer.slice(request.length) : pointer;
      return namesIn(below).map(toOurName).reduce(childPointer, "");
    };
    const visit = (one: JsonValue, name = ""): JsonValue => {
      if (Array.isArray(one)) return one.map((item) => visit(item));
      if (isObject(one)) {
        const toKey = names?.areAllTheirs ? toOurName : (key: string) => key;
        return Object.fromEntries(Object.entries(one).map(([key, member]) => [toKey(key), visit(member, key)]));
      }
      if (typeof one !== "string") return one;
      if (name === "pointer" && one.startsWith("/")) return toOurPointer(one);
      return name === "field" ? toOurName(one) : one;
    };
    return visit(value);
  }

  /** An entity of a call, with the document's names. */
  entity({ operations }: ResourceSpec, entity: JsonValue | undefined): JsonValue | undefined {
    if (!isObject(entity) || !this.#names) return entity;
    const what = { operationId: operations.read, of: "response" } as const;
    if (!isObject(entity.attributes)) return this.#names.toOurs({ ...what, envelope: "flat" }, entity);
    return valueAt(this.#names.toOurs({ ...what, envelope: "json-api" }, { data: entity }), "/data");
  }
}

/** The place of a resource. Undefined if it is in an envelope of the document. */
const pointerIn = (envelope: EnvelopeBinding, spec: ResourceSpec | undefined): string | undefined =>
  typeof envelope === "string" ? undefined : ((spec && envelope.byKind[spec.kind]) ?? envelope.other);

/** The status of a response. A target may refuse with a 2xx status. */
function statusOf({ wire: { refused } }: Target, { status, json }: Exchange): number {
  if (!refused || !isSuccess(status)) return status;
  const said = valueAt(json, refused.pointer);
  const isRefused =
    refused.equals === undefined ? said !== undefined && said !== null && said !== false : isSame(said, refused.equals);
  if (!isRefused) return status;
  const told = refused.status === undefined ? undefined : Number(valueAt(json, refused.status));
  return told !== undefined && Number.isInteger(told) && told >= 400 && told <= 599 ? told : 422;
}

/** Changes the fields of each resource in a body: of a list, or of the single one, in any envelope. */
function changeFields(body: JsonObject, change: (fields: JsonObject) => JsonObject): JsonObject {
  const { data, attributes } = body;
  if (Array.isArray(data))
    return { ...body, data: data.map((one) => (isObject(one) ? changeFields(one, change) : one)) };
  if (isObject(data) && isObject(data.attributes)) return { ...body, data: changeFields(data, change) };
  return isObject(attributes) ? { ...body, attributes: change(attributes) } : change(body);
}

const inFlat = (pointer: string): string =>
  pointer
    .replace(/^\/data\/attributes(?=\/.)/, "")
    .replace(/^\/data\/relationships\/([^/]+)(\/data)?/, "/$1")
    .replace(/^\/data(?=\/(id|type)$)/, "");

/** The schema reports missing members. */
const fromJsonApi = (resource: JsonValue | undefined): JsonObject | undefined =>
  isObject(resource) ? fromJsonApiResource(resource) : undefined;

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
  return textOf(valueAt(asReceived(exchange).json, pointer)) || undefined;
}

export const isOneOf = (value: JsonValue | undefined, values: readonly unknown[]) =>
  values.some((one) => isSame(value, one as JsonValue));
