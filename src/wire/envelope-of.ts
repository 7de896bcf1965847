import type { Envelope } from "./envelope.js";
import { flatEnvelope } from "./flat.js";
import { jsonApiEnvelope } from "./json-api.js";

const { basePath } = jsonApiEnvelope;

/** The envelope that a path belongs to, whether or not there is anything at it. */
export const envelopeOf = (path: string): Envelope =>
  path.startsWith(basePath) && (path.length === basePath.length || path[basePath.length] === "/")
    ? jsonApiEnvelope
    : flatEnvelope;
