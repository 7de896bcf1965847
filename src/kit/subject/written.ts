import { isObject, isSame, type JsonObject, type JsonValue, merge } from "../../base/json.js";
import type { Change } from "../record/undo-notes.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { withoutEventIds } from "./changed-fields.js";
import { likeness } from "./normal-form.js";

/** Tells of each field of a resource whether its value comes from the run. */
export function oursIn(spec: ResourceSpec, { was, wrote }: Change, now: JsonObject): (name: string) => boolean {
  const fieldIn = (name: string, from: JsonObject) => withoutEventIds(spec, from)[name];
  return (name) => {
    const written = (wrote[name] ?? []).map((value) => fieldIn(name, { [name]: value }) as JsonValue);
    return isWritten(spec, name, { was: fieldIn(name, was), wrote: written }, withoutEventIds(spec, now));
  };
}

/** Whether a shown value is the run's: the original, one sent or seen, or a normal form, perhaps merged. */
export function isWritten(
  { forms = {}, file }: Pick<ResourceSpec, "forms" | "file">,
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
  const shapes = wrote.flatMap((one, at) => [one, merge(was, one), merge(wrote[at - 1] ?? was, one)]);
  return isSame(was, now) || shapes.some((one) => isForm(one, now)) || wrote.some(isMoved);
}

/** The name of a file in its path, without the extension. */
const stemOf = (path: string): string => (path.split("/").at(-1) ?? "").replace(/\.[^.]*$/, "");

/** A value without empty members of objects, which services add. */
function bare(value: JsonValue): JsonValue {
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, one]) => [name, bare(one)] as const);
  return Object.fromEntries(members.filter(([, one]) => !isNothing(one)));
}

const isNothing = (value: JsonValue): boolean =>
  value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
