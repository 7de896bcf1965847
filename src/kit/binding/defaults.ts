import { millisecondsOf } from "../../base/duration.js";
import { fromJson, isNumber, type JsonObject, toJson } from "../../base/json.js";
import { withoutLastSlashes } from "../../base/paths.js";
import { type EnvelopeName, type OperationId, routes } from "../../openapi/documents.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { type BorrowOptions, borrowOption, resourceSpecs } from "../specs/specs.js";
import type { Binding, EnvelopeText, OperationSettings } from "./binding.js";
import type {
  BoundOperation,
  EnvelopeBinding,
  FieldNamesOf,
  Fixtures,
  JobBinding,
  Target,
  WireBinding,
} from "./target.js";

/** The defaults from openapi.yaml. */
export const documentOperations = Object.fromEntries(
  routes.map(({ operationId, method, path }) => [operationId, { method, path }]),
) as Record<OperationId, BoundOperation>;

export const documentTokenHeader = { header: "Authorization", format: "Bearer {token}" };

export function documentJob(envelope: EnvelopeName): JobBinding {
  const isJsonApi = envelope === "json-api";
  const members = isJsonApi ? "/data/attributes" : "";
  return {
    accepted: [202],
    id: isJsonApi ? "/data/id" : "/id",
    follow: documentOperations.getJobResult,
    pending: { status: 404 },
    result: { status: `${members}/status`, payload: `${members}/payload` },
  };
}

/** The document with the schemas of an envelope. Resources at a pointer have the flat form. */
export const documentOf = (envelope: EnvelopeBinding): EnvelopeName =>
  typeof envelope === "string" ? envelope : "flat";

/** Whether the document says that an operation reads, whatever method the target uses. */
export const onlyReads = (operationId: OperationId): boolean => documentOperations[operationId].method === "GET";

export const fixtureNamed = ({ fixtures }: Pick<Target, "fixtures">, name: string): string | undefined =>
  (fixtures as Readonly<Record<string, string | undefined>>)[name];

/** Whether the binding says that the product has no such resource. */
export const hasNone = ({ wire: { fields } }: Pick<Target, "wire">, kind: string): boolean =>
  typeof fields === "object" && fields[kind] === null;

/** What a creation of a kind needs besides what the kit sends. */
export const neededFor = ({ fixtures }: Pick<Target, "fixtures">, kind: string): JsonObject =>
  (fixtures as Readonly<Record<string, JsonObject | undefined>>)[kind] ?? {};

/** The options of the command line or the environment. */
export interface TargetOptions extends BorrowOptions {
  url: string;
  token?: string | undefined;
  /** Whether the environment has an empty token, which counts as absent. */
  isTokenEmpty?: boolean;
  envelope?: "flat" | "json-api" | undefined;
  readOnly?: boolean | undefined;
  dryRun?: boolean | undefined;
  callbackUrl?: string | undefined;
  patience?: number | undefined;
  timeout?: number | undefined;
  jobTimeout?: number | undefined;
  callTimeout?: number | undefined;
  readLag?: number | undefined;
}

/** A Standin accepts any token. Another target says that it requires one. */
const tokenOfNobody = "any-token-will-do";

/** Builds a target. The user's options override the binding, and the binding overrides the document. */
export function toTarget(options: TargetOptions, binding: Binding = {}): Target {
  const operations = toOperations(binding);
  const wire = toWire(options, { ...binding, fields: withFiles(binding.fields, operations) });
  const envelope = documentOf(wire.response);
  const named = resourceSpecs.flatMap((spec) => {
    const id = borrowOption(options, spec);
    return id === undefined ? [] : [[spec.idParameter, id]];
  });
  const { value, ...tokenHeader } = binding.token ?? {};
  const token = options.token ?? value;
  const isEmpty = token === undefined ? options.isTokenEmpty : token === "";
  return {
    url: withoutLastSlashes(options.url),
    access: {
      token: token ?? tokenOfNobody,
      passed: isEmpty ? "an empty token" : token === undefined ? "nothing" : "a token",
      ...documentTokenHeader,
      ...tokenHeader,
      headers: {
        ...(envelope === "json-api" ? { "X-Api-Version": "3" } : {}),
        Accept: "application/json",
        ...binding.headers,
      },
      secrets: binding.secrets ?? [],
    },
    envelope,
    wire,
    operations,
    job: toJob(envelope, operations, binding.job),
    resources: resourceSpecs.map((spec) => withoutFile(spec, wire.fields, operations)),
    fixtures: toFixtures({ ...binding.fixtures, ...Object.fromEntries(named) }),
    readOnly: options.readOnly ?? false,
    isDry: options.dryRun ?? false,
    times: {
      response: options.timeout ?? millisecondsOf(binding.timeout ?? "15s") ?? 15_000,
      job: options.jobTimeout ?? 10_000,
      readLag: options.readLag,
      call: options.callTimeout ?? (binding.calls && (millisecondsOf(binding.calls.timeout) ?? 0)),
      patience: options.patience ?? 0,
    },
    callbackUrl: options.callbackUrl,
  };
}

/** Where a file comes with a creation and with no update, there is no path that an update could set. */
function withFiles(fields: Binding["fields"], operations: Target["operations"]): Binding["fields"] {
  const fixed = resourceSpecs.filter(
    ({ operations: { create, update } }) => operations[create]?.multipart && !operations[update]?.multipart,
  );
  if (fixed.length === 0) return fields;
  const all = fields === "camelCase" ? { all: fields } : (fields ?? {});
  const own = fixed.flatMap((spec) => {
    const { [spec.kind]: names } = all as Readonly<Record<string, FieldNamesOf | null>>;
    return "file" in spec && names !== null ? [[spec.kind, { ...names, [spec.file.path]: null }]] : [];
  });
  return { ...all, ...Object.fromEntries(own) };
}

