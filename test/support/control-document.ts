import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { controlDocument } from "../../src/openapi/generated/control-document.js";
import { controlRoutes } from "../../src/openapi/generated/control-routes.js";
import type { OpenApiDocument, OpenApiOperation, OpenApiResponse } from "../../src/openapi/openapi-document.js";

/** control.openapi.yaml as it is served. */
export const document = JSON.parse(controlDocument) as OpenApiDocument;

/** Every operation of it, with its documented responses by their status. */
export const operations = controlRoutes.map((route) => {
  const operation = document.paths[route.path]?.[route.method] as OpenApiOperation;
  return { ...route, operation, responses: operation.responses };
});

export type ControlOperation = (typeof operations)[number];

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
(formats as unknown as (ajv: Ajv2020) => void)(ajv);
// It meets the schemas inside of the document, whose own members are no keywords.
ajv.addVocabulary(["x-expected", ...Object.keys(document)]);
ajv.addSchema(document, "control");

const compiled = new Map<string, ValidateFunction>();

/** What a value breaks of the schema at a place of the document, such as `components/schemas/JobSummary`. */
export function breachesOfSchema(place: readonly string[], value: unknown): unknown[] {
  const pointer = place.map((name) => encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/");
  const check = compiled.get(pointer) ?? ajv.compile({ $ref: `control#/${pointer}` });
  compiled.set(pointer, check);
  return check(value) ? [] : (check.errors ?? []);
}

/** Where a response stands in the document: at its operation, or among those that are shared. */
export function placeOfResponse({ path, method, responses }: ControlOperation, status: string): string[] {
  const reference = responses[status]?.$ref;
  return reference ? reference.slice(2).split("/") : ["paths", path, method, "responses", status];
}

export function responseOf(operation: ControlOperation, status: string): OpenApiResponse {
  const response = operation.responses[status];
  const shared = document.components.responses[response?.$ref?.split("/").pop() ?? ""] ?? response;
  if (!shared) throw new Error(`${operation.operationId} has no response ${status}.`);
  return shared;
}

export interface Answered {
  method: string;
  /** Path and query, from the root of the server. */
  path: string;
  status: number;
  /** The media type, without parameters. */
  type: string;
  body: unknown;
}

/** Throws where an answer of the control interface is not as the document has it; others are let pass. */
export function assertDocumented({ method, path, status, type, body }: Answered): void {
  const [, below] = /^\/_standin(\/[^?]*)?(?:\?|$)/.exec(path) ?? [];
  if (!/^\/_standin(?:[/?]|$)/.test(path)) return;
  const operation = operations.find(
    (one) => one.method === method.toLowerCase() && patternOf(one.path).test(below ?? "/"),
  );
  const where = `${method} ${path} answered ${status} ${JSON.stringify(body)}`;
  if (!operation) {
    // A method or a path that there is not, or a page that may not know.
    if ([401, 403, 404, 405].includes(status)) return;
    throw new Error(`${where}, and is no operation of the document.`);
  }
  const key = String(status) in operation.responses ? String(status) : "default";
  const content = Object.keys(responseOf(operation, key).content ?? {});
  if (content.length === 0 || content.includes("*/*")) return;
  if (!content.includes(type)) throw new Error(`${where} as ${type}; the document has ${content.join(", ")}.`);
  if (!type.endsWith("json")) return;
  const breaches = breachesOfSchema([...placeOfResponse(operation, key), "content", type, "schema"], body);
  if (breaches.length > 0) throw new Error(`${where}: ${JSON.stringify(breaches)}`);
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`);
