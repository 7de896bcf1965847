import { isObject, type JsonObject, type JsonValue } from "../../../src/base/json.js";
import { coerce, current, onShow, onUpdate, reply, swallow } from "./faults.js";
import { deepPoints, textData, textTitle, withoutMember } from "./metadata-faults.js";
import { toMutants } from "./mutant.js";

const isText = (value: JsonValue) => typeof value === "string";
const toText = (value: JsonValue) =>
  value === null ? null : typeof value === "object" ? JSON.stringify(value) : String(value);
const isList = (value: JsonValue): value is JsonValue[] => Array.isArray(value);
const never = (value: JsonValue) => !isText(value) && value !== null;

/** Fields of the update of an upload. */
export const fieldMutants = toMutants([
  [
    "U-01",
    "takes an unknown identifier for a new upload",
    onUpdate("upload", async (_, call, inside) => {
      const known = await current(inside, "upload", call.id);
      return known.id === undefined
        ? reply(200, { ...(await current(inside, "upload", "1001")), ...call.sent, id: call.id })
        : undefined;
    }),
  ],
  [
    "U-01",
    "reads the identifier as far as it is known",
    onUpdate("upload", async (fields, call, inside) => {
      if (!call.id.endsWith("x")) return undefined;
      return inside.ask("PUT", `/uploads/${call.id.slice(0, -1)}`, fields);
    }),
  ],
  [
    "U-01",
    "updates every upload at once",
    onUpdate("upload", async (fields, call, inside) => {
      if (typeof fields.notes !== "string") return;
      const { body } = await inside.ask("GET", "/uploads");
      for (const one of (body as JsonObject).data as JsonObject[])
        if (one.id !== call.id) await inside.ask("PUT", `/uploads/${one.id}`, { notes: fields.notes });
    }),
  ],
  [
    "U-02",
    "wants every attribute",
    onUpdate("upload", (fields) =>
      Object.keys(fields).length < 4 && !("path" in fields) ? reply(422, {}) : undefined,
    ),
  ],
  [
    "U-02",
    "reads one attribute of a request",
    onUpdate("upload", (fields) => {
      for (const name of Object.keys(fields).slice(1)) if (name !== "basename" && name !== "path") delete fields[name];
    }),
  ],
  [
    "U-02",
    "refuses a request without attributes",
    onUpdate("upload", (fields) => (Object.keys(fields).length === 0 ? reply(400, {}) : undefined)),
  ],
  [
    "U-03",
    "takes a path that is a number",
    onUpdate("upload", async (fields, call, inside) =>
      typeof fields.path === "number" ? reply(200, await current(inside, "upload", call.id)) : undefined,
    ),
  ],
  ["U-03", "passes over a path that is null", swallow("upload", "path", (value) => value === null)],
  [
    "U-04",
    "takes a number for a basename",
    coerce("upload", "basename", (value) => (typeof value === "number" ? `n${value}` : value)),
  ],
  ["U-04", "passes over a basename that counts as nothing", swallow("upload", "basename", (value) => !value)],
  [
    "U-05",
    "refuses to take copyright away",
    onUpdate("upload", (fields) => (fields.copyright === null ? reply(422, {}) : undefined)),
  ],
  ["U-06", "makes a text of whatever the author is", coerce("upload", "author", toText)],
  [
    "U-06",
    "shows an author of null as an empty text",
    onShow("upload", (upload) => {
      upload.author ??= "";
    }),
  ],
  ["U-07", "passes over notes that are no text", swallow("upload", "notes", never)],
  [
    "U-07",
    "escapes the notes for HTML",
    coerce("upload", "notes", (value) => (isText(value) ? (value as string).replaceAll("<", "&lt;") : value)),
  ],
  [
    "U-08",
    "makes texts of tags that are numbers",
    coerce("upload", "tags", (value) =>
      isList(value) ? value.map((tag) => (typeof tag === "number" ? String(tag) : tag)) : value,
    ),
  ],
  [
    "U-08",
    "refuses tags of null, and empties them",
    onUpdate("upload", async (fields, call, inside) => {
      if (fields.tags === null) await inside.ask("PUT", `/uploads/${call.id}`, { tags: [] });
    }),
  ],
  [
    "U-07",
    "cuts notes off at 255",
    coerce("upload", "notes", (value) => (typeof value === "string" ? value.slice(0, 255) : value)),
  ],
  [
    "U-08",
    "takes one text for a list of tags",
    coerce("upload", "tags", (value) => (isText(value) ? (value as string).split(",") : value)),
  ],
  ["U-08", "takes null for no tags", coerce("upload", "tags", (value) => value ?? [])],
  ["U-08", "does not empty the tags", swallow("upload", "tags", (value) => isList(value) && value.length === 0)],
  ["U-09", "takes a focal point of texts", coerce("upload", "default_field_metadata", (value) => deepPoints(value))],
  [
    "U-09",
    "loses custom data",
    coerce("upload", "default_field_metadata", (value) => withoutMember(value, "custom_data")),
  ],
  ["U-09", "makes texts of custom data", coerce("upload", "default_field_metadata", textData)],
  ["U-09", "takes null for no metadata", coerce("upload", "default_field_metadata", (value) => value ?? {})],
  ["U-09", "takes a title that is no text", coerce("upload", "default_field_metadata", textTitle)],
  [
    "U-10",
    "refuses the creator type sso_user",
    onUpdate("upload", (fields) =>
      isObject(fields.creator) && fields.creator.type === "sso_user" ? reply(422, {}) : undefined,
    ),
  ],
  ["U-10", "takes null for no creator", swallow("upload", "creator", (value) => value === null)],
  ["U-10", "never changes the creator", swallow("upload", "creator", isObject)],
  [
    "U-10",
    "takes a creator without a type",
    coerce("upload", "creator", (value) =>
      isObject(value) && !("type" in value) ? { type: "access_token", ...value } : value,
    ),
  ],
  [
    "U-11",
    "cannot take an upload out of its collection",
    swallow("upload", "upload_collection", (value) => value === null),
  ],
  [
    "U-11",
    "takes a collection by its identifier alone",
    coerce("upload", "upload_collection", (value) =>
      isText(value) ? { type: "upload_collection", id: "3001" } : value,
    ),
  ],
  [
    "U-11",
    "takes a collection of any type",
    coerce("upload", "upload_collection", (value) =>
      isObject(value) && value.id !== undefined ? { ...value, type: "upload_collection", id: "3001" } : value,
    ),
  ],
]);
