import {
  type Field,
  isObject,
  isSuccess,
  type JsonValue,
  type Kit,
  pick,
  type WrongValue,
} from "../../src/kit/index.js";
import { reference } from "./compare.js";
import { isCollection, isCreator } from "./stated.js";
import { wrong, wrongStringsIn } from "./wrong-values.js";

/** Of what type an identifier is, is open. */
const wrongIds = (type: string): WrongValue[] =>
  wrong(
    [7, true, ["1"], { id: "1" }, null].map((id) => ({ type, id })),
    ["Q-47"],
  );

export const creatorField: Field = {
  name: "creator",
  rule: "U-10",
  nullable: false,
  isStated: isCreator,
  // Which creators there are is open; the contract about them tries other ones.
  trials: ({ now }) =>
    isObject(now.creator) && isCreator(now.creator) ? [{ value: pick(now.creator, ["type", "id"]) }] : [],
  wrong: () => [
    ...wrong(["312", "", 312, 0, true, false, [], ["312"], {}]),
    ...wrong([{ type: "access_token" }, { id: "312" }]),
    ...wrongStringsIn((type) => ({ type, id: "312" }), true),
    ...wrongIds("access_token"),
    ...wrong([{ type: "standin_nobody", id: "312" }], ["Q-11"]),
  ],
  compare: reference("U-10"),
  assumes: ["Q-47"],
  fillValue: () => undefined,
};

/** A collection that an upload may be put into: the fixture, the one that it is in, and on a Standin the first of the list. */
export async function findCollection(kit: Kit, current: JsonValue | undefined): Promise<string | number | undefined> {
  const { fixtures } = kit.api.target;
  if (fixtures.collection_id !== undefined) return fixtures.collection_id;
  if (isObject(current) && isId(current.id)) return current.id;
  if (!kit.isStandin || !kit.api.has("listUploadCollections")) return undefined;
  const { status, json } = await kit.api.call("listUploadCollections");
  const [first] = (isSuccess(status) && kit.api.codec.decodeList(json)) || [];
  return isId(first?.id) ? first.id : undefined;
}

const isId = (id: JsonValue | undefined): id is string | number => typeof id === "string" || typeof id === "number";

const toCollection = (id: JsonValue) => ({ type: "upload_collection", id });

export const collectionField: Field = {
  name: "upload_collection",
  rule: "U-11",
  nullable: true,
  isStated: isCollection,
  async trials({ kit, now }) {
    const id = await findCollection(kit, now.upload_collection);
    const some = id === undefined ? [] : [{ value: toCollection(id) }];
    return [...some, { value: null }, ...some];
  },
  wrong: () => [
    ...wrong(["3001", "", 3001, 0, true, false, [], ["3001"], {}]),
    ...wrong([{ type: "upload_collection" }, { id: "3001" }, { type: "upload", id: "3001" }]),
    ...wrongStringsIn((type) => ({ type, id: "3001" }), true),
    ...wrongIds("upload_collection"),
  ],
  compare: reference("U-11"),
  assumes: ["Q-47"],
  async fillValue({ kit, now }) {
    const id = await findCollection(kit, now.upload_collection);
    return id === undefined ? undefined : toCollection(id);
  },
};
