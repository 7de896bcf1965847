import { refuseViolations, takenId } from "../openapi/errors.js";
import type { Violation } from "../openapi/violations.js";
import type { Domain } from "./domain.js";
import type {
  UploadCollection,
  UploadCollectionDraft,
  UploadCollectionPatch,
  UploadCollectionPlace,
} from "./entities.js";
import type { Outcome } from "./job.js";
import { doLongWork } from "./jobs.js";
import { unknownCollection } from "./store/collections.js";
import type { Store } from "./store/store.js";

/** The collections with one of the identifiers, or all, by position. */
export function listCollections(store: Store, ids?: readonly string[]): UploadCollection[] {
  const wanted = ids && new Set(ids);
  return [...store.collections.values()]
    .filter((collection) => !wanted || wanted.has(collection.id))
    .sort((one, other) => one.position - other.position);
}

/** Creates a collection, behind its siblings unless a position is passed. */
export function createCollection(domain: Domain, draft: UploadCollectionDraft): UploadCollection {
  const { store, ids } = domain;
  const { id = ids.resource(), label, parent = null, position } = draft;
  const violations: Violation[] = [];
  if (store.collections.has(id)) {
    violations.push(takenId("collection"));
  }
  if (parent && !store.collections.has(parent.id)) violations.push(unknownCollection("/parent/id", parent.id));
  refuseViolations(violations, "upload_collection");
  const siblings = [...store.collections.values()].filter((other) => other.parent?.id === parent?.id);
  const next = siblings.reduce((highest, other) => Math.max(highest, other.position), 0) + 1;
  expectRoomFor(store, { id, label });
  store.collections.add({ id, label, position: position ?? next, parent }, domain);
  return store.collections.find(id);
}

/** Changes a collection. Keeps `parent` and `children` consistent. */
export function updateCollection(domain: Domain, id: string, patch: UploadCollectionPatch): UploadCollection {
  const { store } = domain;
  const current = store.collections.find(id);
  const { parent = current.parent, children, ...fields } = patch;
  const wanted = new Set((children ?? current.children).map((child) => child.id));
  const violations: Violation[] = [];
  if (parent && !store.collections.has(parent.id)) violations.push(unknownCollection("/parent/id", parent.id));
  else if (
    parent &&
    store.collections.lineageOf(parent.id).some((ancestor) => ancestor === id || wanted.has(ancestor))
  ) {
    violations.push(circle("/parent"));
  }
  const lineage = new Set(store.collections.lineageOf(id));
  for (const [index, { id: child }] of (children ?? []).entries()) {
    const pointer = `/children/${index}`;
    if (!store.collections.has(child)) violations.push(unknownCollection(`${pointer}/id`, child));
    else if (lineage.has(child)) violations.push(circle(pointer));
  }
  refuseViolations(violations, "upload_collection");

  expectRoomFor(store, patch);
  store.collections.change(id, fields, domain);
  const places = new Map<string, string | null>();
  if (patch.parent !== undefined) places.set(id, parent?.id ?? null);
  if (children) {
    for (const child of current.children) if (!wanted.has(child.id)) places.set(child.id, null);
    for (const child of wanted) places.set(child, id);
  }
  store.collections.moveAll(places, domain);
  return store.collections.find(id);
}

/** Deletes a collection. Its uploads and child collections remain. */
export function deleteCollection(domain: Domain, id: string): UploadCollection {
  const { store } = domain;
  const collection = store.collections.find(id);
  store.collections.delete(collection, domain);
  for (const upload of store.uploads.inCollection(id))
    store.uploads.put({ upload: { ...upload, upload_collection: null }, file: store.uploads.fileOf(upload) }, domain);
  return collection;
}

/** Sets positions and parents of collections, either of all or of none. Throws INVALID_FIELD if one is invalid. */
export function reorderCollections(
  domain: Domain,
  places: readonly UploadCollectionPlace[],
  preferAsync: boolean,
): Outcome {
  refuseViolations(violationsOf(domain.store, places), "upload_collection");
  return doLongWork(domain, "reorderUploadCollections", { preferAsync, sent: places }, () => {
    const { store } = domain;
    // The collections may have changed since the request.
    refuseViolations(violationsOf(store, places), "upload_collection");
    expectRoomFor(store, places);
    // If a collection is named twice, its last place counts.
    const last = new Map(places.map((place) => [place.id, place]));
    for (const { id, position } of last.values()) store.collections.change(id, { position }, domain);
    const parents = new Map(Array.from(last.values(), ({ id, parent }) => [id, parent?.id ?? null]));
    store.collections.moveAll(parents, domain);
    return { status: 200, collections: Array.from(last.keys(), (id) => store.collections.find(id)) };
  });
}

function violationsOf({ collections }: Store, places: readonly UploadCollectionPlace[]): Violation[] {
  const parents = new Map(places.map(({ id, parent }) => [id, parent?.id]));
  const inCircle = circleFinder((id) => (parents.has(id) ? parents.get(id) : collections.get(id)?.parent?.id));
  return places.flatMap(({ id, parent }, index) => {
    const pointer = `/data/${index}`;
    if (!collections.has(id)) return [unknownCollection(`${pointer}/id`, id)];
    if (parent && !collections.has(parent.id)) return [unknownCollection(`${pointer}/parent/id`, parent.id)];
    return inCircle(id) !== undefined ? [circle(`${pointer}/parent`)] : [];
  });
}

/** A change has several steps, none of which may fail, so both sides of each relation must have room first. */
const expectRoomFor = ({ memory }: Store, value: object): void => memory.expect("collections", value, 4);

/** Finds a collection that is inside itself among a collection and its ancestors. Visits each collection only once. */
export function circleFinder(parentOf: (id: string) => string | undefined): (id: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (id) => {
    const above = new Set<string>();
    let at: string | undefined = id;
    while (at !== undefined && !known.has(at) && !above.has(at)) {
      above.add(at);
      at = parentOf(at);
    }
    const found = at !== undefined && known.has(at) ? known.get(at) : at;
    for (const one of above) known.set(one, found);
    return found;
  };
}

const circle = (pointer: string): Violation => ({
  pointer,
  code: "VALIDATION_REFERENCE",
  says: "puts a collection inside itself. Choose another parent.",
});
