import { documents, routes } from "../../openapi/documents.js";
import type { OpenApiOperation, OpenApiResponse } from "../../openapi/openapi-document.js";
import { documentOf } from "../binding/defaults.js";
import type { Target } from "../binding/target.js";
import type { SeenResponse } from "../http/observations.js";
import type { CoveredResponse } from "./shape.js";

/** Every response that the document has of the target's operations, and every other one that came. */
export function toCoverage(target: Target, seen: readonly SeenResponse[]): CoveredResponse[] {
  const name = documentOf(target.envelope);
  const documented = routes.flatMap(({ operationId, method, path }) => {
    if (target.operations[operationId] === null) return [];
    // An entry of a path that is named by a method is an operation.
    const operation = documents[name].paths[path]?.[method.toLowerCase()] as OpenApiOperation;
    return Object.entries(operation.responses).flatMap(([status, response]) =>
      contentsOf(name, response).map((content) => ({ operation: operationId, status: Number(status), content })),
    );
  });
  const isSame = (one: Omit<SeenResponse, "count">, other: Omit<SeenResponse, "count">) =>
    one.operation === other.operation && one.status === other.status && one.content === other.content;
  const others = seen.filter((one) => !documented.some((other) => isSame(one, other)));
  return [
    ...documented.map((one) => ({
      ...one,
      documented: true,
      seen: seen.find((other) => isSame(one, other))?.count ?? 0,
    })),
    ...others.map(({ count, ...one }) => ({ ...one, documented: false, seen: count })),
  ];
}

function contentsOf(name: "flat" | "json-api", response: OpenApiResponse): (string | null)[] {
  const shared = documents[name].components.responses[response.$ref?.split("/").pop() ?? ""];
  const types = Object.keys((shared ?? response).content ?? {});
  return types.length > 0 ? types : [null];
}

/** The responses that were seen, in a line: how many of those that the document has, and the others. */
export function toCoverageLine(coverage: readonly CoveredResponse[]): string {
  const documented = coverage.filter((one) => one.documented);
  const others = coverage.filter((one) => !one.documented);
  const named = others
    .slice(0, 3)
    .map(({ operation, status, content }) => `${operation} ${status} ${content ?? ""}`.trim());
  const rest = others.length > named.length ? `, and ${others.length - named.length} more` : "";
  const more = others.length > 0 ? `; ${others.length} undocumented (${named.join(", ")}${rest})` : "";
  return `Responses: ${documented.filter(({ seen }) => seen > 0).length} of ${documented.length} documented ones seen${more}`;
}
