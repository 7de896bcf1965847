import { type FieldViolation, notFound, refuseViolations } from "../openapi/errors.js";
import type { UploadCollection, UploadCollectionDraft, UploadCollectionPatch } from "./entities.js";
import type { Domain, State } from "./state.js";

const reference = (id: string) => ({ type: "upload_collection" as const, id });

export function getCollection(state: State, id: string): UploadCollection {
  const collection = state.collections.get(id);
  if (!collection) throw notFound("collection", id, "GET /upload-collections lists those that there are.");
  return collection;
}

/** Those with one of the identifiers, or all, by position. */
export function listCollections(state: State, ids?: readonly string[]): UploadCollection[] {
  return [...state.collections.values()]
    .filter((collection) => !ids || ids.includes(collection.id))
    .sort((one, other) => one.position - other.position);
}

/** Makes a collection, behind its siblings unless a position is passed. */
export function createCollection({ state, ids }: Domain, draft: UploadCollectionDraft): UploadCollection {
  const { id = ids.resource(), label, parent = null, position } = draft;
  const violations: FieldViolation[] = [];
  if (state.collections.has(id)) {
    const detail = "/id is the identifier of another collection; make a new one.";
    violations.push({ pointer: "/id", code: "VALIDATION_UNIQUENESS", detail });
  }
  if (parent && !state.collections.has(parent.id)) violations.push(unknownCollection("/parent/id", parent.id));
  refuseViolations(violations, "upload_collection");
  const siblings = [...state.collections.values()].filter((other) => other.parent?.id === parent?.id);
  const next = siblings.reduce((highest, other) => Math.max(highest, other.position), 0) + 1;
  const collection: UploadCollection = {
    id,
    type: "upload_collection",
    label,
    position: position ?? next,
    parent,
    children: [],
  };
  state.collections.set(id, collection);
  move(state, id, null, parent?.id ?? null);
  return collection;
}

/** Changes a collection. `parent` and `children` are two sides of one relation, and both are kept true. */
export function updateCollection({ state }: Domain, id: string, patch: UploadCollectionPatch): UploadCollection {
  const current = getCollection(state, id);
  const { parent = current.parent, children, ...fields } = patch;
  const wanted = children?.map((child) => child.id) ?? current.children.map((child) => child.id);
  const violations: FieldViolation[] = [];
  if (parent && !state.collections.has(parent.id)) violations.push(unknownCollection("/parent/id", parent.id));
  else if (parent && ancestors(state, parent.id).some((ancestor) => ancestor === id || wanted.includes(ancestor))) {
    violations.push(circle("/parent"));
  }
  for (const [index, child] of wanted.entries()) {
    const pointer = `/children/${index}`;
    if (!state.collections.has(child)) violations.push(unknownCollection(`${pointer}/id`, child));
    else if (child === id || ancestors(state, id).includes(child)) violations.push(circle(pointer));
  }
  refuseViolations(violations, "upload_collection");

  state.collections.set(id, { ...current, ...fields });
  move(state, id, current.parent?.id ?? null, parent?.id ?? null);
  for (const { id: child } of current.children) if (!wanted.includes(child)) move(state, child, id, null);
  for (const child of wanted) move(state, child, state.collections.get(child)?.parent?.id ?? null, id);
  return getCollection(state, id);
}

/** Takes a collection away; uploads and collections that were in it are in none then. */
export function deleteCollection({ state }: Domain, id: string): UploadCollection {
  const collection = getCollection(state, id);
  for (const child of collection.children) move(state, child.id, id, null);
  move(state, id, collection.parent?.id ?? null, null);
  state.collections.delete(id);
  for (const upload of state.uploads.values()) {
    if (upload.upload_collection?.id === id) state.uploads.set(upload.id, { ...upload, upload_collection: null });
  }
  return collection;
}

/** Puts a collection under another parent, on both sides of the relation. */
function move(state: State, id: string, from: string | null, to: string | null): void {
  const collection = state.collections.get(id);
  const before = from === null ? undefined : state.collections.get(from);
  if (before) {
    state.collections.set(before.id, { ...before, children: before.children.filter((child) => child.id !== id) });
  }
  const after = to === null ? undefined : state.collections.get(to);
  if (after) state.collections.set(after.id, { ...after, children: [...after.children, reference(id)] });
  if (collection) {
    const moved = state.collections.get(id) ?? collection;
    state.collections.set(id, { ...moved, parent: after ? reference(after.id) : null });
  }
}

/** A collection's own identifier and those of all that hold it. */
function ancestors(state: State, id: string): string[] {
  const chain: string[] = [];
  for (let at: string | undefined = id; at !== undefined; at = state.collections.get(at)?.parent?.id) chain.push(at);
  return chain;
}

export function unknownCollection(pointer: string, id: string): FieldViolation {
  return {
    pointer,
    code: "VALIDATION_REFERENCE",
    detail: `${pointer} ${JSON.stringify(id)} is of no collection; GET /upload-collections lists those that there are.`,
  };
}

function circle(pointer: string): FieldViolation {
  const detail = `${pointer} would put a collection inside itself; choose another.`;
  return { pointer, code: "VALIDATION_REFERENCE", detail };
}
