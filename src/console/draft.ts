import { Refusal } from "./api.js";
import { membersOf } from "./differences.js";
import { asJson, messageOf } from "./format.js";
import type { Field } from "./schema.js";

/** What stands in a control: a text of most, and of a list or group what stands in each of its parts. */
export type Draft = string | boolean | File | null | readonly string[] | Pairs | Drafts | readonly Drafts[];
export type Pairs = readonly (readonly [name: string, value: string])[];
export interface Drafts {
  readonly [at: string]: Draft;
}

/** What stands in a control at first. */
export function draftOf({ kind, shown }: Field): Draft {
  switch (kind.is) {
    case "check":
      return shown === true;
    case "file":
      return null;
    case "checks":
      return (Array.isArray(shown) ? shown : []).map(String);
    case "list":
      return (Array.isArray(shown) ? shown : []).join(", ");
    case "pairs":
      return Object.entries(membersOf(shown) ?? {}).map(([name, value]) => [name, String(value)] as const);
    case "reference":
      return String(membersOf(shown)?.id ?? "");
    case "struct":
      return draftsOf(kind.fields, membersOf(shown));
    case "rows":
      return (Array.isArray(shown) ? shown : []).map((row) => draftsOf(kind.fields, membersOf(row)));
    case "json":
      return shown === undefined || shown === null ? "" : asJson(shown);
    default:
      return String(shown ?? "");
  }
}

/** By the name of each field. */
export const draftsOf = (fields: readonly Field[], values: Record<string, unknown> = {}): Drafts =>
  Object.fromEntries(fields.map((field) => [field.name, draftOf({ ...field, shown: values[field.name] })]));

/** What a draft means in the body; undefined if it is left out. Throws for a text that means nothing. */
function read(field: Field, draft: Draft): unknown {
  const { kind, schema, nullable } = field;
  const none = nullable ? null : undefined;
  switch (kind.is) {
    case "file":
      return undefined;
    case "check":
    case "checks":
      return draft;
    // A draft has the form of its kind: draftOf made it, and the controls keep it.
    case "pairs":
      return Object.fromEntries((draft as Pairs).filter(([name]) => name !== ""));
    case "struct": {
      const value = readMembers(kind.fields, draft as Drafts);
      return Object.keys(value).length === 0 ? none : value;
    }
    case "rows":
      return (draft as readonly Drafts[]).map((row) => readMembers(kind.fields, row));
  }
  const text = String(draft);
  if (kind.is === "list")
    return text
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean);
  if (text === "") return (kind.is === "text" || kind.is === "long") && !nullable ? "" : none;
  if (kind.is === "number") return Number(text);
  if (kind.is === "choice") return schema.enum?.find((one) => String(one) === text) ?? text;
  if (kind.is === "json") return JSON.parse(text);
  return kind.is === "reference" ? { type: schema.properties?.type?.const, id: text } : text;
}

/** The members that say something. */
const readMembers = (fields: readonly Field[], drafts: Drafts): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .map((field) => [field.name, read(field, drafts[field.name] ?? "")] as const)
      .filter(([, value]) => value !== undefined && value !== null && value !== ""),
  );

export const isChanged = (field: Field, draft: Draft): boolean =>
  draft instanceof File || JSON.stringify(draft) !== JSON.stringify(draftOf(field));

/** The body: of an update what has changed, of something new also what it requires and what was offered for it. */
export function bodyOf(fields: readonly Field[], drafts: Drafts, isNew: boolean): Record<string, unknown> {
  const body = {};
  for (const field of fields) {
    const draft = drafts[field.at] ?? draftOf(field);
    if (!isChanged(field, draft) && !(isNew && (field.required || field.shown !== undefined))) continue;
    try {
      setAt(body, field.at, read(field, draft));
    } catch (error) {
      throw new Refusal("Nothing was sent.", [{ pointer: field.at, detail: `This is not JSON: ${messageOf(error)}` }]);
    }
  }
  return body;
}

function setAt(body: Record<string, unknown>, pointer: string, value: unknown): void {
  if (value === undefined) return;
  const names = pointer.split("/").slice(1);
  const last = names.pop() ?? "";
  let at = body;
  for (const name of names) {
    const below = membersOf(at[name]) ?? {};
    at[name] = below;
    at = below;
  }
  at[last] = value;
}
