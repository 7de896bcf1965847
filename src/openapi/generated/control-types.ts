// Generated from control.openapi.yaml by `npm run generate`; not to be edited.
export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The console page
         * @description Shows an environment as it changes. The page contains no data, so it needs no token.
         */
        get: operations["showPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/page/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of a script, a style sheet or a picture of the console.
                 * @example main.js
                 */
                file: string;
            };
            cookie?: never;
        };
        /**
         * A file of the console page
         * @description Scripts, styles and pictures contain no data, so they need no token.
         */
        get: operations["showPageFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the server is up
         * @description Needs no token, for health checks.
         */
        get: operations["showHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * This document
         * @description Returns the description of the control interface, with the server's own address in `servers`.
         */
        get: operations["showDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset an environment to its seed
         * @description Resets the state, clock, identifiers, faults, journal and webhook calls, and drops pending jobs and retries. First,
         *     Standin reads the file or folder of `--seed` again. If the seed is invalid, it refuses the reset with `422` and
         *     changes nothing.
         */
        post: operations["resetEnvironment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the clock
         * @description Returns the time of the environment and how far its clock was advanced.
         */
        get: operations["showClock"];
        put?: never;
        /**
         * Advance the clock
         * @description Runs everything that falls due, in order of time: jobs end and webhook calls are retried. Responds after all of it
         *     has run. Waits at most 10 seconds of real time for receivers. `in_flight` lists the calls that still wait for a
         *     response.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faults": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the faults
         * @description Returns the active faults.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Add a fault
         * @description The first matching fault applies to a request. A fault names an `operation`, a `path`, or both. A `path` also matches
         *     requests for files (`GET /assets/…`) and uploads of bytes (`PUT /storage/…`). A fault has one effect. It can also
         *     wait first (`delay_ms`), limit the speed (`bandwidth`) or change the media type (`content_type`). The header
         *     `X-Standin-Fault` and the journal (`fault`) name the fault.
         */
        post: operations["addFault"];
        /**
         * Remove all faults
         * @description Removes every fault of the environment.
         */
        delete: operations["releaseFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faults/{fault_id}": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path: {
                /**
                 * @description The identifier of a fault.
                 * @example 1
                 */
                fault_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove one fault
         * @description Removes the fault with this identifier and keeps the others.
         */
        delete: operations["releaseFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/latency": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the latency
         * @description Returns the delay of each request to the API.
         */
        get: operations["showLatency"];
        /**
         * Set the latency
         * @description Delays each later request to the API by this number of real milliseconds. Requests for files and to the control
         *     interface are not delayed. A reset restores `--latency`.
         */
        put: operations["setLatency"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the jobs
         * @description Returns the jobs of the environment and the unused scripts.
         */
        get: operations["listJobs"];
        put?: never;
        /**
         * Script the next job, or end one
         * @description A script turns the next update or creation of an upload into a job and sets how the job ends. `release` ends a
         *     pending job now, after the jobs before it.
         */
        post: operations["scriptJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the journal
         * @description Returns the requests of the environment to the API and its files, oldest first. All filters must match. Passwords, tokens
         *     and other secrets are redacted.
         */
        get: operations["listJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Raise an event
         * @description Calls the webhooks that subscribe to the event, as if it had happened to an entity of the service. The state does not
         *     change.
         */
        post: operations["raiseEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-calls": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhook calls
         * @description Returns the log of webhook calls with every attempt. All filters must match. Unlike `GET /webhook_calls` of the API, it
         *     needs no API token and adds nothing to the journal. Passwords and other secrets are redacted.
         */
        get: operations["listCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-calls/next": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait for the next attempt of a webhook call
         * @description Returns the next matching attempt, past or future, as soon as it has ended. Shows the webhook call in its state at
         *     that time. Returns each attempt only once.
         */
        post: operations["awaitCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-calls/settle": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait until no webhook call is being sent
         * @description Responds when no attempt is in progress. Does not wait for retries that are due later.
         */
        post: operations["settleCalls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-calls/{call_id}": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path: {
                /**
                 * @description The identifier of a webhook call.
                 * @example 4001
                 */
                call_id: string;
            };
            cookie?: never;
        };
        /**
         * Read one webhook call
         * @description Returns the webhook call like `GET /webhook_calls/ID` of the API, without a journal entry.
         */
        get: operations["showCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-calls/{call_id}/retry": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path: {
                /**
                 * @description The identifier of a webhook call.
                 * @example 4001
                 */
                call_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the next retry of a webhook call now
         * @description Sends the pending retry at once, without advancing the clock. It counts as a retry. If it fails, the next one is due
         *     after its usual spacing. To resend a call without a pending retry, use `POST /webhook_calls/ID/resend_webhook` of the
         *     API.
         */
        post: operations["retryCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receiver/{receiver_name}": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path: {
                /**
                 * @description Any name. Standin creates the receiver at its first use.
                 * @example inbox
                 */
                receiver_name: string;
            };
            cookie?: never;
        };
        /**
         * Read what a receiver received
         * @description Returns the newest requests to the receiver, and the statuses that it responds with.
         */
        get: operations["showReceiver"];
        /**
         * Script the responses of a receiver
         * @description Sets the statuses of the receiver's next responses in order. The last one repeats.
         */
        put: operations["scriptReceiver"];
        /**
         * Send to a receiver
         * @description The address for webhooks to call. It accepts any body from any server, without a token. Standin keeps the newest 100
         *     requests with up to 2 MiB of bodies. It replaces a body of more than 1 MiB with a remark. A call does not create an
         *     environment: an unused one returns 404 (`main` always exists). Pages of other sites get 403.
         */
        post: operations["callReceiver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/environments": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the environments
         * @description Returns every environment that holds state.
         */
        get: operations["listEnvironments"];
        put?: never;
        post?: never;
        /**
         * Drop all environments
         * @description Drops every environment. Each is created again from the seed at its next use.
         */
        delete: operations["dropEnvironments"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/environments/{environment_name}": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path: {
                /**
                 * @description The name of a used environment.
                 * @example checkout
                 */
                environment_name: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Drop one environment
         * @description Drops the environment. It is created again from the seed at its next use.
         */
        delete: operations["dropEnvironment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Save the state
         * @description Returns the state as a seed. It contains everything that you can read, except pending jobs, the log of webhook calls,
         *     and upload requests without a file.
         */
        get: operations["showState"];
        /**
         * Restore a state
         * @description Replaces the state by a seed. The next reset restores the seed that the server was started with.
         */
        put: operations["restoreState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overview": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Overview of an environment
         * @description Returns everything that the console shows, except the journal, in one response. It contains the first 200 uploads
         *     (`limit`), and the newest 200 jobs and webhook calls, newest first. `counts` has the totals. Secrets are redacted.
         */
        get: operations["showOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/choices": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Names for faults and events
         * @description Returns the operations, error codes and event types that faults and events can name.
         */
        get: operations["showChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures/{upload_id}": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path: {
                /**
                 * @description The identifier of an upload.
                 * @example 1001
                 */
                upload_id: string;
            };
            cookie?: never;
        };
        /**
         * The file of an upload
         * @description Returns the same bytes as the upload's `url`, without a journal entry.
         */
        get: operations["showPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/{resource_id}": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path: {
                /**
                 * @description The identifier of an upload, a webhook or a collection.
                 * @example 1001
                 */
                resource_id: string;
            };
            cookie?: never;
        };
        /**
         * An upload, a webhook or a collection
         * @description Returns it as the flat API does, without a journal entry and with its secrets.
         */
        get: operations["showResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stream": {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Follow an environment
         * @description Sends server-sent events about the environment until the client or the server closes the connection. A reset does not
         *     end the stream. The first event is `hello`. The stream includes every change after it. At most 100 clients can follow
         *     at once.
         */
        get: operations["followStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The name of an environment: 1 to 64 letters, digits, `-` or `_`.
         * @example checkout
         */
        EnvironmentName: string;
        /**
         * @description An operation of the API.
         * @enum {string}
         */
        OperationId: "updateUpload" | "getUpload" | "deleteUpload" | "createUpload" | "listUploads" | "getSite" | "listEnvironments" | "bulkTagUploads" | "bulkSetUploadCollection" | "bulkDestroyUploads" | "listUploadReferences" | "listUploadTracks" | "createUploadTrack" | "listUploadTags" | "createUploadTag" | "listUploadSmartTags" | "getUploadFilter" | "updateUploadFilter" | "deleteUploadFilter" | "createUploadFilter" | "listUploadFilters" | "createUploadRequest" | "updateWebhook" | "getWebhook" | "deleteWebhook" | "createWebhook" | "listWebhooks" | "listWebhookCalls" | "getWebhookCall" | "resendWebhookCall" | "getUploadCollection" | "updateUploadCollection" | "deleteUploadCollection" | "createUploadCollection" | "listUploadCollections" | "reorderUploadCollections" | "getJobResult";
        /**
         * @description The code of an error.
         * @enum {string}
         */
        ErrorCode: "INVALID_JSON_BODY" | "MALFORMED_REQUEST" | "INVALID_AUTHORIZATION_HEADER" | "INSUFFICIENT_PERMISSIONS" | "NOT_FOUND" | "JOB_PENDING" | "FOREIGN_REQUEST" | "INVALID_ENDPOINT" | "METHOD_NOT_ALLOWED" | "PAYLOAD_TOO_LARGE" | "URL_TOO_LONG" | "INVALID_CONTENT_TYPE_HEADER" | "EXPECTATION_FAILED" | "INVALID_FORMAT" | "INVALID_FIELD" | "INVALID_ENTITY_ID" | "INVALID_TYPE" | "INVALID_ENVIRONMENT" | "INVALID_API_VERSION" | "INVALID_PREFERENCE" | "NOT_A_VIDEO" | "TOO_MANY_OPERATIONS" | "UPLOAD_IS_CURRENTLY_IN_USE" | "CONCURRENT_UPLOAD_UPDATE" | "RATE_LIMIT_EXCEEDED" | "HEADERS_TOO_LARGE" | "INTERNAL_ERROR" | "CONTRACT_BREACH" | "SERVICE_UNAVAILABLE" | "INSUFFICIENT_STORAGE";
        /** @description Whether the server is up. */
        Health: {
            /**
             * @description `not_saved`: the server is up, but the last change is not on disk (`--state`). The log and the overview say why.
             * @enum {string}
             */
            status: "ok" | "not_saved";
        };
        /** @description An OpenAPI document. */
        Document: {
            /** @description The version of OpenAPI. */
            openapi: string;
            /** @description Title, version and description. */
            info: {
                [key: string]: unknown;
            };
            /** @description This server. */
            servers: {
                [key: string]: unknown;
            }[];
            /** @description The operations. */
            paths: {
                [key: string]: unknown;
            };
            /** @description The definitions that operations share. */
            components: {
                [key: string]: unknown;
            };
        };
        /** @description The environments to reset. */
        ResetRequest: {
            /** @description Whether to reset all environments. */
            all?: boolean;
        };
        /** @description The time of an environment. */
        Clock: {
            now: components["schemas"]["Timestamp"];
            /** @description The total advance of the clock in milliseconds. */
            offset_ms: number;
        };
        /**
         * Format: date-time
         * @description A time on the clock of the environment, in UTC.
         * @example 2026-01-02T00:00:00.000Z
         */
        Timestamp: string;
        /** @description The time to advance the clock by. */
        ClockAdvance: {
            advance: components["schemas"]["Duration"];
        };
        /**
         * @description Milliseconds, or a number with a unit: `ms`, `s`, `m`, `h` or `d`. The clock cannot go beyond the year 9999.
         * @example 2m
         * @example 1500
         */
        Duration: string | number;
        /** @description The result of an advance. */
        ClockAdvanced: {
            now: components["schemas"]["Timestamp"];
            /** @description The tasks that have run, in order. */
            ran: components["schemas"]["RanTask"][];
            /** @description The webhook calls whose receivers did not respond in time. They continue. Empty if all have ended. */
            in_flight: components["schemas"]["InFlightTask"][];
        };
        /** @description A task that has not ended. */
        InFlightTask: {
            /**
             * @description The kind of task: `webhook_call`.
             * @example webhook_call
             */
            kind: string;
            /**
             * @description The identifier.
             * @example 5002
             */
            id: string;
        };
        /** @description A task that has run. */
        RanTask: {
            at: components["schemas"]["Timestamp"];
            /**
             * @description The kind of task: `job` or `webhook_call`.
             * @example job
             */
            kind: string;
            /**
             * @description The identifier.
             * @example 5001
             */
            id: string;
        };
        /**
         * @description A fault to add. Requires an `operation` or a `path`, and at least one of `code`, `status`, `field`, `delay_ms`, `disconnect`,
         *     `truncate`, `bandwidth`, `content_type` and `headers`. You can combine `code`, `status`, `disconnect` and `truncate` with the
         *     others, but not with each other.
         */
        FaultSpec: {
            /**
             * @description Matches only requests that name this identifier in their path or read the file of this upload.
             * @example 1001
             */
            id?: string;
        } & components["schemas"]["FaultMembers"];
        /** @description The requests that a fault matches, and its effect. */
        FaultMembers: {
            /**
             * @description An operationId, or `*` for every operation.
             * @example updateUpload
             */
            operation?: "*" | components["schemas"]["OperationId"];
            /**
             * @description Matches only requests with this method.
             * @enum {string}
             */
            method?: "PUT" | "GET" | "DELETE" | "POST";
            /**
             * @description Matches only requests with this path. `*` stands for any characters except `/`, and a part `**` for any number of
             *     parts. Without `operation`, it matches any request to the API or its files.
             * @example /assets/**
             * @example /**\/uploads/1001
             */
            path?: string;
            /** @description The number of matching requests to serve normally first. */
            after?: number;
            /**
             * @description The probability that the fault affects a matching request. Random numbers come from `--random-seed`, so every run
             *     is the same.
             */
            probability?: number;
            /** @description The number of requests to affect (default: all, until you remove the fault). */
            times?: number;
            /** @description A documented error, by its code. */
            code?: components["schemas"]["ErrorCode"];
            /** @description A status. The body is `body`, or else the documented error of that status. */
            status?: number;
            /** @description Any JSON. Requires `status`. If `content_type` is not JSON, a string is sent unchanged. */
            body?: unknown;
            /**
             * @description The media type of the response.
             * @example text/html
             */
            content_type?: string;
            /** @description Real milliseconds to wait first. */
            delay_ms?: number;
            /** @description Bytes per second for sending the response body and for reading an uploaded file. */
            bandwidth?: number;
            /** @description Close the connection without a response, and do not apply the request. */
            disconnect?: boolean;
            /** @description Apply the request, but cut the response in the middle. */
            truncate?: boolean;
            /**
             * @description The only field that the error names, or a JSON pointer to a part of it. The error is `INVALID_FIELD` unless `code` or `status`
             *     says otherwise. Without it, the error names every field that was sent.
             * @example author
             * @example /default_field_metadata/en/alt
             */
            field?: string;
            /**
             * @description Headers of the response. They replace Standin's own.
             * @example {
             *       "Retry-After": "5"
             *     }
             */
            headers?: {
                [key: string]: string;
            };
        };
        /** @description An active fault. */
        FaultRule: {
            /**
             * @description The identifier.
             * @example 1
             */
            id: string;
            /** @description The number of requests that the fault has affected. */
            used: number;
            /**
             * @description The `id` that the fault was added with.
             * @example 1001
             */
            entity_id?: string;
        } & components["schemas"]["FaultMembers"];
        /** @description The faults of an environment. */
        FaultList: {
            /** @description In the order of use. */
            faults: components["schemas"]["FaultRule"][];
        };
        /** @description The delay of each request to the API, in real milliseconds. */
        Latency: {
            /** @description The minimum. */
            minimum_ms: number;
            /** @description The maximum. Equal to the minimum if every request waits the same time. */
            maximum_ms: number;
        };
        /** @description The latency to set. */
        LatencySetting: {
            /**
             * @description Milliseconds such as `200`, or a range of them such as `200-800`.
             * @example 200
             * @example 100-300
             */
            latency: string | number;
        };
        /** @description A job. */
        JobSummary: {
            /**
             * @description The identifier.
             * @example 5001
             */
            id: string;
            /**
             * @description The upload that the job creates or changes; null for a bulk operation.
             * @example 1001
             */
            upload_id: string | null;
            /**
             * @description The operation that started the job.
             * @enum {string}
             */
            operation: "updateUpload" | "createUpload" | "bulkTagUploads" | "bulkSetUploadCollection" | "bulkDestroyUploads" | "createUploadTrack" | "reorderUploadCollections";
            /** @description The status of its result; null while it runs. */
            status: number | null;
        };
        /** @description How the next job ends. */
        JobScript: {
            /**
             * @description When the job ends: after its job time (`due`, the default), on `release`, never, or after a number of polls.
             * @example released
             */
            ends?: ("due" | "released" | "never") | components["schemas"]["JobPolls"];
            /** @description The time that the job takes, instead of the job time. */
            time?: components["schemas"]["Duration"];
            /** @description The failure that the job ends with. It changes nothing. */
            fail?: components["schemas"]["JobFailure"];
        };
        /** @description The number of polls before the job ends. */
        JobPolls: {
            /**
             * @description The number of polls that return "still running".
             * @example 2
             */
            after_polls: number;
        };
        /** @description How a job fails. */
        JobFailure: {
            /** @description The status of its result. */
            status: number;
            /** @description The body of its result (default: the documented error of the status). */
            body?: unknown;
        };
        /** @description A job to end now. */
        JobRelease: {
            /**
             * @description The identifier of the job.
             * @example 5001
             */
            release: string;
        };
        /** @description The jobs of an environment. */
        JobList: {
            /** @description Oldest first. */
            jobs: components["schemas"]["JobSummary"][];
            /** @description Unused scripts. */
            scripts: components["schemas"]["JobScript"][];
        };
        /** @description Entries of the journal. */
        JournalEntryList: {
            /** @description Oldest first. */
            entries: components["schemas"]["JournalEntry"][];
        };
        /** @description One request and its effects. */
        JournalEntry: {
            /** @description The number of the entry, from 1. */
            id: string;
            at: components["schemas"]["Timestamp"];
            /** @description The operation; null for a file. */
            operation: components["schemas"]["OperationId"] | null;
            /**
             * @description The method.
             * @example PUT
             */
            method: string;
            /**
             * @description Path and query.
             * @example /uploads/1001
             */
            path: string;
            /** @description The request that was sent. */
            request: {
                headers: components["schemas"]["Headers"];
                /** @description The JSON that was sent; null if there was none. */
                body: unknown;
            };
            /** @description The response; null while it is in progress. */
            response: {
                /** @description The status; 0 if the connection was dropped. */
                status: number;
                /** @description The headers that Standin set, with names in lower case, except headers of CORS and of the connection. */
                headers: components["schemas"]["Headers"];
                /** @description The JSON of the response; null if there was none. */
                body: unknown;
            } | null;
            /** @description Real milliseconds from the request to the response. */
            duration_ms: number;
            /** @description Why the request was refused; null if it was accepted. */
            refused: {
                code: components["schemas"]["ErrorCode"];
                /** @description A JSON pointer into the body. */
                pointer: string;
                /** @description A sentence that says what was wrong. */
                detail: string;
            } | null;
            /** @description The identifier of the fault that affected the request; null if none did. */
            fault: string | null;
            /** @description The first 1,000 changes of the request, including changes of its job. */
            changes: components["schemas"]["Change"][];
            /** @description The webhook calls that the request caused. */
            webhook_calls: string[];
            /** @description A command that sends the request again, with the token in `$TOKEN`. */
            curl: string;
        };
        /** @description Headers by their names in lower case. A repeated header may be a list. */
        Headers: {
            [key: string]: string | string[];
        };
        /** @description One entity that a request changed, with the changed fields. A created or deleted entity has all its fields. */
        Change: {
            /**
             * @description The type of the entity.
             * @example upload
             */
            type: string;
            /** @description The identifier. */
            id: string;
            /** @description The fields before; null if it was created. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The fields after; null if it was deleted. */
            after: {
                [key: string]: unknown;
            } | null;
        };
        /** @description An event about any entity. */
        RaisedEvent: {
            entity_type: components["schemas"]["EntityType"];
            event_type: components["schemas"]["EventType"];
            entity: components["schemas"]["EntityResource"];
            /** @description The entity before it was updated. */
            previous_entity?: components["schemas"]["EntityResource"];
            /** @description The entities that the entity refers to. */
            related_entities?: components["schemas"]["EntityResource"][];
        };
        /** @description A JSON:API resource. */
        EntityResource: {
            /** @description The identifier. */
            id: string;
            /** @description The type. */
            type: string;
            /** @description The fields. */
            attributes?: {
                [key: string]: unknown;
            };
            /** @description The references of the entity. */
            relationships?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Webhook calls. */
        CallList: {
            /** @description Oldest first. */
            webhook_calls: components["schemas"]["WebhookCall"][];
        };
        /** @description The attempt to wait for. A missing member matches any attempt. */
        CallWait: {
            /**
             * @description The webhook that makes the call.
             * @example 2001
             */
            webhook_id?: string;
            entity_type?: components["schemas"]["EntityType"];
            event_type?: components["schemas"]["EventType"];
            /**
             * @description The time to wait, in real milliseconds (default: 5000).
             * @default 5000
             */
            timeout_ms: number;
        };
        /** @description The effects of an event. */
        RaisedCalls: {
            /** @description The identifiers of the webhook calls. */
            webhook_calls: string[];
        };
        /** @description The next responses of a receiver. */
        ReceiverScript: {
            answers: components["schemas"]["ReceiverAnswers"];
        };
        /**
         * @description A receiver's responses in order, each a status, a status with a delay, or no response. The last one repeats.
         * @example [
         *       500,
         *       500,
         *       200
         *     ]
         * @example [
         *       {
         *         "status": 500,
         *         "delay_ms": 3000
         *       },
         *       200
         *     ]
         * @example [
         *       {
         *         "failure": "timeout"
         *       },
         *       {
         *         "failure": "disconnect"
         *       },
         *       200
         *     ]
         */
        ReceiverAnswers: (number | components["schemas"]["LateAnswer"] | components["schemas"]["MissingAnswer"])[];
        /** @description A response that comes late. */
        LateAnswer: {
            /**
             * @description The status.
             * @example 500
             */
            status: number;
            /**
             * @description Real milliseconds to wait first. Standin waits 8 seconds for a response.
             * @example 3000
             */
            delay_ms?: number;
        };
        /** @description No response. */
        MissingAnswer: {
            /**
             * @description Instead of a response, wait until the caller gives up (`timeout`), or close the connection (`disconnect`).
             * @example timeout
             * @enum {string}
             */
            failure: "timeout" | "disconnect";
        };
        /** @description A receiver of webhook calls, built into Standin. */
        Receiver: {
            answers: components["schemas"]["ReceiverAnswers"];
            /** @description The newest requests, oldest first. */
            requests: components["schemas"]["ReceivedRequest"][];
        };
        /** @description A request to a receiver. */
        ReceivedRequest: {
            at: components["schemas"]["Timestamp"];
            /** @description The method. */
            method: string;
            /** @description Path and query. */
            path: string;
            headers: components["schemas"]["Headers"];
            /** @description Its body, as UTF-8. */
            body: string;
        };
        /** @description Confirms that a receiver has kept a request. */
        Received: {
            /**
             * @description Always true.
             * @constant
             */
            received: true;
        };
        /** @description An environment that was used. */
        EnvironmentSummary: {
            name: components["schemas"]["EnvironmentName"];
            /** @description The number of uploads. */
            uploads: number;
            /** @description The number of webhooks. */
            webhooks: number;
            /** @description The number of webhook calls in the log. */
            webhook_calls: number;
            /** @description The number of jobs in the log. */
            jobs: number;
        };
        /** @description Environments. */
        EnvironmentList: {
            /** @description In the order of their first use. */
            environments: components["schemas"]["EnvironmentSummary"][];
        };
        /** @description The current environment, without its journal. */
        Overview: {
            environment: components["schemas"]["EnvironmentName"];
            /** @description `main` and the other used environments. */
            environments: components["schemas"]["EnvironmentName"][];
            /** @description Its clock. */
            clock: {
                now: components["schemas"]["Timestamp"];
                /** @description Whether time passes by itself. False with `--clock stepped`. */
                runs: boolean;
                /** @description The total advance of the clock in milliseconds. */
                offset_ms: number;
            };
            /** @description Why the last change is not on disk (`--state`), in sentences. Null if it is, or will be within a second. */
            not_saved: string | null;
            latency: components["schemas"]["Latency"];
            /** @description The locales of the project. */
            locales: string[];
            /** @description The first uploads. */
            uploads: components["schemas"]["Upload"][];
            /** @description The collections. */
            upload_collections: {
                /** @description The identifier. */
                id: string;
                /** @description Its name. */
                label: string;
            }[];
            /** @description The webhooks. */
            webhooks: components["schemas"]["Webhook"][];
            /** @description The newest calls, newest first. */
            webhook_calls: components["schemas"]["WebhookCall"][];
            /** @description The newest jobs, newest first. */
            jobs: components["schemas"]["JobSummary"][];
            /** @description Unused scripts. */
            job_scripts: components["schemas"]["JobScript"][];
            /** @description The active faults. */
            faults: components["schemas"]["FaultRule"][];
            /** @description The totals. */
            counts: {
                /** @description Uploads. */
                uploads: number;
                /** @description Uploads that match `uploads` in the query (default: all). */
                uploads_found: number;
                /** @description Webhook calls in the log. */
                webhook_calls: number;
                /** @description Jobs in the log. */
                jobs: number;
            };
        };
        /** @description Names for faults and events. */
        Choices: {
            /** @description The operations of the API. */
            operations: {
                id: components["schemas"]["OperationId"];
                /** @description The method. */
                method: string;
                /** @description The path, with parameters in braces. */
                path: string;
                /** @description The codes of the errors that the document lists for it. */
                codes: string[];
            }[];
            /** @description All errors. */
            errors: {
                code: components["schemas"]["ErrorCode"];
                /** @description The status in JSON:API. */
                status: number;
                /** @description The meaning, in words. */
                title: string;
            }[];
            /** @description The types of events, by the type of the entity. */
            event_types: {
                [key: string]: components["schemas"]["EventType"][];
            };
        };
        /** @description One event of the stream, `event` and `data`. */
        StreamEvent: components["schemas"]["HelloEvent"] | components["schemas"]["JournalEvent"] | components["schemas"]["JobEvent"] | components["schemas"]["WebhookCallEvent"] | components["schemas"]["ChangedEvent"];
        /** @description The stream has begun. */
        HelloEvent: {
            /**
             * @description The kind.
             * @constant
             */
            event: "hello";
            /** @description The environment that is followed. */
            data: {
                environment: components["schemas"]["EnvironmentName"];
            };
        };
        /** @description A request received its response, or its job has ended. */
        JournalEvent: {
            /**
             * @description The kind.
             * @constant
             */
            event: "journal";
            data: components["schemas"]["JournalEntry"];
        };
        /** @description A job was created or has ended. */
        JobEvent: {
            /**
             * @description The kind.
             * @constant
             */
            event: "job";
            data: components["schemas"]["JobSummary"];
        };
        /** @description One event that was sent to one webhook, with its attempts. The fields outside `attempts` show the newest attempt. */
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
            request_url: components["schemas"]["AttemptRequestUrl"];
            request_headers: components["schemas"]["AttemptRequestHeaders"];
            request_payload: components["schemas"]["AttemptRequestPayload"];
            response_status: components["schemas"]["AttemptResponseStatus"];
            response_headers: components["schemas"]["AttemptResponseHeaders"];
            response_payload: components["schemas"]["AttemptResponsePayload"];
            /**
             * @description Number of automatic retries so far.
             * @example 0
             */
            attempted_auto_retries_count: number;
            /**
             * Format: date-time
             * @description Time of the newest attempt; null before the first.
             * @example 2026-01-02T10:30:00.004Z
             */
            last_sent_at: string | null;
            /**
             * Format: date-time
             * @description Time of the next retry; null if none is due.
             * @example null
             */
            next_retry_at: string | null;
            status: components["schemas"]["WebhookCallStatus"];
            failure_reason: components["schemas"]["AttemptFailureReason"];
            /** @description The attempts, oldest first. A call keeps its newest 20 attempts, up to 16 MiB. */
            attempts: components["schemas"]["WebhookCallAttempt"][];
        };
        /** @description One attempt of a webhook call. */
        WebhookCallAttempt: {
            /**
             * Format: date-time
             * @description Time of the attempt.
             * @example 2026-01-02T10:30:00.004Z
             */
            attempted_at: string;
            /**
             * @description Why the attempt was made: the event itself, an automatic retry, or a resend.
             * @example event
             * @enum {string}
             */
            cause: "event" | "retry" | "resend";
            request_url: components["schemas"]["AttemptRequestUrl"];
            request_headers: components["schemas"]["AttemptRequestHeaders"];
            request_payload: components["schemas"]["AttemptRequestPayload"];
            response_status: components["schemas"]["AttemptResponseStatus"];
            response_headers: components["schemas"]["AttemptResponseHeaders"];
            response_payload: components["schemas"]["AttemptResponsePayload"];
            failure_reason: components["schemas"]["AttemptFailureReason"];
        };
        /**
         * @description A sentence that says why the attempt failed or was not sent. Null if it did not fail.
         * @example null
         */
        AttemptFailureReason: string | null;
        /** @description A webhook call was created, or one of its attempts has ended. */
        WebhookCallEvent: {
            /**
             * @description The kind.
             * @constant
             */
            event: "webhook_call";
            data: components["schemas"]["WebhookCall"];
        };
        /** @description A part of the environment has changed. Read it again. */
        ChangedEvent: {
            /**
             * @description The part that has changed. `settings` means the latency and the scripts of jobs.
             * @enum {string}
             */
            event: "faults" | "clock" | "settings" | "reset" | "environments";
            /** @description No data. */
            data: Record<string, never>;
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
        /**
         * @description The error code.
         * @example INVALID_FIELD
         * @enum {string}
         */
        ProblemCode: "INVALID_JSON_BODY" | "MALFORMED_REQUEST" | "INVALID_AUTHORIZATION_HEADER" | "INSUFFICIENT_PERMISSIONS" | "NOT_FOUND" | "JOB_PENDING" | "FOREIGN_REQUEST" | "INVALID_ENDPOINT" | "METHOD_NOT_ALLOWED" | "PAYLOAD_TOO_LARGE" | "URL_TOO_LONG" | "INVALID_CONTENT_TYPE_HEADER" | "EXPECTATION_FAILED" | "INVALID_FORMAT" | "INVALID_FIELD" | "INVALID_ENVIRONMENT" | "INVALID_PREFERENCE" | "NOT_A_VIDEO" | "TOO_MANY_OPERATIONS" | "UPLOAD_IS_CURRENTLY_IN_USE" | "CONCURRENT_UPLOAD_UPDATE" | "RATE_LIMIT_EXCEEDED" | "HEADERS_TOO_LARGE" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE";
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
         * @description What is wrong with a value.
         * @example VALIDATION_UNIQUENESS
         * @enum {string}
         */
        ViolationCode: "VALIDATION_ENUM" | "VALIDATION_EVENT" | "VALIDATION_FILENAME" | "VALIDATION_FORMAT" | "VALIDATION_HEADER" | "VALIDATION_ID" | "VALIDATION_INVALID" | "VALIDATION_LENGTH" | "VALIDATION_LOCALE" | "VALIDATION_PATH" | "VALIDATION_RANGE" | "VALIDATION_REFERENCE" | "VALIDATION_REQUIRED" | "VALIDATION_TEMPLATE" | "VALIDATION_TYPE" | "VALIDATION_UNDOCUMENTED" | "VALIDATION_UNIQUENESS" | "VALIDATION_UNKNOWN" | "VALIDATION_URL";
        /**
         * A seed of Standin
         * @description What an environment of Standin holds when it is made, and again after a reset.
         */
        Seed: {
            /** @description For editors; Standin does not read it. */
            $schema?: string;
            /** @description The locale codes of the project. */
            locales: string[];
            /**
             * @description Whether the `default_field_metadata` of uploads is by locale (the default) or by field: here, and in the API unless `--metadata` says otherwise.
             * @enum {string}
             */
            metadata?: "locale" | "field";
            /** @description Files that were uploaded. Each has its bytes in one of `text`, `base64`, `file` and `copy_of`. */
            files?: {
                /** @description Where the file is stored; well-formed Unicode, since addresses are made of it. */
                path: string;
                /** @description The bytes, as UTF-8. */
                text?: string;
                /** @description The bytes, in base64. */
                base64?: string;
                /** @description A file to read the bytes from, relative to the seed file. */
                file?: string;
                /** @description The path of an earlier entry whose bytes these are, as after a rename. */
                copy_of?: string;
                /** @description The media type, without parameters; made from the extension when absent. */
                mime_type?: string;
            }[];
            upload_collections?: {
                id: string;
                label: string;
                position?: number;
                parent?: components["schemas"]["UploadCollectionReference"] | null;
            }[];
            /** @description Uploads; what is absent follows from the file, or is as in a fresh upload. */
            uploads?: {
                id: string;
                /** @description One of `files`. */
                path: string;
                basename?: string;
                /** @description The path of the address at which the file is served. With it, `path` and `basename` are taken as they are; without it they follow from each other, as in an update. */
                url?: string;
                /** @description Default metadata, in the form that `metadata` says. */
                default_field_metadata?: {
                    [key: string]: unknown;
                };
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
                /**
                 * @description The author.
                 * @example Ada Lovelace
                 */
                author?: string | null;
                /**
                 * @description The copyright notice.
                 * @example © 1843 Ada Lovelace
                 */
                copyright?: string | null;
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
                creator?: components["schemas"]["Creator"];
                /** @description The collection that the asset belongs to. Null means no collection. */
                upload_collection?: components["schemas"]["UploadCollectionReference"] | null;
            }[];
            /** @description Filters of uploads that somebody has saved. */
            upload_filters?: {
                id: string;
                name: string;
                filter: {
                    [key: string]: unknown;
                };
                shared: boolean;
            }[];
            /** @description Records that refer to uploads, as the API shows records: to each whose identifier is an `upload_id` somewhere among their attributes. */
            records?: {
                id: string;
                /** @constant */
                type: "item";
                attributes: {
                    [key: string]: unknown;
                };
                relationships?: {
                    [key: string]: unknown;
                };
                meta?: {
                    [key: string]: unknown;
                };
            }[];
            /** @description Tags that are there beside those of the uploads. */
            upload_tags?: string[];
            /** @description Webhooks; what is absent is as in a fresh webhook. A `url` that starts with a slash is on Standin itself. */
            webhooks?: {
                id: string;
                name: string;
                url: string;
                /**
                 * @description A template for the body. Its Mustache tags read the default payload: `{{event_type}}`, `{{entity_type}}`,
                 *     `{{#entity}}{{id}}{{/entity}}`. `{{x}}` escapes HTML, `{{{x}}}` does not. Null means the default payload.
                 * @example {"event":"{{event_type}}"}
                 */
                custom_payload?: string | null;
                /**
                 * @description Additional headers of the webhook call, by name. Headers that no call can carry (`Content-Length`, `Transfer-Encoding`, `Connection`,
                 *     `Keep-Alive`, `Upgrade`, `Expect`) and names that differ only in case are refused (Q-27).
                 * @example {
                 *       "X-Source": "cms"
                 *     }
                 */
                headers?: {
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
            }[];
        };
        /** @description Default metadata in one locale. Members that are not passed keep their values. */
        FieldMetadataUpdate: {
            title?: components["schemas"]["MetadataTitle"];
            alt?: components["schemas"]["MetadataAlt"];
            /** @description Any keys and values. Replaces the whole value. */
            custom_data?: components["schemas"]["MetadataCustomData"];
            /** @description A point of the image. */
            focal_point?: components["schemas"]["FocalPointUpdate"] | null;
        };
        /**
         * @description Title.
         * @example Hills in summer
         */
        MetadataTitle: string | null;
        /**
         * @description Alternative text.
         * @example Green hills under a summer sun
         */
        MetadataAlt: string | null;
        /**
         * @description Any keys and values.
         * @example {
         *       "shelf": "B2"
         *     }
         */
        MetadataCustomData: {
            [key: string]: unknown;
        };
        /** @description A point of an image. */
        FocalPointUpdate: {
            x: components["schemas"]["FocalPointX"];
            y: components["schemas"]["FocalPointY"];
        };
        /**
         * @description The horizontal position.
         * @example 0.5
         */
        FocalPointX: number;
        /**
         * @description The vertical position.
         * @example 0.25
         */
        FocalPointY: number;
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
        /** @description The entity that created the asset. */
        Creator: {
            type: components["schemas"]["CreatorType"];
            id: components["schemas"]["CreatorId"];
        };
        /**
         * @description The type of entity that `id` identifies.
         * @example access_token
         * @enum {string}
         */
        CreatorType: "access_token" | "sso_user" | "account" | "user" | "organization";
        /**
         * @description The identifier of the entity. Standin does not check that it exists (Q-31).
         * @example 312
         */
        CreatorId: string;
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
            entity_ids: string[];
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
            path: components["schemas"]["UploadPath"];
            basename: components["schemas"]["UploadBasename"];
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
            author: components["schemas"]["UploadAuthor"];
            copyright: components["schemas"]["UploadCopyright"];
            notes: components["schemas"]["UploadNotes"];
            tags: components["schemas"]["UploadTags"];
            /**
             * @description Default metadata by locale, or by field.
             * @example {
             *       "en": {
             *         "title": "Hills in summer",
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
            upload_collection: components["schemas"]["CollectionOfUpload"];
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
            readonly meta?: components["schemas"]["UploadMeta"];
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
        /**
         * @description The storage path of the file. An update with a different path creates a new version of the upload from the file at
         *     that path. The upload keeps its identifier.
         * @example /seed/spare.png
         */
        UploadPath: string;
        /**
         * @description The name of the file without its extension. An update with a different basename renames the asset and changes its
         *     file name on the content delivery network.
         * @example green-hills
         */
        UploadBasename: string;
        /**
         * @description The author.
         * @example Ada Lovelace
         */
        UploadAuthor: string | null;
        /**
         * @description The copyright notice.
         * @example © 1843 Ada Lovelace
         */
        UploadCopyright: string | null;
        /**
         * @description Notes.
         * @example Second edition
         */
        UploadNotes: string | null;
        /**
         * @description Tags.
         * @example [
         *       "portrait",
         *       "press"
         *     ]
         */
        UploadTags: string[];
        /** @description Default metadata in one locale. */
        FieldMetadata: {
            title: components["schemas"]["MetadataTitle"];
            alt: components["schemas"]["MetadataAlt"];
            custom_data: components["schemas"]["MetadataCustomData"];
            focal_point: components["schemas"]["MetadataFocalPoint"];
        };
        /** @description A point of the image. */
        MetadataFocalPoint: components["schemas"]["FocalPoint"] | null;
        /** @description A point of an image. */
        FocalPoint: {
            x: components["schemas"]["FocalPointX"];
            y: components["schemas"]["FocalPointY"];
        };
        /** @description The collection that the asset belongs to. Null means no collection. */
        CollectionOfUpload: components["schemas"]["UploadCollectionReference"] | null;
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
            name: components["schemas"]["WebhookName"];
            url: components["schemas"]["WebhookUrl"];
            custom_payload: components["schemas"]["WebhookCustomPayload"];
            headers: components["schemas"]["WebhookHeaders"];
            events: components["schemas"]["WebhookEvents"];
            http_basic_user: components["schemas"]["WebhookHttpBasicUser"];
            http_basic_password: components["schemas"]["WebhookHttpBasicPassword"];
            enabled: components["schemas"]["WebhookEnabled"];
            payload_api_version: components["schemas"]["WebhookPayloadApiVersion"];
            nested_items_in_payload: components["schemas"]["WebhookNestedItemsInPayload"];
            auto_retry: components["schemas"]["WebhookAutoRetry"];
        };
        /**
         * @description The unique name of the webhook.
         * @example Search index
         */
        WebhookName: string;
        /**
         * @description The URL to call: absolute, http or https. It may contain Mustache tags. Credentials in it are sent as HTTP Basic
         *     credentials, unless the webhook sets `http_basic_user`, `http_basic_password` or an `Authorization` header: then they are refused (Q-40).
         * @example https://search.example.com/hook
         */
        WebhookUrl: string;
        /**
         * @description A template for the body. Its Mustache tags read the default payload: `{{event_type}}`, `{{entity_type}}`,
         *     `{{#entity}}{{id}}{{/entity}}`. `{{x}}` escapes HTML, `{{{x}}}` does not. Null means the default payload.
         * @example {"event":"{{event_type}}"}
         */
        WebhookCustomPayload: string | null;
        /**
         * @description Additional headers of the webhook call, by name. Headers that no call can carry (`Content-Length`, `Transfer-Encoding`, `Connection`,
         *     `Keep-Alive`, `Upgrade`, `Expect`) and names that differ only in case are refused (Q-27).
         * @example {
         *       "X-Source": "cms"
         *     }
         */
        WebhookHeaders: {
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
        WebhookEvents: components["schemas"]["WebhookEvent"][];
        /**
         * @description The user name for HTTP Basic authentication. A colon in it is kept (Q-42), but a receiver takes what follows it for the password (RFC 7617).
         * @example ada
         */
        WebhookHttpBasicUser: string | null;
        /**
         * Format: password
         * @description The password for HTTP Basic authentication.
         * @example lovelace
         */
        WebhookHttpBasicPassword: string | null;
        /**
         * @description Whether the webhook is enabled and sends events.
         * @example true
         */
        WebhookEnabled: boolean;
        /**
         * @description The API version used to serialize entities in the payload.
         * @example 3
         */
        WebhookPayloadApiVersion: string;
        /**
         * @description Whether records in the payload show blocks expanded.
         * @example false
         */
        WebhookNestedItemsInPayload: boolean;
        /**
         * @description Whether a webhook call that fails (timeout or error) is retried several times.
         * @example true
         */
        WebhookAutoRetry: boolean;
        /**
         * @description The URL that was called, after its tags were rendered.
         * @example https://search.example.com/hook
         */
        AttemptRequestUrl: string;
        /**
         * @description The headers that were sent.
         * @example {
         *       "Content-Type": "application/json"
         *     }
         */
        AttemptRequestHeaders: {
            [key: string]: string;
        };
        /**
         * @description The body that was sent.
         * @example {}
         */
        AttemptRequestPayload: string;
        /**
         * @description The status of the response; null if there was no response.
         * @example 200
         */
        AttemptResponseStatus: number | null;
        /**
         * @description The headers of the response; null if there was no response.
         * @example {
         *       "content-type": "text/plain"
         *     }
         */
        AttemptResponseHeaders: {
            [key: string]: string;
        } | null;
        /**
         * @description The body of the response, up to 64 KiB; null if there was no response.
         * @example ok
         */
        AttemptResponsePayload: string | null;
        /**
         * @description The state of a webhook call. `pending`: the first attempt has not ended. `rescheduled`: a retry is due.
         * @example success
         * @enum {string}
         */
        WebhookCallStatus: "pending" | "success" | "failed" | "rescheduled";
    };
    responses: {
        /** @description The page. */
        Page: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
        /** @description Done. */
        NoContent: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description How the receiver responds, and what it received. */
        Receiver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Receiver"];
            };
        };
        /** @description The receiver has kept the request. The status is the next one that `PUT` has set (default: 200). */
        Received: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Received"];
            };
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
        /** @description The server requires its control token, and the request does not have it. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is from a page of another site or for another host. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The identifier or name is unknown. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has more than 1 MiB or 50,000 values, or is a state of more than 64 MiB or 500,000 values. */
        ContentTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The memory of the environment, or of all of them, is full. Nothing has changed. */
        InsufficientStorage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The body or the query does not match its schema, or the name of the environment is invalid. Nothing has changed. The
         *     JSON pointer shows the place. In a query, it starts with the name of the parameter.
         */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description 100 clients already follow a stream. */
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
         * @description The environment to use (default: `main`).
         * @example checkout
         */
        EnvironmentHeader: components["schemas"]["EnvironmentName"];
        /**
         * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
         * @example checkout
         */
        EnvironmentQuery: components["schemas"]["EnvironmentName"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type EnvironmentName = components['schemas']['EnvironmentName'];
export type OperationId = components['schemas']['OperationId'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type Health = components['schemas']['Health'];
export type Document = components['schemas']['Document'];
export type ResetRequest = components['schemas']['ResetRequest'];
export type Clock = components['schemas']['Clock'];
export type Timestamp = components['schemas']['Timestamp'];
export type ClockAdvance = components['schemas']['ClockAdvance'];
export type Duration = components['schemas']['Duration'];
export type ClockAdvanced = components['schemas']['ClockAdvanced'];
export type InFlightTask = components['schemas']['InFlightTask'];
export type RanTask = components['schemas']['RanTask'];
export type FaultSpec = components['schemas']['FaultSpec'];
export type FaultMembers = components['schemas']['FaultMembers'];
export type FaultRule = components['schemas']['FaultRule'];
export type FaultList = components['schemas']['FaultList'];
export type Latency = components['schemas']['Latency'];
export type LatencySetting = components['schemas']['LatencySetting'];
export type JobSummary = components['schemas']['JobSummary'];
export type JobScript = components['schemas']['JobScript'];
export type JobPolls = components['schemas']['JobPolls'];
export type JobFailure = components['schemas']['JobFailure'];
export type JobRelease = components['schemas']['JobRelease'];
export type JobList = components['schemas']['JobList'];
export type JournalEntryList = components['schemas']['JournalEntryList'];
export type JournalEntry = components['schemas']['JournalEntry'];
export type Headers = components['schemas']['Headers'];
export type Change = components['schemas']['Change'];
export type RaisedEvent = components['schemas']['RaisedEvent'];
export type EntityResource = components['schemas']['EntityResource'];
export type CallList = components['schemas']['CallList'];
export type CallWait = components['schemas']['CallWait'];
export type RaisedCalls = components['schemas']['RaisedCalls'];
export type ReceiverScript = components['schemas']['ReceiverScript'];
export type ReceiverAnswers = components['schemas']['ReceiverAnswers'];
export type LateAnswer = components['schemas']['LateAnswer'];
export type MissingAnswer = components['schemas']['MissingAnswer'];
export type Receiver = components['schemas']['Receiver'];
export type ReceivedRequest = components['schemas']['ReceivedRequest'];
export type Received = components['schemas']['Received'];
export type EnvironmentSummary = components['schemas']['EnvironmentSummary'];
export type EnvironmentList = components['schemas']['EnvironmentList'];
export type Overview = components['schemas']['Overview'];
export type Choices = components['schemas']['Choices'];
export type StreamEvent = components['schemas']['StreamEvent'];
export type HelloEvent = components['schemas']['HelloEvent'];
export type JournalEvent = components['schemas']['JournalEvent'];
export type JobEvent = components['schemas']['JobEvent'];
export type WebhookCall = components['schemas']['WebhookCall'];
export type WebhookCallAttempt = components['schemas']['WebhookCallAttempt'];
export type AttemptFailureReason = components['schemas']['AttemptFailureReason'];
export type WebhookCallEvent = components['schemas']['WebhookCallEvent'];
export type ChangedEvent = components['schemas']['ChangedEvent'];
export type EntityType = components['schemas']['EntityType'];
export type EventType = components['schemas']['EventType'];
export type Problem = components['schemas']['Problem'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type Violation = components['schemas']['Violation'];
export type ViolationCode = components['schemas']['ViolationCode'];
export type Seed = components['schemas']['Seed'];
export type FieldMetadataUpdate = components['schemas']['FieldMetadataUpdate'];
export type MetadataTitle = components['schemas']['MetadataTitle'];
export type MetadataAlt = components['schemas']['MetadataAlt'];
export type MetadataCustomData = components['schemas']['MetadataCustomData'];
export type FocalPointUpdate = components['schemas']['FocalPointUpdate'];
export type FocalPointX = components['schemas']['FocalPointX'];
export type FocalPointY = components['schemas']['FocalPointY'];
export type UploadCollectionReference = components['schemas']['UploadCollectionReference'];
export type Creator = components['schemas']['Creator'];
export type CreatorType = components['schemas']['CreatorType'];
export type CreatorId = components['schemas']['CreatorId'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type WebhookEventFilter = components['schemas']['WebhookEventFilter'];
export type Upload = components['schemas']['Upload'];
export type UploadPath = components['schemas']['UploadPath'];
export type UploadBasename = components['schemas']['UploadBasename'];
export type UploadAuthor = components['schemas']['UploadAuthor'];
export type UploadCopyright = components['schemas']['UploadCopyright'];
export type UploadNotes = components['schemas']['UploadNotes'];
export type UploadTags = components['schemas']['UploadTags'];
export type FieldMetadata = components['schemas']['FieldMetadata'];
export type MetadataFocalPoint = components['schemas']['MetadataFocalPoint'];
export type FocalPoint = components['schemas']['FocalPoint'];
export type CollectionOfUpload = components['schemas']['CollectionOfUpload'];
export type UploadMeta = components['schemas']['UploadMeta'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookName = components['schemas']['WebhookName'];
export type WebhookUrl = components['schemas']['WebhookUrl'];
export type WebhookCustomPayload = components['schemas']['WebhookCustomPayload'];
export type WebhookHeaders = components['schemas']['WebhookHeaders'];
export type WebhookEvents = components['schemas']['WebhookEvents'];
export type WebhookHttpBasicUser = components['schemas']['WebhookHttpBasicUser'];
export type WebhookHttpBasicPassword = components['schemas']['WebhookHttpBasicPassword'];
export type WebhookEnabled = components['schemas']['WebhookEnabled'];
export type WebhookPayloadApiVersion = components['schemas']['WebhookPayloadApiVersion'];
export type WebhookNestedItemsInPayload = components['schemas']['WebhookNestedItemsInPayload'];
export type WebhookAutoRetry = components['schemas']['WebhookAutoRetry'];
export type AttemptRequestUrl = components['schemas']['AttemptRequestUrl'];
export type AttemptRequestHeaders = components['schemas']['AttemptRequestHeaders'];
export type AttemptRequestPayload = components['schemas']['AttemptRequestPayload'];
export type AttemptResponseStatus = components['schemas']['AttemptResponseStatus'];
export type AttemptResponseHeaders = components['schemas']['AttemptResponseHeaders'];
export type AttemptResponsePayload = components['schemas']['AttemptResponsePayload'];
export type WebhookCallStatus = components['schemas']['WebhookCallStatus'];
export type ResponsePage = components['responses']['Page'];
export type ResponseNoContent = components['responses']['NoContent'];
export type ResponseReceiver = components['responses']['Receiver'];
export type ResponseReceived = components['responses']['Received'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseContentTooLarge = components['responses']['ContentTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseInsufficientStorage = components['responses']['InsufficientStorage'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ParameterEnvironmentHeader = components['parameters']['EnvironmentHeader'];
export type ParameterEnvironmentQuery = components['parameters']['EnvironmentQuery'];
export type $defs = Record<string, never>;
export interface operations {
    showPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            403: components["responses"]["Forbidden"];
        };
    };
    showPageFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of a script, a style sheet or a picture of the console.
                 * @example main.js
                 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": string;
                    "text/css": string;
                    "image/svg+xml": string;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    showHealth: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server is up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    showDocument: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This document, with the server's own address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    resetEnvironment: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ResetRequest"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    showClock: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time of the environment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    advanceClock: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockAdvance"];
            };
        };
        responses: {
            /** @description The new time, and the tasks that have run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockAdvanced"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listFaults: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active faults, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    addFault: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultSpec"];
            };
        };
        responses: {
            /** @description The fault as it was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultRule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    releaseFaults: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    releaseFault: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path: {
                /**
                 * @description The identifier of a fault.
                 * @example 1
                 */
                fault_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    showLatency: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latency of the environment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Latency"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    setLatency: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LatencySetting"];
            };
        };
        responses: {
            /** @description The latency that was set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Latency"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs, oldest first, and the unused scripts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    scriptJob: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobScript"] | components["schemas"]["JobRelease"];
            };
        };
        responses: {
            /** @description The released job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobSummary"];
                };
            };
            /** @description The accepted script. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobScript"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listJournal: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
                /** @description The operationId of the request. */
                operation?: components["schemas"]["OperationId"];
                /**
                 * @description The method of the request, in any case.
                 * @example PUT
                 */
                method?: string;
                /**
                 * @description The status of the response; 0 if the connection was dropped.
                 * @example 422
                 */
                status?: number;
                /**
                 * @description The identifier of an entity that the request named in its path or changed.
                 * @example 1001
                 */
                entity?: string;
                /**
                 * @description The number of newest matching entries to return (default: all).
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntryList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    raiseEvent: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RaisedEvent"];
            };
        };
        responses: {
            /** @description The identifiers of the webhook calls that the event causes. Empty if no enabled webhook subscribes to it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RaisedCalls"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listCalls: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
                /**
                 * @description The identifier of the webhook.
                 * @example 2001
                 */
                webhook_id?: string;
                /** @description The type of the entity of the event. */
                entity_type?: components["schemas"]["EntityType"];
                /** @description The type of the event. */
                event_type?: components["schemas"]["EventType"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook calls, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    awaitCall: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CallWait"];
            };
        };
        responses: {
            /** @description The webhook call, with its attempts so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookCall"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No matching attempt was made in time. `detail` lists the others. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    settleCalls: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    showCall: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path: {
                /**
                 * @description The identifier of a webhook call.
                 * @example 4001
                 */
                call_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook call, with its attempts so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookCall"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    retryCall: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path: {
                /**
                 * @description The identifier of a webhook call.
                 * @example 4001
                 */
                call_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook call. The attempt is in progress or has ended. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookCall"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    showReceiver: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path: {
                /**
                 * @description Any name. Standin creates the receiver at its first use.
                 * @example inbox
                 */
                receiver_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Receiver"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    scriptReceiver: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path: {
                /**
                 * @description Any name. Standin creates the receiver at its first use.
                 * @example inbox
                 */
                receiver_name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiverScript"];
            };
        };
        responses: {
            200: components["responses"]["Receiver"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    callReceiver: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path: {
                /**
                 * @description Any name. Standin creates the receiver at its first use.
                 * @example inbox
                 */
                receiver_name: string;
            };
            cookie?: never;
        };
        /** @description Anything. */
        requestBody?: {
            content: {
                "*/*": unknown;
            };
        };
        responses: {
            200: components["responses"]["Received"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Received"];
        };
    };
    listEnvironments: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The environments that were used since their last reset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnvironmentList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    dropEnvironments: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    dropEnvironment: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path: {
                /**
                 * @description The name of a used environment.
                 * @example checkout
                 */
                environment_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    showState: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state, as a seed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seed"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    restoreState: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Seed"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    showOverview: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
                /**
                 * @description Returns only uploads that contain all of these words, or that have this identifier. Searches filename, author,
                 *     copyright, notes, tags, title and alt.
                 * @example hills
                 */
                uploads?: string;
                /**
                 * @description Returns only uploads of the collection with this identifier, or with `none`, those in no collection.
                 * @example none
                 */
                upload_collection?: string;
                /**
                 * @description The maximum number of uploads.
                 * @example 1000
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current environment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    showChoices: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operations and errors of the API, and the types of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Choices"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    showPicture: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path: {
                /**
                 * @description The identifier of an upload.
                 * @example 1001
                 */
                upload_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, with its media type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    showResource: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
                /**
                 * @description What it identifies.
                 * @example upload
                 */
                type?: "upload" | "webhook" | "upload_collection";
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path: {
                /**
                 * @description The identifier of an upload, a webhook or a collection.
                 * @example 1001
                 */
                resource_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    followStream: {
        parameters: {
            query?: {
                /**
                 * @description The same as `X-Environment`, for requests without headers. It takes precedence over the header.
                 * @example checkout
                 */
                environment?: components["parameters"]["EnvironmentQuery"];
            };
            header?: {
                /**
                 * @description The environment to use (default: `main`).
                 * @example checkout
                 */
                "X-Environment"?: components["parameters"]["EnvironmentHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One event for each change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
}
