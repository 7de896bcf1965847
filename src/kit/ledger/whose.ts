import { isObject, isSame, type JsonObject, type JsonValue, merge, toJson } from "../../base/json.js";
import { wordsIn } from "../../base/random.js";
import { isEmpty, withoutEventIds } from "../specs/changed-fields.js";
import { likeness } from "../specs/normal-form.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { toResourceId } from "../wire/operation-request.js";
import type { ChangeEntry, CreationEntry } from "./entries.js";

/** Whose something is: the run's of this entry, somebody else's, or not known. What is not known is treated as another's. */
export type Whose = "ours" | "another's" | "unknown";

type Forms = Pick<ResourceSpec, "forms" | "file" | "calls">;
/** What a creation is recognized by. */
export type Sought = Pick<CreationEntry, "mark" | "values" | "word" | "isSigned"> & Partial<Pick<CreationEntry, "id">>;
type Changed = Pick<ChangeEntry, "was" | "wrote">;

/**
 * Whose a shown resource is, by the entry of a creation; or whose the value of one field is, by the entry of a change. A creation
 * shows by its word in any text, or by a value of its identifying field. If nobody signed its record, only a word of the kit's form
 * is a proof, since the record may name any. A change shows by a value that the run found, sent or saw.
 */
export function whoseIs(spec: Forms, entry: Sought | Changed, shown: JsonObject | undefined, field?: string): Whose {
  if (!shown) return "unknown";
  if (!("word" in entry)) return ofField(spec, entry, shown, field ?? "");
  const { mark, values, word, isSigned, id } = entry;
  if (hasWord(shown, word) && (isSigned || wordsIn(word).includes(word))) return "ours";
  // Of many that a list shows, one that has no name may be anybody's; but not of one that the run knows by its identifier.
  const isKnown = id !== undefined && id === toResourceId(shown.id);
  // A target may put more around what the run has named that one since, such as a number behind the name of a file.
  const written = isKnown && isSigned ? values.flatMap((value) => wordsIn(toJson(value))) : [];
  if (written.some((one) => hasWord(shown, one))) return "ours";
  const marks = values.filter((value) => isKnown || (typeof value === "string" && value.trim() !== ""));
  const whose = ofField(spec, { was: {}, wrote: { [mark]: marks } }, shown, mark);
  return whose === "ours" && !isSigned ? "unknown" : whose;
}

/** Whether a resource shows the word of a creation, in whatever letter case. */
export const hasWord = (shown: JsonObject, word: string): boolean =>
  word !== "" && toJson(shown).toLowerCase().includes(word.toLowerCase());

function ofField(spec: Forms, { was, wrote }: Changed, now: JsonObject, field: string): Whose {
  // A target may leave out what is empty.
  if (now[field] === undefined) return (wrote[field] ?? []).some(isEmpty) ? "ours" : "unknown";
  const fieldIn = (from: JsonObject) => withoutEventIds(spec, from)[field];
  const written = (wrote[field] ?? []).map((value) => fieldIn({ [field]: value }) as JsonValue);
  const isOurs = isWritten(spec, field, { was: fieldIn(was), wrote: written }, withoutEventIds(spec, now));
  return isOurs ? "ours" : "another's";
}

/** Whether a shown value is the run's: the original, one sent or seen, or a normal form, perhaps merged. */
function isWritten(
  { forms = {}, file }: Forms,
  field: string,
  { was, wrote }: { was: JsonValue | undefined; wrote: readonly JsonValue[] },
  resource: JsonObject,
): boolean {
  const now = resource[field] ?? null;
  const isForm = (sent: JsonValue, shown: JsonValue, form = forms[field] ?? "data") =>
    ["same", "normal form"].includes(likeness(bare(sent), bare(shown), form));
  const isMoved = (sent: JsonValue) => {
    if (!file || typeof sent !== "string" || typeof now !== "string") return false;
    if (field === file.path) {
      // Services add a prefix to the name only in the path.
      const { [file.name]: name = stemOf(now) } = resource;
      return !sent.includes("/") && isForm(sent, name, "basename") && stemOf(now).endsWith(String(name));
    }
    return field === file.name && sent.includes("/") && isForm(stemOf(sent), now, "basename");
  };
  // A target that takes a value of another type may keep its text. An empty one may be anybody's.
  const isText = (sent: JsonValue) =>
    typeof now === "string" && now !== "" && sent !== null && [String(sent), toJson(sent)].includes(now);
  const shapes = wrote.flatMap((one, at) => [one, merge(was, one), merge(wrote[at - 1] ?? was, one)]);
  return isSame(was, now) || shapes.some((one) => isForm(one, now)) || wrote.some((one) => isMoved(one) || isText(one));
}

/** The name of a file in its path, without the extension. */
const stemOf = (path: string): string => (path.split("/").at(-1) ?? "").replace(/\.[^.]*$/, "");

/** A value without empty members of objects, which services add. */
function bare(value: JsonValue): JsonValue {
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, one]) => [name, bare(one)] as const);
  return Object.fromEntries(members.filter(([, one]) => !isEmpty(one)));
}
