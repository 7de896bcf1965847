import { isObject, isSame, type JsonObject, type JsonValue } from "../../base/json.js";
import { childPointer, namesIn, valueAt } from "../../base/json-pointer.js";
import type { OperationId } from "../../openapi/documents.js";
import { jsonApiEnvelope } from "../../wire/json-api.js";
import { documentOf, updatableFields } from "../binding/document-defaults.js";
import type { Pointers, Target } from "../binding/target.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { createdBy } from "../specs/specs.js";
import { fromJsonApi } from "./codec.js";
import { fromElements, toElements } from "./event-elements.js";
import { type Exchange, isSuccess } from "./exchange.js";
import { createFieldNames, isList } from "./field-names.js";
import { bodyOf } from "./operation-request.js";

/** Converts between the document and one target. The rest of the kit sends and sees only the document's forms. */
export interface Wire {
  /** The body of a request in the target's form. Throws an UnsayableError. */
  toBody(
    operationId: OperationId,
    body: JsonValue | undefined,
    path?: Readonly<Record<string, string>>,
  ): JsonValue | undefined;
  /** The document's fields in a request body that somebody sent to the target. Undefined if there are none. */
  fromBody(operationId: OperationId, body: JsonValue | undefined): JsonObject | undefined;
  /** The response of an operation in the document's form, with the original as `received` if it differs. */
  toDocument(operationId: OperationId, exchange: Exchange): Exchange;
  /** The body of an operation's response, as the result of a job shows it. */
  payload(operationId: OperationId, payload: JsonValue | undefined): JsonValue | undefined;
  /** An entity of a call, with the document's names. */
  entity(spec: ResourceSpec, entity: JsonValue | undefined): JsonValue | undefined;
}

