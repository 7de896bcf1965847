import { matchPath } from "../../base/path-template.js";
import type { OperationId } from "../../openapi/documents.js";
import type { Target } from "./target.js";

export interface FoundOperation {
  operationId: OperationId;
  /** What stands in the path for each placeholder, as it was encoded. */
  values: Readonly<Record<string, string>>;
}

/** The operation of a target that a request is for; undefined for any other address. */
export function findOperation(
  { url: base, operations }: Target,
  { method, url }: { method: string; url: string },
): FoundOperation | undefined {
  if (!url.startsWith(`${base}/`)) return undefined;
  const [path = ""] = url.slice(base.length).split("?", 1);
  for (const [operationId, operation] of Object.entries(operations)) {
    const values = operation?.method === method ? matchPath(operation.path, path) : undefined;
    if (values) return { operationId: operationId as OperationId, values };
  }
  return undefined;
}
