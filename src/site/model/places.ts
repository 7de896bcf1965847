import { nameOf } from "../../openapi/document-parts.js";
import type { StatementId } from "../../openapi/generated/catalogue.js";
import type { OpenApiDocument, OpenApiOperation } from "../../openapi/openapi-document.js";
import { callPage, errorLink, fieldAnchor, operationPage, parameterAnchor } from "../links.js";
import type { FieldRow } from "./fields.js";
import type { Marked } from "./marks.js";
import type { BodyView, Call, Operation } from "./operations.js";

/** Where the site shows each element of the document, by its place in it: `schemas/UploadUpdate/basename`. */
export type Addresses = ReadonlyMap<string, string>;

/** The first place at which an element is shown counts: the updates come first. */
export function toAddresses(operations: readonly Operation[], call: Call): Addresses {
  const addresses = new Map<string, string>();
  const add = (element: string, address: string) => {
    if (!addresses.has(element)) addresses.set(element, address);
  };
  const addRows = (page: string, part: string, fields: readonly FieldRow[]) => {
    for (const { path, source, refersTo } of fields) {
      for (const one of [source, refersTo]) add(`schemas/${one}`, `${page}#${fieldAnchor(part, path)}`);
    }
  };
  const addBody = (page: string, part: string, body: BodyView | undefined) => {
    add(`schemas/${body?.schema}`, `${page}#${part}`);
    addRows(page, part, body?.fields ?? []);
  };

  for (const { id, parameters, views } of operations) {
    const page = operationPage(id);
    add(`operations/${id}`, page);
    add("securitySchemes/token", `${page}#authorization`);
    for (const { name, element, schema, fields } of parameters) {
      for (const one of [`parameters/${element}`, `schemas/${schema}`]) add(one, `${page}#${parameterAnchor(name)}`);
      addRows(page, name, fields);
    }
    if (views.flat.request?.marks.rules.length) addBody(page, "body", views.flat.request);
  }
  const reads = operations.filter(({ id }) => id.startsWith("get"));
  for (const { id, views } of [...reads, ...operations]) {
    const page = operationPage(id);
    addBody(page, "body", views.flat.request);
    for (const { status, name, headers, body } of views.flat.responses) {
      const address = status < "400" ? `${page}#${status}` : errorLink(name);
      for (const one of [`responses/${name}`, ...headers.map((header) => `headers/${header.name}`)]) add(one, address);
      if (status < "400") addBody(page, status, body);
    }
  }
  for (const schema of ["Problem", "Violation"]) add(`schemas/${schema}`, "errors.html#body");
  add("schemas/ProblemCode", "errors.html#catalogue");
  add("schemas/ViolationCode", "errors.html#violations");
  add("call", callPage);
  for (const one of ["securitySchemes/basic", ...call.headers.map(({ name }) => `call/${name}`)])
    add(one, `${callPage}#headers`);
  addBody(callPage, "payload", call.payload);
  return addresses;
}

/** An annotated element of the document: its label, and its position for `Addresses`. */
export interface MarkedElement {
  label: string;
  element: string;
  ids: readonly StatementId[];
}

/** Every element of the document with an id of the catalogue, in the order of the document. */
export function markedElementsIn(document: OpenApiDocument): MarkedElement[] {
  const look = (value: unknown, at: readonly string[]): MarkedElement[] => {
    if (typeof value !== "object" || value === null) return [];
    const { "x-standin": { rules = [], assumptions = [] } = {}, name = "" } = value as Marked & { name?: string };
    const below = Object.entries(value).flatMap(([member, one]) => look(one, [...at, member]));
    const ids = [...rules, ...assumptions];
    if (ids.length === 0) return below;
    const element = elementAt(at, name, document);
    return [{ label: labelOf(element), element, ids }, ...below];
  };
  return look(document, []);
}

function elementAt(at: readonly string[], name: string, { paths, components }: OpenApiDocument): string {
  const [top, kind = "", part = "", below = "", ...rest] = at;
  if (top === "webhooks") return name === "" ? "call" : `call/${name}`;
  if (top === "paths" && below === "parameters") return `parameters/${name}`;
  if (top === "paths") {
    const operation = paths[kind]?.[part] as OpenApiOperation;
    return `operations/${operation.operationId}`;
  }
  // The rest are components: `schemas/UploadUpdate/properties/basename`.
  const path = rest.filter((one) => one !== "properties" && one !== "items");
  if (kind !== "headers") return [kind, part, ...path].join("/");
  // `RetryAfter` is sent as `Retry-After`, says the first response that has it.
  const headers = Object.values(components.responses).flatMap((response) => Object.entries(response.headers ?? {}));
  return `headers/${headers.find(([, reference]) => nameOf(reference) === part)?.[0] ?? part}`;
}

const kinds: Readonly<Record<string, string>> = {
  ...{ parameters: "parameter ", responses: "response ", headers: "header ", securitySchemes: "the scheme " },
  call: "the webhook call ",
};

function labelOf(element: string): string {
  const [kind = "", ...path] = element.split("/");
  return `${kinds[kind] ?? ""}${path.join(".")}`.trim();
}
