import type { JsonObject, JsonValue } from "../base/json.js";
import type { ErrorCode } from "./generated/catalogue.js";
import { closed, shapeOf } from "./json-api-parts.js";
import type { OpenApiDocument, OpenApiOperation, OpenApiResponse, OpenApiSchema } from "./openapi-document.js";

/* What errors are in the JSON:API document: which there are, their schema, their examples. */

/** The errors of an operation in this envelope, in the order of the catalogue. */
export function errorsIn(
  { requestBody, "x-standin": { errors } }: OpenApiOperation,
  flat: OpenApiDocument,
): ErrorCode[] {
  const shape = shapeOf(Object.values(requestBody?.content ?? {})[0]?.schema, flat);
  const own = new Set<ErrorCode>([
    ...errors,
    "INVALID_API_VERSION",
    ...(shape ? (["INVALID_TYPE"] as const) : []),
    ...(shape?.role === "update" ? (["INVALID_ENTITY_ID"] as const) : []),
  ]);
  return flat["x-catalogue"].errors.map(({ code }) => code).filter((code) => own.has(code));
}

/** The one status of two errors has the examples of both. */
export function mergeExamples(into: OpenApiResponse | undefined, from: OpenApiResponse | undefined): void {
  const [own] = Object.values(into?.content ?? {});
  const [other] = Object.values(from?.content ?? {});
  if (own && other) own.examples = { ...own.examples, ...other.examples };
}

/** Examples of the errors that happen in this envelope alone. */
const ownExamples: readonly { code: ErrorCode; summary: string; message: string }[] = [
  { code: "INVALID_API_VERSION", summary: "Another version", message: 'X-Api-Version is "2"; send 3, the only one.' },
  {
    code: "INVALID_TYPE",
    summary: "The type of another resource",
    message: '/data/type is "webhook_call"; it must be the type of the resource here.',
  },
  {
    code: "INVALID_ENTITY_ID",
    summary: "Another identifier than in the path",
    message: '/data/id is "1002" and the path names "1001"; pass the same.',
  },
];

export function addOwnExamples({ content }: OpenApiResponse): void {
  const examples = ownExamples.map(({ code, summary, message }) => {
    const attributes = { code, doc_url: `urn:standin:error:${code}`, details: { message } };
    return [code.toLowerCase(), { summary, value: { data: [{ id: "ce9dcb", type: "api_error", attributes }] } }];
  });
  for (const media of Object.values(content ?? {})) {
    media.examples = { ...media.examples, ...Object.fromEntries(examples) };
  }
}

/** The published form of a value that was refused. */
function fieldDetails({ pointer, code, detail }: JsonObject, flat: OpenApiDocument): JsonObject {
  const field = String(pointer).split("/").at(3) ?? "";
  const [updated] = Object.values(flat.components.schemas).filter(
    ({ properties, "x-standin": own }) => own?.json_api?.role === "update" && properties && field in properties,
  );
  const type = updated?.["x-standin"]?.json_api?.type ?? "";
  return { field, code: code as string, record_type: type, pointer: pointer as string, message: detail as string };
}

/** A problem, as the published service puts it. */
export function toErrorsExample(problem: JsonObject, flat: OpenApiDocument): JsonValue {
  const { type, code, detail } = problem;
  const { json_api: { code: published = code } = {}, transient } =
    flat["x-catalogue"].errors.find((one) => one.code === code) ?? {};
  // Sentences start with the pointer of what they are about, which is an attribute in every example, or are about the query.
  const inAttributes = (text: JsonValue | undefined) => `${text}`.replace(/^(?=\/)/, "/data/attributes");
  const errors = (problem.errors as JsonObject[]).map((violation) => {
    const isOfBody = String(violation.detail).startsWith("/");
    const pointer = isOfBody ? inAttributes(violation.pointer) : (violation.pointer as string);
    return { ...violation, pointer, detail: inAttributes(violation.detail) };
  });
  const messages = errors.map((violation) => violation.detail);
  const details =
    code === "INVALID_FIELD"
      ? fieldDetails(errors[0] ?? {}, flat)
      : { message: inAttributes(detail), ...(errors.length > 0 ? { messages, errors } : {}) };
  return {
    data: [
      {
        id: "ce9dcb",
        type: "api_error",
        attributes: {
          ...{ code: published as string, doc_url: type as string, details },
          ...(transient ? { transient } : {}),
        },
      },
    ],
  };
}

/** The published errors: a list of `api_error`, each with a code, details and an address to read more at. */
export function errorsSchema(problem: OpenApiSchema, flat: OpenApiDocument): OpenApiSchema {
  const codes = flat["x-catalogue"].errors
    .filter(({ own }) => !own)
    .map(({ code, json_api: jsonApi }) => jsonApi?.code ?? code);
  const attributes = closed(
    {
      code: { type: "string", enum: [...new Set(codes)], description: "The error code." },
      doc_url: { type: "string", description: "A URI that identifies the kind of problem." },
      details: { type: "object", additionalProperties: true, description: "What is wrong, where, and how to fix it." },
      transient: { type: "boolean", description: "True if the same request may succeed later." },
    },
    ["code", "doc_url", "details"],
  );
  const error = closed(
    {
      id: { type: "string", description: "An identifier of this occurrence." },
      type: { type: "string", const: "api_error", description: "The type of the resource." },
      attributes,
    },
    ["id", "type", "attributes"],
  );
  const list = closed({ data: { type: "array", minItems: 1, items: error, description: "The problems." } }, ["data"]);
  const { assumptions = [] } = problem["x-standin"] ?? {};
  return { ...list, description: "What went wrong.", "x-standin": { assumptions } };
}
