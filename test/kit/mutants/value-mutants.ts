import { isObject, type JsonObject, type JsonValue } from "../../../src/base/json.js";
import { all, coerce, current, onShow, onUpdate, reply } from "./faults.js";
import { toMutants } from "./mutant.js";
import type { Call, Fault, Inside } from "./wrong-server.js";

type Kind = "upload" | "webhook";

const ofText = (change: (value: string) => JsonValue) => (value: JsonValue) =>
  typeof value === "string" ? change(value) : value;

/** Reads the whole resource, changes it, and writes the whole: what came in between is lost. */
const writeWhole = (kind: Kind, names: readonly string[]): Fault =>
  onUpdate(kind, async (fields, call, inside) => {
    if (Object.keys(fields).length === 0 || names.some((name) => fields[name] === null && name === "events")) return;
    const now = await current(inside, kind, call.id);
    for (const name of names) if (!(name in fields) && now[name] !== undefined) fields[name] = now[name];
  });

/** Changes the members of each locale, of the first of which it knows. */
const inLocales = (change: (members: JsonObject, first: JsonObject, all: readonly JsonObject[]) => JsonObject): Fault =>
  coerce("upload", "default_field_metadata", (value) => {
    if (!isObject(value) || !Object.values(value).every(isObject)) return value;
    const members = Object.values(value) as JsonObject[];
    const first = members[0] ?? {};
    return Object.fromEntries(
      Object.entries(value).map(([locale, one]) => [locale, change(one as JsonObject, first, members)]),
    );
  });

const inData = (change: (data: JsonObject) => JsonObject): Fault =>
  inLocales((members) =>
    isObject(members.custom_data) ? { ...members, custom_data: change(members.custom_data) } : members,
  );

const mapped = (data: JsonObject, change: (value: JsonValue) => JsonValue): JsonObject =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, change(value)]));

/** Does something else where an update brings nothing new. */
const onRepeat = (
  kind: Kind,
  field: string,
  change: (fields: JsonObject, call: Call, inside: Inside) => unknown,
): Fault =>
  onUpdate(kind, async (fields, call, inside) => {
    if (Object.keys(fields).length !== 1 || !(field in fields)) return undefined;
    const now = await current(inside, kind, call.id);
    return JSON.stringify(now[field]) === JSON.stringify(fields[field]) ? change(fields, call, inside) : undefined;
  });

/** Adds to a text that is shown how often it was set. */
const counted = (field: string): Fault =>
  all(
    onRepeat("upload", field, (_, call, { memory }) => void memory.set(call.id, Number(memory.get(call.id) ?? 0) + 1)),
    onShow("upload", (upload, _, { memory }) => {
      const count = Number(memory.get(String(upload.id)) ?? 0);
      if (count > 0 && typeof upload[field] === "string") upload[field] = `${upload[field]} (${count})`;
    }),
  );

/** Takes an operation without a token as if it had one. */
const open = (method: string, path: RegExp): Fault => ({
  request(call) {
    if (call.method === method && path.test(call.path)) call.headers.authorization ??= "Bearer nobody";
  },
});

