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
  $ref?: string;
}

export interface OpenApiResponse {
  $ref?: string;
  description: string;
  content?: Record<string, MediaType>;
}

export interface OpenApiOperation {
  operationId: string;
  summary: string;
  parameters?: OpenApiParameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, OpenApiResponse>;
  "x-errors": string[];
}

export interface CatalogueEntry {
  id: string;
  text: string;
}
export interface CatalogueAnswer extends CatalogueEntry {
  question: string;
  basis: string;
}

/** An OpenAPI 3.1 document, as far as Standin reads it. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; description?: string; version: string };
  servers: { url: string }[];
  paths: Record<
    string,
    { parameters?: OpenApiParameter[] } & { [method: string]: OpenApiOperation | OpenApiParameter[] }
  >;
  components: {
    parameters: Record<string, OpenApiParameter>;
    responses: Record<string, OpenApiResponse>;
    schemas: Record<string, OpenApiSchema>;
  };
  "x-catalogue": { rules: CatalogueEntry[]; answers: CatalogueAnswer[] };
}
