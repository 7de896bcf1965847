// Generated from openapi.yaml by `npm run generate`; not to be edited.
export interface paths {
    "/uploads/{upload_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read an upload
         * @description Returns the upload as of the last applied update. Changes of a pending job are not visible yet.
         */
        get: operations["getUpload"];
        /**
         * Update an upload
         * @description Changes descriptive attributes, renames the asset (`basename`), or replaces its file with a new version (`path`).
         *     One request can do all three. Every field is optional: a field that is not passed keeps its value (R-05).
         *
         *     Any update may return a job (`202`) instead of the upload (U-17). On Standin, by default, only an update that changes the
         *     file or its name does (Q-12). After the job ends, `GET /job-results/{job_id}` returns the status and body of the
         *     finished update.
         */
        put: operations["updateUpload"];
        post?: never;
        /**
         * Delete an upload
         * @description Returns the deleted upload. Its pending jobs fail with status 404. An upload that a record uses is not deleted
         *     (`422`).
         */
        delete: operations["deleteUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List uploads
         * @description Returns a page of uploads, newest first unless you pass `order_by` (Q-48).
         */
        get: operations["listUploads"];
        put?: never;
        /**
         * Create an upload
         * @description Creates an upload from an uploaded file (`POST /upload-requests`). It may return a job (`202`) whose result has status
         *     201.
         */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the project
         * @description Returns the locales, hosts and settings of the project. Settings that a seed cannot set are always the same.
         */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/environments": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List environments
         * @description Returns `main` and the environments used so far.
         */
        get: operations["listEnvironments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/bulk/tag": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tag uploads
         * @description Adds tags to uploads and keeps the tags that they have.
         *     The job's result counts successes and failures. An upload that does not exist counts as failed. Each changed upload raises
         *     its own event.
         */
        post: operations["bulkTagUploads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/bulk/set-upload-collection": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move uploads to a collection
         * @description Moves uploads to a collection. Null removes them from theirs.
         *     The job's result counts successes and failures. An upload that does not exist counts as failed. Each changed upload raises
         *     its own event.
         */
        post: operations["bulkSetUploadCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/bulk/destroy": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete uploads
         * @description Deletes uploads.
         *     The job's result counts successes and failures. An upload that does not exist, or that a record uses (Q-53), counts as
         *     failed. Each deleted upload raises its own event.
         */
        post: operations["bulkDestroyUploads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{upload_id}/references": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the records that refer to an upload
         * @description Returns the seed's records that have the upload's identifier as an `upload_id` anywhere in their attributes. Records are
         *     JSON:API resources in both envelopes.
         */
        get: operations["listUploadReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{upload_id}/tracks": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of an existing upload.
                 * @example 1001
                 */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        /**
         * List the tracks of a video
         * @description Returns the audio tracks and subtitles of a video. The list is always empty, since Standin processes no video.
         */
        get: operations["listUploadTracks"];
        put?: never;
        /**
         * Add a track to a video
         * @description Adds an audio track or subtitles to a video. Other files are refused, as published. For a video, the job fails with an
         *     error, since Standin processes no video.
         */
        post: operations["createUploadTrack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload-tags": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description Returns every tag that an upload has or that was created, sorted by name.
         */
        get: operations["listUploadTags"];
        put?: never;
        /**
         * Create a tag
         * @description Creates a tag. A new tag in an upload creates it too.
         */
        post: operations["createUploadTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload-smart-tags": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the tags that the service detected
         * @description Returns the `smart_tags` of all uploads. Standin detects none.
         */
        get: operations["listUploadSmartTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload-filters/{upload_filter_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of a saved filter.
                 * @example 6001
                 */
                upload_filter_id: components["parameters"]["UploadFilterId"];
            };
            cookie?: never;
        };
        /**
         * Read a saved filter
         * @description Returns one saved filter.
         */
        get: operations["getUploadFilter"];
        /**
         * Update a saved filter
         * @description Changes the fields that you pass and keeps the others.
         */
        put: operations["updateUploadFilter"];
        post?: never;
        /**
         * Delete a saved filter
         * @description Returns the deleted filter.
         */
        delete: operations["deleteUploadFilter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload-filters": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List saved filters
         * @description Returns all filters of the environment, oldest first.
         */
        get: operations["listUploadFilters"];
        put?: never;
        /**
         * Save a filter
         * @description Saves a named filter and returns it with its identifier.
         */
        post: operations["createUploadFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload-requests": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an upload URL
         * @description Returns an upload URL (`url`) and a path (`id`).
         *
         *     1. Send the bytes of the file to the upload URL in one `PUT` request, with the headers in `request_headers`.
         *     2. Create or update an upload with that `path`.
         *
         *     A file may have up to 32 MiB, or as much as `--max-file` allows. The path contains the file name as a slug: `Menù
         *     Estivo.PNG` becomes `menu-estivo.png`. You can reuse the upload URL for 900 seconds, and the last upload replaces
         *     earlier ones. After that, it returns 403 with the XML that Amazon S3 sends (Q-50).
         */
        post: operations["createUploadRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description Returns the webhook with its current settings.
         */
        get: operations["getWebhook"];
        /**
         * Update a webhook
         * @description Changes how and when the service calls an external URL. Every field is optional, and a request without any field is
         *     valid. A field that is not passed keeps its value (R-05).
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description Returns the deleted webhook. Its pending retries are cancelled.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Returns all webhooks of the environment, without pagination.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Creates a webhook and returns it with its identifier. Later events can call it.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_calls": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook calls
         * @description Returns the log of webhook calls, newest first unless you pass `order_by`. An environment keeps its newest 10,000 calls,
         *     and at most 64 MiB of finished ones. While calls that wait for a receiver hold 64 MiB, further calls fail without being
         *     sent. `GET /_standin/webhook-calls` says why.
         */
        get: operations["listWebhookCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_calls/{webhook_call_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of a webhook call.
                 * @example resource00000000000001
                 */
                webhook_call_id: components["parameters"]["WebhookCallId"];
            };
            cookie?: never;
        };
        /**
         * Read a webhook call
         * @description Returns one webhook call with its newest attempt. On a Standin, the control interface has all of them.
         */
        get: operations["getWebhookCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_calls/{webhook_call_id}/resend_webhook": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of a webhook call.
                 * @example resource00000000000001
                 */
                webhook_call_id: components["parameters"]["WebhookCallId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend a webhook call
         * @description Sends the same event again, with the webhook's current settings. If it succeeds, pending retries are cancelled. If it
         *     fails, it does not count as a retry.
         */
        post: operations["resendWebhookCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload-collections/{upload_collection_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of an existing collection.
                 * @example 3001
                 */
                upload_collection_id: components["parameters"]["UploadCollectionId"];
            };
            cookie?: never;
        };
        /**
         * Read a collection
         * @description Returns one collection, with its parent and its child collections.
         */
        get: operations["getUploadCollection"];
        /**
         * Update a collection
         * @description Changes the fields that you pass and keeps the others. A new `parent` moves the collection with its contents.
         */
        put: operations["updateUploadCollection"];
        post?: never;
        /**
         * Delete a collection
         * @description Returns the deleted collection. Its uploads stay, without a collection. Its child collections move to the top level.
         */
        delete: operations["deleteUploadCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload-collections": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List collections
         * @description Returns all collections of the environment, sorted by `position`.
         */
        get: operations["listUploadCollections"];
        put?: never;
        /**
         * Create a collection
         * @description Creates a collection at the top level or in a parent.
         */
        post: operations["createUploadCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload-collections/reorder": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move several collections at once
         * @description Sets the position and the parent of each named collection. Either all of them move or none. The job's result contains the
         *     moved collections, in the order of the request.
         */
        post: operations["reorderUploadCollections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-results/{job_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of a job, from a `202` response.
                 * @example 000000000000000000000001
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /**
         * Read the result of a job
         * @description While the job runs, returns `404` with the code `JOB_PENDING`. For an unknown job, the code is `NOT_FOUND`. After the
         *     job ends, returns `200` with the `status` and body (`payload`) of the finished request.
         */
        get: operations["getJobResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    call: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The webhook call
         * @description The request that the service sends to the `url` of a webhook when one of its `events` happens. If `custom_payload` is
         *     null, the body is the default payload described here. Otherwise, the template renders the body from that payload.
         *     Entities always have the JSON:API form.
         */
        post: operations["webhookCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The fields of an upload that an update accepts. Every field is optional. */
        UploadUpdate: {
            /**
             * @description The storage path of the file. An update with a different path creates a new version of the upload from the file at
             *     that path. The upload keeps its identifier.
             * @example /seed/spare.png
             */
            path?: string;
            /**
             * @description The name of the file without its extension: 1 to 200 bytes of UTF-8, without slashes and control characters (Q-16). A different one
             *     renames the asset and changes its file name on the content delivery network.
             * @example green-hills
             */
            basename?: string;
            /**
             * @description The copyright notice.
             * @example © 1843 Ada Lovelace
             */
            copyright?: string | null;
            /**
             * @description The author.
             * @example Ada Lovelace
             */
            author?: string | null;
            /**
             * @description Notes.
             * @example Second edition
             */
            notes?: string | null;
            /**
             * @description Tags. Replaces the whole list.
             * @example [
             *       "portrait",
             *       "press"
             *     ]
             */
            tags?: string[];
            /**
             * MetadataByFieldUpdate
             * @description Default metadata by field. Fields and locales that are not passed keep their values (Q-10).
             */
            default_field_metadata?: {
                alt?: {
                    [key: string]: string | null;
                };
                title?: {
                    [key: string]: string | null;
                };
                custom_data?: {
                    [key: string]: {
                        [key: string]: unknown;
                    };
                };
                /** @description A point of the image. */
                focal_point?: components["schemas"]["FocalPoint"] | null;
                poster_time?: number | null;
            };
            creator?: components["schemas"]["CreatorUpdate"];
            /** @description The collection that the asset belongs to. Null means no collection. */
            upload_collection?: components["schemas"]["CollectionOfUploadUpdate"] | null;
        };
        /** @description The fields of a new upload. `path` names a file that you have uploaded before. */
        UploadCreate: {
            /**
             * @description An identifier that the client generates: a UUID as 22 characters of URL-safe Base64.
             * @example fGkq2M0qRyyJxk5bq1mG1w
             */
            id?: string;
            /**
             * @description The storage path of the file: the `id` of an upload request.
             * @example /seed/spare.png
             */
            path: string;
            /**
             * @description The name of the file without its extension: 1 to 200 bytes of UTF-8, without slashes and control characters (Q-16).
             * @example green-hills
             */
            basename?: string;
            /**
             * @description The copyright notice.
             * @example © 1843 Ada Lovelace
             */
            copyright?: string | null;
            /**
             * @description The author.
             * @example Ada Lovelace
             */
            author?: string | null;
            /**
             * @description Notes.
             * @example Second edition
             */
            notes?: string | null;
            /**
             * @description Tags.
             * @example [
             *       "portrait",
             *       "press"
             *     ]
             */
            tags?: string[];
            /**
             * MetadataByFieldCreate
             * @description Default metadata by field. What is not passed is empty (Q-10).
             */
            default_field_metadata?: {
                alt?: {
                    [key: string]: string | null;
                };
                title?: {
                    [key: string]: string | null;
                };
                custom_data?: {
                    [key: string]: {
                        [key: string]: unknown;
                    };
                };
                /** @description A point of the image. */
                focal_point?: components["schemas"]["FocalPoint"] | null;
                poster_time?: number | null;
            };
            creator?: components["schemas"]["Creator"];
            /** @description The collection that the asset belongs to. Null means no collection. */
            upload_collection?: components["schemas"]["UploadCollectionReference"] | null;
        };
        /**
         * @description An asset. The specification does not show its fields. The nine fields of an update have their stated types. All other
         *     fields come from the published API, and so does the fact that the nine are returned.
         */
        Upload: {
            /**
             * @description The identifier.
             * @example 1001
             */
            readonly id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            readonly type: "upload";
            /**
             * @description The storage path of the file. An update with a different path creates a new version of the upload from the file at
             *     that path. The upload keeps its identifier.
             * @example /seed/spare.png
             */
            path: string;
            /**
             * @description The name of the file without its extension. An update with a different basename renames the asset and changes its
             *     file name on the content delivery network.
             * @example green-hills
             */
            basename: string;
            /**
             * @description The name of the file with its extension.
             * @example hills.png
             */
            readonly filename: string;
            /**
             * Format: uri
             * @description The address of the file.
             * @example http://127.0.0.1:4010/assets/main/seed/hills.png
             */
            readonly url: string;
            /**
             * @description The extension in lower case.
             * @example png
             */
            readonly format: string | null;
            /**
             * @description The media type.
             * @example image/png
             */
            readonly mime_type: string | null;
            /**
             * @description The file's size in bytes.
             * @example 16712
             */
            readonly size: number;
            /**
             * @description The MD5 of the bytes: 32 hexadecimal digits.
             * @example 1c7f3f297bb16171b58dac0df409be13
             */
            readonly md5: string;
            /**
             * @description The width in pixels; null if the file is not an image.
             * @example 640
             */
            readonly width: number | null;
            /**
             * @description The height in pixels; null if the file is not an image.
             * @example 480
             */
            readonly height: number | null;
            /**
             * @description Whether the file is an image.
             * @example true
             */
            readonly is_image: boolean;
            /**
             * @description The author.
             * @example Ada Lovelace
             */
            author: string | null;
            /**
             * @description The copyright notice.
             * @example © 1843 Ada Lovelace
             */
            copyright: string | null;
            /**
             * @description Notes.
             * @example Second edition
             */
            notes: string | null;
            /**
             * @description Tags.
             * @example [
             *       "portrait",
             *       "press"
             *     ]
             */
            tags: string[];
            /**
             * MetadataByField
             * @description Default metadata by field, as published for projects whose `meta.non_localized_focal_points` is true. Texts
             *     and custom data have a value for each locale. The focal point and the poster time have one value for all
             *     locales (Q-04, Q-08, Q-10).
             */
            default_field_metadata: {
                alt: {
                    [key: string]: string | null;
                };
                title: {
                    [key: string]: string | null;
                };
                custom_data: {
                    [key: string]: {
                        [key: string]: unknown;
                    };
                };
                /** @description A point of the image. */
                focal_point: components["schemas"]["FocalPoint"] | null;
                poster_time: number | null;
            };
            creator: components["schemas"]["Creator"];
            /** @description The collection that the asset belongs to. Null means no collection. */
            upload_collection: components["schemas"]["UploadCollectionReference"] | null;
            /**
             * @description The duration in seconds; null if the file is not a video.
             * @example null
             */
            readonly duration: number | null;
            /**
             * @description The frames per second; null if the file is not a video.
             * @example null
             */
            readonly frame_rate: number | null;
            /**
             * @description The BlurHash of the image. Always null in Standin.
             * @example null
             */
            readonly blurhash: string | null;
            /**
             * @description The ThumbHash of the image. Always null in Standin.
             * @example null
             */
            readonly thumbhash: string | null;
            /**
             * @description The playback identifier of a video. Always null in Standin.
             * @example null
             */
            readonly mux_playback_id: string | null;
            /**
             * @description The highest resolution of a video. Always null in Standin.
             * @example null
             * @enum {string|null}
             */
            readonly mux_mp4_highest_res: "high" | "medium" | "low" | null;
            /**
             * @description Tags that the service detected. Always empty in Standin.
             * @example []
             */
            readonly smart_tags: string[];
            /**
             * @description EXIF data of the image. Always empty in Standin.
             * @example {}
             */
            readonly exif_info: {
                [key: string]: unknown;
            };
            /**
             * @description The dominant colors. Always empty in Standin.
             * @example []
             */
            readonly colors: {
                /** @description Red. */
                red: number;
                /** @description Green. */
                green: number;
                /** @description Blue. */
                blue: number;
                /** @description Opacity. */
                alpha: number;
            }[];
            readonly meta: components["schemas"]["UploadMeta"];
            /**
             * Format: date-time
             * @description Time of creation, in UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            readonly created_at: string | null;
            /**
             * Format: date-time
             * @description Time of the last change, in UTC.
             * @example 2026-01-02T10:30:00.000Z
             */
            readonly updated_at: string | null;
        };
        /** @description Facts about the upload. In JSON:API they are next to the attributes. An update ignores them. */
        UploadMeta: {
            /** @description The result of a malware check. Standin runs none. */
            readonly antivirus: {
                /**
                 * @description The result. Always `skipped` in Standin.
                 * @example skipped
                 * @enum {string}
                 */
                status: "pending" | "clean" | "infected" | "failed" | "skipped";
                /**
                 * Format: date-time
                 * @description The time of the check. Always null in Standin.
                 * @example null
                 */
                checked_at: string | null;
                /**
                 * @description The name of the threat. Always null in Standin.
                 * @example null
                 */
                threat_name: string | null;
            };
        };
        /** @description A point of an image. */
        FocalPoint: {
            /**
             * @description The horizontal position.
             * @example 0.5
             */
            x: number;
            /**
             * @description The vertical position.
             * @example 0.25
             */
            y: number;
        };
        /** @description The entity that created the asset. */
        CreatorUpdate: {
            type: components["schemas"]["CreatorType"];
            /**
             * @description The identifier of the entity. Standin does not check that it exists (Q-31).
             * @example 312
             */
            id: string;
        };
        /** @description The entity that created the asset. */
        Creator: {
            type: components["schemas"]["CreatorType"];
            /**
             * @description The identifier of the entity. Standin does not check that it exists (Q-31).
             * @example 312
             */
            id: string;
        };
        /**
         * @description The type of entity that `id` identifies.
         * @example access_token
         * @enum {string}
         */
        CreatorType: "access_token" | "sso_user" | "account" | "user" | "organization";
        /** @description A reference to a collection. */
        CollectionOfUploadUpdate: {
            /**
             * @description The type of the resource.
             * @constant
             */
            type: "upload_collection";
            /**
             * @description The identifier of the collection.
             * @example 3001
             */
            id: string;
        };
        /** @description A reference to a collection. */
        UploadCollectionReference: {
            /**
             * @description The type of the resource.
             * @constant
             */
            type: "upload_collection";
            /**
             * @description The identifier of the collection.
             * @example 3001
             */
            id: string;
        };
        /** @description A page of uploads. */
        UploadList: {
            /** @description The uploads of this page. */
            data: components["schemas"]["Upload"][];
            meta: components["schemas"]["ListMeta"];
        };
        /**
         * @description A field and a direction. `resolution` is the number of pixels.
         * @enum {string}
         */
        UploadOrderRule: "_created_at_ASC" | "_created_at_DESC" | "_updated_at_ASC" | "_updated_at_DESC" | "basename_ASC" | "basename_DESC" | "filename_ASC" | "filename_DESC" | "format_ASC" | "format_DESC" | "id_ASC" | "id_DESC" | "mime_type_ASC" | "mime_type_DESC" | "resolution_ASC" | "resolution_DESC" | "size_ASC" | "size_DESC";
        /** @description Conditions on the fields of an upload. All of them must hold. */
        UploadFieldsFilter: {
            /** @description Conditions that must all hold. */
            AND?: components["schemas"]["UploadFieldConditions"][];
            /** @description Conditions of which at least one must hold. */
            OR?: components["schemas"]["UploadFieldConditions"][];
            /** @description The kind of file. */
            type?: components["schemas"]["FilterByType"];
            /** @description The size in bytes. */
            size?: components["schemas"]["FilterByNumber"];
            /** @description The width in pixels. */
            width?: components["schemas"]["FilterByNumber"];
            /** @description The height in pixels. */
            height?: components["schemas"]["FilterByNumber"];
            /** @description The time of creation. */
            _created_at?: components["schemas"]["FilterByTime"];
            /** @description The time of the last change. */
            _updated_at?: components["schemas"]["FilterByTime"];
            /** @description The tags. */
            tags?: components["schemas"]["FilterByWords"];
            /** @description The tags that the service detected. Standin has none. */
            smart_tags?: components["schemas"]["FilterByWords"];
            /** @description The dominant colors. Standin has none. */
            colors?: components["schemas"]["FilterByWords"];
            /** @description The file name with its extension. */
            filename?: components["schemas"]["FilterByText"];
            /** @description The file name without its extension. */
            basename?: components["schemas"]["FilterByText"];
            /** @description The author. */
            author?: components["schemas"]["FilterByOptionalText"];
            /** @description The copyright notice. */
            copyright?: components["schemas"]["FilterByOptionalText"];
            /** @description The notes. */
            notes?: components["schemas"]["FilterByOptionalText"];
            /** @description The alternative text. */
            alt?: components["schemas"]["FilterByMetadata"];
            /** @description The title. */
            title?: components["schemas"]["FilterByMetadata"];
            /** @description The extension. */
            format?: components["schemas"]["FilterByValue"];
            /** @description The identifier. */
            id?: components["schemas"]["FilterByValue"];
            /** @description The MD5 of the bytes. */
            md5?: components["schemas"]["FilterByValue"];
            /** @description The path. */
            path?: components["schemas"]["FilterByValue"];
            /** @description The media type. */
            mime_type?: components["schemas"]["FilterByMediaType"];
            /** @description Whether a record refers to it. */
            in_use?: components["schemas"]["FilterByFlag"];
            /** @description The identifier of its collection. */
            upload_collection?: components["schemas"]["FilterByReference"];
            /** @description The orientation of the image. */
            orientation?: components["schemas"]["FilterByOrientation"];
            /** @description The size of the image. */
            resolution?: components["schemas"]["FilterByResolution"];
        };
        /** @description Conditions on the fields of an upload. All of them must hold. */
        UploadFieldConditions: {
            /** @description The kind of file. */
            type?: components["schemas"]["FilterByType"];
            /** @description The size in bytes. */
            size?: components["schemas"]["FilterByNumber"];
            /** @description The width in pixels. */
            width?: components["schemas"]["FilterByNumber"];
            /** @description The height in pixels. */
            height?: components["schemas"]["FilterByNumber"];
            /** @description The time of creation. */
            _created_at?: components["schemas"]["FilterByTime"];
            /** @description The time of the last change. */
            _updated_at?: components["schemas"]["FilterByTime"];
            /** @description The tags. */
            tags?: components["schemas"]["FilterByWords"];
            /** @description The tags that the service detected. Standin has none. */
            smart_tags?: components["schemas"]["FilterByWords"];
            /** @description The dominant colors. Standin has none. */
            colors?: components["schemas"]["FilterByWords"];
            /** @description The file name with its extension. */
            filename?: components["schemas"]["FilterByText"];
            /** @description The file name without its extension. */
            basename?: components["schemas"]["FilterByText"];
            /** @description The author. */
            author?: components["schemas"]["FilterByOptionalText"];
            /** @description The copyright notice. */
            copyright?: components["schemas"]["FilterByOptionalText"];
            /** @description The notes. */
            notes?: components["schemas"]["FilterByOptionalText"];
            /** @description The alternative text. */
            alt?: components["schemas"]["FilterByMetadata"];
            /** @description The title. */
            title?: components["schemas"]["FilterByMetadata"];
            /** @description The extension. */
            format?: components["schemas"]["FilterByValue"];
            /** @description The identifier. */
            id?: components["schemas"]["FilterByValue"];
            /** @description The MD5 of the bytes. */
            md5?: components["schemas"]["FilterByValue"];
            /** @description The path. */
            path?: components["schemas"]["FilterByValue"];
            /** @description The media type. */
            mime_type?: components["schemas"]["FilterByMediaType"];
            /** @description Whether a record refers to it. */
            in_use?: components["schemas"]["FilterByFlag"];
            /** @description The identifier of its collection. */
            upload_collection?: components["schemas"]["FilterByReference"];
            /** @description The orientation of the image. */
            orientation?: components["schemas"]["FilterByOrientation"];
            /** @description The size of the image. */
            resolution?: components["schemas"]["FilterByResolution"];
        };
        /** @description Conditions on a text. */
        FilterByText: {
            /** @description Contains the pattern. */
            matches?: components["schemas"]["FilterPattern"];
            /** @description Does not contain the pattern. */
            not_matches?: components["schemas"]["FilterPattern"];
        };
        /** @description Conditions on a text that may be missing. */
        FilterByOptionalText: {
            /** @description Contains the pattern. */
            matches?: components["schemas"]["FilterPattern"];
            /** @description Does not contain the pattern. */
            not_matches?: components["schemas"]["FilterPattern"];
            /** @description Whether there is a value. */
            exists?: boolean;
        };
        /** @description Conditions on a text of the default metadata in the locale. */
        FilterByMetadata: {
            /** @description Contains the pattern. */
            matches?: components["schemas"]["FilterPattern"];
            /** @description Does not contain the pattern. */
            not_matches?: components["schemas"]["FilterPattern"];
            /** @description Is this. */
            eq?: string;
            /** @description Is not this. */
            neq?: string;
            /** @description Is one of these. */
            in?: string[];
            /** @description Is none of these. */
            not_in?: string[];
            /** @description Whether there is a value. */
            exists?: boolean;
        };
        /** @description Conditions on a short text, without regard to letter case. */
        FilterByValue: {
            /** @description Is this. */
            eq?: string;
            /** @description Is not this. */
            neq?: string;
            /** @description Is one of these. */
            in?: string[];
            /** @description Is none of these. */
            not_in?: string[];
        };
        /** @description Conditions on the media type. */
        FilterByMediaType: {
            /** @description Contains the pattern. */
            matches?: components["schemas"]["FilterPattern"];
            /** @description Does not contain the pattern. */
            not_matches?: components["schemas"]["FilterPattern"];
            /** @description Is this. */
            eq?: string;
            /** @description Is not this. */
            neq?: string;
            /** @description Is one of these. */
            in?: string[];
            /** @description Is none of these. */
            not_in?: string[];
        };
        /** @description Conditions on an identifier that may be missing. */
        FilterByReference: {
            /** @description Is this. */
            eq?: string;
            /** @description Is not this. */
            neq?: string;
            /** @description Is one of these. */
            in?: string[];
            /** @description Is none of these. */
            not_in?: string[];
            /** @description Whether there is a value. */
            exists?: boolean;
        };
        /** @description Conditions on a list of texts. */
        FilterByWords: {
            /** @description One of them contains this text. */
            contains?: string;
            /** @description Has one of these. */
            any_in?: string[];
            /** @description Has all of these. */
            all_in?: string[];
            /** @description Has none of these. */
            not_in?: string[];
            /** @description Has these and no others. */
            eq?: string[];
        };
        /** @description Conditions on a number. */
        FilterByNumber: {
            /** @description Is this. */
            eq?: number;
            /** @description Is not this. */
            neq?: number;
            /** @description Is more. */
            gt?: number;
            /** @description Is this or more. */
            gte?: number;
            /** @description Is less. */
            lt?: number;
            /** @description Is this or less. */
            lte?: number;
        };
        /** @description Conditions on a time, compared to the minute. */
        FilterByTime: {
            /**
             * Format: date-time
             * @description Is this.
             */
            eq?: string;
            /**
             * Format: date-time
             * @description Is not this.
             */
            neq?: string;
            /**
             * Format: date-time
             * @description Is later.
             */
            gt?: string;
            /**
             * Format: date-time
             * @description Is this or later.
             */
            gte?: string;
            /**
             * Format: date-time
             * @description Is earlier.
             */
            lt?: string;
            /**
             * Format: date-time
             * @description Is this or earlier.
             */
            lte?: string;
        };
        /** @description A condition on a boolean. */
        FilterByFlag: {
            /** @description Is this. */
            eq?: boolean;
        };
        /** @description Conditions on the kind of file. */
        FilterByType: {
            /**
             * @description Is this.
             * @enum {string}
             */
            eq?: "archive" | "audio" | "image" | "pdfdocument" | "presentation" | "richtext" | "spreadsheet" | "video";
            /**
             * @description Is not this.
             * @enum {string}
             */
            neq?: "archive" | "audio" | "image" | "pdfdocument" | "presentation" | "richtext" | "spreadsheet" | "video";
            /** @description Is one of these. */
            in?: ("archive" | "audio" | "image" | "pdfdocument" | "presentation" | "richtext" | "spreadsheet" | "video")[];
            /** @description Is none of these. */
            not_in?: ("archive" | "audio" | "image" | "pdfdocument" | "presentation" | "richtext" | "spreadsheet" | "video")[];
        };
        /** @description Conditions on the orientation of an image. */
        FilterByOrientation: {
            /**
             * @description Is this.
             * @enum {string}
             */
            eq?: "landscape" | "portrait" | "square";
            /**
             * @description Is not this.
             * @enum {string}
             */
            neq?: "landscape" | "portrait" | "square";
        };
        /**
         * @description Conditions on the number of pixels of an image: `icon` up to 128 × 128, `small` up to 640 × 480, `medium` up to 1600 ×
         *     1200, `large` beyond.
         */
        FilterByResolution: {
            /**
             * @description Is this.
             * @enum {string}
             */
            eq?: "icon" | "small" | "medium" | "large";
            /**
             * @description Is not this.
             * @enum {string}
             */
            neq?: "icon" | "small" | "medium" | "large";
            /** @description Is one of these. */
            in?: ("icon" | "small" | "medium" | "large")[];
            /** @description Is none of these. */
            not_in?: ("icon" | "small" | "medium" | "large")[];
        };
        /** @description A text to look for. */
        FilterPattern: {
            /** @description The text. Without it, every text matches. */
            pattern?: string;
            /**
             * @description Whether letter case counts.
             * @default false
             */
            case_sensitive: boolean;
            /**
             * @description Whether the pattern is a regular expression. Standin supports none.
             * @default false
             * @enum {boolean}
             */
            regexp: false;
        };
        /** @description Tags to add to uploads. */
        UploadBulkTag: {
            /**
             * @description The tags to add.
             * @example [
             *       "press"
             *     ]
             */
            tags: string[];
            /** @description The uploads. */
            uploads: components["schemas"]["UploadReference"][];
        };
        /** @description A collection to put uploads into. */
        UploadBulkSetUploadCollection: {
            /** @description The collection that the asset belongs to. Null means no collection. */
            upload_collection: components["schemas"]["UploadCollectionReference"] | null;
            /** @description The uploads. */
            uploads: components["schemas"]["UploadReference"][];
        };
        /** @description Uploads to delete. */
        UploadBulkDestroy: {
            /** @description The uploads. */
            uploads: components["schemas"]["UploadReference"][];
        };
        /** @description A reference to an upload. */
        UploadReference: {
            /**
             * @description The type of the resource.
             * @constant
             */
            type: "upload";
            /**
             * @description The identifier of the upload.
             * @example 1001
             */
            id: string;
        };
        /** @description The result of a bulk operation. */
        BulkResult: {
            /** @description Always empty. */
            data: components["schemas"]["Upload"][];
            meta: components["schemas"]["BulkMeta"];
        };
        /** @description The number of changed uploads and of failures. */
        BulkMeta: {
            /**
             * @description Number of uploads that were changed.
             * @example 2
             */
            successful: number;
            /**
             * @description Number of uploads that do not exist or could not be changed.
             * @example 1
             */
            failed: number;
        };
        /** @description An audio track of a video, or its subtitles. */
        UploadTrack: {
            /**
             * @description The identifier.
             * @example 5001
             */
            readonly id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            readonly type: "upload_track";
            /**
             * @description The name.
             * @example English
             */
            name: string;
            /**
             * @description The language (BCP 47).
             * @example en
             */
            language_code: string;
            /**
             * @description Why processing failed, if `status` is `errored`.
             * @example null
             */
            error: string | null;
            /**
             * @description The processing status.
             * @example ready
             * @enum {string}
             */
            status: "preparing" | "ready" | "errored";
            /**
             * @description Whether they are subtitles for the deaf and hard of hearing.
             * @example false
             */
            closed_captions: boolean | null;
            upload: components["schemas"]["UploadReference"];
        };
        /** @description A new track of a video. */
        UploadTrackCreate: {
            /**
             * @description The URL of a file, or the identifier of an upload request.
             * @example /64175/1767312000-hills.vtt
             */
            url_or_upload_request_id: string;
            /**
             * @description The kind of track.
             * @example subtitles
             * @enum {string}
             */
            type: "subtitles" | "audio";
            /**
             * @description The name.
             * @example English
             */
            name?: string;
            /**
             * @description The language (BCP 47).
             * @example en
             */
            language_code: string;
            /**
             * @description Whether they are subtitles for the deaf and hard of hearing.
             * @example false
             */
            closed_captions?: boolean | null;
        };
        /** @description Tracks. */
        UploadTrackList: {
            /** @description The tracks. Always empty in Standin. */
            data: components["schemas"]["UploadTrack"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A record, as a JSON:API resource. */
        RecordEntity: {
            /**
             * @description The identifier.
             * @example 4001
             */
            id: string;
            /**
             * @description The type of the resource.
             * @example item
             */
            type: string;
            /**
             * @description The fields of the entity.
             * @example {
             *       "basename": "hills"
             *     }
             */
            attributes?: {
                [key: string]: unknown;
            };
            /**
             * @description The references of the entity, each as `{data: …}`.
             * @example {
             *       "creator": {
             *         "data": {
             *           "type": "account",
             *           "id": "312"
             *         }
             *       }
             *     }
             */
            relationships?: {
                [key: string]: unknown;
            };
            /**
             * @description Further facts about the entity.
             * @example {}
             */
            meta?: {
                [key: string]: unknown;
            };
        };
        /** @description Records. */
        RecordList: {
            /** @description The records. In Standin, the records of the seed. */
            data: components["schemas"]["RecordEntity"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A tag. */
        UploadTag: {
            /**
             * @description The identifier.
             * @example 8yQtnv3e-sDYSzRhgwWIzQ
             */
            readonly id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            readonly type: "upload_tag";
            /**
             * @description The tag.
             * @example press
             */
            name: string;
        };
        /** @description A page of tags. */
        UploadTagList: {
            /** @description The tags of this page. */
            data: components["schemas"]["UploadTag"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A tag that the service detected. */
        UploadSmartTag: {
            /**
             * @description The identifier.
             * @example 8yQtnv3e-sDYSzRhgwWIzQ
             */
            readonly id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            readonly type: "upload_smart_tag";
            /**
             * @description The tag.
             * @example press
             */
            name: string;
        };
        /** @description A page of tags. */
        UploadSmartTagList: {
            /** @description The tags of this page. */
            data: components["schemas"]["UploadSmartTag"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The name of a new tag. */
        UploadTagCreate: {
            /**
             * @description The tag.
             * @example press
             */
            name: string;
        };
        /** @description The project. Features that Standin lacks are shown as empty. */
        Site: {
            /**
             * @description The identifier.
             * @example 64175
             */
            readonly id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            readonly type: "site";
            /**
             * @description The name of the project.
             * @example Standin
             */
            name: string;
            /** @description The URL of its website. */
            domain: string | null;
            /** @description A token for maps. */
            google_maps_api_token: string | null;
            /**
             * @description The host of file URLs, followed by their path prefix.
             * @example 127.0.0.1:4010/assets/main
             */
            imgix_host: string | null;
            /**
             * @description The host of the project.
             * @example 127.0.0.1:4010
             */
            internal_domain: string | null;
            /**
             * @description The locales of the project.
             * @example [
             *       "en",
             *       "it"
             *     ]
             */
            locales: string[];
            /**
             * @description The time zone.
             * @example Etc/UTC
             */
            timezone: string;
            /** @description Whether to keep search engines from indexing the website. */
            no_index: boolean;
            /** @description The upload used as the icon of the website. */
            favicon: string | null;
            /**
             * Format: date-time
             * @description Time of the last change of an upload, a webhook or a collection.
             */
            last_data_change_at: string | null;
            /** @description Whether users need two-factor authentication. */
            require_2fa: boolean;
            /** @description Whether the project keeps the IP addresses of users. */
            ip_tracking_enabled: boolean;
            /** @description Whether the primary environment is protected. */
            force_use_of_sandbox_environments: boolean;
            /** @description Defaults of the content delivery network. */
            assets_cdn_default_settings: {
                [key: string]: unknown;
            };
            /** @description The colors of the interface. */
            theme: {
                [key: string]: unknown;
            };
            /** @description Defaults for search engines. */
            global_seo: {
                [key: string]: unknown;
            } | null;
            /** @description The account that the project belongs to. */
            account: components["schemas"]["Creator"] | null;
            /** @description The owner. */
            owner: components["schemas"]["Creator"];
            /** @description Its models. Always empty in Standin. */
            item_types: {
                /**
                 * @description The type of the resource.
                 * @constant
                 */
                type: "item_type";
                /** @description The identifier of the model. */
                id: string;
            }[];
            readonly meta: components["schemas"]["SiteMeta"];
        };
        /** @description The service's opt-in changes that the project uses. */
        SiteMeta: {
            /**
             * Format: date-time
             * @description Time of creation.
             */
            created_at: string;
            /** @description A setting of the published service. */
            draft_mode_default: boolean;
            /** @description A setting of the published service. */
            improved_timezone_management: boolean;
            /** @description A setting of the published service. */
            improved_hex_management: boolean;
            /** @description A setting of the published service. */
            improved_gql_multilocale_fields: boolean;
            /** @description A setting of the published service. */
            improved_gql_visibility_control: boolean;
            /** @description A setting of the published service. */
            improved_boolean_fields: boolean;
            /** @description A setting of the published service. */
            improved_validation_at_publishing: boolean;
            /** @description A setting of the published service. */
            improved_exposure_of_inline_blocks_in_cda: boolean;
            /** @description A setting of the published service. */
            improved_items_listing: boolean;
            /** @description A setting of the published service. */
            milliseconds_in_datetime: boolean;
            /** @description Whether an upload has one focal point for all locales, and its default metadata by field. True in Standin with `--metadata field`. */
            non_localized_focal_points: boolean;
            /** @description A setting of the published service. */
            allow_custom_theme: boolean;
        };
        /** @description An environment. */
        ProjectEnvironment: {
            /**
             * @description The name.
             * @example main
             */
            readonly id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            readonly type: "environment";
            readonly meta: components["schemas"]["ProjectEnvironmentMeta"];
        };
        /** @description Facts about an environment. */
        ProjectEnvironmentMeta: {
            /**
             * @description The state. Always `ready` in Standin.
             * @enum {string}
             */
            status: "creating" | "ready" | "destroying";
            /** @description Whether the environment is read-only. */
            read_only_mode: boolean;
            /**
             * Format: date-time
             * @description Time of its first use.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change of an upload, a webhook or a collection in it.
             */
            last_data_change_at: string;
            /** @description Whether this is the primary environment. */
            primary: boolean;
            /** @description The environment that this one was forked from. */
            forked_from: string | null;
        };
        /** @description All environments. */
        EnvironmentList: {
            /** @description The environments. */
            data: components["schemas"]["ProjectEnvironment"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Saved conditions on uploads. */
        UploadFilter: {
            /**
             * @description The identifier.
             * @example fGkq2M0qRyyJxk5bq1mG1w
             */
            readonly id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            readonly type: "upload_filter";
            /**
             * @description The name of the filter.
             * @example Pictures
             */
            name: string;
            /**
             * @description The conditions, in the same form as the `filter` parameter of `GET /uploads`.
             * @example {
             *       "query": "hills"
             *     }
             */
            filter: {
                [key: string]: unknown;
            };
            /**
             * @description Whether other users can see the filter.
             * @example true
             */
            shared: boolean;
        };
        /** @description The fields of a new filter. */
        UploadFilterCreate: {
            /**
             * @description An identifier that the client generates: a UUID as 22 characters of URL-safe Base64.
             * @example fGkq2M0qRyyJxk5bq1mG1w
             */
            id?: string;
            /**
             * @description The name of the filter.
             * @example Pictures
             */
            name: string;
            /**
             * @description The conditions, in the same form as the `filter` parameter of `GET /uploads`.
             * @example {
             *       "query": "hills"
             *     }
             */
            filter: {
                [key: string]: unknown;
            };
            /**
             * @description Whether other users can see the filter.
             * @example true
             */
            shared: boolean;
        };
        /** @description The fields of a filter that an update accepts. Every field is optional. */
        UploadFilterUpdate: {
            /**
             * @description The name of the filter.
             * @example Pictures
             */
            name?: string;
            /**
             * @description The conditions, in the same form as the `filter` parameter of `GET /uploads`.
             * @example {
             *       "query": "hills"
             *     }
             */
            filter?: {
                [key: string]: unknown;
            };
            /**
             * @description Whether other users can see the filter.
             * @example true
             */
            shared?: boolean;
        };
        /** @description All saved filters. */
        UploadFilterList: {
            /** @description The filters. */
            data: components["schemas"]["UploadFilter"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Facts about the whole list. */
        ListMeta: {
            /**
             * @description The total number of entries on all pages.
             * @example 3
             */
            total_count: number;
        };
        /** @description The name of the file to upload. */
        UploadRequestCreate: {
            /**
             * @description The original name of the file, with its extension.
             * @example hills.png
             */
            filename?: string;
            /** @description The future collection of the upload. This request does not change a collection. */
            upload_collection?: components["schemas"]["UploadCollectionReference"] | null;
        };
        /** @description Permission to upload one file. */
        UploadRequest: {
            /**
             * @description The `path` that the uploaded file will have.
             * @example /64175/1767312000-hills.png
             */
            id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            readonly type: "upload_request";
            /**
             * Format: uri
             * @description The URL to `PUT` the bytes to. It is valid for 900 seconds.
             * @example http://127.0.0.1:4010/storage/main/x5Vv1q8bQ2yW0cXy2pO9Ww
             */
            url: string;
            /**
             * @description Headers to send with the bytes.
             * @example {}
             */
            request_headers: {
                [key: string]: string;
            };
        };
        /** @description The fields of a webhook that an update accepts. Every field is optional, and an empty update is valid. */
        WebhookUpdate: {
            /**
             * @description The unique name of the webhook.
             * @example Search index
             */
            name?: string;
            /**
             * @description The URL to call: absolute, http or https. It may contain Mustache tags. Credentials in it are sent as HTTP Basic
             *     credentials, unless the webhook sets `http_basic_user`, `http_basic_password` or an `Authorization` header: then they are refused (Q-40).
             * @example https://search.example.com/hook
             */
            url?: string;
            /**
             * @description A template for the body. Its Mustache tags read the default payload: `{{event_type}}`, `{{entity_type}}`,
             *     `{{#entity}}{{id}}{{/entity}}`. `{{x}}` escapes HTML, `{{{x}}}` does not. Null means the default payload.
             * @example {"event":"{{event_type}}"}
             */
            custom_payload?: string | null;
            /**
             * @description Additional headers of the webhook call, by name. Replaces the whole value. Headers that no call can carry (`Content-Length`,
             *     `Transfer-Encoding`, `Connection`, `Keep-Alive`, `Upgrade`, `Expect`) and names that differ only in case are refused (Q-27).
             * @example {
             *       "X-Source": "cms"
             *     }
             */
            headers?: {
                [key: string]: string;
            };
            /**
             * @description The events that trigger the webhook. Replaces the whole list, which may be empty (`[]`); a webhook without events is never called.
             * @example [
             *       {
             *         "entity_type": "upload",
             *         "event_types": [
             *           "create"
             *         ]
             *       }
             *     ]
             */
            events?: components["schemas"]["WebhookEvent"][];
            /**
             * @description The user name for HTTP Basic authentication. A colon in it is kept (Q-42), but a receiver takes what follows it for the password (RFC 7617).
             * @example ada
             */
            http_basic_user?: string | null;
            /**
             * Format: password
             * @description The password for HTTP Basic authentication.
             * @example lovelace
             */
            http_basic_password?: string | null;
            /**
             * @description Whether the webhook is enabled and sends events.
             * @example true
             */
            enabled?: boolean;
            /**
             * @description The API version used to serialize entities in the payload.
             * @example 3
             */
            payload_api_version?: string;
            /**
             * @description Whether records in the payload show blocks expanded.
             * @example false
             */
            nested_items_in_payload?: boolean;
            /**
             * @description Whether a webhook call that fails (timeout or error) is retried several times.
             * @example true
             */
            auto_retry?: boolean;
        };
        /** @description The fields of a new webhook. */
        WebhookCreate: {
            /**
             * @description The unique name of the webhook.
             * @example Search index
             */
            name: string;
            /**
             * @description The URL to call: absolute, http or https. It may contain Mustache tags. Credentials in it are sent as HTTP Basic
             *     credentials, unless the webhook sets `http_basic_user`, `http_basic_password` or an `Authorization` header: then they are refused (Q-40).
             * @example https://search.example.com/hook
             */
            url: string;
            /**
             * @description A template for the body. Its Mustache tags read the default payload: `{{event_type}}`, `{{entity_type}}`,
             *     `{{#entity}}{{id}}{{/entity}}`. `{{x}}` escapes HTML, `{{{x}}}` does not. Null means the default payload.
             * @example {"event":"{{event_type}}"}
             */
            custom_payload: string | null;
            /**
             * @description Additional headers of the webhook call, by name. Headers that no call can carry (`Content-Length`, `Transfer-Encoding`, `Connection`,
             *     `Keep-Alive`, `Upgrade`, `Expect`) and names that differ only in case are refused (Q-27).
             * @example {
             *       "X-Source": "cms"
             *     }
             */
            headers: {
                [key: string]: string;
            };
            /**
             * @description The events that trigger the webhook. The list may be empty.
             * @example [
             *       {
             *         "entity_type": "upload",
             *         "event_types": [
             *           "create"
             *         ]
             *       }
             *     ]
             */
            events: components["schemas"]["WebhookEvent"][];
            /**
             * @description The user name for HTTP Basic authentication. A colon in it is kept (Q-42), but a receiver takes what follows it for the password (RFC 7617).
             * @example ada
             */
            http_basic_user: string | null;
            /**
             * Format: password
             * @description The password for HTTP Basic authentication.
             * @example lovelace
             */
            http_basic_password: string | null;
            /**
             * @description Whether the webhook is enabled and sends events.
             * @example true
             */
            enabled?: boolean;
            /**
             * @description The API version used to serialize entities in the payload.
             * @example 3
             */
            payload_api_version?: string;
            /**
             * @description Whether records in the payload show blocks expanded.
             * @example false
             */
            nested_items_in_payload?: boolean;
            /**
             * @description Whether a webhook call that fails (timeout or error) is retried several times.
             * @example true
             */
            auto_retry?: boolean;
        };
        /** @description How and when the service calls an external URL. The specification does not show its fields. */
        Webhook: {
            /**
             * @description The identifier.
             * @example 2001
             */
            readonly id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            readonly type: "webhook";
            /**
             * @description The unique name of the webhook.
             * @example Search index
             */
            name: string;
            /**
             * @description The URL to call: absolute, http or https. It may contain Mustache tags. Credentials in it are sent as HTTP Basic
             *     credentials, unless the webhook sets `http_basic_user`, `http_basic_password` or an `Authorization` header: then they are refused (Q-40).
             * @example https://search.example.com/hook
             */
            url: string;
            /**
             * @description A template for the body. Its Mustache tags read the default payload: `{{event_type}}`, `{{entity_type}}`,
             *     `{{#entity}}{{id}}{{/entity}}`. `{{x}}` escapes HTML, `{{{x}}}` does not. Null means the default payload.
             * @example {"event":"{{event_type}}"}
             */
            custom_payload: string | null;
            /**
             * @description Additional headers of the webhook call, by name. Headers that no call can carry (`Content-Length`, `Transfer-Encoding`, `Connection`,
             *     `Keep-Alive`, `Upgrade`, `Expect`) and names that differ only in case are refused (Q-27).
             * @example {
             *       "X-Source": "cms"
             *     }
             */
            headers: {
                [key: string]: string;
            };
            /**
             * @description The events that trigger the webhook. The list may be empty.
             * @example [
             *       {
             *         "entity_type": "upload",
             *         "event_types": [
             *           "create"
             *         ]
             *       }
             *     ]
             */
            events: components["schemas"]["WebhookEvent"][];
            /**
             * @description The user name for HTTP Basic authentication. A colon in it is kept (Q-42), but a receiver takes what follows it for the password (RFC 7617).
             * @example ada
             */
            http_basic_user: string | null;
            /**
             * Format: password
             * @description The password for HTTP Basic authentication.
             * @example lovelace
             */
            http_basic_password: string | null;
            /**
             * @description Whether the webhook is enabled and sends events.
             * @example true
             */
            enabled: boolean;
            /**
             * @description The API version used to serialize entities in the payload.
             * @example 3
             */
            payload_api_version: string;
            /**
             * @description Whether records in the payload show blocks expanded.
             * @example false
             */
            nested_items_in_payload: boolean;
            /**
             * @description Whether a webhook call that fails (timeout or error) is retried several times.
             * @example true
             */
            auto_retry: boolean;
        };
        /** @description A type of entity, and its events that trigger a webhook call. */
        WebhookEvent: {
            entity_type: components["schemas"]["EntityType"];
            /**
             * @description The types of events that trigger a webhook call.
             * @example [
             *       "create",
             *       "update"
             *     ]
             */
            event_types: components["schemas"]["EventType"][];
            /**
             * @description Restricts the events to certain entities. Null or absent means all entities.
             * @example null
             */
            filters?: components["schemas"]["WebhookEventFilter"][] | null;
        };
        /** @description The entities whose events trigger a webhook call. */
        WebhookEventFilter: {
            /**
             * @description The type of the entities. With `item_type`, only records of the given models trigger a webhook call (Q-06).
             * @example item_type
             * @enum {string}
             */
            entity_type: "item_type" | "item" | "build_trigger" | "environment" | "environment_type";
            /**
             * @description The identifiers of the entities.
             * @example [
             *       "44"
             *     ]
             */
            entity_ids: [
                string,
                ...string[]
            ];
        };
        /**
         * @description The type of entity that an event is about.
         * @example upload
         * @enum {string}
         */
        EntityType: "item" | "item_type" | "upload" | "build_trigger" | "environment" | "maintenance_mode" | "sso_user" | "cda_cache_tags";
        /**
         * @description What happened to the entity. `item`: create, update, delete, publish, unpublish. `item_type` and `upload`: create,
         *     update, delete. `build_trigger`: deploy_started, deploy_succeeded, deploy_failed. `environment`: deploy_started,
         *     deploy_succeeded, deploy_failed, create, update, promote, delete. `maintenance_mode`: change. `sso_user`: create.
         *     `cda_cache_tags`: invalidate.
         * @example update
         * @enum {string}
         */
        EventType: "create" | "update" | "delete" | "publish" | "unpublish" | "promote" | "deploy_started" | "deploy_succeeded" | "deploy_failed" | "change" | "invalidate";
        /** @description All webhooks. */
        WebhookList: {
            /** @description The webhooks. */
            data: components["schemas"]["Webhook"][];
            meta: components["schemas"]["ListMeta"];
        };
        /**
         * @description The state of a webhook call. `pending`: the first attempt has not ended. `rescheduled`: a retry is due.
         * @example success
         * @enum {string}
         */
        WebhookCallStatus: "pending" | "success" | "failed" | "rescheduled";
        /** @description One event that was sent to one webhook. It shows the newest attempt. */
        WebhookCall: {
            /**
             * @description The identifier of the webhook call, the same for every attempt.
             * @example fGkq2M0qRyyJxk5bq1mG1w
             */
            id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            readonly type: "webhook_call";
            /** @description The webhook that was called. */
            webhook: {
                /**
                 * @description The type of the resource.
                 * @constant
                 */
                type: "webhook";
                /**
                 * @description The identifier of the webhook.
                 * @example 2001
                 */
                id: string;
            };
            entity_type: components["schemas"]["EntityType"];
            event_type: components["schemas"]["EventType"];
            /**
             * Format: date-time
             * @description Time of the event.
             * @example 2026-01-02T10:30:00.000Z
             */
            created_at: string;
            /**
             * @description The URL that was called, after its tags were rendered.
             * @example https://search.example.com/hook
             */
            request_url: string;
            /**
             * @description The headers that were sent.
             * @example {
             *       "Content-Type": "application/json"
             *     }
             */
            request_headers: {
                [key: string]: string;
            };
            /**
             * @description The body that was sent.
             * @example {}
             */
            request_payload: string;
            /**
             * @description The status of the response; null if there was no response.
             * @example 200
             */
            response_status: number | null;
            /**
             * @description The headers of the response; null if there was no response.
             * @example {
             *       "content-type": "text/plain"
             *     }
             */
            response_headers: {
                [key: string]: string;
            } | null;
            /**
             * @description The body of the response, up to 64 KiB; null if there was no response.
             * @example ok
             */
            response_payload: string | null;
            /**
             * @description Number of automatic retries so far.
             * @example 0
             */
            attempted_auto_retries_count: number;
            /**
             * Format: date-time
             * @description Time of the newest attempt. Before the first, time of the event.
             * @example 2026-01-02T10:30:00.004Z
             */
            last_sent_at: string;
            /**
             * Format: date-time
             * @description Time of the next retry; null if none is due.
             * @example null
             */
            next_retry_at: string | null;
            status: components["schemas"]["WebhookCallStatus"];
        };
        /** @description A page of webhook calls. */
        WebhookCallList: {
            /** @description The webhook calls of this page. */
            data: components["schemas"]["WebhookCall"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The default payload of a webhook call. */
        WebhookPayload: {
            /**
             * @description The identifier of the webhook call, the same for every attempt.
             * @example fGkq2M0qRyyJxk5bq1mG1w
             */
            webhook_call_id: string;
            /**
             * Format: date-time
             * @description Time of the event, without milliseconds.
             * @example 2026-01-02T00:00:00Z
             */
            event_triggered_at: string;
            /**
             * @description Number of retries before this attempt.
             * @example 0
             */
            attempted_auto_retries_count: number;
            /**
             * @description The identifier of the webhook.
             * @example 2001
             */
            webhook_id: string;
            /**
             * @description The identifier of the project.
             * @example 64175
             */
            site_id: string;
            /**
             * @description The name of the environment of the entity.
             * @example main
             */
            environment: string;
            /**
             * @description Whether this is the primary environment.
             * @example true
             */
            is_environment_primary: boolean;
            entity_type: components["schemas"]["EntityType"];
            event_type: components["schemas"]["EventType"];
            entity: components["schemas"]["EventEntity"];
            /** @description The entity before the change. Only on an update. */
            previous_entity?: components["schemas"]["WebhookPayloadEntity"];
            /** @description The entities that the entity refers to in its relationships. */
            related_entities: components["schemas"]["WebhookPayloadEntity"][];
        };
        /** @description The entity that the event is about, as a JSON:API resource. */
        EventEntity: {
            /**
             * @description The identifier.
             * @example 1001
             */
            id: string;
            /**
             * @description The type of the resource.
             * @example upload
             */
            type: string;
            /**
             * @description The fields of the entity.
             * @example {
             *       "basename": "hills"
             *     }
             */
            attributes?: {
                [key: string]: unknown;
            };
            /**
             * @description The references of the entity, each as `{data: …}`.
             * @example {
             *       "creator": {
             *         "data": {
             *           "type": "account",
             *           "id": "312"
             *         }
             *       }
             *     }
             */
            relationships?: {
                [key: string]: unknown;
            };
            /**
             * @description Further facts about the entity.
             * @example {}
             */
            meta?: {
                [key: string]: unknown;
            };
        };
        /** @description An entity, as a JSON:API resource. */
        WebhookPayloadEntity: {
            /**
             * @description The identifier.
             * @example 1001
             */
            id: string;
            /**
             * @description The type of the resource.
             * @example upload
             */
            type: string;
            /**
             * @description The fields of the entity.
             * @example {
             *       "basename": "hills"
             *     }
             */
            attributes?: {
                [key: string]: unknown;
            };
            /**
             * @description The references of the entity, each as `{data: …}`.
             * @example {
             *       "creator": {
             *         "data": {
             *           "type": "account",
             *           "id": "312"
             *         }
             *       }
             *     }
             */
            relationships?: {
                [key: string]: unknown;
            };
            /**
             * @description Further facts about the entity.
             * @example {}
             */
            meta?: {
                [key: string]: unknown;
            };
        };
        /** @description The fields of a collection that an update accepts. Every field is optional. */
        UploadCollectionUpdate: {
            /**
             * @description The name of the collection.
             * @example Mountains
             */
            label?: string;
            /**
             * @description The position of the collection among those with the same parent.
             * @example 1
             */
            position?: number;
            /** @description The parent collection; null at the top level. */
            parent?: components["schemas"]["UploadCollectionReference"] | null;
            /** @description The child collections. */
            children?: components["schemas"]["UploadCollectionReference"][];
        };
        /** @description New places of collections. */
        UploadCollectionReorder: {
            /** @description The collections to move. */
            data: components["schemas"]["UploadCollectionPlace"][];
        };
        /** @description The new place of a collection. */
        UploadCollectionPlace: {
            /**
             * @description The identifier of the collection.
             * @example 3001
             */
            id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            type?: "upload_collection";
            /**
             * @description The position of the collection among those with the same parent.
             * @example 1
             */
            position: number;
            /** @description The parent collection; null at the top level. */
            parent: components["schemas"]["UploadCollectionReference"] | null;
        };
        /** @description The fields of a new collection. */
        UploadCollectionCreate: {
            /**
             * @description An identifier that the client generates: a UUID as 22 characters of URL-safe Base64.
             * @example fGkq2M0qRyyJxk5bq1mG1w
             */
            id?: string;
            /**
             * @description The name of the collection.
             * @example Mountains
             */
            label: string;
            /**
             * @description The position of the collection among those with the same parent.
             * @example 1
             */
            position?: number;
            /** @description The parent collection; null at the top level. */
            parent?: components["schemas"]["UploadCollectionReference"] | null;
        };
        /** @description A folder of uploads. */
        UploadCollection: {
            /**
             * @description The identifier.
             * @example 3001
             */
            readonly id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            readonly type: "upload_collection";
            /**
             * @description The name of the collection.
             * @example Mountains
             */
            label: string;
            /**
             * @description The position of the collection among those with the same parent.
             * @example 1
             */
            position: number;
            /** @description The parent collection; null at the top level. */
            parent: components["schemas"]["UploadCollectionReference"] | null;
            /** @description The child collections. */
            children: components["schemas"]["UploadCollectionReference"][];
        };
        /** @description All collections. */
        UploadCollectionList: {
            /** @description The collections. */
            data: components["schemas"]["UploadCollection"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A request that is applied after the response. Its result is at `/job-results/{job_id}`. */
        Job: {
            /**
             * @description The identifier.
             * @example e6a86038a32b09a14e8a08c3
             */
            id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            readonly type: "job";
        };
        /** @description The result of a job. */
        JobResult: {
            /**
             * @description The identifier of the job.
             * @example e6a86038a32b09a14e8a08c3
             */
            id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            readonly type: "job_result";
            /**
             * @description The status of the finished request.
             * @example 200
             */
            status: number;
            /**
             * @description The body of the finished request: an upload, a count, a list of the moved collections, or a problem. In Standin,
             *     a script can set any body.
             */
            payload: unknown;
        };
        /** @description What went wrong (RFC 9457), with one entry for each violation. */
        Problem: {
            /**
             * Format: uri
             * @description A URI that identifies the kind of problem.
             * @example urn:standin:error:INVALID_FIELD
             */
            type: string;
            /**
             * @description The kind of problem, in words.
             * @example A value was refused
             */
            title: string;
            /**
             * @description The status of the response.
             * @example 422
             */
            status: number;
            /**
             * @description A sentence about this problem that says how to fix it.
             * @example /name is the name of webhook 2002. Choose another.
             */
            detail: string;
            code: components["schemas"]["ProblemCode"];
            /** @description The violations that were found in the request, at most 20. */
            errors: components["schemas"]["Violation"][];
        };
        /** @description One violation in a request. */
        Violation: {
            /**
             * @description A JSON pointer (RFC 6901) into the body of the request.
             * @example /name
             */
            pointer: string;
            code: components["schemas"]["ViolationCode"];
            /**
             * @description A sentence that says what is wrong and how to fix it.
             * @example /name is the name of webhook 2002. Choose another.
             */
            detail: string;
        };
        /**
         * @description The error code.
         * @example INVALID_FIELD
         * @enum {string}
         */
        ProblemCode: "INVALID_JSON_BODY" | "MALFORMED_REQUEST" | "INVALID_AUTHORIZATION_HEADER" | "INSUFFICIENT_PERMISSIONS" | "NOT_FOUND" | "JOB_PENDING" | "FOREIGN_REQUEST" | "INVALID_ENDPOINT" | "METHOD_NOT_ALLOWED" | "PAYLOAD_TOO_LARGE" | "URL_TOO_LONG" | "INVALID_CONTENT_TYPE_HEADER" | "EXPECTATION_FAILED" | "INVALID_FORMAT" | "INVALID_FIELD" | "INVALID_ENVIRONMENT" | "INVALID_PREFERENCE" | "NOT_A_VIDEO" | "TOO_MANY_OPERATIONS" | "UPLOAD_IS_CURRENTLY_IN_USE" | "CONCURRENT_UPLOAD_UPDATE" | "RATE_LIMIT_EXCEEDED" | "HEADERS_TOO_LARGE" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE";
        /**
         * @description What is wrong with a value.
         * @example VALIDATION_UNIQUENESS
         * @enum {string}
         */
        ViolationCode: "VALIDATION_ENUM" | "VALIDATION_EVENT" | "VALIDATION_FILENAME" | "VALIDATION_FORMAT" | "VALIDATION_HEADER" | "VALIDATION_ID" | "VALIDATION_INVALID" | "VALIDATION_LENGTH" | "VALIDATION_LOCALE" | "VALIDATION_PATH" | "VALIDATION_RANGE" | "VALIDATION_REFERENCE" | "VALIDATION_REQUIRED" | "VALIDATION_TEMPLATE" | "VALIDATION_TYPE" | "VALIDATION_UNDOCUMENTED" | "VALIDATION_UNIQUENESS" | "VALIDATION_UNKNOWN" | "VALIDATION_URL";
    };
    responses: {
        /** @description The updated upload. */
        UpdatedUpload: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Upload"];
            };
        };
        /** @description The upload. */
        Upload: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Upload"];
            };
        };
        /** @description The new upload. */
        CreatedUpload: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Upload"];
            };
        };
        /** @description A page of uploads, and their total number. */
        UploadList: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadList"];
            };
        };
        /** @description The upload URL, valid for 900 seconds. */
        UploadRequest: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadRequest"];
            };
        };
        /** @description The updated webhook. */
        UpdatedWebhook: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Webhook"];
            };
        };
        /** @description The webhook. */
        Webhook: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Webhook"];
            };
        };
        /** @description The new webhook. */
        CreatedWebhook: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Webhook"];
            };
        };
        /** @description All webhooks. */
        WebhookList: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookList"];
            };
        };
        /** @description The webhook call. */
        WebhookCall: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookCall"];
            };
        };
        /** @description A page of webhook calls, and their total number. */
        WebhookCallList: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookCallList"];
            };
        };
        /** @description The collection. */
        UploadCollection: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadCollection"];
            };
        };
        /** @description The updated collection. */
        UpdatedUploadCollection: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadCollection"];
            };
        };
        /** @description The new collection. */
        CreatedUploadCollection: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadCollection"];
            };
        };
        /** @description All collections. */
        UploadCollectionList: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadCollectionList"];
            };
        };
        /** @description The moved collections. Standin returns them only with `--jobs never`. */
        UploadCollectionsMoved: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadCollectionList"];
            };
        };
        /** @description The request was accepted, and a job applies it later. Nothing has changed yet. */
        Job: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                Location: components["headers"]["Location"];
                "Retry-After": components["headers"]["RetryAfter"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Job"];
            };
        };
        /** @description The file is a video, and a job adds the track. */
        TrackJob: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                Location: components["headers"]["Location"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Job"];
            };
        };
        /** @description The request was accepted, and a job applies it later. Nothing has changed yet. */
        BulkJob: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                Location: components["headers"]["Location"];
                "Retry-After": components["headers"]["RetryAfter"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Job"];
            };
        };
        /** @description The job has ended. The body contains the status and body of the finished request. */
        JobResult: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JobResult"];
            };
        };
        /** @description The project. */
        Site: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Site"];
            };
        };
        /** @description All environments. */
        EnvironmentList: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EnvironmentList"];
            };
        };
        /** @description The number of changed uploads and of failures. Standin returns them only with `--jobs never`. */
        BulkResult: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BulkResult"];
            };
        };
        /** @description The tracks. Standin has none. */
        UploadTrackList: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadTrackList"];
            };
        };
        /** @description The records of the seed. */
        RecordList: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RecordList"];
            };
        };
        /** @description A page of tags, and their total number. */
        UploadTagList: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadTagList"];
            };
        };
        /** @description A page of detected tags, and their total number. */
        UploadSmartTagList: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadSmartTagList"];
            };
        };
        /** @description The new tag. */
        CreatedUploadTag: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadTag"];
            };
        };
        /** @description The filter. */
        UploadFilter: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadFilter"];
            };
        };
        /** @description The updated filter. */
        UpdatedUploadFilter: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadFilter"];
            };
        };
        /** @description The new filter. */
        CreatedUploadFilter: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadFilter"];
            };
        };
        /** @description All saved filters. */
        UploadFilterList: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadFilterList"];
            };
        };
        /** @description The body is still the one that `If-None-Match` names (RFC 9110). */
        NotModified: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request was accepted. There is no body. */
        NoContent: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body is not JSON. */
        BadRequest: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is missing, or the header is not `Bearer TOKEN`. */
        Unauthorized: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "WWW-Authenticate": components["headers"]["Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token has no access to the management API. */
        Forbidden: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No entity has this identifier. */
        NotFound: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No job has this identifier, or the job has not ended. */
        JobNotFound: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The path does not support this method. */
        MethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 1 MiB, or has more than 50,000 values. */
        ContentTooLarge: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The media type of the body is not supported. */
        UnsupportedMediaType: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The request does not match this document, or a value is refused. Nothing has changed. Each violation has a JSON
         *     pointer and a sentence that says how to fix it. The `x-standin.errors` of an operation lists the errors that it can
         *     return.
         */
        Unprocessable: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The client sent more requests than the rate limit allows. */
        TooManyRequests: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service failed. The request is not at fault. */
        InternalServerError: {
            headers: {
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service is unavailable. The same request may succeed later. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Environment": components["headers"]["Environment"];
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The identifier of an existing upload.
         * @example 1001
         */
        UpdatedUploadId: string;
        /**
         * @description The identifier of an existing upload.
         * @example 1001
         */
        UploadId: string;
        /**
         * @description The identifier of an existing webhook.
         * @example 2001
         */
        UpdatedWebhookId: string;
        /**
         * @description The identifier of an existing webhook.
         * @example 2001
         */
        WebhookId: string;
        /**
         * @description The identifier of a webhook call.
         * @example resource00000000000001
         */
        WebhookCallId: string;
        /**
         * @description The identifier of an existing collection.
         * @example 3001
         */
        UploadCollectionId: string;
        /**
         * @description The identifier of a job, from a `202` response.
         * @example 000000000000000000000001
         */
        JobId: string;
        /**
         * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
         * @example main
         */
        Environment: string;
        /** @description `respond-async` requests a job (RFC 7240), which takes 30 seconds with `wait=30`. `code=422` requests the first documented error with that status, as in Prism. */
        Prefer: string;
        /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
        PreferCode: string;
        /**
         * @description Number of entries to skip.
         * @example 0
         */
        PageOffset: number;
        /**
         * @description Maximum number of entries to return.
         * @example 30
         */
        PageLimit: number;
        /**
         * @description Returns only entries with one of these identifiers, separated by commas.
         * @example 1001
         */
        FilterIds: string;
        /**
         * @description Returns only uploads that contain every word. Searches the file name, author, copyright, notes and tags, and the
         *     title and alternative text in the locale. Ignores letter case.
         * @example hills
         */
        FilterQuery: string;
        /**
         * @description Returns only uploads whose fields pass every condition: `filter[fields][type][eq]=image`. For a list of values,
         *     repeat the parameter with `[]` at its end (`filter[fields][tags][any_in][]=press`) or separate the values with
         *     commas. Names may also be in camel case, such as `inUse` or `notIn`. Times are compared to the minute. `OR` and `AND`
         *     take lists of conditions: `filter[fields][OR][0][size][gt]=1000`.
         * @example {
         *       "type": {
         *         "eq": "image"
         *       }
         *     }
         */
        FilterUploadFields: components["schemas"]["UploadFieldsFilter"];
        /**
         * @description The locale of the metadata that `filter[query]` and `filter[fields]` search (default: the project's first locale).
         * @example en
         */
        FilterLocale: string;
        /**
         * @description The sort order. Separate several fields with commas. Uploads without a value come last. Uploads with equal values are
         *     sorted newest first. `_createdAt_DESC` is another spelling of `_created_at_DESC`.
         * @example [
         *       "_created_at_DESC"
         *     ]
         */
        UploadOrder: components["schemas"]["UploadOrderRule"][];
        /**
         * @description The identifier of a saved filter.
         * @example 6001
         */
        UploadFilterId: string;
        /**
         * @description Maximum number of tags to return.
         * @example 50
         */
        TagPageLimit: number;
        /**
         * @description Returns only tags that contain this text.
         * @example press
         */
        FilterTagQuery: string;
        /**
         * @description The version of records to search.
         * @example current
         */
        RecordVersion: "current" | "published" | "published-or-current";
        /**
         * @description Whether to show blocks expanded.
         * @example true
         */
        RecordNested: boolean;
        /**
         * @description Returns only calls of this webhook.
         * @example 2001
         */
        FilterWebhookId: string;
        /**
         * @description Returns only calls about this type of entity.
         * @example upload
         */
        FilterEntityType: components["schemas"]["EntityType"];
        /**
         * @description Returns only calls about this type of event.
         * @example update
         */
        FilterEventType: components["schemas"]["EventType"];
        /**
         * @description Returns only calls with this status.
         * @example success
         */
        FilterStatus: components["schemas"]["WebhookCallStatus"];
        /**
         * @description Returns only calls with `created_at` after this time.
         * @example 2026-01-01T00:00:00Z
         */
        FilterCreatedAtAfter: string;
        /**
         * @description Returns only calls with `created_at` before this time.
         * @example 2026-01-01T00:00:00Z
         */
        FilterCreatedAtBefore: string;
        /**
         * @description Returns only calls with `last_sent_at` after this time.
         * @example 2026-01-01T00:00:00Z
         */
        FilterLastSentAtAfter: string;
        /**
         * @description Returns only calls with `last_sent_at` before this time.
         * @example 2026-01-01T00:00:00Z
         */
        FilterLastSentAtBefore: string;
        /**
         * @description Returns only calls with `next_retry_at` after this time.
         * @example 2026-01-01T00:00:00Z
         */
        FilterNextRetryAtAfter: string;
        /**
         * @description Returns only calls with `next_retry_at` before this time.
         * @example 2026-01-01T00:00:00Z
         */
        FilterNextRetryAtBefore: string;
        /**
         * @description The field that calls are sorted by. Calls without a value come last.
         * @example created_at_desc
         */
        WebhookCallOrder: "webhook_id_asc" | "webhook_id_desc" | "created_at_asc" | "created_at_desc" | "last_sent_at_asc" | "last_sent_at_desc" | "next_retry_at_asc" | "next_retry_at_desc";
    };
    requestBodies: never;
    headers: {
        /**
         * @description The environment that the request was for.
         * @example main
         */
        Environment: string;
        /**
         * @description A UUID of the request.
         * @example 1ba6edf1-bb50-455a-bb2d-c099a4d2ce60
         */
        RequestId: string;
        /**
         * @description `max-age=0, private, must-revalidate` with 200 and 201; `no-cache` with other statuses.
         * @example no-cache
         */
        CacheControl: string;
        /**
         * @description A checksum of the body. Responses to `PUT` have none. It is weak, so no change can depend on it, and `If-Match` is ignored (RFC 9110, 13.1.1).
         * @example W/"20d4fd92-3d4"
         */
        ETag: string;
        /**
         * @description The methods that the path supports, separated by commas.
         * @example PUT, GET, HEAD, DELETE
         */
        Allow: string;
        /**
         * @description The URL of the job's result.
         * @example /job-results/000000000000000000000001
         */
        Location: string;
        /**
         * @description Seconds to wait before retrying.
         * @example 1
         */
        RetryAfter: number;
        /**
         * @description The preference of the request that was applied (RFC 7240).
         * @example respond-async
         */
        PreferenceApplied: string;
        /**
         * @description The expected authentication scheme (RFC 6750).
         * @example Bearer
         */
        Authenticate: string;
        /**
         * @description Number of requests allowed in a window.
         * @example 60
         */
        RateLimitLimit: number;
        /**
         * @description Number of requests left in the current window.
         * @example 59
         */
        RateLimitRemaining: number;
        /**
         * @description Seconds until the next window starts.
         * @example 3
         */
        RateLimitReset: number;
    };
    pathItems: never;
}
export type UploadUpdate = components['schemas']['UploadUpdate'];
export type UploadCreate = components['schemas']['UploadCreate'];
export type Upload = components['schemas']['Upload'];
export type UploadMeta = components['schemas']['UploadMeta'];
export type FocalPoint = components['schemas']['FocalPoint'];
export type CreatorUpdate = components['schemas']['CreatorUpdate'];
export type Creator = components['schemas']['Creator'];
export type CreatorType = components['schemas']['CreatorType'];
export type CollectionOfUploadUpdate = components['schemas']['CollectionOfUploadUpdate'];
export type UploadCollectionReference = components['schemas']['UploadCollectionReference'];
export type UploadList = components['schemas']['UploadList'];
export type UploadOrderRule = components['schemas']['UploadOrderRule'];
export type UploadFieldsFilter = components['schemas']['UploadFieldsFilter'];
export type UploadFieldConditions = components['schemas']['UploadFieldConditions'];
export type FilterByText = components['schemas']['FilterByText'];
export type FilterByOptionalText = components['schemas']['FilterByOptionalText'];
export type FilterByMetadata = components['schemas']['FilterByMetadata'];
export type FilterByValue = components['schemas']['FilterByValue'];
export type FilterByMediaType = components['schemas']['FilterByMediaType'];
export type FilterByReference = components['schemas']['FilterByReference'];
export type FilterByWords = components['schemas']['FilterByWords'];
export type FilterByNumber = components['schemas']['FilterByNumber'];
export type FilterByTime = components['schemas']['FilterByTime'];
export type FilterByFlag = components['schemas']['FilterByFlag'];
export type FilterByType = components['schemas']['FilterByType'];
export type FilterByOrientation = components['schemas']['FilterByOrientation'];
export type FilterByResolution = components['schemas']['FilterByResolution'];
export type FilterPattern = components['schemas']['FilterPattern'];
export type UploadBulkTag = components['schemas']['UploadBulkTag'];
export type UploadBulkSetUploadCollection = components['schemas']['UploadBulkSetUploadCollection'];
export type UploadBulkDestroy = components['schemas']['UploadBulkDestroy'];
export type UploadReference = components['schemas']['UploadReference'];
export type BulkResult = components['schemas']['BulkResult'];
export type BulkMeta = components['schemas']['BulkMeta'];
export type UploadTrack = components['schemas']['UploadTrack'];
export type UploadTrackCreate = components['schemas']['UploadTrackCreate'];
export type UploadTrackList = components['schemas']['UploadTrackList'];
export type RecordEntity = components['schemas']['RecordEntity'];
export type RecordList = components['schemas']['RecordList'];
export type UploadTag = components['schemas']['UploadTag'];
export type UploadTagList = components['schemas']['UploadTagList'];
export type UploadSmartTag = components['schemas']['UploadSmartTag'];
export type UploadSmartTagList = components['schemas']['UploadSmartTagList'];
export type UploadTagCreate = components['schemas']['UploadTagCreate'];
export type Site = components['schemas']['Site'];
export type SiteMeta = components['schemas']['SiteMeta'];
export type ProjectEnvironment = components['schemas']['ProjectEnvironment'];
export type ProjectEnvironmentMeta = components['schemas']['ProjectEnvironmentMeta'];
export type EnvironmentList = components['schemas']['EnvironmentList'];
export type UploadFilter = components['schemas']['UploadFilter'];
export type UploadFilterCreate = components['schemas']['UploadFilterCreate'];
export type UploadFilterUpdate = components['schemas']['UploadFilterUpdate'];
export type UploadFilterList = components['schemas']['UploadFilterList'];
export type ListMeta = components['schemas']['ListMeta'];
export type UploadRequestCreate = components['schemas']['UploadRequestCreate'];
export type UploadRequest = components['schemas']['UploadRequest'];
export type WebhookUpdate = components['schemas']['WebhookUpdate'];
export type WebhookCreate = components['schemas']['WebhookCreate'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type WebhookEventFilter = components['schemas']['WebhookEventFilter'];
export type EntityType = components['schemas']['EntityType'];
export type EventType = components['schemas']['EventType'];
export type WebhookList = components['schemas']['WebhookList'];
export type WebhookCallStatus = components['schemas']['WebhookCallStatus'];
export type WebhookCall = components['schemas']['WebhookCall'];
export type WebhookCallList = components['schemas']['WebhookCallList'];
export type WebhookPayload = components['schemas']['WebhookPayload'];
export type EventEntity = components['schemas']['EventEntity'];
export type WebhookPayloadEntity = components['schemas']['WebhookPayloadEntity'];
export type UploadCollectionUpdate = components['schemas']['UploadCollectionUpdate'];
export type UploadCollectionReorder = components['schemas']['UploadCollectionReorder'];
export type UploadCollectionPlace = components['schemas']['UploadCollectionPlace'];
export type UploadCollectionCreate = components['schemas']['UploadCollectionCreate'];
export type UploadCollection = components['schemas']['UploadCollection'];
export type UploadCollectionList = components['schemas']['UploadCollectionList'];
export type Job = components['schemas']['Job'];
export type JobResult = components['schemas']['JobResult'];
export type Problem = components['schemas']['Problem'];
export type Violation = components['schemas']['Violation'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type ViolationCode = components['schemas']['ViolationCode'];
export type ResponseUpdatedUpload = components['responses']['UpdatedUpload'];
export type ResponseUpload = components['responses']['Upload'];
export type ResponseCreatedUpload = components['responses']['CreatedUpload'];
export type ResponseUploadList = components['responses']['UploadList'];
export type ResponseUploadRequest = components['responses']['UploadRequest'];
export type ResponseUpdatedWebhook = components['responses']['UpdatedWebhook'];
export type ResponseWebhook = components['responses']['Webhook'];
export type ResponseCreatedWebhook = components['responses']['CreatedWebhook'];
export type ResponseWebhookList = components['responses']['WebhookList'];
export type ResponseWebhookCall = components['responses']['WebhookCall'];
export type ResponseWebhookCallList = components['responses']['WebhookCallList'];
export type ResponseUploadCollection = components['responses']['UploadCollection'];
export type ResponseUpdatedUploadCollection = components['responses']['UpdatedUploadCollection'];
export type ResponseCreatedUploadCollection = components['responses']['CreatedUploadCollection'];
export type ResponseUploadCollectionList = components['responses']['UploadCollectionList'];
export type ResponseUploadCollectionsMoved = components['responses']['UploadCollectionsMoved'];
export type ResponseJob = components['responses']['Job'];
export type ResponseTrackJob = components['responses']['TrackJob'];
export type ResponseBulkJob = components['responses']['BulkJob'];
export type ResponseJobResult = components['responses']['JobResult'];
export type ResponseSite = components['responses']['Site'];
export type ResponseEnvironmentList = components['responses']['EnvironmentList'];
export type ResponseBulkResult = components['responses']['BulkResult'];
export type ResponseUploadTrackList = components['responses']['UploadTrackList'];
export type ResponseRecordList = components['responses']['RecordList'];
export type ResponseUploadTagList = components['responses']['UploadTagList'];
export type ResponseUploadSmartTagList = components['responses']['UploadSmartTagList'];
export type ResponseCreatedUploadTag = components['responses']['CreatedUploadTag'];
export type ResponseUploadFilter = components['responses']['UploadFilter'];
export type ResponseUpdatedUploadFilter = components['responses']['UpdatedUploadFilter'];
export type ResponseCreatedUploadFilter = components['responses']['CreatedUploadFilter'];
export type ResponseUploadFilterList = components['responses']['UploadFilterList'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseNoContent = components['responses']['NoContent'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseJobNotFound = components['responses']['JobNotFound'];
export type ResponseMethodNotAllowed = components['responses']['MethodNotAllowed'];
export type ResponseContentTooLarge = components['responses']['ContentTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalServerError = components['responses']['InternalServerError'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ParameterUpdatedUploadId = components['parameters']['UpdatedUploadId'];
export type ParameterUploadId = components['parameters']['UploadId'];
export type ParameterUpdatedWebhookId = components['parameters']['UpdatedWebhookId'];
export type ParameterWebhookId = components['parameters']['WebhookId'];
export type ParameterWebhookCallId = components['parameters']['WebhookCallId'];
export type ParameterUploadCollectionId = components['parameters']['UploadCollectionId'];
export type ParameterJobId = components['parameters']['JobId'];
export type ParameterEnvironment = components['parameters']['Environment'];
export type ParameterPrefer = components['parameters']['Prefer'];
export type ParameterPreferCode = components['parameters']['PreferCode'];
export type ParameterPageOffset = components['parameters']['PageOffset'];
export type ParameterPageLimit = components['parameters']['PageLimit'];
export type ParameterFilterIds = components['parameters']['FilterIds'];
export type ParameterFilterQuery = components['parameters']['FilterQuery'];
export type ParameterFilterUploadFields = components['parameters']['FilterUploadFields'];
export type ParameterFilterLocale = components['parameters']['FilterLocale'];
export type ParameterUploadOrder = components['parameters']['UploadOrder'];
export type ParameterUploadFilterId = components['parameters']['UploadFilterId'];
export type ParameterTagPageLimit = components['parameters']['TagPageLimit'];
export type ParameterFilterTagQuery = components['parameters']['FilterTagQuery'];
export type ParameterRecordVersion = components['parameters']['RecordVersion'];
export type ParameterRecordNested = components['parameters']['RecordNested'];
export type ParameterFilterWebhookId = components['parameters']['FilterWebhookId'];
export type ParameterFilterEntityType = components['parameters']['FilterEntityType'];
export type ParameterFilterEventType = components['parameters']['FilterEventType'];
export type ParameterFilterStatus = components['parameters']['FilterStatus'];
export type ParameterFilterCreatedAtAfter = components['parameters']['FilterCreatedAtAfter'];
export type ParameterFilterCreatedAtBefore = components['parameters']['FilterCreatedAtBefore'];
export type ParameterFilterLastSentAtAfter = components['parameters']['FilterLastSentAtAfter'];
export type ParameterFilterLastSentAtBefore = components['parameters']['FilterLastSentAtBefore'];
export type ParameterFilterNextRetryAtAfter = components['parameters']['FilterNextRetryAtAfter'];
export type ParameterFilterNextRetryAtBefore = components['parameters']['FilterNextRetryAtBefore'];
export type ParameterWebhookCallOrder = components['parameters']['WebhookCallOrder'];
export type HeaderEnvironment = components['headers']['Environment'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderAllow = components['headers']['Allow'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderPreferenceApplied = components['headers']['PreferenceApplied'];
export type HeaderAuthenticate = components['headers']['Authenticate'];
export type HeaderRateLimitLimit = components['headers']['RateLimitLimit'];
export type HeaderRateLimitRemaining = components['headers']['RateLimitRemaining'];
export type HeaderRateLimitReset = components['headers']['RateLimitReset'];
export type $defs = Record<string, never>;
export interface operations {
    getUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path: {
                /**
                 * @description The identifier of an existing upload.
                 * @example 1001
                 */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Upload"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateUpload: {
        parameters: {
            query?: {
                /** @description Whether a new version gets a new `url` or keeps the current one. */
                replace_strategy?: "create_new_url" | "keep_url";
            };
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `respond-async` requests a job (RFC 7240), which takes 30 seconds with `wait=30`. `code=422` requests the first documented error with that status, as in Prism. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /**
                 * @description The identifier of an existing upload.
                 * @example 1001
                 */
                upload_id: components["parameters"]["UpdatedUploadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadUpdate"];
            };
        };
        responses: {
            200: components["responses"]["UpdatedUpload"];
            202: components["responses"]["Job"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path: {
                /**
                 * @description The identifier of an existing upload.
                 * @example 1001
                 */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Upload"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUploads: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                "page[offset]"?: components["parameters"]["PageOffset"];
                /**
                 * @description Maximum number of entries to return.
                 * @example 30
                 */
                "page[limit]"?: components["parameters"]["PageLimit"];
                /**
                 * @description Returns only entries with one of these identifiers, separated by commas.
                 * @example 1001
                 */
                "filter[ids]"?: components["parameters"]["FilterIds"];
                /**
                 * @description Returns only uploads that contain every word. Searches the file name, author, copyright, notes and tags, and the
                 *     title and alternative text in the locale. Ignores letter case.
                 * @example hills
                 */
                "filter[query]"?: components["parameters"]["FilterQuery"];
                /**
                 * @description Returns only uploads whose fields pass every condition: `filter[fields][type][eq]=image`. For a list of values,
                 *     repeat the parameter with `[]` at its end (`filter[fields][tags][any_in][]=press`) or separate the values with
                 *     commas. Names may also be in camel case, such as `inUse` or `notIn`. Times are compared to the minute. `OR` and `AND`
                 *     take lists of conditions: `filter[fields][OR][0][size][gt]=1000`.
                 * @example {
                 *       "type": {
                 *         "eq": "image"
                 *       }
                 *     }
                 */
                "filter[fields]"?: components["parameters"]["FilterUploadFields"];
                /**
                 * @description The locale of the metadata that `filter[query]` and `filter[fields]` search (default: the project's first locale).
                 * @example en
                 */
                locale?: components["parameters"]["FilterLocale"];
                /**
                 * @description The sort order. Separate several fields with commas. Uploads without a value come last. Uploads with equal values are
                 *     sorted newest first. `_createdAt_DESC` is another spelling of `_created_at_DESC`.
                 * @example [
                 *       "_created_at_DESC"
                 *     ]
                 */
                order_by?: components["parameters"]["UploadOrder"];
            };
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UploadList"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `respond-async` requests a job (RFC 7240), which takes 30 seconds with `wait=30`. `code=422` requests the first documented error with that status, as in Prism. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadCreate"];
            };
        };
        responses: {
            201: components["responses"]["CreatedUpload"];
            202: components["responses"]["Job"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Site"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEnvironments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EnvironmentList"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bulkTagUploads: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `respond-async` requests a job (RFC 7240), which takes 30 seconds with `wait=30`. `code=422` requests the first documented error with that status, as in Prism. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadBulkTag"];
            };
        };
        responses: {
            200: components["responses"]["BulkResult"];
            202: components["responses"]["BulkJob"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bulkSetUploadCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `respond-async` requests a job (RFC 7240), which takes 30 seconds with `wait=30`. `code=422` requests the first documented error with that status, as in Prism. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadBulkSetUploadCollection"];
            };
        };
        responses: {
            200: components["responses"]["BulkResult"];
            202: components["responses"]["BulkJob"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bulkDestroyUploads: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `respond-async` requests a job (RFC 7240), which takes 30 seconds with `wait=30`. `code=422` requests the first documented error with that status, as in Prism. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadBulkDestroy"];
            };
        };
        responses: {
            200: components["responses"]["BulkResult"];
            202: components["responses"]["BulkJob"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUploadReferences: {
        parameters: {
            query?: {
                /**
                 * @description The version of records to search.
                 * @example current
                 */
                version?: components["parameters"]["RecordVersion"];
                /**
                 * @description Whether to show blocks expanded.
                 * @example true
                 */
                nested?: components["parameters"]["RecordNested"];
            };
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path: {
                /**
                 * @description The identifier of an existing upload.
                 * @example 1001
                 */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RecordList"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUploadTracks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path: {
                /**
                 * @description The identifier of an existing upload.
                 * @example 1001
                 */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UploadTrackList"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUploadTrack: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of an existing upload.
                 * @example 1001
                 */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadTrackCreate"];
            };
        };
        responses: {
            202: components["responses"]["TrackJob"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUploadTags: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                "page[offset]"?: components["parameters"]["PageOffset"];
                /**
                 * @description Maximum number of tags to return.
                 * @example 50
                 */
                "page[limit]"?: components["parameters"]["TagPageLimit"];
                /**
                 * @description Returns only tags that contain this text.
                 * @example press
                 */
                "filter[query]"?: components["parameters"]["FilterTagQuery"];
            };
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UploadTagList"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUploadTag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadTagCreate"];
            };
        };
        responses: {
            201: components["responses"]["CreatedUploadTag"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUploadSmartTags: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                "page[offset]"?: components["parameters"]["PageOffset"];
                /**
                 * @description Maximum number of tags to return.
                 * @example 50
                 */
                "page[limit]"?: components["parameters"]["TagPageLimit"];
                /**
                 * @description Returns only tags that contain this text.
                 * @example press
                 */
                "filter[query]"?: components["parameters"]["FilterTagQuery"];
            };
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UploadSmartTagList"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUploadFilter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path: {
                /**
                 * @description The identifier of a saved filter.
                 * @example 6001
                 */
                upload_filter_id: components["parameters"]["UploadFilterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UploadFilter"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateUploadFilter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path: {
                /**
                 * @description The identifier of a saved filter.
                 * @example 6001
                 */
                upload_filter_id: components["parameters"]["UploadFilterId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadFilterUpdate"];
            };
        };
        responses: {
            200: components["responses"]["UpdatedUploadFilter"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteUploadFilter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path: {
                /**
                 * @description The identifier of a saved filter.
                 * @example 6001
                 */
                upload_filter_id: components["parameters"]["UploadFilterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UploadFilter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUploadFilters: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UploadFilterList"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUploadFilter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadFilterCreate"];
            };
        };
        responses: {
            201: components["responses"]["CreatedUploadFilter"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUploadRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadRequestCreate"];
            };
        };
        responses: {
            201: components["responses"]["UploadRequest"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path: {
                /**
                 * @description The identifier of an existing webhook.
                 * @example 2001
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Webhook"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path: {
                /**
                 * @description The identifier of an existing webhook.
                 * @example 2001
                 */
                webhook_id: components["parameters"]["UpdatedWebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            200: components["responses"]["UpdatedWebhook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path: {
                /**
                 * @description The identifier of an existing webhook.
                 * @example 2001
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Webhook"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookList"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            201: components["responses"]["CreatedWebhook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookCalls: {
        parameters: {
            query?: {
                /**
                 * @description Number of entries to skip.
                 * @example 0
                 */
                "page[offset]"?: components["parameters"]["PageOffset"];
                /**
                 * @description Maximum number of entries to return.
                 * @example 30
                 */
                "page[limit]"?: components["parameters"]["PageLimit"];
                /**
                 * @description Returns only entries with one of these identifiers, separated by commas.
                 * @example 1001
                 */
                "filter[ids]"?: components["parameters"]["FilterIds"];
                /**
                 * @description Returns only calls of this webhook.
                 * @example 2001
                 */
                "filter[fields][webhook_id][eq]"?: components["parameters"]["FilterWebhookId"];
                /**
                 * @description Returns only calls about this type of entity.
                 * @example upload
                 */
                "filter[fields][entity_type][eq]"?: components["parameters"]["FilterEntityType"];
                /**
                 * @description Returns only calls about this type of event.
                 * @example update
                 */
                "filter[fields][event_type][eq]"?: components["parameters"]["FilterEventType"];
                /**
                 * @description Returns only calls with this status.
                 * @example success
                 */
                "filter[fields][status][eq]"?: components["parameters"]["FilterStatus"];
                /**
                 * @description Returns only calls with `created_at` after this time.
                 * @example 2026-01-01T00:00:00Z
                 */
                "filter[fields][created_at][gt]"?: components["parameters"]["FilterCreatedAtAfter"];
                /**
                 * @description Returns only calls with `created_at` before this time.
                 * @example 2026-01-01T00:00:00Z
                 */
                "filter[fields][created_at][lt]"?: components["parameters"]["FilterCreatedAtBefore"];
                /**
                 * @description Returns only calls with `last_sent_at` after this time.
                 * @example 2026-01-01T00:00:00Z
                 */
                "filter[fields][last_sent_at][gt]"?: components["parameters"]["FilterLastSentAtAfter"];
                /**
                 * @description Returns only calls with `last_sent_at` before this time.
                 * @example 2026-01-01T00:00:00Z
                 */
                "filter[fields][last_sent_at][lt]"?: components["parameters"]["FilterLastSentAtBefore"];
                /**
                 * @description Returns only calls with `next_retry_at` after this time.
                 * @example 2026-01-01T00:00:00Z
                 */
                "filter[fields][next_retry_at][gt]"?: components["parameters"]["FilterNextRetryAtAfter"];
                /**
                 * @description Returns only calls with `next_retry_at` before this time.
                 * @example 2026-01-01T00:00:00Z
                 */
                "filter[fields][next_retry_at][lt]"?: components["parameters"]["FilterNextRetryAtBefore"];
                /**
                 * @description The field that calls are sorted by. Calls without a value come last.
                 * @example created_at_desc
                 */
                order_by?: components["parameters"]["WebhookCallOrder"];
            };
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookCallList"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhookCall: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path: {
                /**
                 * @description The identifier of a webhook call.
                 * @example resource00000000000001
                 */
                webhook_call_id: components["parameters"]["WebhookCallId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookCall"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendWebhookCall: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path: {
                /**
                 * @description The identifier of a webhook call.
                 * @example resource00000000000001
                 */
                webhook_call_id: components["parameters"]["WebhookCallId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUploadCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path: {
                /**
                 * @description The identifier of an existing collection.
                 * @example 3001
                 */
                upload_collection_id: components["parameters"]["UploadCollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UploadCollection"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateUploadCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path: {
                /**
                 * @description The identifier of an existing collection.
                 * @example 3001
                 */
                upload_collection_id: components["parameters"]["UploadCollectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadCollectionUpdate"];
            };
        };
        responses: {
            200: components["responses"]["UpdatedUploadCollection"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteUploadCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path: {
                /**
                 * @description The identifier of an existing collection.
                 * @example 3001
                 */
                upload_collection_id: components["parameters"]["UploadCollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UploadCollection"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUploadCollections: {
        parameters: {
            query?: {
                /**
                 * @description Returns only entries with one of these identifiers, separated by commas.
                 * @example 1001
                 */
                "filter[ids]"?: components["parameters"]["FilterIds"];
            };
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UploadCollectionList"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUploadCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadCollectionCreate"];
            };
        };
        responses: {
            201: components["responses"]["CreatedUploadCollection"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reorderUploadCollections: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `respond-async` requests a job (RFC 7240), which takes 30 seconds with `wait=30`. `code=422` requests the first documented error with that status, as in Prism. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadCollectionReorder"];
            };
        };
        responses: {
            200: components["responses"]["UploadCollectionsMoved"];
            202: components["responses"]["BulkJob"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getJobResult: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment to use: 1 to 64 letters, digits, `-` or `_`. Standin creates it from the seed at its first use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /** @description `code=422` requests the first documented error with that status, as in Prism. Other preferences have no effect here. */
                Prefer?: components["parameters"]["PreferCode"];
            };
            path: {
                /**
                 * @description The identifier of a job, from a `202` response.
                 * @example 000000000000000000000001
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JobResult"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JobNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    webhookCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"];
            };
        };
        responses: {
            /** @description The webhook call succeeded. The log keeps the body, up to 64 KiB. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description The webhook call failed. A timeout (8 seconds) and a lost connection are failures too. If `auto_retry` is true, the
             *     call is retried.
             */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any other status. The webhook call failed. If `auto_retry` is true, it is retried. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
