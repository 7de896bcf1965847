import { escapeHtml } from "../../template.js";
import { hook, storedTexts, upload } from "../fields.js";
import { asList, each, inLocales, inTexts, isText, mapped } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const ofWebhooks = ["webhook-texts"];

type Ways = Record<string, (text: string) => string>;

const inEvents: Ways = {
  "keeps texts in Latin-1 (latin1)": (text) => Buffer.from(text, "latin1").toString("latin1"),
  "swallows backslashes (no-backslashes)": (text) => text.replace(/\\(.)/gs, "$1"),
  "decodes percent-encoding in texts (decoded)": (text) => text.replace(/%(41|20|25)/g, (code) => unescape(code)),
};

const texts: Ways = {
  ...inEvents,
  "makes texts lower-case (lower)": (text) => text.toLowerCase(),
  "doubles backslashes (backslashes-doubled)": (text) => text.replaceAll("\\", "\\\\"),
  "makes line feeds of the two characters \\n (newlines-unescaped)": (text) => text.replaceAll("\\n", "\n"),
  "cuts texts off after 4,096 characters (cut-4096)": (text) => text.slice(0, 4096),
  "makes spaces of plus signs (plus-spaces)": (text) => text.replaceAll("+", " "),
  "makes straight quotes of curly ones (quotes-straight)": (text) => text.replace(/[‘’“”]/g, "'"),
  "takes joiners out of emoji (no-joiners)": (text) => text.replaceAll("\u200d", ""),
  "takes accents away (no-accents)": (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, ""),
  "keeps the first line (one-line)": (text) => text.split("\n")[0] ?? "",
  "resolves entities of HTML (unescaped)": (text) => text.replaceAll("&amp;", "&").replaceAll("&lt;", "<"),
  "renders tags when it keeps a text (rendered)": (text) => text.replace(/\{\{[^}]*\}\}/g, ""),
  "keeps numbers in their shortest form (number-form)": (text) =>
    /^\d/.test(text) && !Number.isNaN(Number(text)) ? String(Number(text)) : text,
};

const headers: Ways = {
  "makes values of headers lower-case (lower)": (value) => value.toLowerCase(),
  "takes quotes out of values of headers (no-quotes)": (value) => value.replaceAll('"', ""),
  "cuts values of headers off after 4,096 characters (cut-4096)": (value) => value.slice(0, 4096),
  "escapes HTML in values of headers (escaped)": escapeHtml,
};

const tags: Ways = {
  "cuts tags off after 255 characters (255)": (tag) => tag.slice(0, 255),
  "cuts tags off after 65,535 characters (65535)": (tag) => tag.slice(0, 65_535),
};

/** Texts that are cut off, or changed a little, on their way into the store. */
export const wrongHardTexts: WrongRow[] = [
  ...wrong(["U-05", "U-06", "U-07"], ["upload-texts"], each(texts, storedTexts, "text-")),
  ...wrong(["W-03", "W-05", "W-08", "W-09"], ofWebhooks, each(texts, storedTexts, "hook-text-")),
  ...wrong(["U-08"], ["upload-texts"], {
    "joins tags with commas, and splits them there (tags-joined)": upload.tags.stored((all) =>
      asList(all).join(",").split(","),
    ),
  }),
  ...wrong(
    ["U-08"],
    upload.tags.only,
    each(tags, (to) => upload.tags.stored((all) => inTexts(all, to)), "tags-cut-"),
  ),
  ...wrong(["W-06"], hook.headers.only, {
    "keeps a question mark for what is beyond Latin-1 in values of headers (headers-latin1)": hook.headers.stored(
      (value) => inTexts(value, (text) => text.replace(/[^\0-\xff]/g, "?")),
    ),
  }),
  ...wrong(
    ["W-07"],
    hook.events.only,
    each(
      { ...inEvents, "cuts texts off after 255 characters (cut-255)": (text) => text.slice(0, 255) } satisfies Ways,
      (to) => hook.events.stored((value) => inTexts(value, to)),
      "events-",
    ),
  ),
  ...wrong(
    ["W-06"],
    ofWebhooks,
    each(headers, (to) => hook.headers.stored((value) => mapped(value, (one) => to(String(one)))), "headers-"),
  ),
  ...wrong(["W-04"], ofWebhooks, {
    "decodes URLs before it keeps them (url-decoded)": hook.url.stored((url) => decodeURIComponent(String(url))),
  }),
  ...wrong(["W-11"], ofWebhooks, {
    "cuts versions off after 10 characters (version-cut)": hook.payload_api_version.stored((value) =>
      String(value).slice(0, 10),
    ),
  }),
  ...wrong(["U-09"], ["upload-texts"], {
    "cuts texts of custom data off after 4,096 characters (data-cut-4096)": upload.default_field_metadata.stored(
      (value) =>
        inLocales(value, (members) => ({
          ...members,
          custom_data: mapped(members.custom_data, (one) => (isText(one) ? one.slice(0, 4096) : one)),
        })),
    ),
  }),
];
