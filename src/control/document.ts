import type { ControlReply } from "../openapi/control.js";
import { controlDocument } from "../openapi/generated/control-document.js";
import type { OpenApiDocument } from "../openapi/openapi-document.js";
import type { ControlCall } from "./call.js";

/** `GET /_standin/openapi.json`: control.openapi.yaml with what it refers to, at the address that was asked. */
export function showDocument({ context }: ControlCall): ControlReply<"showDocument"> {
  // It is the generator's own text.
  const document = JSON.parse(controlDocument) as OpenApiDocument;
  const servers = [{ ...document.servers[0], url: `${context.origin}/_standin` }];
  return { status: 200, body: { ...document, servers } };
}
