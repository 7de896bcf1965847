import { placeholdersIn } from "../base/paths.js";
import { nameOf, operationsOf } from "./document-parts.js";
import { flat as readFlat, jsonApi as readJsonApi } from "./generated/documents.js";
import type { operations } from "./generated/types.js";
import type { OpenApiDocument, OpenApiOperation, ResourceShape } from "./openapi-document.js";

/** The operations of the service, and the webhook call, which the service sends to others. */
export type OperationId = Exclude<keyof operations, "webhookCall">;
export type EnvelopeName = "flat" | "json-api";

const flat = readFlat();
let jsonApi: OpenApiDocument | undefined;

/** The two documents: openapi.yaml, and the JSON:API one that is derived from it, which is read when somebody asks for it. */
export const documents: Readonly<Record<EnvelopeName, OpenApiDocument>> = {
  flat,
  get "json-api"() {
    jsonApi ??= readJsonApi();
    return jsonApi;
  },
};

export interface Route<Id extends OperationId = OperationId> {
  operationId: Id;
  /** As in HTTP: `PUT`. */
  method: string;
  /** As in OpenAPI: `/uploads/{upload_id}`. */
  path: string;
  /** The parameter of the path that identifies the resource, if it has one: `upload_id`. */
  idParameter: string | undefined;
  operation: OpenApiOperation;
}

/** Every operation of the flat document; the JSON:API one has the same paths and methods. */
export const routes: readonly Route[] = operationsOf(flat).map(({ path, method, operation }) => ({
  operationId: operation.operationId as OperationId,
  method: method.toUpperCase(),
  path,
  idParameter: placeholdersIn(path).at(-1),
  operation,
}));

/** The JSON:API form of each type of resource, by `type`. */
export const resourceShapes: ReadonlyMap<string, ResourceShape> = new Map(
  Object.values(flat.components.schemas)
    .map((schema) => schema["x-standin"]?.json_api)
    .filter((shape): shape is ResourceShape => shape?.role === "resource" || shape?.role === "create")
    // What is there to be read as well has its own shape.
    .sort((one, other) => Number(one.role === "resource") - Number(other.role === "resource"))
    .map((shape) => [shape.type, shape]),
);

/** The content of a request body. Undefined if the request has none. */
export const requestShapes: ReadonlyMap<OperationId, ResourceShape> = new Map(
  routes.flatMap(({ operationId, operation }) => {
    const [content] = Object.values(operation.requestBody?.content ?? {});
    const shape = flat.components.schemas[nameOf(content?.schema ?? {})]?.["x-standin"]?.json_api;
    return shape ? [[operationId, shape]] : [];
  }),
);
