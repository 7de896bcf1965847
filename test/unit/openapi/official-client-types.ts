import type { ApiTypes, RawApiTypes } from "@datocms/cma-client-node";
import type { ByField, JsonApi, JsonApiByField, Upload } from "../../../src/types.js";

/*
 * The types of `standin/types` and those of the official client can be assigned to each other, in a strict program: `tsc` checks it. What
 * cannot is marked with the reason.
 */

type Assigned<_From extends To, To> = true;
type Both<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
type Each<All extends readonly true[]> = All;

export type BothWays = Each<
  [
    Both<ByField.Upload, ApiTypes.Upload>,
    Both<ByField.UploadUpdate, ApiTypes.UploadUpdateSchema>,
    Both<ByField.UploadCreate, ApiTypes.UploadCreateSchema>,
    Both<ByField.Webhook, ApiTypes.Webhook>,
    Both<ByField.WebhookUpdate, ApiTypes.WebhookUpdateSchema>,
    Both<ByField.WebhookCreate, ApiTypes.WebhookCreateSchema>,
    Both<ByField.UploadCollection, ApiTypes.UploadCollection>,
    Both<ByField.UploadCollectionUpdate, ApiTypes.UploadCollectionUpdateSchema>,
    Both<ByField.UploadCollectionCreate, ApiTypes.UploadCollectionCreateSchema>,
    Both<ByField.UploadTag, ApiTypes.UploadTag>,
    Both<ByField.UploadFilter, ApiTypes.UploadFilter>,
    Both<JsonApiByField.Upload, RawApiTypes.Upload>,
    Both<JsonApiByField.UploadUpdate, RawApiTypes.UploadUpdateSchema["data"]>,
    Both<JsonApiByField.UploadCreate, RawApiTypes.UploadCreateSchema["data"]>,
    Both<JsonApiByField.Webhook, RawApiTypes.Webhook>,
    Both<JsonApiByField.WebhookCreate, RawApiTypes.WebhookCreateSchema["data"]>,
    Both<JsonApiByField.UploadCollection, RawApiTypes.UploadCollection>,
    Both<JsonApiByField.UploadTag, RawApiTypes.UploadTag>,
    Both<JsonApiByField.UploadFilter, RawApiTypes.UploadFilter>,
  ]
>;
export type ToClient = [
  Assigned<ByField.WebhookCall, ApiTypes.WebhookCall>,
  Assigned<ByField.UploadRequest, ApiTypes.UploadRequest>,
  Assigned<JsonApiByField.WebhookCall, RawApiTypes.WebhookCall>,
  Assigned<JsonApiByField.UploadRequest, RawApiTypes.UploadRequest>,
  // @ts-expect-error `payload` is whatever the job results in, and the client says that it is an object
  Assigned<ByField.JobResult, ApiTypes.JobResult>,
  // @ts-expect-error the client wants a first locale, the models in `item_types`, and hosts that a Standin does not have
  Assigned<ByField.Site, ApiTypes.Site>,
  // @ts-expect-error `attributes` may be left out here
  Assigned<JsonApiByField.WebhookUpdate, RawApiTypes.WebhookUpdateSchema["data"]>,
  // @ts-expect-error as above: `payload`
  Assigned<JsonApiByField.JobResult, RawApiTypes.JobResult>,
];
export type FromClient = [
  Assigned<ApiTypes.JobResult, ByField.JobResult>,
  Assigned<RawApiTypes.WebhookUpdateSchema["data"], JsonApiByField.WebhookUpdate>,
  Assigned<RawApiTypes.JobResult, JsonApiByField.JobResult>,
  // @ts-expect-error the client does not say that headers are texts
  Assigned<ApiTypes.WebhookCall, ByField.WebhookCall>,
  // @ts-expect-error as above: headers
  Assigned<ApiTypes.UploadRequest, ByField.UploadRequest>,
  // @ts-expect-error as above: headers
  Assigned<RawApiTypes.WebhookCall, JsonApiByField.WebhookCall>,
  // @ts-expect-error as above: headers
  Assigned<RawApiTypes.UploadRequest, JsonApiByField.UploadRequest>,
];
/** The client has no metadata by locale, the default form of the specification: start Standin with `--metadata field`. */
export type ByLocale = [
  Assigned<JsonApi.UploadCollection, RawApiTypes.UploadCollection>,
  // @ts-expect-error metadata by locale
  Assigned<Upload, ApiTypes.Upload>,
  // @ts-expect-error metadata by locale
  Assigned<JsonApi.Upload, RawApiTypes.Upload>,
];
