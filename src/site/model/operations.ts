import type { JsonValue } from "../../base/json.js";
import { nameOf, operationsOf, referredIn } from "../../openapi/document-parts.js";
import type { OperationId } from "../../openapi/documents.js";
import type { AssumptionId } from "../../openapi/generated/catalogue.js";
import type {
  MediaType,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
} from "../../openapi/openapi-document.js";
import { type Envelope, flatEnvelope, jsonApiEnvelope } from "../../wire/envelope.js";
import { fieldsOf } from "./fields.js";
import { marksOf } from "./marks.js";
import { constraintsOf, resolveSchema, typeOf } from "./schema.js";
import type { DocsSource } from "./source.js";

/** A body, or what one holds in `data`. */
export type BodyView = NonNullable<ReturnType<typeof toBody>>;
export type Example = BodyView["examples"][number];
export type ResponseView = ReturnType<typeof toResponse>;
/** An operation as one envelope has it. */
export type OperationView = ReturnType<typeof toView>;
export type Operation = ReturnType<typeof toOperations>[number];

/** Every operation of the document, in both envelopes. */
export function toOperations({ documents }: DocsSource) {
  const others = operationsOf(documents["json-api"]);
  return operationsOf(documents.flat).map((inFlat, index) => {
    // It has the same operations in the same order.
    const inJsonApi = others[index] as typeof inFlat;
    const { path, method, operation } = inFlat;
    const { operationId, tags: [tag = ""] = [], summary, description = "", "x-standin": marked } = operation;
    const parameters = toParameters(documents.flat, inFlat);
    const more = toParameters(documents["json-api"], inJsonApi);
    return {
      id: operationId as OperationId,
      ...{ method: method.toUpperCase(), path, tag, summary, description, marks: marksOf(operation) },
      // What the flat envelope takes, and what the other takes besides.
      parameters: [
        ...parameters,
        ...more
          .filter(({ name }) => parameters.every((one) => one.name !== name))
          .map((one) => ({ ...one, onlyIn: " in JSON:API" })),
      ],
      // What the other envelope has besides is part of the catalogue, whose table says so.
      errors: inJsonApi.operation["x-standin"].errors,
      // Requests that the examples need first.
      after: marked.after ?? [],
      views: {
        flat: toView(documents.flat, path, operation, flatEnvelope),
        "json-api": toView(documents["json-api"], path, inJsonApi.operation, jsonApiEnvelope),
      },
    };
  });
}

const toParameters = (document: OpenApiDocument, { parameters, operation }: ReturnType<typeof operationsOf>[number]) =>
  [...parameters, ...(operation.parameters ?? [])].map((one) => toParameter(document, one, operation));

function toParameter(document: OpenApiDocument, reference: OpenApiParameter, operation: OpenApiOperation) {
  const parameter = referredIn(document.components.parameters, reference);
  const { schema, name: schemaName } = resolveSchema(document, parameter.schema);
  const elements = schema.items && resolveSchema(document, schema.items);
  const marks = marksOf(parameter, operation["x-standin"].assumptions);
  return {
    name: parameter.name,
    /** Its key in the document if it has one, else its name. */
    element: nameOf(reference) || parameter.name,
    /** The schema of its value or of the elements of its value, where that stands by itself. */
    schema: schemaName ?? elements?.name,
    // The members of a list's elements are those of the object that has the list.
    fields: fieldsOf(document, schema, marks.assumptions).filter(
      ({ path: [first = "", ...more] }) => more.length === 0 || !first.endsWith("[]"),
    ),
    in: parameter.in,
    /** The only envelope that takes it, if the other does not: “ in JSON:API”. */
    onlyIn: undefined as string | undefined,
    type: typeOf(document, schema),
    required: parameter.required ?? false,
    description: parameter.description ?? "",
    constraints: [
      ...constraintsOf(schema),
      ...(elements ? constraintsOf(elements.schema).map((one) => `each ${one}`) : []),
    ],
    example: parameter.example === undefined ? undefined : showExample(parameter.example),
    marks,
  };
}

/** An object as JSON, a list with commas, as it is sent. */
const showExample = (example: JsonValue): string =>
  typeof example === "object" && !Array.isArray(example) ? JSON.stringify(example) : String(example);

function toView(document: OpenApiDocument, path: string, operation: OpenApiOperation, envelope: Envelope) {
  const open = operation["x-standin"].assumptions ?? [];
  return {
    envelope,
    path: envelope.basePath + path,
    request: operation.requestBody && toBody(document, operation.requestBody.content, open),
    responses: Object.entries(operation.responses).map(([status, reference]) =>
      toResponse(document, status, reference, open),
    ),
  };
}

function toResponse(
  document: OpenApiDocument,
  status: string,
  reference: OpenApiResponse,
  open: readonly AssumptionId[],
) {
  const response = referredIn(document.components.responses, reference);
  const marks = marksOf(response, open);
  const around = marks.assumptions.length > 0 ? marks.assumptions : open;
  return {
    status,
    /** Its key in the document. */
    name: nameOf(reference),
    description: response.description,
    marks,
    headers: Object.entries(response.headers ?? {}).map(([name, one]) => {
      const header = referredIn(document.components.headers, one);
      const { schema = {}, description = "" } = header;
      return { name, type: typeOf(document, schema), description, marks: marksOf(header, open) };
    }),
    body: response.content && toBody(document, response.content, around),
  };
}

export function toBody(document: OpenApiDocument, content: Record<string, MediaType>, open: readonly AssumptionId[]) {
  const [first] = Object.values(content);
  if (!first) return undefined;
  const { name, schema } = resolveSchema(document, first.schema);
  return {
    mediaTypes: Object.keys(content),
    schema: name ?? (schema.properties?.data && resolveSchema(document, schema.properties.data).name),
    marks: marksOf(schema, open),
    fields: fieldsOf(document, first.schema, open),
    examples: Object.entries(first.examples ?? {}).map(([name, example]) => ({ name, ...example })),
  };
}

/** The webhook call, as the document has it. */
export type Call = ReturnType<typeof toCall>;

export function toCall({ documents: { flat } }: DocsSource) {
  const call = flat.webhooks.call.post;
  const payload = call.requestBody && toBody(flat, call.requestBody.content, call["x-standin"].assumptions ?? []);
  const example = payload?.examples[0]?.value;
  if (!payload || example === undefined) throw new Error("The document shows no webhook call.");
  return {
    summary: call.summary,
    tag: call.tags?.[0] ?? "",
    description: call.description ?? "",
    marks: marksOf(call),
    headers: call["x-standin"].headers.map((header) => ({ ...header, marks: marksOf(header) })),
    payload,
    // The meaning of each status of the receiver's response.
    responses: Object.entries(call.responses).map(([status, response]) => toResponse(flat, status, response, [])),
    // The default payload, as it was really sent.
    example,
  };
}
