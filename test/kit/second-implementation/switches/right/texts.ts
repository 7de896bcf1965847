import type { Fields, Kind } from "../../model.js";
import { checks } from "../../values.js";
import { type RightRow, right } from "../right-row.js";
import { all, asList, change, inTexts, isText, refuses, stored, storedField, storedTexts } from "../switch.js";

const texts = [
  "upload-notes",
  "upload-author",
  "upload-tags",
  "upload-default-field-metadata",
  "webhook-custom-payload",
  "upload-texts",
  "webhook-texts",
];

const slug = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[^\w.-]+/g, "-")
    .toLowerCase();

const canonical = (path: string) => (path.startsWith("/project-7/") ? path : `/project-7${path}`);

/** Texts, tags and names that are kept in another form, or refused where it is open. */
export const rightTexts: RightRow[] = [
  right("text-trimmed", "trims texts", ["Q-42"], { only: texts, set: 1, apply: storedTexts((text) => text.trim()) }),
  right("text-collapsed", "makes one space of several", ["Q-42"], {
    only: texts,
    set: 2,
    apply: storedTexts((text) => text.replace(/\s+/g, " ")),
  }),
  right("text-unix-lines", "keeps CRLF as LF", ["Q-42"], {
    only: texts,
    set: 1,
    apply: storedTexts((text) => text.replace(/\r\n?/g, "\n")),
  }),
  right("text-dos-lines", "keeps LF as CRLF", ["Q-42"], {
    only: texts,
    set: 3,
    apply: storedTexts((text) => text.replace(/\r?\n/g, "\r\n")),
  }),
  right("text-nfc", "keeps texts in NFC", ["Q-42"], {
    only: texts,
    set: 1,
    apply: storedTexts((text) => text.normalize("NFC")),
  }),
  right("text-nfd", "keeps texts in NFD", ["Q-42"], {
    only: texts,
    set: 4,
    apply: storedTexts((text) => text.normalize("NFD")),
  }),
  right("text-empty-null", 'keeps "" as null where a field can be null', ["Q-42"], {
    only: [...texts, "webhook-http-basic-user", "webhook-http-basic-password"],
    set: 1,
    apply: all(
      ...["copyright", "author", "notes"].map((name) =>
        storedField("upload", name, (value) => (value === "" ? null : value)),
      ),
      ...["custom_payload", "http_basic_user", "http_basic_password"].map((name) =>
        storedField("webhook", name, (value) => (value === "" ? null : value)),
      ),
    ),
  }),
  right("events-nfc", "keeps texts in events in NFC", ["Q-42"], {
    only: ["webhook-events"],
    set: 1,
    apply: storedField("webhook", "events", (events) => inTexts(events, (text) => text.normalize("NFC"))),
  }),
  right("tags-limited-255", "refuses tags of more than 255 characters", [], {
    only: ["upload-tags", "upload-texts"],
    set: 1,
    apply: refuses("upload", "tags", (tags) => asList(tags).some((tag) => String(tag).length > 255)),
  }),
  right("headers-latin1", "refuses values of headers beyond Latin-1", [], {
    only: ["webhook-headers", "webhook-texts"],
    set: 1,
    apply: refuses("webhook", "headers", (headers) => /[^\0-\xff]/.test(JSON.stringify(headers))),
  }),
  right("tags-sorted", "sorts tags", ["Q-42"], {
    only: ["upload-tags", "upload-together"],
    set: 1,
    apply: storedField("upload", "tags", (tags) => [...asList(tags)].sort()),
  }),
  right("tags-unique", "keeps a tag once", ["Q-42"], {
    only: ["upload-tags"],
    set: 2,
    apply: storedField("upload", "tags", (tags) => [...new Set(asList(tags))]),
  }),
  right("tags-lower-case", "keeps tags in lower case", ["Q-42"], {
    only: ["upload-tags", "upload-together"],
    set: 3,
    apply: storedField("upload", "tags", (tags) => asList(tags).map((tag) => String(tag).toLowerCase())),
  }),
  right("basename-slug", "makes a slug of a basename", ["Q-42"], {
    may: ["Q-16"],
    only: ["upload-basename", "upload-kinds", "upload-jobs"],
    set: 2,
    apply: storedField("upload", "basename", (name) => slug(String(name))),
  }),
  right("path-canonical", "shows a path with the prefix of the project, and takes both", ["Q-42"], {
    may: ["Q-15", "Q-16", "Q-50"],
    only: ["upload-version", "upload-path", "upload-kinds", "upload-all-kinds", "upload-basename"],
    set: 3,
    apply: all(
      change("shown", (inner) => (kind, resource) => {
        const shown = inner(kind, resource);
        return kind === "upload" ? { ...shown, path: canonical(String(shown.path)) } : shown;
      }),
      change("violations", (inner) => (kind, fields, current) => inner(kind, withLocalPath(fields), current)),
      stored("upload", withLocalPath),
    ),
  }),
  right("path-prefixed", "shows a path with the prefix of the project, and does not take that one", ["Q-42"], {
    may: ["Q-15", "Q-16", "Q-50", "Q-56"],
    only: ["upload-version", "upload-path", "upload-kinds", "upload-all-kinds", "upload-basename", "upload-jobs"],
    apply: change("shown", (inner) => (kind, resource) => {
      const shown = inner(kind, resource);
      return kind === "upload" ? { ...shown, path: canonical(String(shown.path)) } : shown;
    }),
  }),
  right("tags-merged", "adds tags to those that there are", ["Q-39"], {
    only: ["upload-tags", "upload-together", "upload-empty"],
    set: 4,
    apply: storedField("upload", "tags", (tags, now) => [...new Set([...asList(now), ...asList(tags)])]),
  }),
  right("text-limited", "refuses texts of more than 64 KiB with 413", ["Q-25"], {
    only: ["upload-texts", "webhook-texts", "upload-errors"],
    set: 1,
    apply: all(
      ...["copyright", "author", "notes"].map((name) => refuses("upload", name, isLong, 413)),
      refuses("webhook", "custom_payload", isLong, 413),
    ),
  }),
  right("text-limited-200", "refuses texts of more than 200 characters", ["Q-25"], {
    only: ["upload-texts"],
    set: 2,
    apply: all(
      ...["copyright", "author", "notes"].map((name) => refuses("upload", name, (value) => String(value).length > 200)),
    ),
  }),
  right("tags-limited", "refuses more than 100 tags", ["Q-25"], {
    only: ["upload-tags"],
    set: 1,
    apply: refuses("upload", "tags", (tags) => asList(tags).length > 100),
  }),
  right("text-plain-only", "refuses texts with markup, quotes, or characters beyond the basic plane", ["Q-42"], {
    may: ["Q-10"],
    only: [...texts, "webhook-http-basic-user"],
    apply: all(
      ...["copyright", "author", "notes", "tags", "default_field_metadata"].map((name) =>
        refuses("upload", name, isOdd),
      ),
      ...["name", "http_basic_user", "http_basic_password"].map((name) => refuses("webhook", name, isOdd)),
    ),
  }),
  right("hook-plain-only", "refuses templates with markup, headers with quotes and long URLs", ["Q-27", "Q-40"], {
    may: ["Q-25"],
    only: ["webhook-texts", "webhook-custom-payload", "webhook-headers"],
    apply: all(
      refuses("webhook", "headers", isOdd),
      refuses("webhook", "custom_payload", (value) => isText(value) && value.includes("<")),
      refuses("webhook", "url", (value) => String(value).length > 200),
    ),
  }),
  right("body-limited", "refuses updates of more than 100,000 bytes with 413", [], {
    may: ["Q-25"],
    only: ["upload-texts", "webhook-texts"],
    apply: change("violations", (inner) => (kind, fields, current) => [
      ...inner(kind, fields, current),
      ...(JSON.stringify(fields).length > 100_000 ? [{ field: "body", reason: "is too long", status: 413 }] : []),
    ]),
  }),
  right("unknown-ignored", "ignores fields that it does not know", ["Q-19"], {
    only: ["Q-19"],
    set: 1,
    apply: all(
      change("violations", (inner) => (kind, fields, current) => inner(kind, knownOf(kind, fields), current)),
      change("normal", (inner) => (kind, fields, current) => inner(kind, knownOf(kind, fields), current)),
    ),
  }),
  right("tags-doubled", "adds tags that it has", ["Q-39"], {
    only: ["upload-tags"],
    apply: storedField("upload", "tags", (tags, now) =>
      JSON.stringify(tags) === JSON.stringify(now) ? [...asList(tags), ...asList(tags)] : tags,
    ),
  }),
];

const knownOf = (kind: Kind, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in checks[kind]));

function isLong(value: unknown): boolean {
  return typeof value === "string" && Buffer.byteLength(value) > 65_536;
}

function withLocalPath<Some extends object>(fields: Some): Some {
  if (!("path" in fields) || typeof fields.path !== "string") return fields;
  return { ...fields, path: fields.path.replace(/^\/project-7(?=\/)/, "") };
}

function isOdd(value: unknown): boolean {
  if (typeof value === "string") return /[<>"\u{10000}-\u{10ffff}]/u.test(value);
  return typeof value === "object" && value !== null && Object.values(value).some(isOdd);
}
