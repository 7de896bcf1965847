import {
  type Id,
  isId,
  isObject,
  type JsonObject,
  type JsonValue,
  pick,
  type StatementId,
  uploadResource,
} from "../../src/kit/index.js";
import { newVersion } from "../steps/files.js";
import { as, isIdentifier, reference, replaced, tags as sameTags } from "./compare.js";
import {
  type CheckedSpec,
  type Field,
  type FieldContext,
  isListOf,
  isString,
  text,
  trials,
  wrongStringsIn,
} from "./field.js";
import { hardest, longTexts } from "./hard-texts.js";
import { metadataField } from "./metadata-field.js";

const textField = (name: string, rule: StatementId, other = `Another ${name}`): Field => ({
  ...text,
  name,
  rule,
  nullable: true,
  trials: () => [...trials([`A ${name}`]), ...trials([hardest], ["Q-42"]), ...trials([null, `A ${name} again`])],
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
    // Some services read JSON in a text.
    ...trials(["alpha", '["alpha"]', "", 7, 0, false, {}, { 0: "alpha" }, ["alpha", 7], [null], ["alpha", null]]),
    ...trials([[["alpha"]], [{ name: "alpha" }], [true], [0, false]]),
  ],
  trials: () => [
    ...trials([["standin-b", "Standin A", "7"]]),
    ...trials([["b 👩‍🚀", "B", "b 👩‍🚀", " a"]], ["Q-42"]),
    ...trials([Array.from({ length: 200 }, (_, index) => `tag ${index}`)], ["Q-25"]),
    // Standin refuses tags of more than 255 characters, and others may too. An accepted tag must be kept.
    ...trials([longTexts.slice(0, 1), ["short", ...longTexts]], []),
    ...trials([[], ["Again"]]),
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
  // Only in a list with a path of a file can careless code find one.
  wrong: ({ now }) => [...text.wrong(), ...trials(isString(now.path) ? [[now.path as string]] : [])],
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

const isReference = (value: JsonValue): value is JsonObject & { type: string } =>
  isObject(value) && typeof value.type === "string" && "id" in value;

/** No references. `known` exists, since an unknown ID may be refused for itself. The type of an ID is open. */
const wrongReferences = (type: string, known: string, number: number, other: readonly JsonValue[] = []) => [
  ...trials([known, JSON.stringify({ type, id: known }), "", number, 0, false, [], [known], {}]),
  ...trials([{ type }, { id: known }, ...other]),
  ...wrongStringsIn((one) => ({ type: one, id: known }), true),
  ...trials(
    [7, true, ["1"], { id: "1" }, null].map((id) => ({ type, id })),
    ["Q-47"],
  ),
];

const idIn = (reference: JsonValue | undefined): string | undefined =>
  isObject(reference) && typeof reference.id === "string" ? reference.id : undefined;

/** What the two references have in common. */
const ofReference = (rule: "U-10" | "U-11") =>
  ({
    rule,
    compare: reference(rule),
    assumes: ["Q-47", "Q-59"],
    whyNone: (shown) => (isIdentifier(shown) ? "it is shown as an identifier alone (Q-59)" : undefined),
  }) as const satisfies Partial<Field>;

const creator: Field = {
  ...ofReference("U-10"),
  name: "creator",
  nullable: false,
  isStated: isReference,
  // It is open which creators exist. The contract `upload-references` tries others.
  open: "Q-31",
  trials: ({ now: { creator } }) =>
    isObject(creator) && isReference(creator) ? [{ value: pick(creator, ["type", "id"]) }] : [],
  wrong({ now }) {
    const id = idIn(now.creator) ?? "312";
    return [...wrongReferences("access_token", id, 312), ...trials([{ type: "standin_nobody", id }], ["Q-11"])];
  },
  also: ["Q-11"],
  // Not a new upload's. Nothing shows that a borrowed upload's original creator would be accepted again.
  fill: ({ on }) => (on.mayLose("creator") ? { type: "access_token", id: "4711" } : undefined),
  another: () => ({ type: "sso_user", id: "4712" }),
};

/** Up to two collections for an upload: the fixtures, its own, and the run's. Nobody handed over the others of the target. */
export async function findCollections({ kit, now, on }: FieldContext): Promise<Id[]> {
  const { fixtures } = kit.api.target;
  const { upload_collection: current } = now;
  const { collection_id: one, other_collection_id: other } = fixtures;
  const distinct = (ids: Id[]) =>
    ids.filter((id, index) => ids.findIndex((earlier) => String(earlier) === String(id)) === index);
  const known = distinct([one, other, isObject(current) ? current.id : undefined].filter(isId));
  // The run deletes its own, and a target may delete the uploads in it.
  const own = on.mayLose("upload_collection") && known.length < 2 ? (await kit.related("collection")).filter(isId) : [];
  return distinct([...known, ...own]).slice(0, 2);
}

const toCollection = (id: JsonValue) => ({ type: "upload_collection", id });

const collection: Field = {
  ...ofReference("U-11"),
  name: "upload_collection",
  nullable: true,
  isStated: (value) => isReference(value) && value.type === "upload_collection",
  async trials(context) {
    const some = (await findCollections(context)).map((id) => ({ value: toCollection(id) }));
    const { kit } = context;
    if (some.length === 0)
      kit.notVerified(["U-11"], `there is no collection to put it into${kit.whyNone("collection")}`);
    return [...some, { value: null }, ...[...some].reverse()];
  },
  wrong({ now }) {
    const id = idIn(now.upload_collection) ?? "3001";
    const types = ["upload", "upload-collection"];
    return wrongReferences(
      "upload_collection",
      id,
      3001,
      types.map((type) => ({ type, id })),
    );
  },
  async fill(context) {
    const [id] = await findCollections(context);
    return id === undefined ? undefined : toCollection(id);
  },
  async another(context) {
    const [, id] = await findCollections(context);
    return id === undefined ? null : toCollection(id);
  },
};

/** The fields that the spec calls "regular attributes". */
const regular: readonly Field[] = [
  textField("copyright", "U-05"),
  textField("author", "U-06"),
  textField("notes", "U-07", "Other notes"),
  tags,
  metadataField,
  creator,
  collection,
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
  companions: ["notes", "author", "copyright", "basename"],
  simple: ["notes", "copyright", "author"],
  long: ["notes", "copyright", "author", "basename"],
  marked: ["notes", "copyright", "author", "basename"],
  marks: ["author", "copyright", "tags", "basename"],
  follows: (patch) => [
    ...("basename" in patch ? followers : []),
    ...("path" in patch ? fileFacts : []),
    ...Object.keys(pick(patch, ["path", "basename"])),
  ],
  moves: (patch, isForm) => (isForm || "basename" in patch ? ["path"] : []),
};
