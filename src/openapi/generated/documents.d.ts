// Generated from openapi.yaml by `npm run generate`; not to be edited.
import type { OpenApiDocument } from "../openapi-document.js";
/** Each is read from its text anew. */
export declare const flat: () => OpenApiDocument;
export declare const jsonApi: () => OpenApiDocument;
