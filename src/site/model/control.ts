import type { JsonValue } from "../../base/json.js";
import { controlDocument } from "../../openapi/generated/control-document.js";
import { controlRoutes } from "../../openapi/generated/control-routes.js";
import type { OpenApiDocument, OpenApiOperation, OpenApiSchema } from "../../openapi/openapi-document.js";

/** An operation of the control interface, as its page tells of it. */
export interface ControlOperation {
  id: string;
  tag: string;
  method: string;
  /** Below the server's own address: `/_standin/faults`. */
  path: string;
  summary: string;
  description: string;
  fields: readonly ControlField[];
  /** What can be sent, with the name of each. */
  requests: readonly { summary: string; value: JsonValue }[];
  /** What comes back. */
  response: JsonValue | undefined;
}

export interface ControlField {
  name: string;
  type: string;
  description: string;
}

interface Example {
  summary?: string;
  value?: JsonValue;
}

/** The operations of control.openapi.yaml, in its order. */
export function toControlOperations(): ControlOperation[] {
  // It is the generator's own text.
  const document = JSON.parse(controlDocument) as OpenApiDocument;
  return controlRoutes.map(({ operationId, method, path }) => {
    const operation = document.paths[path]?.[method] as OpenApiOperation;
    const { summary, description = "", tags, requestBody, responses } = operation;
    const body = requestBody?.content["application/json"];
    const success = Object.entries(responses).find(([status]) => status < "300")?.[1];
    const shared = document.components.responses[success?.$ref?.split("/").pop() ?? ""] ?? success;
    const [response] = examplesIn(shared?.content?.["application/json"]);
    return {
      id: operationId,
      tag: tags?.[0] ?? "",
      method: method.toUpperCase(),
      path: `/_standin${path === "/" ? "" : path}`,
      summary,
      description,
      fields: [...parametersOf(operation), ...(body ? fieldsOf(document, body.schema) : [])],
      requests: examplesIn(body),
      response: response?.value,
    };
  });
}

function examplesIn(content: object | undefined): { summary: string; value: JsonValue }[] {
  const examples: Readonly<Record<string, Example>> = content && "examples" in content ? Object(content.examples) : {};
  return Object.values(examples).flatMap(({ summary = "", value }) =>
    value === undefined ? [] : [{ summary, value }],
  );
}

const parametersOf = ({ parameters = [] }: OpenApiOperation): ControlField[] =>
  parameters
    .filter((one) => one.in === "query")
    .map(({ name, schema, description }) => ({
      name: `?${name}=`,
      type: typeOf(schema),
      description: description ?? "",
    }));

/** The members of a body, of each of its forms. */
function fieldsOf(document: OpenApiDocument, schema: OpenApiSchema): ControlField[] {
  const { $ref, allOf = [], oneOf = [], properties = {} } = schema;
  const referred = $ref === undefined ? undefined : document.components.schemas[$ref.split("/").pop() ?? ""];
  // A seed has a page of its own.
  if ($ref?.endsWith("/Seed")) return [];
  const parts = [...(referred ? [referred] : []), ...(allOf as OpenApiSchema[]), ...(oneOf as OpenApiSchema[])];
  return [
    ...parts.flatMap((part) => fieldsOf(document, part)),
    ...Object.entries(properties).map(([name, member]) => ({
      name,
      type: typeOf(member),
      description: member.description ?? "",
    })),
  ];
}

function typeOf({ type, $ref, enum: values, anyOf }: OpenApiSchema): string {
  if (Array.isArray(values)) return values.join(", ");
  if (type !== undefined) return [type].flat().join(" or ");
  if ($ref !== undefined) return $ref.split("/").pop() ?? "";
  return Array.isArray(anyOf) ? anyOf.map((one) => typeOf(one as OpenApiSchema)).join(" or ") : "any JSON";
}
