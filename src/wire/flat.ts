import { errorDefinition } from "../openapi/errors.js";
import type { Envelope } from "./envelope.js";

/** A resource is one object; an error is a problem (RFC 9457). */
export const flatEnvelope: Envelope = {
  name: "flat",
  basePath: "",
  requestMediaTypes: ["application/json"],
  errorMediaType: "application/problem+json",

  encodeResource: (resource) => resource,
  encodeList: (resources, total) => ({ data: [...resources], meta: { total_count: total } }),
  encodeError({ code, detail, violations, status: wanted }) {
    const { flatStatus, title } = errorDefinition(code);
    const status = wanted ?? flatStatus;
    const errors = violations.map(({ pointer, code, detail }) => ({ pointer, code, detail }));
    return { status, body: { type: `urn:standin:error:${code}`, title, status, detail, code, errors } };
  },

  encodeRequest: (_operationId, fields) => fields,
  decodeRequest: (_operationId, body) => body,
  decodeResource: (body) => body,

  pointerTo: (fieldPointer) => fieldPointer,
};
