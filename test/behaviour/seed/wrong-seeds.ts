/** A seed with one thing wrong: where that is, and what the reason says. */
export interface WrongSeed {
  what: string;
  seed: unknown;
  at: string;
  reason: RegExp;
}

const wrong = (what: string, seed: unknown, at: string, reason: RegExp): WrongSeed => ({ what, seed, at, reason });

const file = { path: "/a.txt", text: "a" };
const upload = { id: "1", path: "/a.txt" };
const hook = { id: "1", name: "One", url: "https://example.com" };
const record = { id: "r1", type: "item", attributes: {} };
const reference = (id: string) => ({ type: "upload_collection", id });
const collection = (id: string, parent?: string) => ({
  ...{ id, label: id },
  parent: parent === undefined ? null : reference(parent),
});

const withFiles = (...files: object[]) => ({ locales: ["en"], files });
const withUploads = (...uploads: object[]) => ({ locales: ["en"], files: [file], uploads });
const withHooks = (...webhooks: object[]) => ({ locales: ["en"], webhooks });
const withCollections = (...upload_collections: object[]) => ({ locales: ["en"], upload_collections });
const withMetadata = (default_field_metadata: object) => withUploads({ ...upload, default_field_metadata });
const withEvent = (event: object) => withHooks({ ...hook, events: [event] });

const ofItsShape: WrongSeed[] = [
  wrong("nothing", null, "", /must be an object/),
  wrong("no locales", {}, "/locales", /missing/),
  wrong("an empty list of locales", { locales: [] }, "/locales", /at least 1 item/),
  wrong("a locale twice", { locales: ["en", "en"] }, "/locales", /repeat an item/),
  wrong("a locale that is none", { locales: ["english!"] }, "/locales/0", /pattern/),
  wrong("an unknown member", { locales: ["en"], upload: [] }, "/upload", /not known.*uploads/),
  wrong("a file without a path", withFiles({ text: "a" }), "/files/0/path", /missing/),
  wrong("a relative path", withFiles({ path: "a", text: "a" }), "/files/0/path", /pattern/),
  wrong("bytes that are no base64", withFiles({ path: "/a", base64: "%%" }), "/files/0/base64", /pattern/),
  wrong("half of a pair in a path", withFiles({ path: "/\ud800", text: "a" }), "/files/0/path", /pattern/),
  wrong("half of a pair in an address", withUploads({ ...upload, url: "/\udfff" }), "/uploads/0/url", /pattern/),
  wrong("a line break in a media type", withFiles({ ...file, mime_type: "a/b\r\nc" }), "/files/0/mime_type", /pattern/),
  wrong("a media type that is none", withFiles({ ...file, mime_type: "" }), "/files/0/mime_type", /pattern/),
  wrong("an upload's field of a wrong type", withUploads({ ...upload, tags: "a" }), "/uploads/0/tags", /array/),
  wrong("a time that is none", withUploads({ ...upload, created_at: "now" }), "/uploads/0/created_at", /date-time/),
  wrong("a webhook without a url", withHooks({ id: "1", name: "One" }), "/webhooks/0/url", /missing/),
  wrong(
    "a focal point outside of the image",
    withMetadata({ en: { focal_point: { x: 2, y: 0 } } }),
    "/uploads/0/default_field_metadata/en/focal_point/x",
    /<= 1/,
  ),
];

const ofItsMeaning: WrongSeed[] = [
  wrong("a file without bytes", withFiles({ path: "/a" }), "/files/0", /one of text/),
  wrong("a file with bytes twice", withFiles({ ...file, base64: "YQ==" }), "/files/0", /one of text/),
  wrong(
    "a file of the disk, outside of a seed file",
    withFiles({ path: "/a", file: "a" }),
    "/files/0/file",
    /seed file/,
  ),
  wrong("a copy of nothing", withFiles({ path: "/a", copy_of: "/b" }), "/files/0/copy_of", /an earlier entry/),
  wrong("a path twice", withFiles(file, file), "/files/1/path", /twice/),
  wrong("an upload without a file", withUploads({ id: "1", path: "/b" }), "/uploads/0/path", /the seed has no file/),
  wrong("an upload's id twice", withUploads(upload, upload), "/uploads/1/id", /twice/),
  wrong("an unknown locale", withMetadata({ fr: {} }), "/uploads/0/default_field_metadata/fr", /locale/),
  wrong(
    "an unknown collection",
    withUploads({ ...upload, upload_collection: reference("9") }),
    "/uploads/0/upload_collection/id",
    /no collection/,
  ),
  wrong("a name with a slash", withUploads({ ...upload, basename: "a/b" }), "/uploads/0/basename", /slash/),
  wrong("a webhook's url that is none", withHooks({ ...hook, url: "ftp://a" }), "/webhooks/0/url", /absolute/),
  wrong("a record's id twice", { locales: ["en"], records: [record, record] }, "/records/1/id", /twice/),
  wrong("a webhook's name twice", withHooks(hook, { ...hook, id: "2" }), "/webhooks/1/name", /webhook 1/),
  wrong("a webhook's id twice", withHooks(hook, { ...hook, name: "Two" }), "/webhooks/1/id", /twice/),
  wrong(
    "an event that its entity does not have",
    withEvent({ entity_type: "upload", event_types: ["create", "publish"] }),
    "/webhooks/0/events/0/event_types/1",
    /publish/,
  ),
  wrong("a header that is none", withHooks({ ...hook, headers: { "a b": "c" } }), "/webhooks/0/headers/a b", /header/),
  wrong(
    "a template that does not parse",
    withHooks({ ...hook, custom_payload: "{{#a}}" }),
    "/webhooks/0/custom_payload",
    /Mustache/,
  ),
  wrong(
    "a template in the url of Standin's own receiver that does not parse",
    withHooks({ ...hook, url: "/_standin/receiver/{{#a}}" }),
    "/webhooks/0/url",
    /Mustache/,
  ),
  wrong(
    "a parent that is not there",
    withCollections(collection("1", "9")),
    "/upload_collections/0/parent/id",
    /no collection/,
  ),
  wrong(
    "a collection's id twice",
    withCollections(collection("1"), collection("1")),
    "/upload_collections/1/id",
    /twice/,
  ),
  wrong("a collection in itself", withCollections(collection("1", "1")), "/upload_collections/0/parent/id", /itself/),
  wrong(
    "collections in a circle",
    withCollections(collection("0"), collection("1", "2"), collection("2", "1")),
    "/upload_collections/1/parent/id",
    /itself/,
  ),
  wrong(
    "a collection below a circle",
    withCollections(collection("0", "1"), collection("1", "2"), collection("2", "1")),
    "/upload_collections/1/parent/id",
    /itself/,
  ),
];

export const wrongSeeds: readonly WrongSeed[] = [...ofItsShape, ...ofItsMeaning];
