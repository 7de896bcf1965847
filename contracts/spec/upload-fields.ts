import { pick, type StatementId, uploadResource } from "../../src/kit/index.js";
import { newVersion } from "../steps/files.js";
import { as, replaced, tags as sameTags } from "./compare.js";
import { type CheckedSpec, type Field, isListOf, isString, text, wrong, wrongStringsIn } from "./field.js";
import { hardest, longTexts } from "./hard-texts.js";
import { metadataField } from "./metadata-field.js";
import { collectionField, creatorField } from "./reference-fields.js";

const textField = (name: string, rule: StatementId, other = `Another ${name}`): Field => ({
  ...text,
  name,
  rule,
  nullable: true,
  trials: () => [
    { value: `A ${name}` },
    { value: hardest, openTo: ["Q-42"] },
    { value: null },
    { value: `A ${name} again` },
  ],
  fill: () => `Filled ${name}`,
  another: () => other,
  ordinary: () => [`Ordinary ${name}`, `Standin verify, ${name}`, "Ada Lovelace, 1843", "standin"],
  withText: (value) => value,
  generated: { openTo: ["Q-42"] },
  compare: as("text", rule),
  assumes: ["Q-42"],
});

const tags: Field = {
  name: "tags",
  rule: "U-08",
  nullable: false,
  isStated: isListOf(isString),
  wrong: () => [
    ...wrong(["alpha", "", 7, 0, true, false, {}, { 0: "alpha" }, ["alpha", 7], [null], ["alpha", null]]),
    ...wrong([[["alpha"]], [{ name: "alpha" }], [true], [0, false]]),
  ],
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
  fill: () => ["filled", "tags"],
  another: () => ["other"],
  ordinary: () => [["standin"], ["one tag", "another"], ["verify", "again"]],
  // In a few tags that fit into a column of 255.
  withText: (value) => ["a plain tag", ...(value.match(/.{1,255}/gsu) ?? [value]).slice(0, 99)],
  generated: { openTo: ["Q-42"] },
  compare: sameTags("U-08"),
  assumes: ["Q-42"],
  also: ["Q-39"],
  ...replaced,
};

/** The path or the name of the file. The contracts about versions and renames set them, so other contracts leave them alone. */
const fileField = (name: "path" | "basename", rule: StatementId): Omit<Field, "trials"> => ({
  ...text,
  name,
  rule,
  nullable: false,
  fill: () => undefined,
  another: () => undefined,
  compare: as(name, rule),
  assumes: ["Q-42"],
});

const path: Field = {
  ...fileField("path", "U-03"),
  trials: () => [],
  // A service may want a new version to have the type of the old one.
  ordinary: async ({ kit, now }) => [(await newVersion(kit, now)).path, (await newVersion(kit, now)).path],
};

const basename: Field = {
  ...fileField("basename", "U-04"),
  trials: ({ kit }) => [{ value: `standin-${kit.unique()}` }],
  ordinary: ({ kit }) => [1, 2, 3].map((number) => `standin${kit.unique()}${number}`),
  wrong: () => [...text.wrong(), ...wrongStringsIn((value) => [value], false)],
};

/** The fields that the spec calls "regular attributes". */
const regular: readonly Field[] = [
  textField("copyright", "U-05"),
  textField("author", "U-06"),
  textField("notes", "U-07", "Other notes"),
  tags,
  metadataField,
  creatorField,
  collectionField,
];

const followers = ["filename", "url", "path"];
const fileFacts = ["basename", "filename", "url", "format", "mime_type", "size", "md5", "width", "height", "is_image"];

export const uploadSpec: CheckedSpec = {
  ...uploadResource,
  fields: [path, basename, ...regular],
  regular,
  serialGroup: "attributes",
  target: "U-01",
  optional: "U-02",
  empty: "Q-33",
  updates: (field) => (field === "path" ? ["U-15"] : field === "basename" ? ["U-14"] : ["U-13"]),
  keeps: ["U-13"],
  returns: "U-12",
  jobs: "U-17",
  shows: "Q-04",
  operation: "Q-01",
  companions: ["notes", "author"],
  simple: "notes",
  long: "notes",
  follows: (patch) => [
    ...("basename" in patch ? followers : []),
    ...("path" in patch ? fileFacts : []),
    ...Object.keys(pick(patch, ["path", "basename"])),
  ],
  moves: (patch) => ("basename" in patch ? ["path"] : []),
};
