import type { Fields, Kind } from "../../model.js";
import { checks } from "../../values.js";
import { hook, storedTexts, upload } from "../fields.js";
import { type RightRow, right } from "../right-row.js";
import { all, asList, asObject, entries, given, inTexts, isText, result } from "../switch.js";

const texts = [
  ...["upload-notes", "upload-author", "upload-tags", "upload-default-field-metadata", "webhook-custom-payload"],
  ...["upload-texts", "webhook-texts"],
];
const ofTags = [...upload.tags.only, "upload-together"];
const ofPaths = ["upload-version", "upload-path", "upload-kinds", "upload-all-kinds", "upload-basename"];

const { tags, basename, copyright, author, notes } = upload;
const { custom_payload: template, http_basic_user: user, http_basic_password: password } = hook;

const slug = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[^\w.-]+/g, "-")
    .toLowerCase();

/** Shows a path with the prefix of the project. */
const prefixed = upload.path.shown((path) => (/^\/project-7\//.test(String(path)) ? path : `/project-7${path}`));

function withLocalPath(fields: Fields): Fields {
  return isText(fields.path) ? { ...fields, path: fields.path.replace(/^\/project-7(?=\/)/, "") } : fields;
}

const knownOf = (kind: Kind, fields: Fields): Fields =>
  entries(fields, (all) => all.filter(([name]) => name in checks[kind]));

const isLong = (value: unknown): boolean => typeof value === "string" && Buffer.byteLength(value) > 65_536;

function isOdd(value: unknown): boolean {
  if (typeof value === "string") return /[<>"\u{10000}-\u{10ffff}]/u.test(value);
  return typeof value === "object" && value !== null && Object.values(value).some(isOdd);
}

/** Texts, tags and names that are kept in another form, or refused where it is open. */
export const rightTexts: RightRow[] = [
  ...right(["Q-42"], texts, {
    "trims texts (text-trimmed)": storedTexts((text) => text.trim()),
    "makes one space of several (text-collapsed)": storedTexts((text) => text.replace(/\s+/g, " ")),
    "keeps CRLF as LF (text-unix-lines)": storedTexts((text) => text.replace(/\r\n?/g, "\n")),
    "keeps LF as CRLF (text-dos-lines)": storedTexts((text) => text.replace(/\r?\n/g, "\r\n")),
    "keeps texts in NFC (text-nfc)": storedTexts((text) => text.normalize("NFC")),
    "keeps texts in NFD (text-nfd)": storedTexts((text) => text.normalize("NFD")),
  }),
  ...right(["Q-42"], [...texts, ...user.only, ...password.only], {
    'keeps "" as null where a field can be null (text-empty-null)': all(
      ...[copyright, author, notes, template, user, password].map((one) =>
        one.stored((value) => (value === "" ? null : value)),
      ),
    ),
  }),
  ...right(["Q-42"], hook.events.only, {
    "keeps texts in events in NFC (events-nfc)": hook.events.stored((events) =>
      inTexts(events, (text) => text.normalize("NFC")),
    ),
  }),
  ...right([], ["upload-tags", "upload-texts"], {
    "refuses tags of more than 255 characters (tags-limited-255)": tags.refuses((all) =>
      asList(all).some((tag) => String(tag).length > 255),
    ),
  }),
  ...right([], ["webhook-headers", "webhook-texts"], {
    "refuses values of headers beyond Latin-1 (headers-latin1)": hook.headers.refuses((headers) =>
      /[^\0-\xff]/.test(JSON.stringify(headers)),
    ),
  }),
  ...right(["Q-42"], ofTags, {
    "sorts tags (tags-sorted)": tags.stored((all) => [...asList(all)].sort()),
    "keeps a tag once (tags-unique)": tags.stored((all) => [...new Set(asList(all))]),
    "keeps tags in lower case (tags-lower-case)": tags.stored((all) => inTexts(all, (tag) => tag.toLowerCase())),
  }),
  ...right(["Q-42"], [...ofTags, "upload-texts"], {
    "drops empty tags (tags-not-empty)": tags.stored((all) => asList(all).filter((tag) => String(tag).trim() !== "")),
  }),
  ...right(["Q-39"], [...ofTags, "upload-empty"], {
    "adds tags to those that there are (tags-merged)": tags.stored((all, now) => [
      ...new Set([...asList(now), ...asList(all)]),
    ]),
  }),
  ...right(["Q-39"], tags.only, {
    "adds tags that it has (tags-doubled)": tags.stored((all, now) =>
      JSON.stringify(all) === JSON.stringify(now) ? [...asList(all), ...asList(all)] : all,
    ),
  }),
  ...right(["Q-25"], tags.only, {
    "refuses more than 100 tags (tags-limited)": tags.refuses((all) => asList(all).length > 100),
  }),
  ...right(["Q-42", "Q-16?"], ["upload-basename", "upload-kinds", "upload-jobs"], {
    "makes a slug of a basename (basename-slug)": basename.stored((name) => slug(String(name))),
    // As Redmine does.
    "writes _ for what file systems refuse (basename-cleaned)": basename.stored((name) =>
      String(name).replace(/[?%*:|"'<>/\\]/g, "_"),
    ),
  }),
  ...right(["Q-42", "Q-15?", "Q-16?", "Q-50?"], ofPaths, {
    "shows a path with the prefix of the project, and takes both (path-canonical)": all(
      prefixed,
      given("violations", (kind, fields, current) => [kind, withLocalPath(fields), current]),
      upload.stored(withLocalPath),
    ),
  }),
  ...right(["Q-42", "Q-15?", "Q-16?", "Q-50?", "Q-56?"], [...ofPaths, "upload-jobs"], {
    "shows a path with the prefix of the project, and does not take that one (path-prefixed)": prefixed,
  }),
  ...right(["Q-25"], ["upload-texts", "webhook-texts", "upload-errors"], {
    "refuses texts of more than 64 KiB with 413 (text-limited)": all(
      ...[copyright, author, notes, template].map((one) => one.refuses(isLong, 413)),
    ),
  }),
  ...right(["Q-25"], ["upload-texts"], {
    "refuses texts of more than 200 characters (text-limited-200)": all(
      ...[copyright, author, notes].map((one) => one.refuses((value) => String(value).length > 200)),
    ),
  }),
  ...right(["Q-42", "Q-10?"], [...texts, ...user.only], {
    "refuses texts with markup, quotes, or characters beyond the basic plane (text-plain-only)": all(
      ...[copyright, author, notes, tags, upload.default_field_metadata, hook.name, user, password].map((one) =>
        one.refuses(isOdd),
      ),
    ),
  }),
  ...right(["Q-27", "Q-40", "Q-25?"], ["webhook-texts", "webhook-custom-payload", "webhook-headers"], {
    "refuses templates with markup, headers with quotes and long URLs (hook-plain-only)": all(
      hook.headers.refuses(isOdd),
      template.refuses((value) => isText(value) && value.includes("<")),
      hook.url.refuses((value) => String(value).length > 200),
    ),
  }),
  ...right(["Q-25?"], ["upload-texts", "webhook-texts"], {
    "refuses updates of more than 100,000 bytes with 413 (body-limited)": result("violations", (found, _, fields) =>
      JSON.stringify(fields).length > 100_000
        ? [...found, { field: "body", reason: "is too long", status: 413 }]
        : found,
    ),
  }),
  ...right(["Q-19"], ["Q-19"], {
    "ignores fields that it does not know (unknown-ignored)": all(
      given("violations", (kind, fields, current) => [kind, knownOf(kind, fields), current]),
      given("normal", (kind, fields, current) => [kind, knownOf(kind, fields), current]),
    ),
  }),
  ...right(
    ["Q-56?", "Q-25?", "Q-27?", "Q-39?", "Q-40?", "Q-42?", "Q-10?", "C-02"],
    [
      ...["upload-tags", "upload-author", "upload-notes", "upload-copyright", "upload-texts", "upload-lists"],
      ...[
        "webhook-headers",
        "webhook-custom-payload",
        "webhook-texts",
        "call-made",
        "call-template",
        "upload-together",
      ],
    ],
    {
      "refuses doubled and empty tags, more than ten tags or headers, and texts of more than 255 characters (values-strict)":
        all(
          tags.refuses((value) => {
            const list = asList(value);
            return new Set(list).size < list.length || list.includes("") || list.length > 10;
          }),
          hook.headers.refuses((headers) => Object.keys(asObject(headers)).length > 10),
          ...[author, notes, copyright, template].map((one) =>
            one.refuses((text) => isText(text) && text.length > 255),
          ),
        ),
    },
  ),
];
