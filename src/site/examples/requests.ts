import type { JsonValue } from "../../base/json.js";
import { toLiteral } from "./literal.js";

/** A request to be shown. */
export interface ShownRequest {
  method: string;
  url: string;
  body: JsonValue | undefined;
  /** Whether the response has a body. */
  hasResponseBody: boolean;
}

export function toCurl({ method, url, body }: ShownRequest): string {
  const parts = [
    method === "GET" ? `curl ${url}` : `curl -X ${method} ${url}`,
    '-H "Authorization: Bearer any-token"',
    ...(body === undefined ? [] : ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(body))}`]),
  ];
  return parts.join(" \\\n  ");
}

/** In single quotes a shell leaves everything as it is, but for them. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export function toFetch({ method, url, body, hasResponseBody }: ShownRequest): string {
  const options = [
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    body === undefined
      ? '  headers: { Authorization: "Bearer any-token" },'
      : '  headers: { Authorization: "Bearer any-token", "Content-Type": "application/json" },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${toLiteral(body, "  ")}),`]),
  ];
  return [
    `const response = await fetch("${url}", {`,
    ...options,
    "});",
    hasResponseBody ? "console.log(response.status, await response.json());" : "console.log(response.status);",
  ].join("\n");
}
