import { isObject, type JsonObject, pick } from "../../base/json.js";
import { nameOf } from "../../openapi/document-parts.js";
import { documents, type OperationId, routes } from "../../openapi/documents.js";
import type { OpenApiSchema } from "../../openapi/openapi-document.js";
import type { Removable, ResourceSpec } from "./resource-spec.js";

export const uploadResource = {
  kind: "upload",
  one: "an upload",
  idParameter: "upload_id",
  operations: {
    update: "updateUpload",
    read: "getUpload",
    create: "createUpload",
    delete: "deleteUpload",
    list: "listUploads",
  },
  related: [
    {
      kind: "collection",
      idParameter: "upload_collection_id",
      operations: {
        update: "updateUploadCollection",
        read: "getUploadCollection",
        create: "createUploadCollection",
        delete: "deleteUploadCollection",
        list: "listUploadCollections",
      },
      wholeList: {},
      mark: "label",
    },
  ],
  wholeList: { "page[limit]": "500" },
  async draft({ unique, file }) {
    const name = `standin-verify-${unique()}.txt`;
    const path = await file(name, Buffer.from(`Made by standin verify for ${name}; it may be deleted.\n`));
    return path === undefined ? undefined : { path };
  },
  mark: "path",
  forms: { path: "path", basename: "basename", tags: "tags" },
  claim: "notes",
  lasting: ["type", "created_at", "filename", "size", "md5", "format", "mime_type", "width", "height", "is_image"],
  keyed: { field: "default_field_metadata", fixture: "locale" },
  file: {
    path: "path",
    name: "basename",
    // A real service has no file of that path.
    transfer: { operation: "createUploadRequest", spare: { fixture: "spare_path", standin: "/seed/spare.png" } },
  },
  references: ["creator", "upload_collection"],
  fixtures: ["spare_path", "collection_id", "other_collection_id", "locale"],
} as const satisfies ResourceSpec;

export const webhookResource = {
  kind: "webhook",
  one: "a webhook",
  idParameter: "webhook_id",
  operations: {
    update: "updateWebhook",
    read: "getWebhook",
    create: "createWebhook",
    delete: "deleteWebhook",
    list: "listWebhooks",
  },
  related: [],
  wholeList: {},
  /** Disabled until a contract wants calls. */
  async draft({ unique }) {
    const word = unique();
    return {
      // Of the letters that a slug may have.
      name: `standin-verify-${word}`,
      // Nobody listens below `.invalid` (RFC 2606). Where there are no names, the address tells the run's own ones.
      url: `https://standin-verify.invalid/${word}`,
      custom_payload: null,
      headers: {},
      events: [],
      http_basic_user: null,
      http_basic_password: null,
      enabled: false,
    };
  },
  // Many services refuse a webhook without events. This one is disabled, so the event calls nobody.
  wanted: { events: [{ entity_type: "upload", event_types: ["update"] }] },
  mark: "name",
  forms: { url: "url", http_basic_password: "password" },
  claim: "name",
  lasting: ["type", "created_at"],
  references: [],
  secrets: { user: "http_basic_user", password: "http_basic_password", headers: "headers" },
  calls: { kind: "webhook_call", operation: "webhookCall", events: "events", enabled: "enabled", address: "url" },
  neutral: { headers: {}, enabled: true },
  fixtures: ["taken_webhook_name"],
} as const satisfies ResourceSpec;

/** The resources that the kit works on, in this order: whatever it does with one, it knows from here. */
export const resourceSpecs = [uploadResource, webhookResource] as const satisfies readonly ResourceSpec[];

type Spec = (typeof resourceSpecs)[number];

/** A resource that is updated, by its type in the document. */
export type Kind = Spec["kind"];

type NamesOf<One> = One extends ResourceSpec ? One["idParameter"] | One["fixtures"][number] : never;

/** The names of fixtures in a binding. */
export type FixtureName = NamesOf<Spec> | "token_without_access";

