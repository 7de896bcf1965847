/** JSON as it comes off the wire. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

/** What a schema is in JSON:API: `x-json-api` in openapi.yaml. */
export interface ResourceShape {
  role: "resource" | "create" | "update" | "problem";
  type: string;
  relationships: string[];
}

/** The parts of a JSON Schema that Standin itself reads. */
export interface OpenApiSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, OpenApiSchema>;
  required?: string[];
  items?: OpenApiSchema;
  "x-json-api"?: ResourceShape;
  "x-rules"?: string[];
  "x-answers"?: string[];
  [keyword: string]: unknown;
}

export interface MediaType {
  schema: OpenApiSchema;
  examples?: Record<string, { summary?: string; value: JsonValue }>;
}

export interface OpenApiParameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema: OpenApiSchema;
  example?: JsonValue;
  description?: string;
  $ref?: string;
  "x-rules"?: string[];
  "x-answers"?: string[];
}

export interface OpenApiHeader {
  $ref?: string;
  description?: string;
  schema?: OpenApiSchema;
  "x-rules"?: string[];
  "x-answers"?: string[];
}

export interface OpenApiResponse {
  $ref?: string;
  description: string;
  headers?: Record<string, OpenApiHeader>;
  content?: Record<string, MediaType>;
  "x-rules"?: string[];
  "x-answers"?: string[];
}

export interface OpenApiOperation {
  operationId: string;
  tags?: string[];
  summary: string;
  description?: string;
  parameters?: OpenApiParameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, OpenApiResponse>;
  "x-errors": string[];
  "x-rules"?: string[];
  "x-answers"?: string[];
}

/** What the service sends by itself. */
export interface OpenApiCall extends Omit<OpenApiOperation, "parameters" | "x-errors"> {
  "x-headers": { name: string; value: string; description: string; "x-rules"?: string[]; "x-answers"?: string[] }[];
}

export interface CatalogueEntry {
  id: string;
  text: string;
}
export interface CatalogueAnswer extends CatalogueEntry {
  question: string;
  basis: string;
}

/** One kind of error, as documented; `src/openapi/errors.ts` is what answers it, and a test holds the two together. */
export interface DocumentedError {
  code: string;
  title: string;
  /** In the flat form, and in JSON:API unless `json_api` says otherwise. */
  status: number;
  json_api?: { status?: number; code?: string };
  transient?: true;
  when: string;
}

/** An OpenAPI 3.1 document, as far as Standin reads it. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; description?: string; version: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<
    string,
    { parameters?: OpenApiParameter[] } & { [method: string]: OpenApiOperation | OpenApiParameter[] }
  >;
  webhooks: { call: { post: OpenApiCall } };
  components: {
    securitySchemes: Record<string, { description?: string; "x-rules"?: string[]; "x-answers"?: string[] }>;
    parameters: Record<string, OpenApiParameter>;
    headers: Record<string, OpenApiHeader>;
    responses: Record<string, OpenApiResponse>;
    schemas: Record<string, OpenApiSchema>;
  };
  "x-catalogue": { rules: CatalogueEntry[]; answers: CatalogueAnswer[] };
  "x-error-catalogue": DocumentedError[];
}
