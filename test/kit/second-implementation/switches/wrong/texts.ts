import { isObject } from "../../../../../src/base/json.js";
import { escapeHtml } from "../../template.js";
import { alsoTakes, asList, coerces, isNumber, isText, nullAs, storedField, storedTexts } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const texts = ["U-05", "U-06", "U-07"];

const textContracts = ["upload-texts"];

const field = (name: string) => [`upload-${name}`];

/** Texts and tags that are lost, changed, coerced or refused. */
export const wrongTexts: WrongRow[] = [
  wrong("text-coerced", "makes a text of a number", ["U-07"], {
    only: field("notes"),
    apply: coerces("upload", "notes", isNumber, String),
  }),
  wrong("text-flag-ignored", "ignores true where a text must be", ["U-05"], {
    only: field("copyright"),
    apply: coerces(
      "upload",
      "copyright",
      (value) => typeof value === "boolean",
      () => undefined,
    ),
  }),
  wrong("text-object-json", "keeps an object as JSON where a text must be", ["U-07"], {
    only: field("notes"),
    apply: coerces("upload", "notes", isObject, (value) => JSON.stringify(value)),
  }),
  wrong("text-null-empty", 'makes "" of null', ["U-06"], {
    only: field("author"),
    apply: storedField("upload", "author", (value) => value ?? ""),
  }),
  wrong("text-cut-64k", "cuts texts off after 65,535 bytes", texts, {
    only: textContracts,
    apply: storedTexts((text) => Buffer.from(text).subarray(0, 65_535).toString("utf8")),
  }),
  wrong("text-no-astral", "makes ? of what is beyond the basic plane", [...texts, "U-08"], {
    only: textContracts,
    apply: storedTexts((text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, "?")),
  }),
  wrong("text-escaped", "escapes HTML in texts", texts, { only: textContracts, apply: storedTexts(escapeHtml) }),
  wrong("text-tags-stripped", "takes what looks like HTML out of texts", texts, {
    only: textContracts,
    apply: storedTexts((text) => text.replace(/<[^<>]*>/g, "")),
  }),
  wrong("text-null-word", 'takes the text "null" for null', texts, {
    only: textContracts,
    apply: storedTexts((text) => (text === "null" ? null : text)),
  }),
  wrong("text-number-word", "makes numbers of texts of digits", [...texts, "U-08"], {
    only: textContracts,
    apply: storedTexts((text) => (/^\d+$/.test(text) ? Number(text) : text)),
  }),
  wrong("tags-null-empty", "makes no tags of null", ["U-08"], {
    only: field("tags"),
    apply: nullAs("upload", "tags", []),
  }),
  wrong("tags-text", "makes a tag of a text", ["U-08"], {
    only: field("tags"),
    apply: coerces("upload", "tags", isText, (value) => [value]),
  }),
  wrong("tags-capped", "keeps 100 tags", ["U-08"], {
    only: field("tags"),
    apply: storedField("upload", "tags", (tags) => asList(tags).slice(0, 100)),
  }),
  wrong("tags-split", "makes two tags of one with a comma", ["U-08"], {
    only: field("texts"),
    apply: storedField("upload", "tags", (tags) => asList(tags).flatMap((tag) => String(tag).split(/, ?/))),
  }),
  wrong("tags-empty-ignored", "leaves the tags as they are where none are passed", ["U-08", "U-13"], {
    only: field("tags"),
    apply: storedField("upload", "tags", (tags) => (asList(tags).length === 0 ? undefined : tags)),
  }),
  wrong("tags-with-numbers", "takes numbers among tags", ["U-08"], {
    only: field("tags"),
    apply: alsoTakes(
      "upload",
      "tags",
      (tags) => asList(tags).length > 0 && asList(tags).every((tag) => ["string", "number"].includes(typeof tag)),
    ),
  }),
  wrong("text-compatible", "replaces ligatures", texts, {
    only: textContracts,
    apply: storedTexts((text) => text.normalize("NFKC")),
  }),
  wrong("tags-slug", "makes slugs of tags", ["U-08"], {
    only: field("tags"),
    apply: storedField("upload", "tags", (tags) =>
      asList(tags).map((tag) =>
        String(tag)
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, "-"),
      ),
    ),
  }),
];
