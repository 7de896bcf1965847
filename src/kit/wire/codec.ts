import { isObject, isSame, type JsonObject, type JsonValue, omit, rounded } from "../../base/json.js";
import { namesIn, valueAt } from "../../base/json-pointer.js";
import type { EnvelopeName, OperationId } from "../../openapi/documents.js";
import { fromJsonApiResource } from "../../openapi/json-api-resource.js";
import { validateResponse } from "../../openapi/validators.js";
import { type DescribedViolation, toDescribed } from "../../openapi/violations.js";
import { flatEnvelope, jsonApiEnvelope } from "../../wire/envelope.js";
import { documentOf } from "../binding/defaults.js";
import type { EnvelopeBinding, Target } from "../binding/target.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { createdBy, updatableFields, withPlainReferences } from "../specs/specs.js";
import { fromElements, toElements } from "./event-elements.js";
import { asReceived, type Exchange, isSuccess } from "./exchange.js";
import { FieldNames, FieldPlaces, isList, typeOf } from "./field-names.js";
import { statusOf, toOurError } from "./meaning.js";
import { bodyOf } from "./operation-request.js";
import { UnsayableError } from "./unavailable.js";

/** Converts between flat resources, the document's bodies and the target's. Without differences, to the same. */
export class Codec {
  /** Undefined if the names and types are the document's. */
  readonly #names: FieldNames | undefined;
  readonly #places: ReadonlyMap<string, FieldPlaces>;
  /** The document whose form requests have. */
  readonly #form: EnvelopeName;
  readonly #isFlat: boolean;

  constructor(readonly target: Target) {
    const { fields, types } = target.wire;
    this.#names = fields || types ? new FieldNames(fields ?? {}, types) : undefined;
    this.#places = new Map(Object.keys(Object(fields)).map((type) => [type, new FieldPlaces(fields, type)]));
    this.#form = documentOf(target.wire.request);
    this.#isFlat = target.envelope === "flat";
  }

  encode(operationId: OperationId, fields: JsonObject, id?: string): JsonValue {
    return (this.#isFlat ? flatEnvelope : jsonApiEnvelope).encodeRequest(operationId, fields, id);
  }

  /** The flat resource in a body. Undefined if the envelope has none. */
  decode(body: JsonValue | undefined): JsonObject | undefined {
    const found = this.#isFlat ? body : fromJsonApi(valueAt(body, "/data"));
    return isObject(found) ? withPlainReferences(this.target.resources, found) : undefined;
  }

  /** The flat resources in the body of a list. Undefined if it has none. */
  decodeList(body: JsonValue | undefined): JsonObject[] | undefined {
    const list = valueAt(body, "/data");
    if (!Array.isArray(list) || !list.every(isObject)) return undefined;
    const all = this.#isFlat ? list : list.map(fromJsonApiResource);
    return all.map((one) => withPlainReferences(this.target.resources, one));
  }

  /** The schema violations of a response body, with pointers into the flat resource if they are inside one. */
  violations(operationId: OperationId, status: number, body: JsonValue | undefined): DescribedViolation[] {
    const { absent = [] } = this.#placesOf(operationId) ?? {};
    const shown = { status, body: body && rounded(body), exact: body };
    return validateResponse(this.target.envelope, operationId, shown)
      .map((violation) => ({
        // The sentence names the place in the original body.
        ...toDescribed(violation),
        pointer: this.#isFlat ? violation.pointer : inFlat(violation.pointer),
      }))
      .filter(({ pointer }) => !absent.includes(namesIn(pointer)[0] ?? ""));
  }

  /** Whether the target has no such field. */
  isAbsent(operationId: OperationId, name: string): boolean {
    return this.#placesOf(operationId)?.absent.includes(name) ?? false;
  }

  /** What a read shows of a resource besides the fields that an update may set, in the target's form. */
  restOf(spec: ResourceSpec, exchange: Exchange, without: readonly string[] = []): JsonObject {
    const operationId = spec.operations.read;
    const found = this.#find(operationId, asReceived(exchange).json);
    const data = isObject(found) && isObject(found.data) ? found.data : found;
    if (!isObject(data)) return {};
    const { attributes } = data;
    const toTheirs = this.#names?.renames({ operationId, of: "response" }, "toTheirs");
    const places = this.#placesOf(operationId) ?? new FieldPlaces(undefined, spec.kind);
    const set = ["id", ...updatableFields(spec)].flatMap((name) => places.memberOf(name, toTheirs) ?? []);
    // The target's own members may have names of the document, such as `type`.
    return omit(isObject(attributes) ? attributes : data, [...set, ...without]);
  }

  #placesOf(operationId: OperationId): FieldPlaces | undefined {
    return this.#places.get(typeOf(operationId) ?? "");
  }

  /** Why the target cannot be told these fields, in a sentence. */
  whyUnsayable(operationId: OperationId, fields: JsonObject): string | undefined {
    try {
      this.toBody(operationId, this.encode(operationId, fields));
      return undefined;
    } catch (error) {
      if (error instanceof UnsayableError) return error.message;
      throw error;
    }
  }

