import { notFound, refuseViolations } from "../openapi/errors.js";
import type { Violation } from "../openapi/violations.js";
import type { Domain } from "./domain.js";
import type { UploadCollection, UploadCollectionDraft, UploadCollectionPatch } from "./entities.js";
import type { Store } from "./store/store.js";
import { unknownCollection } from "./unknown-collection.js";

export function getCollection(store: Store, id: string): UploadCollection {
  const collection = store.collections.get(id);
  if (!collection) throw notFound("collection", id, "GET /upload-collections lists those that there are.");
  return collection;
}

/** Those with one of the identifiers, or all, by position. */
export function listCollections(store: Store, ids?: readonly string[]): UploadCollection[] {
  return [...store.collections.values()]
    .filter((collection) => !ids || ids.includes(collection.id))
    .sort((one, other) => one.position - other.position);
}

/** Makes a collection, behind its siblings unless a position is passed. */
export function createCollection(domain: Domain, draft: UploadCollectionDraft): UploadCollection {
  const { store, ids } = domain;
  const { id = ids.resource(), label, parent = null, position } = draft;
  const violations: Violation[] = [];
  if (store.collections.has(id)) {
    violations.push({ pointer: "/id", code: "VALIDATION_UNIQUENESS", params: { idOf: "collection" } });
  }
  if (parent && !store.collections.has(parent.id)) violations.push(unknownCollection("/parent/id", parent.id));
  refuseViolations(violations, "upload_collection");
  const siblings = [...store.collections.values()].filter((other) => other.parent?.id === parent?.id);
  const next = siblings.reduce((highest, other) => Math.max(highest, other.position), 0) + 1;
  store.collections.add({ id, label, position: position ?? next, parent }, domain);
  return getCollection(store, id);
}

/** Changes a collection. `parent` and `children` are two sides of one relation, and both are kept true. */
export function updateCollection(domain: Domain, id: string, patch: UploadCollectionPatch): UploadCollection {
  const { store } = domain;
  const current = getCollection(store, id);
  const { parent = current.parent, children, ...fields } = patch;
  const wanted = children?.map((child) => child.id) ?? current.children.map((child) => child.id);
  const violations: Violation[] = [];
  if (parent && !store.collections.has(parent.id)) violations.push(unknownCollection("/parent/id", parent.id));
  else if (
    parent &&
    store.collections.lineageOf(parent.id).some((ancestor) => ancestor === id || wanted.includes(ancestor))
  ) {
    violations.push(circle("/parent"));
  }
  for (const [index, child] of wanted.entries()) {
    const pointer = `/children/${index}`;
    if (!store.collections.has(child)) violations.push(unknownCollection(`${pointer}/id`, child));
    else if (child === id || store.collections.lineageOf(id).includes(child)) violations.push(circle(pointer));
  }
  refuseViolations(violations, "upload_collection");

  store.collections.change(id, fields, domain);
  store.collections.move(id, parent?.id ?? null, domain);
  for (const { id: child } of current.children)
    if (!wanted.includes(child)) store.collections.move(child, null, domain);
  for (const child of wanted) store.collections.move(child, id, domain);
  return getCollection(store, id);
}

/** Deletes a collection; its uploads and child collections are removed from it. */
export function deleteCollection(domain: Domain, id: string): UploadCollection {
  const { store } = domain;
  const collection = getCollection(store, id);
  store.collections.delete(collection, domain);
  for (const upload of store.uploads.values()) {
    if (upload.upload_collection?.id !== id) continue;
    store.uploads.put({ upload: { ...upload, upload_collection: null }, file: store.uploads.fileOf(upload) }, domain);
  }
  return collection;
}

const circle = (pointer: string): Violation => ({
  pointer,
  code: "VALIDATION_REFERENCE",
  params: { circle: "collection" },
});