/** A mapping without differences returns its input. */
export function createWire(target: Target): Wire {
  const { wire, resources, operations, envelope } = target;
  const names = createFieldNames(wire.fields);

  /** The kind of resource that an operation is about, or creates something for. */
  const specOf = (operationId: OperationId) =>
    resources.find((spec) => Object.values(spec.operations).includes(operationId));
  const makerOf = (operationId: OperationId) => specOf(operationId) ?? createdBy(resources, operationId)?.owner;

  const withEvents = (operationId: OperationId, body: JsonObject, change: typeof toElements): JsonObject => {
    const field = specOf(operationId)?.calls?.events;
    const { events } = wire;
    if (field === undefined || events === undefined) return body;
    return changeFields(body, (fields) =>
      field in fields ? { ...fields, [field]: change(fields[field] ?? null, events) } : fields,
    );
  };

  function toBody(operationId: OperationId, body: JsonValue | undefined, path: Readonly<Record<string, string>> = {}) {
    const operation = operations[operationId];
    if (!operation) return body;
    const pointers = typeof wire.request === "string" ? undefined : wire.request;
    const spec = specOf(operationId);
    const request = operation.request ?? (pointers && pointerIn(pointers, spec));
    const bound = { ...operation, ...(request === undefined ? {} : { request }) };
    if (!isObject(body)) return bodyOf(bound, path, body);
    const form = documentOf(wire.request);
    const inForm = toForm(operationId, withEvents(operationId, body, toElements), {
      from: envelope,
      to: form,
      id: Object.values(path)[0],
    });
    const named = names?.toTheirs({ operationId, envelope: form, of: "request" }, inForm) ?? inForm;
    return bodyOf(bound, path, named);
  }

  function fromBody(operationId: OperationId, body: JsonValue | undefined): JsonObject | undefined {
    const pointers = typeof wire.request === "string" ? undefined : wire.request;
    const request = operations[operationId]?.request ?? (pointers && pointerIn(pointers, specOf(operationId))) ?? "";
    const found = valueAt(body, request);
    if (!isObject(found)) return undefined;
    const form = documentOf(wire.request);
    const named = names?.toOurs({ operationId, envelope: form, of: "request" }, found) ?? found;
    const flat = form === "json-api" ? fromJsonApi(valueAt(named, "/data")) : named;
    if (!isObject(flat)) return undefined;
    const { id: _, type: __, ...fields } = withEvents(operationId, flat, fromElements);
    return fields;
  }

  /** The document's body in a successful response. Null if there is none. */
  function toOurs(operationId: OperationId, body: JsonValue | undefined): JsonValue | undefined {
    const found = isList(operationId) ? findList(operationId, body) : findResource(operationId, body);
    if (!isObject(found)) return found;
    const named = names?.toOurs({ operationId, envelope, of: "response" }, found) ?? found;
    return isObject(named) ? withListed(named, (one) => withEvents(operationId, one, fromElements)) : named;
  }

  function findResource(operationId: OperationId, body: JsonValue | undefined): JsonValue | undefined {
    const { response } = operations[operationId] ?? {};
    const pointers = typeof wire.response === "string" ? undefined : wire.response;
    if (response === undefined && !pointers) return body;
    const spec = makerOf(operationId);
    const found = valueAt(body, response ?? (pointers && pointerIn(pointers, spec)) ?? "");
    if (isObject(found)) return found;
    if (body === undefined || response !== undefined) return body === undefined ? undefined : null;
    // A response that is not to an update may lack the envelope, and the payload of a job may be the resource itself.
    const isBare = specOf(operationId) === undefined || looksLike(operationId, body);
    return isBare ? body : null;
  }

  const looksLike = (operationId: OperationId, body: JsonValue): boolean => {
    const spec = specOf(operationId);
    const fields = names?.toOurs({ operationId, envelope, of: "response" }, body) ?? body;
    return spec !== undefined && isObject(fields) && updatableFields(spec).some((field) => field in fields);
  };

  function findList(operationId: OperationId, body: JsonValue | undefined): JsonValue | undefined {
    const { response, item } = operations[operationId] ?? {};
    const pointers = typeof wire.response === "string" ? undefined : wire.response;
    if (response === undefined && item === undefined && !pointers) return body;
    const found = valueAt(body, response ?? "");
    const list = Array.isArray(found) ? found : isObject(found) ? Object.values(found).find(Array.isArray) : undefined;
    if (!Array.isArray(list)) return body;
    const places = item !== undefined ? [item] : Object.values(pointers?.byKind ?? {});
    const inner = (one: JsonValue) => places.map((at) => valueAt(one, at)).find(isObject) ?? one;
    const meta = [found, body].map((one) => valueAt(one, "/meta")).find((one) => one !== undefined);
    return { data: list.map(inner), ...(meta === undefined ? {} : { meta }) };
  }

  /** Converts the field names in an error's pointers to the document's. */
  function toOurError(operationId: OperationId, value: JsonValue): JsonValue {
    const request =
      operations[operationId]?.request ??
      (typeof wire.request === "string" ? "" : pointerIn(wire.request, specOf(operationId)));
    const toOurPointer = (pointer: string) => {
      const below = request !== "" && pointer.startsWith(`${request}/`) ? pointer.slice(request.length) : pointer;
      return namesIn(below)
        .map((name) => names?.nameToOurs(operationId, name) ?? name)
        .reduce(childPointer, "");
    };
    if (!names && request === "") return value;
    const visit = (one: JsonValue, name = ""): JsonValue => {
      if (Array.isArray(one)) return one.map((item) => visit(item));
      if (isObject(one)) {
        const toName = (key: string) => (names?.areAllTheirs ? names.nameToOurs(operationId, key) : key);
        return Object.fromEntries(Object.entries(one).map(([key, member]) => [toName(key), visit(member, key)]));
      }
      if (typeof one !== "string") return one;
      if (name === "pointer" && one.startsWith("/")) return toOurPointer(one);
      return name === "field" ? (names?.nameToOurs(operationId, one) ?? one) : one;
    };
    return visit(value);
  }

  return {
    toBody,
    fromBody,
    toDocument(operationId, exchange) {
      if (exchange.isDocument) return { ...exchange, operation: operationId };
      const status = statusOf(target, exchange);
      const json = isSuccess(status)
        ? // What announces a job is read as it came.
          status === 202
          ? exchange.json
          : toOurs(operationId, exchange.json)
        : exchange.json === undefined
          ? undefined
          : toOurError(operationId, exchange.json);
      const isAsCame = status === exchange.status && isSame(json, exchange.json);
      const received = { status: exchange.status, json: exchange.json, secretNames: names?.secretNames ?? [] };
      return { ...exchange, status, json, operation: operationId, ...(isAsCame && !names ? {} : { received }) };
    },
    payload: (operationId, payload) => toOurs(operationId, payload),
    entity(spec, entity) {
      if (!isObject(entity) || !names) return entity;
      const what = { operationId: spec.operations.read, of: "response" } as const;
      if (!isObject(entity.attributes)) return names.toOurs({ ...what, envelope: "flat" }, entity);
      const named = names.toOurs({ ...what, envelope: "json-api" }, { data: entity });
      return valueAt(named, "/data");
    },
  };

  function toForm(
    operationId: OperationId,
    body: JsonObject,
    { from, to, id }: { from: Target["envelope"]; to: Target["envelope"]; id: string | undefined },
  ): JsonObject {
    if (from === to) return body;
    if (to === "json-api") return jsonApiEnvelope.encodeRequest(operationId, body, id) as JsonObject;
    const { id: _, type: __, ...fields } = fromJsonApi(body.data) ?? {};
    return fields;
  }
}

const pointerIn = ({ byKind, other }: Pointers, spec: ResourceSpec | undefined): string =>
  (spec && byKind[spec.kind]) ?? other;

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
