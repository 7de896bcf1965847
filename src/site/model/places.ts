import { errorResponseLink, fieldAnchor, operationPage, parameterAnchor } from "../links.js";
import type { Call } from "./call.js";
import type { FieldRow } from "./fields.js";
import type { BodyView, Operation } from "./operations.js";

/** The page of the webhook call. */
export const callPage = "webhook-call.html";

/** Where the site shows each element of the document, by its place in it: `schemas/UploadUpdate/basename`. */
export type Addresses = ReadonlyMap<string, string>;

/** The first place at which an element is shown counts: the updates come first. */
export function toAddresses(operations: readonly Operation[], call: Call): Addresses {
  const addresses = new Map<string, string>();
  const add = (element: string | undefined, address: string) => {
    if (element !== undefined && !addresses.has(element)) addresses.set(element, address);
  };
  const addBody = (page: string, part: string, body: BodyView | undefined) => {
    add(body?.schema && `schemas/${body.schema}`, `${page}#${part}`);
    for (const row of body?.fields ?? []) addField(add, `${page}#${fieldAnchor(part, row.path)}`, row);
  };

  for (const operation of operations) {
    const page = operationPage(operation.id);
    add(`operations/${operation.id}`, page);
    add("securitySchemes/token", `${page}#authorization`);
    for (const { name, element, schema, fields } of operation.parameters) {
      const address = `${page}#${parameterAnchor(name)}`;
      add(`parameters/${element}`, address);
      add(schema && `schemas/${schema}`, address);
      for (const row of fields) addField(add, `${page}#${fieldAnchor(name, row.path)}`, row);
    }
    addBody(page, "body", operation.views.flat.request);
    for (const { status, name, headers, body } of operation.views.flat.responses) {
      const address = status < "400" ? `${page}#${status}` : errorResponseLink(name);
      add(`responses/${name}`, address);
      for (const header of headers) add(`headers/${header.name}`, address);
      if (status < "400") addBody(page, status, body);
    }
  }
  add("schemas/Problem", "errors.html#body");
  add("schemas/Violation", "errors.html#body");
  add("schemas/ProblemCode", "errors.html#catalogue");
  add("schemas/ViolationCode", "errors.html#violations");
  add("call", callPage);
  add("securitySchemes/basic", `${callPage}#headers`);
  for (const { name } of call.headers) add(`call/${name}`, `${callPage}#headers`);
  addBody(callPage, "payload", call.payload);
  return addresses;
}

function addField(add: (element: string | undefined, address: string) => void, address: string, row: FieldRow): void {
  add(row.source && `schemas/${row.source}`, address);
  add(row.refersTo && `schemas/${row.refersTo}`, address);
}
