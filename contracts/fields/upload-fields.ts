import {
  type CheckedSpec,
  type Field,
  pick,
  type StatementId,
  type Trial,
  uploadResource,
} from "../../src/kit/index.js";
import { as, replaced, tags as sameTags } from "./compare.js";
import { metadataField } from "./metadata-field.js";
import { collectionField, creatorField } from "./reference-fields.js";
import { isListOf, isString } from "./stated.js";
import { wrong, wrongStrings, wrongStringsIn } from "./wrong-values.js";

/** Texts that a hasty reader takes for something else, or changes a little. */
export const trickyTexts = [
  "Zoë & <b>co</b> ✓ 猫",
  // Beyond the basic plane, and letters that have more than one form.
  "👩‍🚀 𝒳 🇮🇹 Å ﬁ e\u0301",
  " spaced  wide ",
  "null",
  "7",
  "False",
  "\\n{{x}}\n\ttab\r\nline",
];

/** That an empty text may be one is not said, only that it is a text: what is taken must be kept. */
export const emptyText: Trial = { value: "", openTo: ["Q-42"] };

/** Longer than a column of 255, and than one of 64 KiB less a byte; the spec shows no limits. */
export const longTexts: readonly Trial[] = [
  { value: "long ".repeat(200).trim(), openTo: ["Q-25"] },
  { value: "0123456789 abcde".repeat(4096), openTo: ["Q-25"] },
];

const text = (name: string, rule: StatementId): Field => ({
  name,
  rule,
  nullable: true,
  isStated: isString,
  trials: () => [
    ...trickyTexts.map((value) => ({ value })),
    emptyText,
    ...longTexts,
    { value: null },
    { value: `A ${name} again` },
  ],
  wrong: wrongStrings,
  compare: as("text", rule),
  assumes: ["Q-42"],
  fillValue: () => `Filled ${name}`,
});

const tags: Field = {
  name: "tags",
  rule: "U-08",
  nullable: false,
  isStated: isListOf(isString),
  trials: () => [
    { value: ["standin-b", "Standin A", "7"] },
    { value: ["ü ✓ and, comma", "null"] },
    { value: ["b 👩‍🚀", "B", "b 👩‍🚀", " a"], openTo: ["Q-42"] },
    { value: Array.from({ length: 200 }, (_, index) => `tag ${index}`), openTo: ["Q-25"] },
    { value: ["t".repeat(255)], openTo: ["Q-25"] },
    { value: [] },
    { value: ["Again"] },
  ],
  wrong: () => [
    ...wrong(["alpha", "", 7, 0, true, false, {}, { 0: "alpha" }, ["alpha", 7], [null], ["alpha", null]]),
    ...wrong([[["alpha"]], [{ name: "alpha" }], [true], [0, false]]),
  ],
  compare: sameTags("U-08"),
  assumes: ["Q-42"],
  ...replaced,
  fillValue: () => ["filled", "tags"],
};

const path: Field = {
  name: "path",
  rule: "U-03",
  nullable: false,
  isStated: isString,
  // A path needs a file; the contract about new versions makes one.
  trials: () => [],
  wrong: wrongStrings,
  compare: as("path", "U-03"),
  assumes: ["Q-42"],
  fillValue: () => undefined,
};

const basename: Field = {
  name: "basename",
  rule: "U-04",
  nullable: false,
  isStated: isString,
  trials: ({ kit }) => [{ value: `standin-${kit.unique()}` }],
  wrong: () => [...wrongStrings(), ...wrongStringsIn((value) => [value], false)],
  compare: as("basename", "U-04"),
  assumes: ["Q-42"],
  fillValue: () => undefined,
};

const followers = ["filename", "url", "path"];
const fileFacts = ["basename", "filename", "url", "format", "mime_type", "size", "md5", "width", "height", "is_image"];

export const uploadSpec: CheckedSpec = {
  ...uploadResource,
  fields: [
    path,
    basename,
    text("copyright", "U-05"),
    text("author", "U-06"),
    text("notes", "U-07"),
    tags,
    metadataField,
    creatorField,
    collectionField,
  ],
  target: "U-01",
  optional: "U-02",
  updates: (field) => (field === "path" ? ["U-15"] : field === "basename" ? ["U-14"] : ["U-13"]),
  keeps: ["U-13"],
  returns: "U-12",
  shows: "Q-04",
  operation: "Q-01",
  companions: ["notes", "author"],
  follows: (patch) => [
    ...("basename" in patch ? followers : []),
    ...("path" in patch ? fileFacts : []),
    ...Object.keys(pick(patch, ["path", "basename"])),
  ],
  moves: (patch) => ("basename" in patch ? ["path"] : []),
};

/** The fields of which the spec says "regular attributes". */
export const regularFields = uploadSpec.fields.filter(({ name }) => name !== "path" && name !== "basename");
