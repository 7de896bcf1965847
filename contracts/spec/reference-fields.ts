import {
  type Field,
  type FieldContext,
  isObject,
  type JsonObject,
  type JsonValue,
  pick,
  type WrongValue,
} from "../../src/kit/index.js";
import { reference } from "./compare.js";
import { isCollection, isCreator } from "./stated.js";
import { wrong, wrongStringsIn } from "./wrong-values.js";

/** The type of an identifier is open. */
const wrongIds = (type: string): WrongValue[] =>
  wrong(
    [7, true, ["1"], { id: "1" }, null].map((id) => ({ type, id })),
    ["Q-47"],
  );

/** The ID of an existing resource. With an unknown ID, the refusal may be only for that. */
const idIn = (reference: JsonValue | undefined): string | undefined =>
  isObject(reference) && typeof reference.id === "string" ? reference.id : undefined;

/** Two creators. On a Standin, they need not exist. */
export const creators: readonly JsonObject[] = [
  { type: "access_token", id: "4711" },
  { type: "sso_user", id: "4712" },
];

export const creatorField: Field = {
  name: "creator",
  rule: "U-10",
  nullable: false,
  isStated: isCreator,
  // It is open which creators exist. The contract `upload-references` tries others.
  trials: ({ now }) =>
    isObject(now.creator) && isCreator(now.creator) ? [{ value: pick(now.creator, ["type", "id"]) }] : [],
  wrong({ now }) {
    const id = idIn(now.creator) ?? "312";
    return [
      ...wrong([id, "", 312, 0, true, false, [], [id], {}]),
      ...wrong([{ type: "access_token" }, { id }]),
      ...wrongStringsIn((type) => ({ type, id }), true),
      ...wrongIds("access_token"),
      ...wrong([{ type: "standin_nobody", id }], ["Q-11"]),
    ];
  },
  compare: reference("U-10"),
  assumes: ["Q-47"],
  // Not the creator of a new upload. For a borrowed upload, nothing shows that its original creator would be accepted
  // again.
  fillValue: ({ made }) => (made ? creators[0] : undefined),
};

/**
 * Two collections that an upload may be put into, or fewer: the fixtures, the one that it is in, and for an upload of the run two
 * of the run's own. Nobody handed over the others of the target.
 */
export async function findCollections({ kit, now, made }: FieldContext): Promise<(string | number)[]> {
  const { fixtures } = kit.api.target;
  const { upload_collection: current } = now;
  const { collection_id: one, other_collection_id: other } = fixtures;
  const known = [one, other, isObject(current) ? current.id : undefined].filter(isId);
  // The run deletes its own, and a target may delete the uploads in it.
  if (made && known.length < 2) known.push(...(await kit.related("collection")).filter(isId));
  return known.filter((id, index) => known.findIndex((one) => String(one) === String(id)) === index).slice(0, 2);
}

const isId = (id: JsonValue | undefined): id is string | number => typeof id === "string" || typeof id === "number";

export const toCollection = (id: JsonValue) => ({ type: "upload_collection", id });

export const collectionField: Field = {
  name: "upload_collection",
  rule: "U-11",
  nullable: true,
  isStated: isCollection,
  async trials(context) {
    const some = (await findCollections(context)).map((id) => ({ value: toCollection(id) }));
    return [...some, { value: null }, ...[...some].reverse()];
  },
  wrong({ now }) {
    const id = idIn(now.upload_collection) ?? "3001";
    return [
      ...wrong([id, "", 3001, 0, true, false, [], [id], {}]),
      ...wrong([{ type: "upload_collection" }, { id }, { type: "upload", id }]),
      ...wrongStringsIn((type) => ({ type, id }), true),
      ...wrongIds("upload_collection"),
    ];
  },
  compare: reference("U-11"),
  assumes: ["Q-47"],
  async fillValue(context) {
    const [id] = await findCollections(context);
    return id === undefined ? undefined : toCollection(id);
  },
};
