import { controlDocument } from "../../openapi/generated/control-document.js";
import { controlRoutes } from "../../openapi/generated/control-routes.js";
import type { OpenApiDocument, OpenApiOperation, OpenApiSchema } from "../../openapi/openapi-document.js";
import { nameIn, toBody } from "./operations.js";
import { constraintsOf, resolveSchema, typeOf } from "./schema.js";

/** An operation of the control interface, as its page shows it. */
export type ControlOperation = ReturnType<typeof toControlOperations>[number];

/** The operations of control.openapi.yaml, in its order. */
export function toControlOperations() {
  // It is the generator's own text.
  const document = JSON.parse(controlDocument) as OpenApiDocument;
  return controlRoutes.map(({ operationId, method, path }) => {
    const operation = document.paths[path]?.[method] as OpenApiOperation;
    const { summary, description = "", tags, parameters = [], requestBody, responses } = operation;
    const [sent] = Object.values(requestBody?.content ?? {});
    const body = sent && toBody(document, { json: { ...sent, schema: wholeOf(document, sent.schema) } }, []);
    const [, success] = Object.entries(responses).find(([status]) => status < "300") ?? [];
    const { content = {} } = document.components.responses[nameIn(success ?? {})] ?? success ?? {};
    const query = parameters
      .filter((one) => one.in === "query")
      .map(({ name, schema, description: about = "" }) => ({
        ...{ name: `?${name}=`, type: typeOf(document, schema), description: about },
        ...{ constraints: constraintsOf(schema), example: undefined },
      }));
    // Seeds have their own page.
    const members = sent?.schema.$ref?.endsWith("/Seed")
      ? []
      : (body?.fields ?? []).filter((one) => one.path.length === 1);
    const [response] = Object.values(Object.values(content)[0]?.examples ?? {});
    return {
      id: operationId,
      tag: tags?.[0] ?? "",
      method: method.toUpperCase(),
      path: `/_standin${path === "/" ? "" : path}`,
      summary,
      description,
      fields: [...query, ...members.map((one) => ({ ...one, name: one.path[0] ?? "" }))],
      requests: body?.examples ?? [],
      response: response?.value,
    };
  });
}

/** A schema with the members of each of its forms. */
function wholeOf(document: OpenApiDocument, schema: OpenApiSchema): OpenApiSchema {
  const { schema: own } = resolveSchema(document, schema);
  const {
    allOf = [],
    oneOf = [],
    properties,
  } = own as { allOf?: OpenApiSchema[]; oneOf?: OpenApiSchema[] } & OpenApiSchema;
  const parts = [...allOf, ...oneOf].map((part) => wholeOf(document, part).properties);
  return { ...own, properties: Object.assign({}, ...parts, properties) };
}
