import { documents, type EnvelopeName, type OperationId, routes } from "../../openapi/documents.js";
import type { OpenApiSchema } from "../../openapi/openapi-document.js";
import type { Removable, ResourceSpec } from "../specs/resource-spec.js";
import type { BoundOperation, EnvelopeBinding, JobBinding } from "./target.js";

/** The defaults from openapi.yaml. */
export const documentOperations = Object.fromEntries(
  routes.map(({ operationId, method, path }) => [operationId, { method, path }]),
) as Record<OperationId, BoundOperation>;

export const documentTokenHeader = { header: "Authorization", format: "Bearer {token}" };

export function documentJob(envelope: EnvelopeName): JobBinding {
  const isJsonApi = envelope === "json-api";
  const members = isJsonApi ? "/data/attributes" : "";
  return {
    accepted: [202],
    id: isJsonApi ? "/data/id" : "/id",
    follow: documentOperations.getJobResult,
    pending: { status: 404 },
    result: { status: `${members}/status`, payload: `${members}/payload` },
  };
}

/** The identifier of the document's example, which is in the default seed. */
export function exampleId({ idParameter }: ResourceSpec): string {
  const parameters = Object.values(documents.flat.components.parameters);
  return String(parameters.find(({ name }) => name === idParameter)?.example);
}

/** The fields that an update accepts, in the order of the document. */
export const updatableFields = ({ operations }: Removable): readonly string[] =>
  fieldsByOperation.get(operations.update) ?? [];

/** The schema of a field that an update accepts. */
export function fieldSchema({ operations }: ResourceSpec, name: string): OpenApiSchema {
  const schema = propertiesByOperation.get(operations.update)?.[name];
  if (!schema) throw new Error(`${operations.update} takes no ${name}.`);
  return schema;
}

const { schemas } = documents.flat.components;

const propertiesByOperation = new Map(
  routes.map(({ operationId, operation }) => {
    const reference = Object.values(operation.requestBody?.content ?? {})[0]?.schema.$ref;
    const schema = schemas[reference?.split("/").pop() ?? ""];
    return [operationId, schema?.properties ?? {}];
  }),
);

const fieldsByOperation = new Map(
  [...propertiesByOperation].map(([operationId, properties]) => [operationId, Object.keys(properties)]),
);

/** The types of entities, each with the types of its events. The schema has one alternative for each. */
export const documentEvents = ((schemas.WebhookEvent?.oneOf ?? []) as OpenApiSchema[]).map(({ properties = {} }) => ({
  entity_type: String(properties.entity_type?.const),
  event_types: properties.event_types?.items?.enum as string[],
}));

/** The members of the default payload of a webhook call. */
export const payloadMembers: readonly string[] = Object.keys(schemas.WebhookPayload?.properties ?? {});

/** The document with the schemas of an envelope. Resources at a pointer have the flat form. */
export const documentOf = (envelope: EnvelopeBinding): EnvelopeName =>
  typeof envelope === "string" ? envelope : "flat";
