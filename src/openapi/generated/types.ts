// Generated from openapi.yaml by `npm run generate`; not to be edited.
export interface paths {
    "/uploads/{upload_id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of one existing upload.
                 * @example 1001
                 */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        /** Read an upload */
        get: operations["getUpload"];
        /**
         * Update an upload
         * @description Changes descriptive attributes, renames the asset (`basename`), or gives it a new version of its file (`path`),
         *     in one request if you like. Every field is optional: what is not passed stays as it was.
         *
         *     An update that touches the file may be answered with a job (`202`); `GET /job-results/{job_id}` then says when it
         *     has ended and what the response would have been.
         */
        put: operations["updateUpload"];
        post?: never;
        /**
         * Delete an upload
         * @description Answers the upload as it was. Jobs of the upload that have not ended end with 404.
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
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List uploads
         * @description In the order in which they were created.
         */
        get: operations["listUploads"];
        put?: never;
        /**
         * Create an upload
         * @description Makes an upload of a file that was uploaded before (`POST /upload-requests`). Like an update that touches the file, it
         *     may be answered with a job, whose result has status 201.
         */
        post: operations["createUpload"];
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
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
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
         * Ask for an address to upload a file to
         * @description Answers an address (`url`) that takes the bytes of one file in one raw `PUT`, with the headers in `request_headers`, and
         *     the `path` (`id`) under which an upload can then be created or updated. A file may have up to 32 MiB.
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
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of one existing webhook.
                 * @example 2001
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /** Read a webhook */
        get: operations["getWebhook"];
        /**
         * Update a webhook
         * @description Changes how and when the service calls an external URL. Every field is optional, and a request with no field at all is a
         *     valid call. What is not passed stays as it was.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description Answers the webhook as it was. Its pending retries end.
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
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description All of them; this list has no pages.
         */
        get: operations["listWebhooks"];
        put?: never;
        /** Create a webhook */
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
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the calls of webhooks
         * @description The log of calls, newest first unless `order_by` says otherwise. It keeps the newest 10,000 calls of an environment, and
         *     of those that are over as many as 64 MiB hold. While those that wait for a receiver hold 64 MiB, further ones are not
         *     sent: they have failed, and `failure_reason` says why.
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
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of one call of a webhook.
                 * @example fGkq2M0qRyyJxk5bq1mG1w
                 */
                webhook_call_id: components["parameters"]["WebhookCallId"];
            };
            cookie?: never;
        };
        /** Read a call of a webhook */
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
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of one call of a webhook.
                 * @example fGkq2M0qRyyJxk5bq1mG1w
                 */
                webhook_call_id: components["parameters"]["WebhookCallId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a call again
         * @description Sends the same event again with the webhook's settings of now. A success ends the retries that are pending; a failure does
         *     not count as one.
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
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of one existing collection.
                 * @example 3001
                 */
                upload_collection_id: components["parameters"]["UploadCollectionId"];
            };
            cookie?: never;
        };
        /** Read a collection */
        get: operations["getUploadCollection"];
        /** Update a collection */
        put: operations["updateUploadCollection"];
        post?: never;
        /**
         * Delete a collection
         * @description Answers the collection as it was. Uploads and collections that were in it are in none then.
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
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List collections
         * @description All of them, by `position`.
         */
        get: operations["listUploadCollections"];
        put?: never;
        /** Create a collection */
        post: operations["createUploadCollection"];
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
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of a job, from a `202`.
                 * @example e6a86038a32b09a14e8a08c3
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /**
         * Follow a job
         * @description `404` while the job runs (`JOB_PENDING`; an unknown job is `NOT_FOUND`), then `200` with the `status` and the `payload`
         *     that the response to the request would have had.
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
         * The call of a webhook
         * @description What the service sends to the `url` of a webhook when an event happens that its `events` name. With `custom_payload`
         *     null the body is this default payload; else what the template makes of it. Entities are in the JSON:API form, whatever
         *     the envelope of the request that changed them.
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
        /** @description The fields of an upload that an update takes. Every one is optional. */
        UploadUpdate: {
            /**
             * @description Where the file is stored. On an update a different path gives the upload a new version, made of the file that was
             *     uploaded to that path before; the upload keeps its identifier.
             * @example /seed/spare.png
             */
            path?: string;
            /**
             * @description The name of the file without its extension. On an update a different basename renames the asset: its file name on
             *     the content delivery network changes.
             * @example engine-no-1
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
             * @description Tags. A list that is passed replaces the one there was.
             * @example [
             *       "portrait",
             *       "press"
             *     ]
             */
            tags?: string[];
            /**
             * @description Default metadata by locale of the project, applied when nothing is specified at record level. Locales and members
             *     that are not passed keep their values.
             * @example {
             *       "en": {
             *         "title": "The engine"
             *       }
             *     }
             */
            default_field_metadata?: {
                [key: string]: components["schemas"]["FieldMetadataUpdate"];
            };
            creator?: components["schemas"]["Creator"];
            /** @description The collection that the asset belongs to; null means no collection. */
            upload_collection?: components["schemas"]["UploadCollectionReference"] | null;
        };
        /** @description What a new upload is made of. `path` names the file; it must have been uploaded before. */
        UploadCreate: {
            /**
             * @description An identifier made by the client, a UUID as 22 characters of URL-safe base64.
             * @example fGkq2M0qRyyJxk5bq1mG1w
             */
            id?: string;
            /**
             * @description Where the file is stored. On an update a different path gives the upload a new version, made of the file that was
             *     uploaded to that path before; the upload keeps its identifier.
             * @example /seed/spare.png
             */
            path: string;
            /**
             * @description The name of the file without its extension. On an update a different basename renames the asset: its file name on
             *     the content delivery network changes.
             * @example engine-no-1
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
             * @description Tags. A list that is passed replaces the one there was.
             * @example [
             *       "portrait",
             *       "press"
             *     ]
             */
            tags?: string[];
            /** @description Default metadata by locale of the project. */
            default_field_metadata?: {
                [key: string]: components["schemas"]["FieldMetadataUpdate"];
            };
            creator?: components["schemas"]["Creator"];
            /** @description The collection that the asset belongs to; null means no collection. */
            upload_collection?: components["schemas"]["UploadCollectionReference"] | null;
        };
        /**
         * @description An asset. The specification does not show its fields; the nine that an update takes are here with the types that it
         *     states, the rest is the published form.
         */
        Upload: {
            /**
             * @description The identifier.
             * @example 1001
             */
            id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            type: "upload";
            /**
             * @description Where the file is stored. On an update a different path gives the upload a new version, made of the file that was
             *     uploaded to that path before; the upload keeps its identifier.
             * @example /seed/spare.png
             */
            path: string;
            /**
             * @description The name of the file without its extension. On an update a different basename renames the asset: its file name on
             *     the content delivery network changes.
             * @example engine-no-1
             */
            basename: string;
            /**
             * @description The file's name with its extension.
             * @example engine.png
             */
            filename: string;
            /**
             * Format: uri
             * @description An address from which the file can be fetched.
             * @example http://127.0.0.1:4010/assets/main/seed/engine.png
             */
            url: string;
            /**
             * @description The extension in lower case.
             * @example png
             */
            format: string | null;
            /**
             * @description The media type.
             * @example image/png
             */
            mime_type: string | null;
            /**
             * @description The file's size in bytes.
             * @example 16712
             */
            size: number;
            /**
             * @description The MD5 of the bytes in hexadecimal.
             * @example 1c7f3f297bb16171b58dac0df409be13
             */
            md5: string;
            /**
             * @description An image's width in pixels; else null.
             * @example 640
             */
            width: number | null;
            /**
             * @description An image's height in pixels; else null.
             * @example 480
             */
            height: number | null;
            /**
             * @description Whether the file is an image.
             * @example true
             */
            is_image: boolean;
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
             * @description Tags. A list that is passed replaces the one there was.
             * @example [
             *       "portrait",
             *       "press"
             *     ]
             */
            tags: string[];
            /**
             * @description Default metadata, for every locale of the project.
             * @example {
             *       "en": {
             *         "title": "The engine",
             *         "alt": null,
             *         "custom_data": {},
             *         "focal_point": null
             *       }
             *     }
             */
            default_field_metadata: {
                [key: string]: components["schemas"]["FieldMetadata"];
            };
            creator: components["schemas"]["Creator"];
            /** @description The collection that the asset belongs to; null means no collection. */
            upload_collection: components["schemas"]["UploadCollectionReference"] | null;
            /**
             * @description A video's length in seconds; else null.
             * @example null
             */
            duration: number | null;
            /**
             * @description A video's frames in a second; else null.
             * @example null
             */
            frame_rate: number | null;
            /**
             * @description A BlurHash of the image. Standin makes none.
             * @example null
             */
            blurhash: string | null;
            /**
             * @description A ThumbHash of the image. Standin makes none.
             * @example null
             */
            thumbhash: string | null;
            /**
             * @description Where a video plays. Standin has no videos.
             * @example null
             */
            mux_playback_id: string | null;
            /**
             * @description The best resolution of a video.
             * @example null
             * @enum {string|null}
             */
            mux_mp4_highest_res: "high" | "medium" | "low" | null;
            /**
             * @description Tags that the service found. Standin finds none.
             * @example []
             */
            smart_tags: string[];
            /**
             * @description EXIF data of the image. Standin reads none.
             * @example {}
             */
            exif_info: {
                [key: string]: unknown;
            };
            /**
             * @description The dominant colours. Standin finds none.
             * @example []
             */
            colors: {
                /** @description Red. */
                red: number;
                /** @description Green. */
                green: number;
                /** @description Blue. */
                blue: number;
                /** @description Opacity. */
                alpha: number;
            }[];
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             * @example 2026-01-01T00:00:00.000Z
             */
            created_at: string | null;
            /**
             * Format: date-time
             * @description When it was last changed, in UTC.
             * @example 2026-01-02T10:30:00.000Z
             */
            updated_at: string | null;
        };
        /** @description Default metadata in one locale; members that are not passed keep their values. */
        FieldMetadataUpdate: {
            /**
             * @description Title.
             * @example The engine
             */
            title?: string | null;
            /**
             * @description Alternative text.
             * @example A brass engine on a table
             */
            alt?: string | null;
            /**
             * @description Free keys and values. What is passed replaces all there was.
             * @example {
             *       "shelf": "B2"
             *     }
             */
            custom_data?: {
                [key: string]: unknown;
            };
            /** @description The point to keep in sight when the image is cropped, from the top left corner. */
            focal_point?: components["schemas"]["FocalPoint"] | null;
        };
        /** @description Default metadata in one locale. */
        FieldMetadata: {
            /**
             * @description Title.
             * @example The engine
             */
            title: string | null;
            /**
             * @description Alternative text.
             * @example A brass engine on a table
             */
            alt: string | null;
            /**
             * @description Free keys and values. What is passed replaces all there was.
             * @example {
             *       "shelf": "B2"
             *     }
             */
            custom_data: {
                [key: string]: unknown;
            };
            /** @description The point to keep in sight when the image is cropped, from the top left corner. */
            focal_point: components["schemas"]["FocalPoint"] | null;
        };
        /** @description A point of an image, in fractions of its width and height. */
        FocalPoint: {
            /**
             * @description From the left, 0, to the right, 1.
             * @example 0.5
             */
            x: number;
            /**
             * @description From the top, 0, to the bottom, 1.
             * @example 0.25
             */
            y: number;
        };
        /** @description The entity that created the asset. */
        Creator: {
            /**
             * @description What `id` refers to. The specification states `access_token` and `sso_user`; the other three lost their names in it.
             * @example access_token
             * @enum {string}
             */
            type: "access_token" | "sso_user" | "account" | "user" | "organization";
            /**
             * @description The identifier; it is not looked up.
             * @example 312
             */
            id: string;
        };
        /** @description A collection, by its identifier. */
        UploadCollectionReference: {
            /**
             * @description The type of the resource.
             * @constant
             */
            type: "upload_collection";
            /**
             * @description The collection's identifier.
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
        /** @description About the list as a whole. */
        ListMeta: {
            /**
             * @description How many there are in all.
             * @example 3
             */
            total_count: number;
        };
        /** @description What the file is called. */
        UploadRequestCreate: {
            /**
             * @description The original name of the file, with its extension.
             * @example engine.png
             */
            filename?: string;
        };
        /** @description Leave to upload the bytes of one file. */
        UploadRequest: {
            /**
             * @description The `path` that the file will have.
             * @example /64175/1767225600-engine.png
             */
            id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            type: "upload_request";
            /**
             * Format: uri
             * @description Where to `PUT` the bytes, once.
             * @example http://127.0.0.1:4010/storage/main/x5Vv1q8bQ2yW0cXy2pO9Ww
             */
            url: string;
            /**
             * @description Headers to send along with the bytes.
             * @example {}
             */
            request_headers: {
                [key: string]: string;
            };
        };
        /** @description The fields of a webhook that an update takes. Every one is optional, and so are all together. */
        WebhookUpdate: {
            /**
             * @description The unique name of the webhook.
             * @example Search index
             */
            name?: string;
            /**
             * @description The URL that is called, absolute, http or https. It may hold Mustache tags.
             * @example https://search.example.com/hook
             */
            url?: string;
            /**
             * @description The template of the body, with Mustache tags over the default payload: `{{event_type}}`, `{{entity_type}}`,
             *     `{{#entity}}{{id}}{{/entity}}`. Null means the default payload. `{{x}}` escapes HTML, `{{{x}}}` does not.
             * @example {"event":"{{event_type}}"}
             */
            custom_payload?: string | null;
            /**
             * @description Additional headers of the call, name to value. What is passed replaces all there was.
             * @example {
             *       "X-Source": "cms"
             *     }
             */
            headers?: {
                [key: string]: string;
            };
            /**
             * @description The events that trigger the webhook. A list that is passed replaces the one there was.
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
             * @description The user name of HTTP Basic authorization.
             * @example ada
             */
            http_basic_user?: string | null;
            /**
             * @description The password of HTTP Basic authorization.
             * @example engine
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
             * @description Whether a call that fails (timeout or error) is retried several times.
             * @example true
             */
            auto_retry?: boolean;
        };
        /** @description What a new webhook is made of. */
        WebhookCreate: {
            /**
             * @description The unique name of the webhook.
             * @example Search index
             */
            name: string;
            /**
             * @description The URL that is called, absolute, http or https. It may hold Mustache tags.
             * @example https://search.example.com/hook
             */
            url: string;
            /**
             * @description The template of the body, with Mustache tags over the default payload: `{{event_type}}`, `{{entity_type}}`,
             *     `{{#entity}}{{id}}{{/entity}}`. Null means the default payload. `{{x}}` escapes HTML, `{{{x}}}` does not.
             * @example {"event":"{{event_type}}"}
             */
            custom_payload: string | null;
            /**
             * @description Additional headers of the call, name to value. What is passed replaces all there was.
             * @example {
             *       "X-Source": "cms"
             *     }
             */
            headers: {
                [key: string]: string;
            };
            /**
             * @description The events that trigger the webhook. A list that is passed replaces the one there was.
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
             * @description The user name of HTTP Basic authorization.
             * @example ada
             */
            http_basic_user: string | null;
            /**
             * @description The password of HTTP Basic authorization.
             * @example engine
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
             * @description Whether a call that fails (timeout or error) is retried several times.
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
            id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            type: "webhook";
            /**
             * @description The unique name of the webhook.
             * @example Search index
             */
            name: string;
            /**
             * @description The URL that is called, absolute, http or https. It may hold Mustache tags.
             * @example https://search.example.com/hook
             */
            url: string;
            /**
             * @description The template of the body, with Mustache tags over the default payload: `{{event_type}}`, `{{entity_type}}`,
             *     `{{#entity}}{{id}}{{/entity}}`. Null means the default payload. `{{x}}` escapes HTML, `{{{x}}}` does not.
             * @example {"event":"{{event_type}}"}
             */
            custom_payload: string | null;
            /**
             * @description Additional headers of the call, name to value. What is passed replaces all there was.
             * @example {
             *       "X-Source": "cms"
             *     }
             */
            headers: {
                [key: string]: string;
            };
            /**
             * @description The events that trigger the webhook. A list that is passed replaces the one there was.
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
             * @description The user name of HTTP Basic authorization.
             * @example ada
             */
            http_basic_user: string | null;
            /**
             * @description The password of HTTP Basic authorization.
             * @example engine
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
             * @description Whether a call that fails (timeout or error) is retried several times.
             * @example true
             */
            auto_retry: boolean;
        };
        /** @description One kind of entity, and the events about it that trigger a call. */
        WebhookEvent: {
            entity_type: components["schemas"]["EntityType"];
            /**
             * @description The types of events.
             * @example [
             *       "create",
             *       "update"
             *     ]
             */
            event_types: components["schemas"]["EventType"][];
            /**
             * @description What narrows the events down to certain entities; null or absent means all.
             * @example null
             */
            filters?: components["schemas"]["WebhookEventFilter"][] | null;
        };
        /** @description Entities that an event must concern. */
        WebhookEventFilter: {
            /**
             * @description The type of the entities; `item_type` narrows records down to those of a model.
             * @example item_type
             * @enum {string}
             */
            entity_type: "item_type" | "item" | "build_trigger" | "environment" | "environment_type";
            /**
             * @description Their identifiers.
             * @example [
             *       "44"
             *     ]
             */
            entity_ids: string[];
        };
        /**
         * @description What an event is about.
         * @example upload
         * @enum {string}
         */
        EntityType: "item" | "item_type" | "upload" | "build_trigger" | "environment" | "maintenance_mode" | "sso_user" | "cda_cache_tags";
        /**
         * @description What happened to the entity. `item`: create, update, delete, publish, unpublish; `item_type` and `upload`: create,
         *     update, delete; `build_trigger`: the three of a deploy; `environment`: those, create, update, promote and delete;
         *     `maintenance_mode`: change; `sso_user`: create; `cda_cache_tags`: invalidate.
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
         * @description `pending` until the first attempt has ended, `rescheduled` while a retry is due.
         * @example success
         * @enum {string}
         */
        WebhookCallStatus: "pending" | "success" | "failed" | "rescheduled";
        /** @description One event that was sent to one webhook, with its attempts. The fields outside `attempts` are those of the newest. */
        WebhookCall: {
            /**
             * @description The identifier, the same for every attempt.
             * @example fGkq2M0qRyyJxk5bq1mG1w
             */
            id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            type: "webhook_call";
            /** @description The webhook that was called. */
            webhook: {
                /**
                 * @description The type of the resource.
                 * @constant
                 */
                type: "webhook";
                /**
                 * @description The webhook's identifier.
                 * @example 2001
                 */
                id: string;
            };
            entity_type: components["schemas"]["EntityType"];
            event_type: components["schemas"]["EventType"];
            /**
             * Format: date-time
             * @description When the event was raised.
             * @example 2026-01-02T10:30:00.000Z
             */
            created_at: string;
            /**
             * @description The URL that was called, as rendered.
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
             * @description The status of the answer; null when there was none.
             * @example 200
             */
            response_status: number | null;
            /**
             * @description The headers of the answer.
             * @example {
             *       "content-type": "text/plain"
             *     }
             */
            response_headers: {
                [key: string]: string;
            } | null;
            /**
             * @description The body of the answer, up to 64 KiB.
             * @example ok
             */
            response_payload: string | null;
            /**
             * @description How many automatic retries were made.
             * @example 0
             */
            attempted_auto_retries_count: number;
            /**
             * Format: date-time
             * @description When the newest attempt was made; null before the first.
             * @example 2026-01-02T10:30:00.004Z
             */
            last_sent_at: string | null;
            /**
             * Format: date-time
             * @description When the next retry is due; null when none is.
             * @example null
             */
            next_retry_at: string | null;
            status: components["schemas"]["WebhookCallStatus"];
            /**
             * @description Why the call failed or was not sent, as a sentence; null when it did not fail.
             * @example null
             */
            failure_reason: string | null;
            /**
             * @description What else there is to say of the call, such as that it asked for another API version than the one that was used.
             * @example null
             */
            remark: string | null;
            /**
             * @description The attempts, oldest first. The newest 20 of a call are kept, and of large ones as many as 16 MiB hold. A list shows
             *     16 MiB of them in all, beside the newest of each call; read a call alone for the others.
             */
            attempts: components["schemas"]["WebhookCallAttempt"][];
        };
        /** @description One attempt of a call. */
        WebhookCallAttempt: {
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-01-02T10:30:00.004Z
             */
            attempted_at: string;
            /**
             * @description What it was made for: the event itself, an automatic retry, or a resend.
             * @example event
             * @enum {string}
             */
            cause: "event" | "retry" | "resend";
            /**
             * @description The URL that was called, as rendered.
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
             * @description The status of the answer; null when there was none.
             * @example 200
             */
            response_status: number | null;
            /**
             * @description The headers of the answer.
             * @example {
             *       "content-type": "text/plain"
             *     }
             */
            response_headers: {
                [key: string]: string;
            } | null;
            /**
             * @description The body of the answer, up to 64 KiB.
             * @example ok
             */
            response_payload: string | null;
            /**
             * @description Why the call failed or was not sent, as a sentence; null when it did not fail.
             * @example null
             */
            failure_reason: string | null;
            /**
             * @description What else there is to say of the call, such as that it asked for another API version than the one that was used.
             * @example null
             */
            remark: string | null;
        };
        /** @description A page of calls. */
        WebhookCallList: {
            /** @description The calls of this page. */
            data: components["schemas"]["WebhookCall"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The default payload of a call. */
        WebhookPayload: {
            /**
             * @description The identifier of the call, the same for every attempt.
             * @example fGkq2M0qRyyJxk5bq1mG1w
             */
            webhook_call_id: string;
            /**
             * Format: date-time
             * @description When the event happened.
             * @example 2026-01-02T00:00:00.000Z
             */
            event_triggered_at: string;
            /**
             * @description How many retries this attempt comes after.
             * @example 0
             */
            attempted_auto_retries_count: number;
            /**
             * @description The webhook that is called.
             * @example 2001
             */
            webhook_id: string;
            /**
             * @description The project.
             * @example 64175
             */
            site_id: string;
            /**
             * @description The environment of the entity.
             * @example main
             */
            environment: string;
            /**
             * @description Whether that is the primary environment.
             * @example true
             */
            is_environment_primary: boolean;
            entity_type: components["schemas"]["EntityType"];
            event_type: components["schemas"]["EventType"];
            entity: components["schemas"]["WebhookPayloadEntity"];
            /** @description On an update alone, the entity as it was before. */
            previous_entity?: components["schemas"]["WebhookPayloadEntity"];
            /** @description The entities that the relationships of the entity name. */
            related_entities: components["schemas"]["WebhookPayloadEntity"][];
        };
        /** @description The entity that the event is about, as a resource of JSON:API. */
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
             * @description Its fields.
             * @example {
             *       "basename": "hills"
             *     }
             */
            attributes?: {
                [key: string]: unknown;
            };
            /**
             * @description What it refers to, each as `{data: …}`.
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
             * @description What else the service says of it.
             * @example {}
             */
            meta?: {
                [key: string]: unknown;
            };
        };
        /** @description The fields of a collection that an update takes. */
        UploadCollectionUpdate: {
            /**
             * @description The name that people see.
             * @example Machines
             */
            label?: string;
            /**
             * @description Where it stands among its siblings.
             * @example 1
             */
            position?: number;
            /** @description The collection that holds it; null means none. */
            parent?: components["schemas"]["UploadCollectionReference"] | null;
            /** @description The collections that it holds. */
            children?: components["schemas"]["UploadCollectionReference"][];
        };
        /** @description What a new collection is made of. */
        UploadCollectionCreate: {
            /**
             * @description An identifier made by the client, a UUID as 22 characters of URL-safe base64.
             * @example fGkq2M0qRyyJxk5bq1mG1w
             */
            id?: string;
            /**
             * @description The name that people see.
             * @example Machines
             */
            label: string;
            /**
             * @description Where it stands among its siblings.
             * @example 1
             */
            position?: number;
            /** @description The collection that holds it; null means none. */
            parent?: components["schemas"]["UploadCollectionReference"] | null;
        };
        /** @description A folder of uploads. */
        UploadCollection: {
            /**
             * @description The identifier.
             * @example 3001
             */
            id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            type: "upload_collection";
            /**
             * @description The name that people see.
             * @example Machines
             */
            label: string;
            /**
             * @description Where it stands among its siblings.
             * @example 1
             */
            position: number;
            /** @description The collection that holds it; null means none. */
            parent: components["schemas"]["UploadCollectionReference"] | null;
            /** @description The collections that it holds. */
            children: components["schemas"]["UploadCollectionReference"][];
        };
        /** @description All collections. */
        UploadCollectionList: {
            /** @description The collections. */
            data: components["schemas"]["UploadCollection"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Work that goes on after the response; its result is at `/job-results/{job_id}`. */
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
            type: "job";
        };
        /** @description What came of a job. */
        JobResult: {
            /**
             * @description The job's identifier.
             * @example e6a86038a32b09a14e8a08c3
             */
            id: string;
            /**
             * @description The type of the resource.
             * @constant
             */
            type: "job_result";
            /**
             * @description The status that the response would have had.
             * @example 200
             */
            status: number;
            /** @description The body that the response would have had: the resource, or what went wrong. */
            payload: unknown;
        };
        /** @description What went wrong (RFC 9457), with one entry for each fault. */
        Problem: {
            /**
             * Format: uri
             * @description An identifier of the kind of problem.
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
             * @description This problem, in a sentence that says how to mend it.
             * @example /name is the name of webhook 2002; choose another.
             */
            detail: string;
            /**
             * @description The code of the kind of problem.
             * @example INVALID_FIELD
             */
            code: string;
            /** @description The faults, each where it stands. */
            errors: components["schemas"]["Fault"][];
        };
        /** @description One fault of a request. */
        Fault: {
            /**
             * @description A JSON pointer (RFC 6901) into the body of the request.
             * @example /name
             */
            pointer: string;
            /**
             * @description What is wrong there.
             * @example VALIDATION_UNIQUENESS
             */
            code: string;
            /**
             * @description What is wrong and how to mend it, in a sentence.
             * @example /name is the name of webhook 2002; choose another.
             */
            detail: string;
        };
    };
    responses: {
        /** @description The upload. */
        Upload: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Upload"];
            };
        };
        /** @description The new upload. */
        CreatedUpload: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Upload"];
            };
        };
        /** @description A page of uploads, and how many there are in all. */
        UploadList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadList"];
            };
        };
        /** @description The address for the file, good for one `PUT`. */
        UploadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadRequest"];
            };
        };
        /** @description The webhook. */
        Webhook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Webhook"];
            };
        };
        /** @description The new webhook. */
        CreatedWebhook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Webhook"];
            };
        };
        /** @description All webhooks. */
        WebhookList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookList"];
            };
        };
        /** @description The call. */
        WebhookCall: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookCall"];
            };
        };
        /** @description A page of calls, and how many there are in all. */
        WebhookCallList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookCallList"];
            };
        };
        /** @description The collection. */
        UploadCollection: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadCollection"];
            };
        };
        /** @description The new collection. */
        CreatedUploadCollection: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadCollection"];
            };
        };
        /** @description All collections. */
        UploadCollectionList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadCollectionList"];
            };
        };
        /** @description The request was accepted; a job does the work. Nothing has changed yet. */
        Job: {
            headers: {
                Location: components["headers"]["Location"];
                "Retry-After": components["headers"]["RetryAfter"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Job"];
            };
        };
        /** @description The job has ended; this is the response that the request would have had. */
        JobResult: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JobResult"];
            };
        };
        /** @description Accepted; there is nothing to say. */
        NoContent: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body is not JSON. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No token, or a header that is not `Bearer TOKEN`. */
        Unauthorized: {
            headers: {
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
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such entity, or the job has not ended. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has more than 1 MiB. */
        ContentTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of another media type. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The request breaks the schema, or a value is refused: nothing has changed. Each fault is named with its JSON pointer
         *     and how to mend it.
         */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description More requests than the limit allows. */
        TooManyRequests: {
            headers: {
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
        /** @description The service cannot answer now; the same request may succeed later. */
        ServiceUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The identifier of one existing upload.
         * @example 1001
         */
        UploadId: string;
        /**
         * @description The identifier of one existing webhook.
         * @example 2001
         */
        WebhookId: string;
        /**
         * @description The identifier of one call of a webhook.
         * @example fGkq2M0qRyyJxk5bq1mG1w
         */
        WebhookCallId: string;
        /**
         * @description The identifier of one existing collection.
         * @example 3001
         */
        UploadCollectionId: string;
        /**
         * @description The identifier of a job, from a `202`.
         * @example e6a86038a32b09a14e8a08c3
         */
        JobId: string;
        /**
         * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
         *     use.
         * @example main
         */
        Environment: string;
        /**
         * @description `respond-async` asks for a job (RFC 7240); `code=422` asks for the first documented error of that status, as Prism
         *     understands it.
         * @example respond-async
         */
        Prefer: string;
        /**
         * @description How many entries of the list to pass over.
         * @example 0
         */
        PageOffset: number;
        /**
         * @description How many entries to answer at the most.
         * @example 30
         */
        PageLimit: number;
        /**
         * @description Only those with one of these identifiers, separated by commas.
         * @example 1001
         */
        FilterIds: string;
        /**
         * @description Only uploads whose file has this MD5, as 32 hexadecimal digits.
         * @example 1c7f3f297bb16171b58dac0df409be13
         */
        FilterMd5: string;
        /**
         * @description Only calls of this webhook.
         * @example 2001
         */
        FilterWebhookId: string;
        /**
         * @description Only calls about this type of entity.
         * @example upload
         */
        FilterEntityType: components["schemas"]["EntityType"];
        /**
         * @description Only calls about this type of event.
         * @example update
         */
        FilterEventType: components["schemas"]["EventType"];
        /**
         * @description Only calls in this state.
         * @example success
         */
        FilterStatus: components["schemas"]["WebhookCallStatus"];
        /**
         * @description What the calls are sorted by; those without a value come last.
         * @example created_at_desc
         */
        WebhookCallOrder: "webhook_id_asc" | "webhook_id_desc" | "created_at_asc" | "created_at_desc" | "last_sent_at_asc" | "last_sent_at_desc" | "next_retry_at_asc" | "next_retry_at_desc";
    };
    requestBodies: never;
    headers: {
        /** @description Where the result of the job will be found. */
        Location: string;
        /** @description Whole seconds to wait before the next request is worth it. */
        RetryAfter: number;
        /** @description The preference of the request that was honoured (RFC 7240). */
        PreferenceApplied: string;
        /** @description The scheme in which the token is expected (RFC 6750). */
        Authenticate: string;
        /** @description How many requests fit in one window. */
        RateLimitLimit: number;
        /** @description How many requests the window still takes. */
        RateLimitRemaining: number;
        /** @description Whole seconds until the next window. */
        RateLimitReset: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of one existing upload.
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateUpload: {
        parameters: {
            query?: {
                /** @description What becomes of the `url` when `path` brings a new version, a new one or the one it had. */
                replace_strategy?: "create_new_url" | "keep_url";
            };
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /**
                 * @description `respond-async` asks for a job (RFC 7240); `code=422` asks for the first documented error of that status, as Prism
                 *     understands it.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /**
                 * @description The identifier of one existing upload.
                 * @example 1001
                 */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Upload"];
            202: components["responses"]["Job"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of one existing upload.
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUploads: {
        parameters: {
            query?: {
                /**
                 * @description How many entries of the list to pass over.
                 * @example 0
                 */
                "page[offset]"?: components["parameters"]["PageOffset"];
                /**
                 * @description How many entries to answer at the most.
                 * @example 30
                 */
                "page[limit]"?: components["parameters"]["PageLimit"];
                /**
                 * @description Only those with one of these identifiers, separated by commas.
                 * @example 1001
                 */
                "filter[ids]"?: components["parameters"]["FilterIds"];
                /**
                 * @description Only uploads whose file has this MD5, as 32 hexadecimal digits.
                 * @example 1c7f3f297bb16171b58dac0df409be13
                 */
                "filter[fields][md5][eq]"?: components["parameters"]["FilterMd5"];
            };
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UploadList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
                /**
                 * @description `respond-async` asks for a job (RFC 7240); `code=422` asks for the first documented error of that status, as Prism
                 *     understands it.
                 * @example respond-async
                 */
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
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUploadRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
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
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of one existing webhook.
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of one existing webhook.
                 * @example 2001
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Webhook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of one existing webhook.
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
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
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookCalls: {
        parameters: {
            query?: {
                /**
                 * @description How many entries of the list to pass over.
                 * @example 0
                 */
                "page[offset]"?: components["parameters"]["PageOffset"];
                /**
                 * @description How many entries to answer at the most.
                 * @example 30
                 */
                "page[limit]"?: components["parameters"]["PageLimit"];
                /**
                 * @description Only those with one of these identifiers, separated by commas.
                 * @example 1001
                 */
                "filter[ids]"?: components["parameters"]["FilterIds"];
                /**
                 * @description Only calls of this webhook.
                 * @example 2001
                 */
                "filter[fields][webhook_id][eq]"?: components["parameters"]["FilterWebhookId"];
                /**
                 * @description Only calls about this type of entity.
                 * @example upload
                 */
                "filter[fields][entity_type][eq]"?: components["parameters"]["FilterEntityType"];
                /**
                 * @description Only calls about this type of event.
                 * @example update
                 */
                "filter[fields][event_type][eq]"?: components["parameters"]["FilterEventType"];
                /**
                 * @description Only calls in this state.
                 * @example success
                 */
                "filter[fields][status][eq]"?: components["parameters"]["FilterStatus"];
                /**
                 * @description What the calls are sorted by; those without a value come last.
                 * @example created_at_desc
                 */
                order_by?: components["parameters"]["WebhookCallOrder"];
            };
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookCallList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhookCall: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of one call of a webhook.
                 * @example fGkq2M0qRyyJxk5bq1mG1w
                 */
                webhook_call_id: components["parameters"]["WebhookCallId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookCall"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendWebhookCall: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of one call of a webhook.
                 * @example fGkq2M0qRyyJxk5bq1mG1w
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUploadCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of one existing collection.
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateUploadCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of one existing collection.
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
            200: components["responses"]["UploadCollection"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteUploadCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of one existing collection.
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUploadCollections: {
        parameters: {
            query?: {
                /**
                 * @description Only those with one of these identifiers, separated by commas.
                 * @example 1001
                 */
                "filter[ids]"?: components["parameters"]["FilterIds"];
            };
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UploadCollectionList"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUploadCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
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
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getJobResult: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The isolated environment that the request is for, `main` by default. Standin makes it from the seed at its first
                 *     use.
                 * @example main
                 */
                "X-Environment"?: components["parameters"]["Environment"];
            };
            path: {
                /**
                 * @description The identifier of a job, from a `202`.
                 * @example e6a86038a32b09a14e8a08c3
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JobResult"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
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
            /** @description The call succeeded. The body is kept in the log, up to 64 KiB. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The call failed, as it does with any status that is not 2xx, and after 8 seconds; with `auto_retry` it is tried again. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
