import { toCurl } from "../../base/curl.js";
import type { JsonValue } from "../../base/json.js";
import type { EnvelopeName } from "../../openapi/documents.js";
import { toLiteral } from "./literal.js";

/** A request to be shown. */
export interface ShownRequest {
  method: string;
  url: string;
  body: JsonValue | undefined;
  envelope: EnvelopeName;
  /** Whether the response has a body. */
  hasResponseBody: boolean;
}

export function toCurlExample({ method, url, body, envelope }: ShownRequest): string {
  const headers = headersOf({ body, envelope }).map(([name, value]) => JSON.stringify(`${name}: ${value}`));
  const text = body === undefined ? body : JSON.stringify(body);
  return toCurl({ method, url, headers, body: text }, { between: " \\\n  " });
}

/** The JSON:API envelope wants its version with every request. */
function headersOf({ body, envelope }: Pick<ShownRequest, "body" | "envelope">): [name: string, value: string][] {
  return [
    ["Authorization", "Bearer any-token"],
    ...(envelope === "json-api" ? ([["X-Api-Version", "3"]] as [string, string][]) : []),
    ...(body === undefined ? [] : ([["Content-Type", "application/json"]] as [string, string][])),
  ];
}

export function toFetch({ method, url, body, envelope, hasResponseBody }: ShownRequest): string {
  const headers = toLiteral(Object.fromEntries(headersOf({ body, envelope })), "  ");
  const options = [
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    `  headers: ${headers},`,
    ...(body === undefined ? [] : [`  body: JSON.stringify(${toLiteral(body, "  ")}),`]),
  ];
  return [
    `const response = await fetch("${url}", {`,
    ...options,
    "});",
    hasResponseBody ? "console.log(response.status, await response.json());" : "console.log(response.status);",
  ].join("\n");
}