  /** The kind of resource that an operation is about. */
  #specOf(operationId: OperationId): ResourceSpec | undefined {
    return this.target.resources.find((spec) => Object.values(spec.operations).includes(operationId));
  }

  /** The place of the resource in an operation's requests. */
  #requestAt(operationId: OperationId): string {
    const own = this.target.operations[operationId]?.request;
    return own ?? pointerIn(this.target.wire.request, this.#specOf(operationId)) ?? "";
  }

  #withEvents(operationId: OperationId, body: JsonObject, change: typeof toElements): JsonObject {
    const field = this.#specOf(operationId)?.calls?.events;
    const { events } = this.target.wire;
    if (field === undefined || events === undefined) return body;
    return changeFields(body, (fields) =>
      field in fields ? { ...fields, [field]: change(fields[field] ?? null, events) } : fields,
    );
  }

  /** A body with the document's names, in each resource of which every field is at the document's place. */
  #toOurNames(operationId: OperationId, body: JsonValue, envelope = this.target.envelope): JsonValue {
    if (!this.#names) return body;
    const named = this.#names.toOurs({ operationId, envelope, of: "response" }, body);
    const places = this.#placesOf(operationId);
    if (!places || !isObject(named) || !isObject(body)) return named;
    const came: JsonObject[] = [];
    changeFields(body, (fields) => came[came.push(fields) - 1] ?? fields);
    const of = { operationId, of: "response" } as const;
    const [toTheirs, toOurs] = [this.#names.renames(of, "toTheirs"), this.#names.renames(of, "toOurs")];
    const theirs = places.theirs.map((name) => toOurs(name, null)[0]);
    return changeFields(named, (fields) => ({
      ...omit(fields, [...places.names, ...theirs]),
      ...places.read(came.shift() ?? {}, toTheirs, toOurs),
    }));
  }

  /** The body of a request in the target's form, with the rest of the whole resource `base`. Throws an UnsayableError. */
  toBody(
    operationId: OperationId,
    body: JsonValue | undefined,
    path: Readonly<Record<string, string>> = {},
    base?: JsonObject,
  ): JsonValue | undefined {
    const operation = this.target.operations[operationId];
    if (!operation) return body;
    const bound = { ...operation, request: this.#requestAt(operationId) };
    if (!isObject(body)) return bodyOf(bound, path, body);
    const [id] = Object.values(path);
    const places = this.#placesOf(operationId);
    const all = this.#withEvents(operationId, body, toElements);
    const fields = places && (this.#isFlat ? all : omit(fromJsonApi(all.data) ?? {}, ["id", "type"]));
    const plain = fields && places ? omit(fields, places.names) : all;
    const inForm = this.#toForm(operationId, fields ? (this.encode(operationId, plain, id) as JsonObject) : plain, id);
    const of = { operationId, of: "request" } as const;
    const named = (this.#names?.toTheirs({ ...of, envelope: this.#form }, inForm) ?? inForm) as JsonObject;
    const at = this.#form === "json-api" ? "/data/attributes" : "";
    const whole = base ? changeFields(named, (fields) => ({ ...base, ...fields })) : named;
    const placed = fields && this.#names && places?.write(whole, fields, this.#names.renames(of, "toTheirs"), at);
    return bodyOf(bound, path, placed ?? whole);
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
    const places = this.#placesOf(operationId);
    if (!places || !this.#names) return fields;
    const of = { operationId, of: "request" } as const;
    const [toTheirs, toOurs] = [this.#names.renames(of, "toTheirs"), this.#names.renames(of, "toOurs")];
    const written = (this.#form === "json-api" ? valueAt(found, "/data/attributes") : found) as JsonObject;
    return { ...omit(fields, places.names), ...places.read(written, toTheirs, toOurs, true) };
  }

  /** The response of an operation in the document's form, with the original as `received` if it differs. */
  toDocument(operationId: OperationId, exchange: Exchange): Exchange {
    if (exchange.isDocument) return { ...exchange, operation: operationId };
    const status = statusOf(this.target, operationId, exchange);
    const json = this.#jsonOf(operationId, status, exchange.json);
    const isAsCame = status === exchange.status && isSame(json, exchange.json);
    const secretNames = this.#names?.secretNames ?? [];
    const received = { status: exchange.status, json: exchange.json, secretNames };
    return { ...exchange, status, json, operation: operationId, ...(isAsCame && !this.#names ? {} : { received }) };
  }

  #jsonOf(operationId: OperationId, status: number, json: JsonValue | undefined): JsonValue | undefined {
    if (!isSuccess(status))
      return json === undefined ? undefined : toOurError(this.#names, operationId, this.#requestAt(operationId), json);
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
    const isDocuments = response === undefined && item === undefined && typeof this.target.wire.response === "string";
    // Without a member for it, a list is the whole body.
    if (isDocuments && !(isList(operationId) && Array.isArray(body))) return body;
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
    const [list, ...others] = Array.isArray(found) ? [found] : Object.values(Object(found)).filter(Array.isArray);
    // Which of several lists is meant is not known.
    if (!list || others.length > 0) return body;
    const ofKinds = typeof envelope === "string" ? [] : Object.values(envelope.byKind);
    const places = item === undefined ? ofKinds : [item];
    const inner = (one: JsonValue) => places.map((at) => valueAt(one, at)).find(isObject) ?? one;
    const meta = [found, body].map((one) => valueAt(one, "/meta")).find((one) => one !== undefined);
    return { data: list.map(inner), ...(meta === undefined ? {} : { meta }) };
  }

  /** An entity of a call, with the document's names. */
  entity({ operations }: ResourceSpec, entity: JsonValue | undefined): JsonValue | undefined {
    if (!isObject(entity) || !this.#names) return entity;
    if (!isObject(entity.attributes)) return this.#toOurNames(operations.read, entity, "flat");
    return valueAt(this.#toOurNames(operations.read, { data: entity }, "json-api"), "/data");
  }
}

/** The place of a resource. Undefined if it is in an envelope of the document. */
const pointerIn = (envelope: EnvelopeBinding, spec: ResourceSpec | undefined): string | undefined =>
  typeof envelope === "string" ? undefined : ((spec && envelope.byKind[spec.kind]) ?? envelope.other);

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
