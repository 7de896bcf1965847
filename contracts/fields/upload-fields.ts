import { type CheckedSpec, type Field, pick, type StatementId, uploadResource } from "../../src/kit/index.js";
import { exactly, list, replaced } from "./compare.js";
import { metadataField } from "./metadata-field.js";
import { collectionField, creatorField } from "./reference-fields.js";
import { isListOf, isString } from "./stated.js";
import { wrong, wrongStrings, wrongStringsIn } from "./wrong-values.js";

/** Texts that a hasty reader takes for something else, or changes a little. */
export const trickyTexts = ["Zoë & <b>co</b> ✓ 猫", " spaced ", "", "null", "7", "False", "\\n{{x}}\n\ttab"];

/** Longer than a column of 255; the spec shows no limits. */
export const longText = { value: "long ".repeat(200).trim(), openTo: ["Q-25"] } as const;

const text = (name: string, rule: StatementId): Field => ({
  name,
  rule,
  nullable: true,
  isStated: isString,
  trials: () => [...trickyTexts.map((value) => ({ value })), longText, { value: null }, { value: `A ${name} again` }],
  wrong: wrongStrings,
  compare: exactly(rule),
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
    { value: [] },
    { value: ["Again"] },
  ],
  wrong: () => [
    ...wrong(["alpha", "", 7, 0, true, false, {}, { 0: "alpha" }, ["alpha", 7], [null], ["alpha", null]]),
    ...wrong([[["alpha"]], [{ name: "alpha" }], [true], [0, false]]),
  ],
  compare: list("U-08"),
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
  compare: exactly("U-03"),
  fillValue: () => undefined,
};

const basename: Field = {
  name: "basename",
  rule: "U-04",
  nullable: false,
  isStated: isString,
  trials: ({ kit }) => [{ value: `standin-${kit.unique()}` }],
  wrong: () => [...wrongStrings(), ...wrongStringsIn((value) => [value], false)],
  compare: exactly("U-04"),
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
};

/** The fields of which the spec says "regular attributes". */
export const regularFields = uploadSpec.fields.filter(({ name }) => name !== "path" && name !== "basename");
