import type { ApiTypes, RawApiTypes } from "@datocms/cma-client-node";
import type { ByField, JsonApi, JsonApiByField, Upload } from "../../../src/types.js";

/*
 * The types of `standin/types` and those of the official client can be assigned to each other, in a strict program: `tsc` checks it. What
 * cannot is marked with the reason.
 */

type Assigned<_From extends To, To> = true;

export type ToClient = [
  Assigned<ByField.Upload, ApiTypes.Upload>,
  Assigned<ByField.UploadUpdate, ApiTypes.UploadUpdateSchema>,
  Assigned<ByField.UploadCreate, ApiTypes.UploadCreateSchema>,
  Assigned<ByField.Webhook, ApiTypes.Webhook>,
  Assigned<ByField.WebhookUpdate, ApiTypes.WebhookUpdateSchema>,
  Assigned<ByField.WebhookCreate, ApiTypes.WebhookCreateSchema>,
  Assigned<ByField.WebhookCall, ApiTypes.WebhookCall>,
  Assigned<ByField.UploadCollection, ApiTypes.UploadCollection>,
  Assigned<ByField.UploadCollectionUpdate, ApiTypes.UploadCollectionUpdateSchema>,
  Assigned<ByField.UploadCollectionCreate, ApiTypes.UploadCollectionCreateSchema>,
  Assigned<ByField.UploadRequest, ApiTypes.UploadRequest>,
  Assigned<ByField.UploadTag, ApiTypes.UploadTag>,
  Assigned<ByField.UploadFilter, ApiTypes.UploadFilter>,
  // @ts-expect-error `payload` is whatever the job results in, and the client says that it is an object
  Assigned<ByField.JobResult, ApiTypes.JobResult>,
  // @ts-expect-error the client wants a first locale, the models in `item_types`, and hosts that a Standin does not have
  Assigned<ByField.Site, ApiTypes.Site>,
];
export type RawToClient = [
  Assigned<JsonApiByField.Upload, RawApiTypes.Upload>,
  Assigned<JsonApiByField.UploadUpdate, RawApiTypes.UploadUpdateSchema["data"]>,
  Assigned<JsonApiByField.UploadCreate, RawApiTypes.UploadCreateSchema["data"]>,
  Assigned<JsonApiByField.Webhook, RawApiTypes.Webhook>,
  // @ts-expect-error `attributes` may be left out here
  Assigned<JsonApiByField.WebhookUpdate, RawApiTypes.WebhookUpdateSchema["data"]>,
  Assigned<JsonApiByField.WebhookCreate, RawApiTypes.WebhookCreateSchema["data"]>,
  Assigned<JsonApiByField.WebhookCall, RawApiTypes.WebhookCall>,
  Assigned<JsonApiByField.UploadCollection, RawApiTypes.UploadCollection>,
  Assigned<JsonApiByField.UploadRequest, RawApiTypes.UploadRequest>,
  Assigned<JsonApiByField.UploadTag, RawApiTypes.UploadTag>,
  Assigned<JsonApiByField.UploadFilter, RawApiTypes.UploadFilter>,
  // @ts-expect-error as above: `payload`
  Assigned<JsonApiByField.JobResult, RawApiTypes.JobResult>,
];
export type FromClient = [
  Assigned<ApiTypes.Upload, ByField.Upload>,
  Assigned<ApiTypes.UploadUpdateSchema, ByField.UploadUpdate>,
  Assigned<ApiTypes.UploadCreateSchema, ByField.UploadCreate>,
  Assigned<ApiTypes.Webhook, ByField.Webhook>,
  Assigned<ApiTypes.WebhookUpdateSchema, ByField.WebhookUpdate>,
  Assigned<ApiTypes.WebhookCreateSchema, ByField.WebhookCreate>,
  // @ts-expect-error the client does not say that headers are texts
  Assigned<ApiTypes.WebhookCall, ByField.WebhookCall>,
  Assigned<ApiTypes.UploadCollection, ByField.UploadCollection>,
  Assigned<ApiTypes.UploadCollectionUpdateSchema, ByField.UploadCollectionUpdate>,
  Assigned<ApiTypes.UploadCollectionCreateSchema, ByField.UploadCollectionCreate>,
  // @ts-expect-error as above: headers
  Assigned<ApiTypes.UploadRequest, ByField.UploadRequest>,
  Assigned<ApiTypes.UploadTag, ByField.UploadTag>,
  Assigned<ApiTypes.UploadFilter, ByField.UploadFilter>,
  Assigned<ApiTypes.JobResult, ByField.JobResult>,
];
export type RawFromClient = [
  Assigned<RawApiTypes.Upload, JsonApiByField.Upload>,
  Assigned<RawApiTypes.UploadUpdateSchema["data"], JsonApiByField.UploadUpdate>,
  Assigned<RawApiTypes.UploadCreateSchema["data"], JsonApiByField.UploadCreate>,
  Assigned<RawApiTypes.Webhook, JsonApiByField.Webhook>,
  Assigned<RawApiTypes.WebhookUpdateSchema["data"], JsonApiByField.WebhookUpdate>,
  Assigned<RawApiTypes.WebhookCreateSchema["data"], JsonApiByField.WebhookCreate>,
  // @ts-expect-error as above: headers
  Assigned<RawApiTypes.WebhookCall, JsonApiByField.WebhookCall>,
  Assigned<RawApiTypes.UploadCollection, JsonApiByField.UploadCollection>,
  // @ts-expect-error as above: headers
  Assigned<RawApiTypes.UploadRequest, JsonApiByField.UploadRequest>,
  Assigned<RawApiTypes.UploadTag, JsonApiByField.UploadTag>,
  Assigned<RawApiTypes.UploadFilter, JsonApiByField.UploadFilter>,
  Assigned<RawApiTypes.JobResult, JsonApiByField.JobResult>,
];
/** The client has no metadata by locale, the default form of the specification: start Standin with `--metadata field`. */
export type ByLocale = [
  Assigned<JsonApi.UploadCollection, RawApiTypes.UploadCollection>,
  // @ts-expect-error metadata by locale
  Assigned<Upload, ApiTypes.Upload>,
  // @ts-expect-error metadata by locale
  Assigned<JsonApi.Upload, RawApiTypes.Upload>,
];
