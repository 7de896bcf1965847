import { type CheckedSpec, type Field, pick, type StatementId, uploadResource } from "../../src/kit/index.js";
import { newVersion } from "../steps/files.js";
import { as, replaced, tags as sameTags } from "./compare.js";
import { hardest, longTexts } from "./hard-texts.js";
import { metadataField } from "./metadata-field.js";
import { collectionField, creatorField } from "./reference-fields.js";
import { isListOf, isString } from "./stated.js";
import { wrong, wrongStrings, wrongStringsIn } from "./wrong-values.js";

const text = (name: string, rule: StatementId): Field => ({
  name,
  rule,
  nullable: true,
  isStated: isString,
  trials: () => [
    { value: `A ${name}` },
    { value: hardest, openTo: ["Q-42"] },
    { value: null },
    { value: `A ${name} again` },
  ],
  ordinary: () => [`Ordinary ${name}`, `Standin verify, ${name}`, "Ada Lovelace, 1843", "standin"],
  withText: (value) => value,
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
    { value: ["b 👩‍🚀", "B", "b 👩‍🚀", " a"], openTo: ["Q-42"] },
    { value: Array.from({ length: 200 }, (_, index) => `tag ${index}`), openTo: ["Q-25"] },
    // Standin refuses tags of more than 255 characters, and others may too. An accepted tag must be kept.
    { value: longTexts.slice(0, 1), openTo: [] },
    { value: ["short", ...longTexts], openTo: [] },
    { value: [] },
    { value: ["Again"] },
  ],
  ordinary: () => [["standin"], ["one tag", "another"], ["verify", "again"]],
  // In a few tags that fit into a column of 255.
  withText: (text) => ["a plain tag", ...(text.match(/.{1,255}/gsu) ?? [text]).slice(0, 99)],
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
  // A path needs a file. The contract `upload-version` sends one.
  trials: () => [],
  // A service may want a new version to have the type of the old one.
  ordinary: async ({ kit, now }) => [(await newVersion(kit, now)).path, (await newVersion(kit, now)).path],
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
  ordinary: ({ kit }) => [1, 2, 3].map((number) => `standin${kit.unique()}${number}`),
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
  jobs: "U-17",
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

/** The fields that the spec calls "regular attributes". */
export const regularFields = uploadSpec.fields.filter(({ name }) => name !== "path" && name !== "basename");