/** The resource of a kind. Throws if `specs` does not contain it. */
export function specOf<Spec extends Removable>(specs: readonly Spec[], kind: string): Spec {
  const spec = specs.find((one) => one.kind === kind);
  if (!spec) throw new Error(`There is no resource ${kind}.`);
  return spec;
}

/** The resources, and those that they may refer to. */
export const withRelated = (specs: readonly ResourceSpec[]): readonly Removable[] => [
  ...specs,
  ...specs.flatMap(({ related }) => related),
];

/** What an operation creates with an identifier of the target's choice: its kind, and the resource that it is for. */
export function createdBy(
  specs: readonly ResourceSpec[],
  operationId: OperationId | undefined,
): { kind: string; owner: ResourceSpec } | undefined {
  const all = specs.flatMap((owner) => [
    ...[owner, ...owner.related].map(({ kind, operations }) => ({ kind, owner, create: operations.create })),
    ...(owner.file ? [{ kind: "file", owner, create: owner.file.transfer.operation }] : []),
  ]);
  return all.find(({ create }) => create === operationId);
}

type CamelCase<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;

/** The identifier of one to borrow, of each resource: `uploadId`. */
export type BorrowOptions = { [One in Spec as CamelCase<One["idParameter"]>]?: string | undefined };

/** The ID that the user named for borrowing. */
export const borrowOption = (options: BorrowOptions, { idParameter }: ResourceSpec): string | undefined =>
  (options as Readonly<Record<string, string | undefined>>)[
    idParameter.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  ];

/** Advice if there is none. `named` is the user's ID that could not be read. */
export const nameOne = (spec: ResourceSpec, named: string | undefined): string =>
  named === undefined
    ? `name one with ${flagOf(spec)}`
    : `${JSON.stringify(named)} cannot be read, name another with ${flagOf(spec)}`;

/** The flag that names one to borrow: `--upload-id`. */
export const flagOf = ({ idParameter }: ResourceSpec): string => `--${idParameter.replaceAll("_", "-")}`;

/** The identifier of the document's example, which is in the default seed. */
export function exampleId({ idParameter }: ResourceSpec): string {
  const parameters = Object.values(documents.flat.components.parameters);
  return String(parameters.find(({ name }) => name === idParameter)?.example);
}

/** The fields that an update accepts, in the order of the document. */
export const updatableFields = ({ operations }: Removable): readonly string[] =>
  Object.keys(propertiesByOperation.get(operations.update) ?? {});

/** The schema of a field that an update accepts. */
export function fieldSchema({ operations }: ResourceSpec, name: string): OpenApiSchema {
  const schema = propertiesByOperation.get(operations.update)?.[name];
  if (!schema) throw new Error(`${operations.update} takes no ${name}.`);
  return schema;
}

const { schemas } = documents.flat.components;

const propertiesByOperation = new Map(
  routes.map(({ operationId, operation }) => {
    const [content] = Object.values(operation.requestBody?.content ?? {});
    return [operationId, schemas[nameOf(content?.schema ?? {})]?.properties ?? {}];
  }),
);

/** The types of entities, each with the types of its events. The schema has one alternative for each. */
export const documentEvents = ((schemas.WebhookEvent?.oneOf ?? []) as OpenApiSchema[]).map(({ properties = {} }) => ({
  entity_type: String(properties.entity_type?.const),
  event_types: properties.event_types?.items?.enum as string[],
}));

/** The members of the default payload of a webhook call. */
export const payloadMembers: readonly string[] = Object.keys(schemas.WebhookPayload?.properties ?? {});

/** A resource with no more of each reference than its type and identifier. What else a target shows there may change by itself. */
export function withPlainReferences(specs: readonly ResourceSpec[], resource: JsonObject): JsonObject {
  const plain = specs
    .flatMap(({ references }) => references)
    .flatMap((name) => {
      const { [name]: one } = resource;
      return isObject(one) && "id" in one ? [[name, pick(one, ["type", "id"])] as const] : [];
    });
  return plain.length === 0 ? resource : { ...resource, ...Object.fromEntries(plain) };
}
