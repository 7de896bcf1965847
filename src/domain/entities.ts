import type { ControlSchemas } from "../openapi/control.js";
import type { components } from "../openapi/generated/types.js";

type Schemas = components["schemas"];

/** The flat resources of openapi.yaml, immutable. URLs of Standin have no origin, which the wire adds. */
export type Upload = Readonly<Schemas["Upload"]>;
export type UploadPatch = Readonly<Schemas["UploadUpdate"]>;
export type UploadDraft = Readonly<Schemas["UploadCreate"]>;
export type UploadRequest = Readonly<Schemas["UploadRequest"]>;
export type UploadRequestDraft = Readonly<Schemas["UploadRequestCreate"]>;
export type BulkTag = Readonly<Schemas["UploadBulkTag"]>;
export type BulkSetCollection = Readonly<Schemas["UploadBulkSetUploadCollection"]>;
export type BulkDestroy = Readonly<Schemas["UploadBulkDestroy"]>;
export type UploadFilter = Readonly<Schemas["UploadFilter"]>;
export type UploadFilterDraft = Readonly<Schemas["UploadFilterCreate"]>;
export type UploadFilterPatch = Readonly<Schemas["UploadFilterUpdate"]>;
export type UploadTag = Readonly<Schemas["UploadTag"]>;
export type FieldMetadata = Readonly<Schemas["FieldMetadata"]>;
export type Creator = Readonly<Schemas["Creator"]>;
export type Webhook = Readonly<Schemas["Webhook"]>;
export type WebhookPatch = Readonly<Schemas["WebhookUpdate"]>;
export type WebhookDraft = Readonly<Schemas["WebhookCreate"]>;
export type WebhookEvent = Readonly<Schemas["WebhookEvent"]>;
export type WebhookCall = Readonly<Schemas["WebhookCall"]>;
/** A call with its attempts, as tests see it. */
export type TracedCall = Readonly<ControlSchemas["WebhookCall"]>;
export type WebhookCallAttempt = Readonly<ControlSchemas["WebhookCallAttempt"]>;
export type UploadCollection = Readonly<Schemas["UploadCollection"]>;
export type UploadCollectionPatch = Readonly<Schemas["UploadCollectionUpdate"]>;
export type UploadCollectionDraft = Readonly<Schemas["UploadCollectionCreate"]>;
export type UploadCollectionPlace = Readonly<Schemas["UploadCollectionPlace"]>;
export type EntityType = Schemas["EntityType"];
export type EventType = Schemas["EventType"];
