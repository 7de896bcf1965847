import type { JsonValue } from "../base/json.js";
import type { AssumptionId, ErrorCode, ReadingId, RuleId, StatementId } from "./generated/catalogue.js";

/** The marks of an element: its `x-standin`. */
export interface Marks {
  rules?: readonly RuleId[];
  assumptions?: readonly AssumptionId[];
  /** By id, which part of the element it is about, where the words of the catalogue (`short`) do not say it. */
  parts?: Readonly<Partial<Record<StatementId, string>>>;
}

/** The JSON:API form of a schema. */
export interface ResourceShape {
  role: "resource" | "create" | "update" | "problem";
  type: string;
  relationships: string[];
  /** The schema of the resources that a body with this one shows beside it, in `included`. */
  included?: string;
}

/** The parts of a JSON Schema that Standin itself reads. */
export interface OpenApiSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, OpenApiSchema>;
  required?: string[];
  items?: OpenApiSchema;
  additionalProperties?: OpenApiSchema | boolean;
  allOf?: OpenApiSchema[];
  anyOf?: OpenApiSchema[];
  oneOf?: OpenApiSchema[];
  "x-standin"?: Marks & {
    json_api?: ResourceShape;
    /** Of an enum: what each value means. */
    values?: Record<string, string>;
    /** The schema for projects with metadata by field. */
    by_field?: OpenApiSchema;
    /** Of a member that other services may leave out: Standin shows it always, and so say the types. */
    always?: true;
    /** Keywords that validators ignore, because other code checks them with its own error texts. */
    unchecked?: string[];
  };
  [keyword: string]: unknown;
}

export interface OpenApiExample {
  summary: string;
  value: JsonValue;
}

export interface MediaType {
  schema: OpenApiSchema;
  examples?: Record<string, OpenApiExample>;
}

export interface OpenApiParameter {
  name: string;
  in: "path" | "query" | "header";
  style?: "deepObject" | "form";
  explode?: boolean;
  required?: boolean;
  schema: OpenApiSchema;
  example?: JsonValue;
  description?: string;
  $ref?: string;
  "x-standin"?: Marks;
}

export type OpenApiHeader = Partial<
  Pick<OpenApiParameter, "$ref" | "description" | "schema" | "example" | "x-standin">
>;

export interface OpenApiResponse {
  $ref?: string;
  description: string;
  headers?: Record<string, OpenApiHeader>;
  content?: Record<string, MediaType>;
  links?: Record<string, { operationId: string; description?: string; parameters: Record<string, string> }>;
  "x-standin"?: Marks;
}

export interface OpenApiOperation {
  operationId: string;
  tags?: string[];
  summary: string;
  description?: string;
  parameters?: OpenApiParameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, OpenApiResponse>;
  /** For documentation tools. */
  "x-codeSamples": { lang: "Shell"; label: "curl"; source: string }[];
  "x-standin": Marks & {
    errors: ErrorCode[];
    /** Documented requests that it needs first; a link of the last one's response gives the id that it is about. */
    after?: { operation: string; example?: string }[];
    /** False if Standin has no more than the form of it, so that the server of `--proxy` is asked first. */
    modeled?: false;
  };
}

/** What the service sends by itself. */
export interface OpenApiCall extends Omit<OpenApiOperation, "parameters" | "x-codeSamples" | "x-standin"> {
  "x-standin": Marks & {
    headers: { name: string; value: string; description: string; "x-standin"?: Marks }[];
  };
}

export interface CatalogueRule {
  id: RuleId;
  text: string;
  /** What is open about it, and what limits its check. */
  note?: string;
  /** The text in a few words, for marks. */
  short: string;
  /** The parts of the text by name, each in a few words: the rule holds as a whole only where each was tried. Absent: it is one part. */
  parts?: Record<string, string>;
  /** Where it may mark something: the ids of operations, and JSON pointers into the document. */
  scope: string[];
}
export interface CatalogueReading {
  id: ReadingId;
  name: string;
  text: string;
  /** The rules that rest on it. */
  rules: RuleId[];
}
export interface CatalogueAssumption {
  id: AssumptionId;
  text: string;
  question: string;
  /** The question in a few words, for marks, where an element has no `parts`. Never an answer that only its question explains. */
  short: string;
  basis: string;
  /** For published facts: the source, and the day (`2026-09-01`) of publication or lookup. */
  source?: string;
  date?: string;
  /** The section of docs/spec/published-service.md that has the facts. */
  facts?: string;
}

/** One kind of error, as documented; what Standin responds with is generated from it. */
export interface DocumentedError {
  code: ErrorCode;
  title: string;
  /** In the flat form, and in JSON:API unless `json_api` says otherwise. */
  status: number;
  json_api?: {
    status?: number;
    code?: string;
    /** Only in that envelope. The derived document adds it to its operations. */
    only?: true;
  };
  transient?: true;
  /** It is a failure of Standin itself: no operation has it, since no other service does. */
  own?: true;
  when: string;
}

/** An OpenAPI 3.1 document, as far as Standin reads it. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; description?: string; version: string };
  externalDocs: { description: string; url: string };
  servers: { url: string; description: string; variables?: Record<string, { default: string; description: string }> }[];
  tags: { name: string; description: string }[];
  paths: Record<
    string,
    { parameters?: OpenApiParameter[] } & { [method: string]: OpenApiOperation | OpenApiParameter[] }
  >;
  webhooks: { call: { post: OpenApiCall } };
  components: {
    securitySchemes: Record<string, { description?: string; "x-standin"?: Marks }>;
    parameters: Record<string, OpenApiParameter>;
    headers: Record<string, OpenApiHeader>;
    responses: Record<string, OpenApiResponse>;
    schemas: Record<string, OpenApiSchema>;
  };
  "x-catalogue": {
    version: number;
    /** Markdown: how to read it, and what its last version changed. */
    preface: string;
    rules: CatalogueRule[];
    readings: CatalogueReading[];
    assumptions: CatalogueAssumption[];
    errors: DocumentedError[];
  };
}
