import type { JsonObject, JsonValue } from "../../../src/base/json.js";
import { isObject } from "../../../src/base/json.js";
import { all, current, onResponse, onShow, onUpdate, pretend, reply, swallow } from "./faults.js";
import { toMutants } from "./mutant.js";

const isText = (value: JsonValue) => typeof value === "string";

/** What an update of an upload does besides setting a field. */
export const behaviourMutants = toMutants([
  [
    "U-12",
    "answers that it went well, and no more",
    {
      respond: (response, call) => {
        if (call.updates === "upload" && response.status === 200) response.body = { ok: true };
      },
    },
  ],
  [
    "U-12",
    "answers 204",
    {
      respond: (response, call) => {
        if (call.updates === "upload" && response.status === 200)
          Object.assign(response, { status: 204, body: undefined });
      },
    },
  ],
  [
    "U-13",
    "forgets to store, and shows what was sent",
    {
      async request(call, inside) {
        if (
          call.updates !== "upload" ||
          !("author" in call.sent) ||
          typeof call.sent.author !== "string" ||
          "path" in call.sent
        )
          return undefined;
        return reply(200, { ...(await current(inside, "upload", call.id)), ...call.sent });
      },
    },
  ],
  [
    "U-13",
    "stores, and shows what was there before",
    all(
      {
        async request(call, inside) {
          if (call.updates === "upload") inside.memory.set("before", await current(inside, "upload", call.id));
        },
      },
      {
        respond(response, call, { memory }) {
          if (call.updates === "upload" && response.status === 200) response.body = memory.get("before");
        },
      },
    ),
  ],
  [
    "U-13",
    "resets the notes when they are not passed",
    onUpdate("upload", (fields) => {
      if (Object.keys(fields).length > 0 && !("notes" in fields)) fields.notes = null;
    }),
  ],
  [
    "U-13",
    "takes the upload out of its collection when none is passed",
    onUpdate("upload", (fields) => {
      if ("author" in fields && !("upload_collection" in fields)) fields.upload_collection = null;
    }),
  ],
  ["U-14", "stores another basename, and keeps the url", pretend("upload", "basename", () => "kept")],
  [
    "U-14",
    "renames in what is shown, and serves nothing under the new name",
    onShow("upload", (upload) => {
      if (String(upload.basename).startsWith("Standin-"))
        upload.url = String(upload.url).replace("/assets/", "/asset/");
    }),
  ],
  [
    "U-13",
    "loses the author in a rename",
    onUpdate("upload", (fields) => {
      if ("basename" in fields) fields.author = null;
    }),
    { contracts: ["upload-basename"] },
  ],
  [
    "U-15",
    "gives a new version another identifier",
    onResponse("upload", (upload) => {
      if (String(upload.path).includes("standin-version")) upload.id = "9999";
    }),
  ],
  [
    "U-15",
    "stores another path, and keeps the file",
    all(
      pretend("upload", "path", (path) => path),
      onShow("upload", (upload, _, { memory }) => {
        const first = (memory.get(`facts ${upload.id}`) ?? {
          md5: upload.md5,
          size: upload.size,
          width: upload.width,
          format: upload.format,
          mime_type: upload.mime_type,
        }) as JsonObject;
        memory.set(`facts ${upload.id}`, first);
        Object.assign(upload, first);
      }),
    ),
  ],
  ["U-15", "passes over another path", swallow("upload", "path", isText)],
  [
    "U-16",
    "takes any path",
    onUpdate("upload", async (fields, call, inside) =>
      String(fields.path).includes("never")
        ? reply(200, { ...(await current(inside, "upload", call.id)), path: fields.path as string })
        : undefined,
    ),
  ],
  [
    "U-16",
    "refuses an unknown path, and keeps what came with it",
    onUpdate("upload", async (fields, call, inside) => {
      if (String(fields.path).includes("never") && "notes" in fields)
        await inside.ask("PUT", `/uploads/${call.id}`, { notes: fields.notes as string });
    }),
  ],
  [
    "U-16",
    "takes the path of a file that never came",
    {
      async request(call, inside) {
        if (call.updates === "upload" && String(call.sent.path).includes("never-sent"))
          return reply(200, await current(inside, "upload", call.id));
        return undefined;
      },
    },
  ],
  [
    "U-17",
    "announces a job without an identifier",
    {
      respond: (response) => {
        if (response.status === 202) response.body = { type: "job" };
      },
    },
    { contracts: ["upload-jobs"] },
  ],
  [
    "U-17",
    "has jobs that never end",
    { request: (call) => (call.path.startsWith("/job-results/") ? reply(404, {}) : undefined) },
    { contracts: ["upload-jobs"] },
  ],
  [
    "U-17",
    "shows another upload in the result of a job",
    {
      async respond(response, call, inside) {
        if (call.path.startsWith("/job-results/") && isObject(response.body) && isObject(response.body.payload))
          response.body.payload = await current(inside, "upload", "1002");
      },
    },
    { contracts: ["upload-jobs", "upload-basename"] },
  ],
  [
    "U-17",
    "answers a job that does nothing",
    {
      request(call) {
        if (call.updates === "upload" && "basename" in call.sent) call.fields = { notes: null };
        if (call.updates === "upload") call.headers.prefer = "respond-async";
      },
    },
    { contracts: ["upload-jobs", "upload-basename"] },
  ],
  [
    "U-18",
    "drops the attributes that come with a new version",
    onUpdate("upload", (fields) => {
      if ("path" in fields)
        for (const name of Object.keys(fields)) if (name !== "path" && name !== "basename") delete fields[name];
    }),
  ],
  [
    "U-18",
    "refuses another name beside another path",
    onUpdate("upload", (fields) => ("path" in fields && "basename" in fields ? reply(422, {}) : undefined)),
  ],
  [
    "U-18",
    "drops the name that comes with attributes",
    onUpdate("upload", (fields) => {
      if ("basename" in fields && "author" in fields) delete fields.basename;
    }),
  ],
]);
