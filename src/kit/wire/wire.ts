import { isObject, isSame, type JsonObject, type JsonValue } from "../../base/json.js";
import { childPointer, namesIn, valueAt } from "../../base/json-pointer.js";
import type { EnvelopeName, OperationId } from "../../openapi/documents.js";
import { jsonApiEnvelope } from "../../wire/json-api.js";
import { documentOf, updatableFields } from "../binding/document-defaults.js";
import type { EnvelopeBinding, Target } from "../binding/target.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { createdBy } from "../specs/specs.js";
import { fromJsonApi } from "./codec.js";
import { fromElements, toElements } from "./event-elements.js";
import { type Exchange, isSuccess } from "./exchange.js";
import { FieldNames, isList } from "./field-names.js";
import { bodyOf } from "./operation-request.js";

/** A mapping without differences returns its input. */
export const createWire = (target: Target): Wire => new Wire(target);

/** Converts between the document and one target. The rest of the kit sends and sees only the document's forms. */
export class Wire {
  /** Undefined if the names are the document's. */
  readonly #names: FieldNames | undefined;
  /** The document whose form requests have. */
  readonly #form: EnvelopeName;

  constructor(readonly target: Target) {
    this.#names = target.wire.fields && new FieldNames(target.wire.fields);
    this.#form = documentOf(target.wire.request);
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
    return isObject(named) ? withListed(named, (one) => this.#withEvents(operationId, one, fromElements)) : named;
  }

  #find(operationId: OperationId, body: JsonValue | undefined): JsonValue | undefined {
    const { response, item } = this.target.operations[operationId] ?? {};
    if (response === undefined && item === undefined && typeof this.target.wire.response === "string") return body;
    return isList(operationId) ? this.#findList(operationId, body) : this.#findResource(operationId, body);
  }

  #findResource(operationId: OperationId, body: JsonValue | undefined): JsonValue | undefined {
    const { operations, resources, wire } = this.target;
    const { response } = operations[operationId] ?? {};
    const spec = this.#specOf(operationId);
    const place = response ?? pointerIn(wire.response, spec ?? createdBy(resources, operationId)?.owner);
    if (place === undefined || body === undefined) return body;
    const found = valueAt(body, place);
    if (isObject(found)) return found;
    if (response !== undefined) return null;
    // A response that is not to an update may lack the envelope, and the payload of a job may be the resource itself.
    const fields = this.#toOurNames(operationId, body);
    const isBare = !spec || (isObject(fields) && updatableFields(spec).some((field) => field in fields));
    return isBare ? body : null;
  }

  #findList(operationId: OperationId, body: JsonValue | undefined): JsonValue | undefined {
    const { response, item } = this.target.operations[operationId] ?? {};
    const { response: envelope } = this.target.wire;
    const found = valueAt(body, response ?? "");
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

/** The fields of a resource, in any envelope. */
function changeFields(body: JsonObject, change: (fields: JsonObject) => JsonObject): JsonObject {
  const { data } = body;
  if (!isObject(data) || !isObject(data.attributes)) return change(body);
  return { ...body, data: { ...data, attributes: change(data.attributes) } };
}

/** Each resource of a list, or the single one of a body. */
function withListed(body: JsonObject, change: (one: JsonObject) => JsonObject): JsonObject {
  const { data } = body;
  if (!Array.isArray(data)) return change(body);
  const changeOne = (one: JsonValue): JsonValue => {
    if (!isObject(one)) return one;
    return isObject(one.attributes) ? { ...one, attributes: change(one.attributes) } : change(one);
  };
  return { ...body, data: data.map(changeOne) };
}
