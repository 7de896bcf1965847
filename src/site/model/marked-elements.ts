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
  const look = (value: unknown, at: readonly string[]): MarkedElement[] => {
    if (typeof value !== "object" || value === null) return [];
    const { "x-standin": { rules = [], assumptions = [] } = {} } = value as Marked;
    const below = Object.entries(value).flatMap(([name, member]) => look(member, [...at, name]));
    const ids = [...rules, ...assumptions];
    if (ids.length === 0) return below;
    const [label, element] = nameOf(value as { name?: string }, at, document);
    return [{ label, element, ids }, ...below];
  };
  return look(document, []);
}

function nameOf(
  { name = "" }: { name?: string },
  [kind, first = "", second = "", third = "", ...rest]: readonly string[],
  document: OpenApiDocument,
): [label: string, element: string] {
  if (kind === "webhooks") {
    if (third === "responses") return [`response ${rest[0]} to a webhook call`, "call"];
    return name === "" ? ["the webhook call", "call"] : [`header ${name} of a webhook call`, `call/${name}`];
  }
  if (kind === "paths" && third !== "parameters") {
    const operation = document.paths[first]?.[second] as OpenApiOperation;
    return [operation.operationId, `operations/${operation.operationId}`];
  }
  if (kind === "paths") return [`parameter ${name}`, `parameters/${name}`];
  // The rest are components: `schemas/UploadUpdate/properties/basename`.
  if (third === "properties") {
    const path = [second, ...rest.filter((one) => one !== "properties" && one !== "items")];
    return [path.join("."), `schemas/${path.join("/")}`];
  }
  if (first === "headers") {
    // `RetryAfter` is sent as `Retry-After`, says the first response that has it.
    const all = Object.values(document.components.responses).flatMap(({ headers = {} }) => Object.entries(headers));
    const header = all.find(([, reference]) => nameIn(reference) === second)?.[0] ?? second;
    return [`header ${header}`, `headers/${header}`];
  }
  const words: Readonly<Record<string, string>> = {
    ...{ parameters: `parameter ${name}`, responses: `response ${second}`, securitySchemes: `the scheme ${second}` },
  };
  return [words[first] ?? second, `${first}/${second}`];
}
