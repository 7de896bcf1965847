import type { StatementId } from "../../openapi/generated/catalogue.js";
import type { OpenApiDocument, OpenApiOperation } from "../../openapi/openapi-document.js";
import type { Marked } from "./marks.js";
import { nameIn } from "./operations.js";

/** An annotated element of the document: what it is called, and its place, as `Addresses` know it. */
export interface MarkedElement {
  label: string;
  element: string;
  ids: readonly StatementId[];
}

/** Every element of the document with an id of the catalogue, in the order of the document. */
export function markedElementsIn(document: OpenApiDocument): MarkedElement[] {
  return look(document, [], document);
}

function look(value: unknown, at: readonly string[], document: OpenApiDocument): MarkedElement[] {
  if (typeof value !== "object" || value === null) return [];
  const { "x-standin": { rules = [], assumptions = [] } = {} } = value as Marked;
  const below = Object.entries(value).flatMap(([name, member]) => look(member, [...at, name], document));
  const ids = [...rules, ...assumptions];
  return ids.length === 0 ? below : [{ ...nameOf(value, at, document), ids }, ...below];
}

function nameOf(value: object, at: readonly string[], document: OpenApiDocument): Omit<MarkedElement, "ids"> {
  const [kind, first = "", second = "", third = "", ...rest] = at;
  if (kind === "paths") return inPath(value, document.paths[first]?.[second] as OpenApiOperation, third);
  if (kind === "webhooks") {
    if (third === "responses") return { label: `response ${rest[0]} to a webhook call`, element: "call" };
    const header = third === "x-standin" ? (value as { name: string }).name : undefined;
    return header
      ? { label: `header ${header} of a webhook call`, element: `call/${header}` }
      : { label: "the webhook call", element: "call" };
  }
  // The rest are components: `schemas/UploadUpdate/properties/basename`.
  if (first === "schemas" && third === "properties") {
    const path = [second, ...rest.filter((name) => name !== "properties" && name !== "items")];
    return { label: path.join("."), element: `schemas/${path.join("/")}` };
  }
  if (first === "parameters") {
    const { name } = value as { name: string };
    return { label: `parameter ${name}`, element: `parameters/${second}` };
  }
  if (first === "headers") {
    const name = headerName(document, second);
    return { label: `header ${name}`, element: `headers/${name}` };
  }
  const words: Record<string, string> = { responses: "response ", securitySchemes: "the scheme " };
  return { label: `${words[first] ?? ""}${second}`, element: `${first}/${second}` };
}

function inPath(value: object, operation: OpenApiOperation, part: string): Omit<MarkedElement, "ids"> {
  if (part !== "parameters") return { label: operation.operationId, element: `operations/${operation.operationId}` };
  const { name } = value as { name: string };
  return { label: `parameter ${name}`, element: `parameters/${name}` };
}

/** `RetryAfter` is sent as `Retry-After`, says the first response that has it. */
function headerName(document: OpenApiDocument, component: string): string {
  const headers = Object.values(document.components.responses).flatMap(({ headers = {} }) => Object.entries(headers));
  return headers.find(([, reference]) => nameIn(reference) === component)?.[0] ?? component;
}
