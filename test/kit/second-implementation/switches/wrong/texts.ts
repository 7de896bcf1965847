import { isObject } from "../../../../../src/base/json.js";
import { escapeHtml } from "../../template.js";
import { alsoTakes, asList, coerces, isNumber, isText, nullAs, storedField, storedTexts } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const texts = ["U-05", "U-06", "U-07"];

const textContracts = ["upload-texts"];

const field = (name: string) => ({ only: [`upload-${name}`] });

/** Texts and tags that are lost, changed, coerced or refused. */
export const wrongTexts: WrongRow[] = [
  wrong(
    "text-coerced",
    "makes a text of a number",
    ["U-07"],
    coerces("upload", "notes", isNumber, String),
    field("notes"),
  ),
  wrong(
    "text-flag-ignored",
    "ignores true where a text must be",
    ["U-05"],
    coerces(
      "upload",
      "copyright",
      (value) => typeof value === "boolean",
      () => undefined,
    ),
    field("copyright"),
  ),
  wrong(
    "text-object-json",
    "keeps an object as JSON where a text must be",
    ["U-07"],
    coerces("upload", "notes", isObject, (value) => JSON.stringify(value)),
    field("notes"),
  ),
  wrong(
    "text-null-empty",
    'makes "" of null',
    ["U-06"],
    storedField("upload", "author", (value) => value ?? ""),
    field("author"),
  ),
  wrong(
    "text-cut-64k",
    "cuts texts off after 65,535 bytes",
    texts,
    storedTexts((text) => Buffer.from(text).subarray(0, 65_535).toString("utf8")),
    { only: textContracts },
  ),
  wrong(
    "text-no-astral",
    "makes ? of what is beyond the basic plane",
    [...texts, "U-08"],
    storedTexts((text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, "?")),
    { only: textContracts },
  ),
  wrong("text-escaped", "escapes HTML in texts", texts, storedTexts(escapeHtml), { only: textContracts }),
  wrong(
    "text-tags-stripped",
    "takes what looks like HTML out of texts",
    texts,
    storedTexts((text) => text.replace(/<[^<>]*>/g, "")),
    { only: textContracts },
  ),
  wrong(
    "text-null-word",
    'takes the text "null" for null',
    texts,
    storedTexts((text) => (text === "null" ? null : text)),
    { only: textContracts },
  ),
  wrong(
    "text-number-word",
    "makes numbers of texts of digits",
    [...texts, "U-08"],
    storedTexts((text) => (/^\d+$/.test(text) ? Number(text) : text)),
    { only: textContracts },
  ),
  wrong("tags-null-empty", "makes no tags of null", ["U-08"], nullAs("upload", "tags", []), field("tags")),
  wrong(
    "tags-text",
    "makes a tag of a text",
    ["U-08"],
    coerces("upload", "tags", isText, (value) => [value]),
    field("tags"),
  ),
  wrong(
    "tags-capped",
    "keeps 100 tags",
    ["U-08"],
    storedField("upload", "tags", (tags) => asList(tags).slice(0, 100)),
    field("tags"),
  ),
  wrong(
    "tags-split",
    "makes two tags of one with a comma",
    ["U-08"],
    storedField("upload", "tags", (tags) => asList(tags).flatMap((tag) => String(tag).split(/, ?/))),
    field("texts"),
  ),
  wrong(
    "tags-empty-ignored",
    "leaves the tags as they are where none are passed",
    ["U-08", "U-13"],
    storedField("upload", "tags", (tags) => (asList(tags).length === 0 ? undefined : tags)),
    field("tags"),
  ),
  wrong(
    "tags-with-numbers",
    "takes numbers among tags",
    ["U-08"],
    alsoTakes(
      "upload",
      "tags",
      (tags) => asList(tags).length > 0 && asList(tags).every((tag) => ["string", "number"].includes(typeof tag)),
    ),
    field("tags"),
  ),
  wrong(
    "text-compatible",
    "replaces ligatures",
    texts,
    storedTexts((text) => text.normalize("NFKC")),
    { only: textContracts },
  ),
  wrong(
    "tags-slug",
    "makes slugs of tags",
    ["U-08"],
    storedField("upload", "tags", (tags) =>
      asList(tags).map((tag) =>
        String(tag)
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, "-"),
      ),
    ),
    field("tags"),
  ),
];
