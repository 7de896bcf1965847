import type { JsonObject, JsonValue } from "../base/json.js";
import type { ErrorCode } from "./generated/catalogue.js";
import { toJsonApiResource } from "./json-api-resource.js";
import type { OpenApiDocument, OpenApiResponse, ResourceShape } from "./openapi-document.js";

/** The one status of two errors has the examples of both. */
export function mergeExamples(into: OpenApiResponse | undefined, from: OpenApiResponse | undefined): void {
  const [own] = Object.values(into?.content ?? {});
  const [other] = Object.values(from?.content ?? {});
  if (own && other) own.examples = { ...own.examples, ...other.examples };
}

/** Examples of the errors that happen in this envelope alone, by the responses where they do. */
const ownExamples: Readonly<Record<string, Record<string, { code: ErrorCode; summary: string; message: string }>>> = {
  any: {
    invalid_api_version: {
      code: "INVALID_API_VERSION",
      summary: "Another version",
      message: 'X-Api-Version is "2"; 3 is the only one.',
    },
  },
  body: {
    invalid_type: {
      code: "INVALID_TYPE",
      summary: "The type of another resource",
      message: '/data/type is "webhook_call"; it must be the type of the resource here.',
    },
  },
  update: {
    invalid_entity_id: {
      code: "INVALID_ENTITY_ID",
      summary: "Another identifier than in the path",
      message: '/data/id is "1002" and the path names "1001"; pass the same.',
    },
  },
};

/** Adds them to a response to refused values. */
export function addOwnExamples({ content }: OpenApiResponse, name: string): void {
  if (!name.startsWith("Unprocessable")) return;
  const own = {
    ...ownExamples.any,
    ...(name === "Unprocessable" ? {} : ownExamples.body),
    ...(name.endsWith("Update") ? ownExamples.update : {}),
  };
  const examples = Object.entries(own).map(([key, { code, summary, message }]) => {
    const attributes = { code, doc_url: `urn:standin:error:${code}`, details: { message } };
    return [key, { summary, value: { data: [{ id: "ce9dcb", type: "api_error", attributes }] } }];
  });
  for (const media of Object.values(content ?? {})) {
    media.examples = { ...media.examples, ...Object.fromEntries(examples) };
  }
}

/** An example of a body; `path` is that of the operation whose request it is. */
export function toJsonApiExample(
  value: JsonValue,
  shape: ResourceShape | undefined,
  flat: OpenApiDocument,
  path?: string,
): JsonValue {
  const body = value as JsonObject;
  if (!shape) return { ...body, data: (body.data as JsonObject[]).map((one) => toResourceExample(one, flat)) };
  if (shape.role === "problem") return toErrorsExample(body, flat);
  if (shape.role === "resource") return { data: toResourceExample(body, flat) };
  const resource = toJsonApiResource(body, shape);
  // An update names its target in the body too; the path's example identifier is the target of every example.
  const id = shape.role === "update" ? { id: exampleId(flat, path ?? "") } : {};
  return { data: { ...id, ...resource, type: shape.type } };
}

function exampleId(flat: OpenApiDocument, path: string): string {
  const parameter = Object.values(flat.components.parameters).find((one) => path.endsWith(`{${one.name}}`));
  return String(parameter?.example ?? "");
}

/** An example of a flat resource as a JSON:API resource. */
export function toResourceExample(resource: JsonObject, flat: OpenApiDocument): JsonObject {
  const shape = Object.values(flat.components.schemas)
    .map((schema) => schema["x-standin"]?.json_api)
    .find((one) => one?.role === "resource" && one.type === resource.type);
  const payload = resource.type === "job_result" && (resource.payload as JsonObject);
  const flatResource = payload ? { ...resource, payload: toPayloadExample(payload, flat) } : resource;
  return toJsonApiResource(flatResource, shape as ResourceShape);
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

const toPayloadExample = (payload: JsonObject, flat: OpenApiDocument): JsonValue =>
  "code" in payload ? toErrorsExample(payload, flat) : { data: toResourceExample(payload, flat) };

function toErrorsExample(problem: JsonObject, flat: OpenApiDocument): JsonValue {
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