/** A resource that has no file in this product, as the binding says: one of its texts shows what the kit has created. */
function withoutFile(
  spec: ResourceSpec,
  fields: WireBinding["fields"],
  operations: Target["operations"],
): ResourceSpec {
  const { kind, file, claim } = spec;
  const names = fields === "camelCase" ? undefined : (fields?.[kind] as FieldNamesOf | null | undefined);
  if (!file || names?.[file.path] !== null) return spec;
  if (operations[spec.operations.create]?.multipart || operations[file.transfer.operation]) return spec;
  const mark = [file.name, claim].find((name) => names[name] !== null);
  if (mark === undefined) return spec;
  const { file: _, ...rest } = spec;
  return { ...rest, mark, draft: async ({ unique }) => ({ [mark]: `standin-verify-${unique()}` }) };
}

function toWire({ envelope: asked }: TargetOptions, binding: Binding): WireBinding {
  const { envelope = "flat", request = envelope, response = envelope, ...rest } = binding;
  const { fields, types, events, callEvent, refused, gone, match, hooks, update = {} } = rest;
  const kinds = update === "whole" ? resourceSpecs.map(({ kind }) => [kind, update] as const) : Object.entries(update);
  return {
    request: toEnvelope(asked ?? request),
    response: toEnvelope(asked ?? response),
    ...{ fields, types, events, callEvent, refused, gone, match, hooks },
    update: Object.fromEntries(kinds.map(([kind, how]) => [kind, how === "whole" ? { without: [] } : how])),
  };
}

function toEnvelope(envelope: EnvelopeText): EnvelopeBinding {
  if (envelope === "flat" || envelope === "json-api") return envelope;
  if (typeof envelope !== "string") return { byKind: envelope, other: "" };
  return { byKind: Object.fromEntries(resourceSpecs.map(({ kind }) => [kind, envelope])), other: envelope };
}

/**
 * Each operation, with the binding's settings for it and for all operations. If the binding gives any operation a route of its
 * own, the documented route of another one may be something else at this target. So what it leaves out is absent.
 */
function toOperations({ operations = {}, route, body, id }: Binding): Target["operations"] {
  const settings = (own: string | OperationSettings | null | undefined): OperationSettings | null =>
    typeof own === "string" ? { route: own } : own === undefined ? {} : own;
  const isMapped = Object.values(operations).some((own) => settings(own)?.route !== undefined);
  const all = routes.map(({ operationId }) => {
    const own = settings(operations[operationId]);
    if (own === null || (isMapped && !route && own.route === undefined)) return [operationId, null];
    const { body: ownBody, route: ownRoute = route, ...rest } = own;
    const bound = {
      ...documentOperations[operationId],
      ...(ownRoute ? { ...toRoute(ownRoute), isOwn: true } : {}),
      ...(id ? { id } : {}),
      ...rest,
    };
    const constant = body || ownBody ? { body: withName({ ...body, ...ownBody }, operationId) } : {};
    return [operationId, { ...bound, path: bound.path.replaceAll("{operation}", operationId), ...constant }];
  });
  return Object.fromEntries(all);
}

/** Parses `PATCH /v2/things/{id}`, already checked. */
function toRoute(text: string): Pick<BoundOperation, "method" | "path"> {
  const [method = "", path = ""] = text.trim().split(/\s+/);
  return { method: method.toUpperCase(), path };
}

/** A job without settings is followed as the document says, or else as each response does. */
function toJob(envelope: EnvelopeName, { getJobResult }: Target["operations"], own: Binding["job"] = {}): JobBinding {
  const { follow, accepted, ...rest } = own;
  return {
    ...documentJob(envelope),
    ...rest,
    ...(accepted === undefined ? {} : { accepted: [accepted].flat() }),
    follow: follow === undefined ? (getJobResult ?? "Location") : follow === "Location" ? follow : toRoute(follow),
  };
}

/** A number counts as its digits, except in a reference. */
const toFixtures = (fixtures: NonNullable<Binding["fixtures"]>): Fixtures =>
  Object.fromEntries(
    Object.entries(fixtures).map(([name, value]) => [
      name,
      isNumber(value) && !name.endsWith("collection_id") ? String(value) : value,
    ]),
  );

/** Replaces `{operation}` in every text of a value with the operation's ID. */
const withName = (value: JsonObject, operationId: string): JsonObject =>
  fromJson(toJson(value).replaceAll("{operation}", operationId)) as JsonObject;

/** What a run misses because the binding has no such operation: a sentence for each kind of resource. */
export function tellAbsent({
  operations,
  resources,
  wire,
}: Pick<Target, "operations" | "resources" | "wire">): string[] {
  return resources.flatMap(({ kind, operations: own, file: asked }) => {
    if (hasNone({ wire }, kind)) return [];
    const file = operations[own.create]?.multipart ? undefined : asked;
    const absent = [...Object.values(own), ...(file ? [file.transfer.operation] : [])].filter((id) => !operations[id]);
    return absent.length === 0
      ? []
      : [
          `The binding has no ${absent.join(", ")}, so this run does not try what needs ${absent.length === 1 ? "it" : "them"}.`,
        ];
  });
}
