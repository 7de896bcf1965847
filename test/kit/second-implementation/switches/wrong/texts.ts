import { isObject } from "../../../../../src/base/json.js";
import { escapeHtml } from "../../template.js";
import { storedTexts, upload } from "../fields.js";
import { asList, isFlag, isNumber, isText, nothing } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const { tags } = upload;
const texts = ["U-05", "U-06", "U-07"];
const textContracts = ["upload-texts"];

/** Texts and tags that are lost, changed, coerced or refused. */
export const wrongTexts: WrongRow[] = [
  ...wrong(["U-07"], upload.notes.only, {
    "makes a text of a number (text-coerced)": upload.notes.coerces(isNumber, String),
    "keeps an object as JSON where a text must be (text-object-json)": upload.notes.coerces(isObject, (value) =>
      JSON.stringify(value),
    ),
  }),
  ...wrong(["U-05"], upload.copyright.only, {
    "ignores true where a text must be (text-flag-ignored)": upload.copyright.coerces(isFlag, nothing),
  }),
  ...wrong(["U-06"], upload.author.only, {
    'makes "" of null (text-null-empty)': upload.author.stored((value) => value ?? ""),
  }),
  ...wrong(texts, textContracts, {
    "cuts texts off after 65,535 bytes (text-cut-64k)": storedTexts((text) =>
      Buffer.from(text).subarray(0, 65_535).toString("utf8"),
    ),
    "escapes HTML in texts (text-escaped)": storedTexts(escapeHtml),
    "takes what looks like HTML out of texts (text-tags-stripped)": storedTexts((text) =>
      text.replace(/<[^<>]*>/g, ""),
    ),
    'takes the text "null" for null (text-null-word)': storedTexts((text) => (text === "null" ? null : text)),
    'takes the text "0" for nothing (text-zero-null)': storedTexts((text) => (text === "0" ? null : text)),
    "replaces ligatures (text-compatible)": storedTexts((text) => text.normalize("NFKC")),
  }),
  ...wrong([...texts, "U-08"], textContracts, {
    "makes ? of what is beyond the basic plane (text-no-astral)": storedTexts((text) =>
      text.replace(/[\u{10000}-\u{10ffff}]/gu, "?"),
    ),
    "makes numbers of texts of digits (text-number-word)": storedTexts((text) =>
      /^\d+$/.test(text) ? Number(text) : text,
    ),
  }),
  ...wrong(["U-08"], tags.only, {
    "makes no tags of null (tags-null-empty)": tags.nullAs([]),
    "makes a tag of a text (tags-text)": tags.coerces(isText, (value) => [value]),
    "keeps 100 tags (tags-capped)": tags.stored((all) => asList(all).slice(0, 100)),
    "takes numbers among tags (tags-with-numbers)": tags.takes(
      (all) => asList(all).length > 0 && asList(all).every((tag) => isText(tag) || isNumber(tag)),
    ),
    "makes slugs of tags (tags-slug)": tags.stored((all) =>
      asList(all).map((tag) =>
        String(tag)
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, "-"),
      ),
    ),
  }),
  ...wrong(["U-08"], textContracts, {
    "makes two tags of one with a comma (tags-split)": tags.stored((all) =>
      asList(all).flatMap((tag) => String(tag).split(/, ?/)),
    ),
  }),
  ...wrong(["U-08", "U-13"], tags.only, {
    "leaves the tags as they are where none are passed (tags-empty-ignored)": tags.stored((all) =>
      asList(all).length === 0 ? undefined : all,
    ),
  }),
];
