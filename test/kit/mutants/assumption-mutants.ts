import { isObject, type JsonObject } from "../../../src/base/json.js";
import { coerce, current, onShow, onUpdate, reply } from "./faults.js";
import { toMutants } from "./mutant.js";
import type { Fault, Reply } from "./wrong-server.js";

/** Changes every refusal. */
const onRefusal = (change: (response: Reply) => void): Fault => ({
  respond: (response) => {
    if (response.status >= 400) change(response);
  },
});

/** What differs in a response, and breaks no rule. */
export const assumptionMutants = toMutants([
  [
    "Q-03",
    "puts a resource into an object",
    {
      respond: (response, call) => {
        if (call.updates && response.status === 200)
          response.body = { data: response.body ?? null, ...(response.body as JsonObject) };
      },
    },
  ],
  [
    "Q-04",
    "shows an upload without its thumbhash",
    onShow("upload", (upload) => {
      delete upload.thumbhash;
    }),
  ],
  [
    "Q-04",
    "shows a field of its own",
    onShow("upload", (upload) => {
      upload.internal_id = 7;
    }),
  ],
  [
    "Q-05",
    "shows when a webhook was made",
    onShow("webhook", (webhook) => {
      webhook.created_at = "2026-01-01T00:00:00.000Z";
    }),
  ],
  [
    "Q-06",
    "wants events as entity and event",
    onUpdate("webhook", (fields) =>
      Array.isArray(fields.events) && fields.events.length > 0 ? reply(422, {}) : undefined,
    ),
  ],
  [
    "Q-07",
    "has no event of the kind sso_user",
    onUpdate("webhook", (fields) =>
      JSON.stringify(fields.events ?? null).includes("sso_user") ? reply(422, {}) : undefined,
    ),
  ],
  [
    "Q-08",
    "takes a focal point outside the image",
    onUpdate("upload", async (fields, call, inside) =>
      /"[xy]":(-0|1\.)/.test(JSON.stringify(fields)) ? reply(200, await current(inside, "upload", call.id)) : undefined,
    ),
  ],
  [
    "Q-09",
    "passes over unknown locales",
    coerce("upload", "default_field_metadata", (value) =>
      isObject(value)
        ? Object.fromEntries(Object.entries(value).filter(([locale]) => ["en", "it"].includes(locale)))
        : value,
    ),
  ],
  [
    "Q-11",
    "knows no creator of the type organization",
    onUpdate("upload", (fields) =>
      isObject(fields.creator) && fields.creator.type === "organization" ? reply(422, {}) : undefined,
    ),
  ],
  ["Q-12", "answers every update with a job", {}, { options: { jobs: "always" } }],
  ["Q-12", "answers no update with a job", {}, { options: { jobs: "never" } }],
  [
    "Q-13",
    "announces a job without a Location",
    {
      respond: (response) => {
        if (response.status === 202) delete response.headers.location;
      },
    },
  ],
  [
    "Q-13",
    "tells no pending job from an unknown one",
    {
      respond: (response, call) => {
        if (call.path.startsWith("/job-results/") && response.status === 404)
          response.body = { ...(response.body as JsonObject), code: "NOT_FOUND" };
      },
    },
    { options: { jobTime: 150 } },
  ],
  [
    "Q-15",
    "keeps the basename in a new version",
    onUpdate("upload", async (fields, call, inside) => {
      if ("path" in fields && typeof fields.path === "string")
        fields.basename ??= (await current(inside, "upload", call.id)).basename as string;
    }),
  ],
  [
    "Q-16",
    "takes an empty basename for none",
    coerce("upload", "basename", (value) => (value === "" ? undefined : value)),
  ],
  [
    "Q-18",
    "answers 400 where it is 422",
    onRefusal((response) => {
      if (response.status === 422) response.status = 400;
    }),
  ],
  [
    "Q-18",
    "answers errors as plain JSON",
    onRefusal((response) => {
      response.headers["content-type"] = "application/json";
    }),
  ],
  [
    "Q-18",
    "does not say which field is wrong",
    onRefusal((response) => {
      if (isObject(response.body)) response.body.errors = [];
    }),
  ],
  [
    "Q-19",
    "passes over fields that it does not know",
    onUpdate("upload", (fields) => {
      delete fields.standin_unknown;
      delete fields.Author;
      delete fields.created_at;
    }),
  ],
  [
    "Q-20",
    "compares names without their case",
    onUpdate("webhook", (fields) =>
      typeof fields.name === "string" && fields.name === fields.name.toUpperCase() ? reply(422, {}) : undefined,
    ),
  ],
  [
    "Q-24",
    "limits requests",
    {
      respond: (response) => {
        response.headers["x-ratelimit-limit"] = "60";
      },
    },
  ],
  [
    "Q-25",
    "takes a body of any size",
    onUpdate("upload", async (fields, call, inside) =>
      String(fields.notes ?? "").length > 100_000 ? reply(200, await current(inside, "upload", call.id)) : undefined,
    ),
  ],
  [
    "Q-30",
    "answers 201 to an update",
    {
      respond: (response, call) => {
        if (call.updates && response.status === 200) response.status = 201;
      },
    },
  ],
  [
    "Q-30",
    "answers with another media type",
    {
      respond: (response, call) => {
        if (call.updates && response.status === 200) response.headers["content-type"] = "text/json";
      },
    },
  ],
  [
    "Q-31",
    "takes a collection that there is not",
    coerce("upload", "upload_collection", (value) =>
      isObject(value) && String(value.id).startsWith("standin-") ? undefined : value,
    ),
  ],
  [
    "Q-33",
    "refuses an update of an upload without attributes",
    onUpdate("upload", (fields) => (Object.keys(fields).length === 0 ? reply(422, {}) : undefined)),
  ],
  [
    "Q-34",
    "takes any name for an environment",
    {
      request: (call) => {
        if (/[^\w-]/.test(call.headers["x-environment"] ?? "")) delete call.headers["x-environment"];
      },
    },
  ],
  [
    "Q-38",
    "moves updated_at when nothing is updated",
    {
      respond: (response, call, { memory }) => {
        if (call.method !== "GET" || !isObject(response.body) || response.body.type !== "upload") return;
        memory.set("reads", Number(memory.get("reads") ?? 0) + 1);
        response.body.updated_at = new Date(1e12 + Number(memory.get("reads"))).toISOString();
      },
    },
  ],
  [
    "Q-40",
    "takes a url that is not absolute",
    onUpdate("webhook", async (fields, call, inside) =>
      fields.url === "/hook" ? reply(200, await current(inside, "webhook", call.id)) : undefined,
    ),
  ],
  [
    "Q-48",
    "lists the oldest uploads first",
    {
      respond: (response, { method, path }) => {
        const { body } = response;
        if (method !== "GET" || !path.startsWith("/uploads?") || !isObject(body) || !Array.isArray(body.data)) return;
        if (!path.includes("order_by")) body.data.reverse();
      },
    },
    { contracts: ["upload-lists"] },
  ],
  [
    "Q-48",
    "passes over parameters that it does not know",
    {
      request: (call) => {
        call.path = call.path.replace(/[?&]standin[^&]*/, "");
      },
    },
    { contracts: ["upload-lists"] },
  ],
  [
    "Q-49",
    "wants a version in the flat envelope, too",
    { request: (call) => (call.headers["x-api-version"] === "2" ? reply(422, {}) : undefined) },
    { contracts: ["api-version"] },
  ],
  [
    "Q-50",
    "takes the type of a picture from its name",
    onShow("upload", (upload) => {
      if (/\.txt$/.test(String(upload.filename))) upload.mime_type = "text/plain";
    }),
    { contracts: ["file-names"] },
  ],
]);
