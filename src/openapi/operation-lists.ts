import { operationsOf } from "./document-parts.js";
import type { OpenApiDocument } from "./openapi-document.js";

/** Puts a list in the place of an earlier one. Throws if it is not where it was. */
function replaceList(text: string, place: RegExp, list: string): string {
  if (!place.test(text)) throw new Error(`No list of operations matches ${place}.`);
  return text.replace(place, (_, before: string, after: string) => before + list + after);
}

/** The text of control.openapi.yaml with the IDs of the API's operations: all, and those that start jobs. */
export function withOperationIds(text: string, flat: OpenApiDocument): string {
  const all = operationsOf(flat).map(({ operation }) => operation);
  const ids = all.map(({ operationId }) => `        - ${operationId}\n`).join("");
  const ofJobs = all.filter(({ responses }) => "202" in responses).map(({ operationId }) => operationId);
  const inEnum = /^( {4}OperationId:\n(?: {6}.*\n)*? {6}enum:\n)(?: {8}- \w+\n)+()/m;
  const inJobs =
    /( {8}operation: \{ type: string, enum: \[)[\w, ]+(\], description: The operation that started the job)/;
  return replaceList(replaceList(text, inEnum, ids), inJobs, ofJobs.join(", "));
}

/** The text of binding.schema.json with each operation that a binding may map. */
export function withBoundOperations(text: string, flat: OpenApiDocument): string {
  const ids = operationsOf(flat).map(({ operation }) => operation.operationId);
  const list = ids.map((id) => `        "${id}": {\n          "$ref": "#/$defs/operation"\n        }`).join(",\n");
  return replaceList(text, /(^ {4}"operations": \{\n(?: {6}".*\n)*? {6}"properties": \{\n)[\s\S]*?(\n {6}\})/m, list);
}