/** What got through where values are concerned: each of these servers loses something on the way. */
export const valueMutants = toMutants([
  [
    "U-13",
    "loses what another update changes at the same time",
    writeWhole("upload", ["author", "notes", "copyright", "tags", "default_field_metadata"]),
    { contracts: ["upload-overlap"] },
  ],
  [
    "W-16",
    "loses what another update changes at the same time",
    writeWhole("webhook", ["url", "custom_payload", "http_basic_user", "nested_items_in_payload", "auto_retry"]),
    { contracts: ["webhook-overlap"] },
  ],
  [
    "U-09",
    "gives every locale the title of the first",
    inLocales((members, first) =>
      "title" in members && first.title !== undefined ? { ...members, title: first.title } : members,
    ),
  ],
  [
    "U-09",
    "gives every locale the custom data of the last",
    inLocales((members, _, every) =>
      "custom_data" in members ? { ...members, custom_data: every.at(-1)?.custom_data ?? {} } : members,
    ),
  ],
  [
    "U-09",
    "gives every locale the alt that one is given",
    coerce("upload", "default_field_metadata", (value) => {
      const alt = isObject(value) && Object.values(value).find((one) => isObject(one) && typeof one.alt === "string");
      if (!isObject(value) || !isObject(alt) || Object.keys(value).some((name) => !["en", "it"].includes(name)))
        return value;
      return Object.fromEntries(
        ["en", "it"].map((name) => [name, { ...(isObject(value[name]) ? value[name] : {}), alt: alt.alt as string }]),
      );
    }),
    { contracts: ["upload-locales"] },
  ],
  [
    "U-09",
    "drops custom data that is null",
    inData((data) => Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))),
  ],
  [
    "U-09",
    "writes nested custom data as a text",
    inData((data) => mapped(data, (value) => (isObject(value) ? JSON.stringify(value) : value))),
  ],
  [
    "U-09",
    "rounds numbers in custom data",
    inData((data) => mapped(data, (value) => (typeof value === "number" ? Math.round(value) : value))),
  ],
  [
    "U-14",
    "takes a name in another case for the same",
    onUpdate("upload", async (fields, call, inside) => {
      const { basename } = await current(inside, "upload", call.id);
      if (String(fields.basename).toLowerCase() === String(basename).toLowerCase()) delete fields.basename;
    }),
    { contracts: ["upload-basename"] },
  ],
  [
    "U-07",
    "loses what is beyond the basic plane",
    coerce(
      "upload",
      "notes",
      ofText((text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, "?")),
    ),
  ],
  [
    "U-06",
    "cuts the author off at 65,535",
    coerce(
      "upload",
      "author",
      ofText((text) => text.slice(0, 65_535)),
    ),
  ],
  [
    "U-05",
    "replaces ligatures",
    coerce(
      "upload",
      "copyright",
      ofText((text) => text.normalize("NFKC")),
    ),
  ],
  [
    "U-08",
    "keeps a hundred tags",
    coerce("upload", "tags", (value) => (Array.isArray(value) ? value.slice(0, 100) : value)),
  ],
  [
    "U-08",
    "makes slugs of the tags",
    coerce("upload", "tags", (value) =>
      Array.isArray(value) ? value.map(ofText((tag) => tag.toLowerCase().replace(/[^a-z0-9]+/g, "-"))) : value,
    ),
  ],
  [
    "W-06",
    "drops headers without a value",
    coerce("webhook", "headers", (value) =>
      isObject(value) ? Object.fromEntries(Object.entries(value).filter(([, one]) => one !== "")) : value,
    ),
  ],
  [
    "W-05",
    "escapes the template",
    coerce(
      "webhook",
      "custom_payload",
      ofText((text) => text.replaceAll("&", "&amp;")),
    ),
  ],
  [
    "W-04",
    "writes the path of the url in small letters",
    coerce(
      "webhook",
      "url",
      ofText((url) => url.toLowerCase()),
    ),
  ],
  [
    "W-09",
    "cuts the password off at eight",
    coerce(
      "webhook",
      "http_basic_password",
      ofText((text) => text.slice(0, 8)),
    ),
  ],
  ["U-07", "counts how often the notes were set", counted("notes"), { contracts: ["upload-notes"] }],
  [
    "U-06",
    "refuses an author that it has",
    onRepeat("upload", "author", (fields) => (fields.author === null ? undefined : reply(409, {}))),
    { contracts: ["upload-author"] },
  ],
  [
    "W-08",
    "takes a user that is set again away",
    onRepeat("webhook", "http_basic_user", (fields) => {
      fields.http_basic_user = null;
    }),
    { contracts: ["webhook-http-basic-user"] },
  ],
  [
    "W-16",
    "switches auto_retry when the version is set again",
    onRepeat("webhook", "custom_payload", (fields) => {
      fields.auto_retry = true;
    }),
    { contracts: ["webhook-custom-payload"] },
  ],
  [
    "Q-39",
    "adds tags that it has",
    onRepeat("upload", "tags", (fields) => {
      if (Array.isArray(fields.tags)) fields.tags = [...fields.tags, ...fields.tags].slice(0, 300);
    }),
    { contracts: ["upload-tags"] },
  ],
  [
    "Q-29",
    "lists uploads without a token",
    open("GET", /^\/uploads(\?|$)/),
    { contracts: ["supporting-without-token"] },
  ],
  [
    "Q-29",
    "shows a webhook without a token",
    open("GET", /^\/webhooks\/./),
    { contracts: ["supporting-without-token"] },
  ],
  ["Q-29", "makes webhooks without a token", open("POST", /^\/webhooks$/), { contracts: ["supporting-without-token"] }],
  ["Q-29", "makes uploads without a token", open("POST", /^\/uploads$/), { contracts: ["supporting-without-token"] }],
  [
    "Q-29",
    "deletes uploads without a token",
    open("DELETE", /^\/uploads\//),
    { contracts: ["supporting-without-token"] },
  ],
]);
