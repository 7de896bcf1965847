import { escapeHtml } from "../../template.js";
import { asList, asObject, inLocales, inTexts, storedField, storedTexts } from "../switch.js";
import { type WrongRow, wrong } from "../wrong-row.js";

const ofUploads = ["upload-texts"];
const ofWebhooks = ["webhook-texts"];

const textLosses: readonly (readonly [id: string, title: string, to: (text: string) => string])[] = [
  ["latin1", "keeps texts in Latin-1", (text) => Buffer.from(text, "latin1").toString("latin1")],
  ["lower", "makes texts lower-case", (text) => text.toLowerCase()],
  ["no-backslashes", "swallows backslashes", (text) => text.replace(/\\(.)/gs, "$1")],
  ["backslashes-doubled", "doubles backslashes", (text) => text.replaceAll("\\", "\\\\")],
  ["newlines-unescaped", "makes line feeds of the two characters \\n", (text) => text.replaceAll("\\n", "\n")],
  ["cut-4096", "cuts texts off after 4,096 characters", (text) => text.slice(0, 4096)],
  ["decoded", "decodes percent-encoding in texts", (text) => text.replace(/%(41|20|25)/g, (code) => unescape(code))],
  ["plus-spaces", "makes spaces of plus signs", (text) => text.replaceAll("+", " ")],
  ["quotes-straight", "makes straight quotes of curly ones", (text) => text.replace(/[‘’“”]/g, "'")],
  ["no-joiners", "takes joiners out of emoji", (text) => text.replaceAll("\u200d", "")],
  ["no-accents", "takes accents away", (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "")],
  ["one-line", "keeps the first line", (text) => text.split("\n")[0] ?? ""],
  ["unescaped", "resolves entities of HTML", (text) => text.replaceAll("&amp;", "&").replaceAll("&lt;", "<")],
  ["rendered", "renders tags when it keeps a text", (text) => text.replace(/\{\{[^}]*\}\}/g, "")],
  [
    "number-form",
    "keeps numbers in their shortest form",
    (text) => (/^\d/.test(text) && !Number.isNaN(Number(text)) ? String(Number(text)) : text),
  ],
];

const headerLosses: typeof textLosses = [
  ["lower", "makes values of headers lower-case", (value) => value.toLowerCase()],
  ["no-quotes", "takes quotes out of values of headers", (value) => value.replaceAll('"', "")],
  ["cut-4096", "cuts values of headers off after 4,096 characters", (value) => value.slice(0, 4096)],
  ["escaped", "escapes HTML in values of headers", escapeHtml],
];

const eventLosses = [
  ...textLosses.filter(([id]) => ["latin1", "no-backslashes", "decoded"].includes(id)),
  ["cut-255", "cuts texts off after 255 characters", (text: string) => text.slice(0, 255)],
] as const;

/** Texts that are cut off, or changed a little, on their way into the store. */
export const wrongHardTexts: WrongRow[] = [
  ...textLosses.map(([id, title, to]) =>
    wrong(`text-${id}`, title, ["U-05", "U-06", "U-07"], { only: ofUploads, apply: storedTexts(to) }),
  ),
  ...textLosses.map(([id, title, to]) =>
    wrong(`hook-text-${id}`, `${title}, of webhooks`, ["W-03", "W-05", "W-08", "W-09"], {
      only: ofWebhooks,
      apply: storedTexts(to),
    }),
  ),
  wrong("tags-joined", "joins tags with commas, and splits them there", ["U-08"], {
    only: ofUploads,
    apply: storedField("upload", "tags", (tags) => asList(tags).join(",").split(",")),
  }),
  ...([255, 65_535] as const).map((length) =>
    wrong(`tags-cut-${length}`, `cuts tags off after ${length.toLocaleString("en")} characters`, ["U-08"], {
      only: ["upload-tags"],
      apply: storedField("upload", "tags", (tags) => asList(tags).map((tag) => String(tag).slice(0, length))),
    }),
  ),
  wrong("headers-latin1", "keeps a question mark for what is beyond Latin-1 in values of headers", ["W-06"], {
    only: ["webhook-headers"],
    apply: storedField("webhook", "headers", (value) => inTexts(value, (text) => text.replace(/[^\0-\xff]/g, "?"))),
  }),
  ...eventLosses.map(([id, title, to]) =>
    wrong(`events-${id}`, `${title}, in events`, ["W-07"], {
      only: ["webhook-events"],
      apply: storedField("webhook", "events", (value) => inTexts(value, to)),
    }),
  ),
  ...headerLosses.map(([id, title, to]) =>
    wrong(`headers-${id}`, title, ["W-06"], {
      only: ofWebhooks,
      apply: storedField("webhook", "headers", (value) =>
        Object.fromEntries(Object.entries(asObject(value)).map(([name, one]) => [name, to(String(one))])),
      ),
    }),
  ),
  wrong("url-decoded", "decodes URLs before it keeps them", ["W-04"], {
    only: ofWebhooks,
    apply: storedField("webhook", "url", (url) => decodeURIComponent(String(url))),
  }),
  wrong("version-cut", "cuts versions off after 10 characters", ["W-11"], {
    only: ofWebhooks,
    apply: storedField("webhook", "payload_api_version", (value) => String(value).slice(0, 10)),
  }),
  wrong("data-cut-4096", "cuts texts of custom data off after 4,096 characters", ["U-09"], {
    only: ofUploads,
    apply: storedField("upload", "default_field_metadata", (value) =>
      inLocales(value, (members) => ({
        ...members,
        custom_data: Object.fromEntries(
          Object.entries(asObject(members.custom_data)).map(([name, one]) => [
            name,
            typeof one === "string" ? one.slice(0, 4096) : one,
          ]),
        ),
      })),
    ),
  }),
];
