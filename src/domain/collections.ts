import { notFound, refuseViolations } from "../openapi/errors.js";
import type { Violation } from "../openapi/violations.js";
import type { Domain } from "./domain.js";
import type {
  UploadCollection,
  UploadCollectionDraft,
  UploadCollectionPatch,
  UploadCollectionPlace,
} from "./entities.js";
import type { Job } from "./job.js";
import { doLongWork } from "./jobs.js";
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

/** What moving collections comes to: done at once, or a job that will do it. */
type Reordered = { status: 200; collections: readonly UploadCollection[] } | { job: Job };

/** Gives collections positions and parents, all of them or none. Throws INVALID_FIELD where one cannot be there. */
export function reorderCollections(
  domain: Domain,
  places: readonly UploadCollectionPlace[],
  preferAsync: boolean,
): Reordered {
  refuseViolations(violationsOf(domain.store, places), "upload_collection");
  return doLongWork(domain, "reorderUploadCollections", preferAsync, () => {
    const { store } = domain;
    // Others may have changed what there is since the request.
    refuseViolations(violationsOf(store, places), "upload_collection");
    // Out of their parents first: on the way from one arrangement to another, one might be in itself.
    for (const { id } of places) store.collections.move(id, null, domain);
    for (const { id, position, parent } of places) {
      store.collections.change(id, { position }, domain);
      store.collections.move(id, parent?.id ?? null, domain);
    }
    return { status: 200, collections: places.map(({ id }) => getCollection(store, id)) };
  });
}

function violationsOf({ collections }: Store, places: readonly UploadCollectionPlace[]): Violation[] {
  const parents = new Map(places.map(({ id, parent }) => [id, parent?.id]));
  const parentOf = (id: string) => (parents.has(id) ? parents.get(id) : collections.get(id)?.parent?.id);
  return places.flatMap(({ id, parent }, index) => {
    const pointer = `/data/${index}`;
    if (!collections.has(id)) return [unknownCollection(`${pointer}/id`, id)];
    if (parent && !collections.has(parent.id)) return [unknownCollection(`${pointer}/parent/id`, parent.id)];
    return isInItself(id, parentOf) ? [circle(`${pointer}/parent`)] : [];
  });
}

/** Whether what is above a collection has a circle. */
function isInItself(id: string, parentOf: (id: string) => string | undefined): boolean {
  const above = new Set<string>();
  for (let at: string | undefined = id; at !== undefined; at = parentOf(at)) {
    if (above.has(at)) return true;
    above.add(at);
  }
  return false;
}

const circle = (pointer: string): Violation => ({
  pointer,
  code: "VALIDATION_REFERENCE",
  params: { circle: "collection" },
});
