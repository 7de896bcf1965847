import { operationsOf, referredIn } from "../../openapi/document-parts.js";
import { controlDocument } from "../../openapi/generated/control-document.js";
import type { OpenApiDocument, OpenApiSchema } from "../../openapi/openapi-document.js";
import { toBody } from "./operations.js";
import { constraintsOf, resolveSchema, typeOf } from "./schema.js";

/** An operation of the control interface, as its page shows it. */
export type ControlOperation = ReturnType<typeof toControlOperations>[number];

/** The operations of control.openapi.yaml, in its order. */
export function toControlOperations() {
  // It is the generator's own text.
  const document = JSON.parse(controlDocument) as OpenApiDocument;
  return operationsOf(document).map(({ path, method, operation }) => {
    const { operationId, summary, description = "", tags: [tag = ""] = [], responses } = operation;
    const [sent] = Object.values(operation.requestBody?.content ?? {});
    const body = sent && toBody(document, { json: { ...sent, schema: wholeOf(document, sent.schema) } }, []);
    const [, success] = Object.entries(responses).find(([status]) => status < "300") ?? [];
    const { content = {} } = success ? referredIn(document.components.responses, success) : {};
    const [response] = Object.values(Object.values(content)[0]?.examples ?? {});
    const query = (operation.parameters ?? [])
      .filter((one) => one.in === "query")
      .map(({ name, schema, description: about = "" }) => ({
        ...{ name: `?${name}=`, type: typeOf(document, schema), description: about },
        ...{ constraints: constraintsOf(schema), example: undefined },
      }));
    // Seeds have their own page.
    const fields = sent?.schema.$ref?.endsWith("/Seed") ? [] : (body?.fields ?? []);
    const members = fields.filter((one) => one.path.length === 1).map((one) => ({ ...one, name: one.path.join() }));
    return {
      ...{ id: operationId, tag, method: method.toUpperCase(), path: `/_standin${path === "/" ? "" : path}` },
      ...{ summary, description, fields: [...query, ...members] },
      requests: body?.examples ?? [],
      response: response?.value,
    };
  });
}

/** A schema with the members of each of its forms. */
function wholeOf(document: OpenApiDocument, schema: OpenApiSchema): OpenApiSchema {
  const { schema: own } = resolveSchema(document, schema);
  const parts = [...(own.allOf ?? []), ...(own.oneOf ?? [])].map((part) => wholeOf(document, part).properties);
  return { ...own, properties: Object.assign({}, ...parts, own.properties) };
}
