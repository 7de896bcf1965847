import { toCurl } from "../../base/curl.js";
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

export function toCurlExample({ method, url, body }: ShownRequest): string {
  const headers = ['"Authorization: Bearer any-token"'];
  if (body !== undefined) headers.push('"Content-Type: application/json"');
  const text = body === undefined ? body : JSON.stringify(body);
  return toCurl({ method, url, headers, body: text }, { between: " \\\n  " });
}

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
