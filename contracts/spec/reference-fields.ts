import { isObject, type JsonObject, type JsonValue, pick } from "../../src/kit/index.js";
import { reference } from "./compare.js";
import { type Field, type FieldContext, wrong, wrongStringsIn } from "./field.js";

const isReference = (value: JsonValue): value is JsonObject & { type: string } =>
  isObject(value) && typeof value.type === "string" && "id" in value;

/**
 * What no reference of a type is. `known` is the ID of an existing resource: with an unknown ID, the refusal may be only for that
 * . The type of an identifier is open.
 */
const wrongReferences = (type: string, known: string, number: number, other: readonly JsonValue[] = []) => [
  ...wrong([known, "", number, 0, true, false, [], [known], {}]),
  ...wrong([{ type }, { id: known }, ...other]),
  ...wrongStringsIn((one) => ({ type: one, id: known }), true),
  ...wrong(
    [7, true, ["1"], { id: "1" }, null].map((id) => ({ type, id })),
    ["Q-47"],
  ),
];

const idIn = (reference: JsonValue | undefined): string | undefined =>
  isObject(reference) && typeof reference.id === "string" ? reference.id : undefined;

export const creatorField: Field = {
  name: "creator",
  rule: "U-10",
  nullable: false,
  isStated: isReference,
  // It is open which creators exist. The contract `upload-references` tries others.
  open: "Q-31",
  trials: ({ now: { creator } }) =>
    isObject(creator) && isReference(creator) ? [{ value: pick(creator, ["type", "id"]) }] : [],
  wrong({ now }) {
    const id = idIn(now.creator) ?? "312";
    return [...wrongReferences("access_token", id, 312), ...wrong([{ type: "standin_nobody", id }], ["Q-11"])];
  },
  compare: reference("U-10"),
  assumes: ["Q-47"],
  also: ["Q-11"],
  // Not the creator of a new upload. For a borrowed upload, nothing shows that its original creator would be accepted
  // again.
  fill: ({ made }) => (made ? { type: "access_token", id: "4711" } : undefined),
  another: () => ({ type: "sso_user", id: "4712" }),
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

const toCollection = (id: JsonValue) => ({ type: "upload_collection", id });

export const collectionField: Field = {
  name: "upload_collection",
  rule: "U-11",
  nullable: true,
  isStated: (value) => isReference(value) && value.type === "upload_collection",
  async trials(context) {
    const some = (await findCollections(context)).map((id) => ({ value: toCollection(id) }));
    return [...some, { value: null }, ...[...some].reverse()];
  },
  wrong({ now }) {
    const id = idIn(now.upload_collection) ?? "3001";
    return wrongReferences("upload_collection", id, 3001, [{ type: "upload", id }]);
  },
  compare: reference("U-11"),
  assumes: ["Q-47"],
  async fill(context) {
    const [id] = await findCollections(context);
    return id === undefined ? undefined : toCollection(id);
  },
  async another(context) {
    const [, id] = await findCollections(context);
    return id === undefined ? null : toCollection(id);
  },
};
