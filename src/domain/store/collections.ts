import { quote, type Violation } from "../../openapi/violations.js";
import type { UploadCollection } from "../entities.js";
import type { Author } from "../happenings.js";
import type { Account } from "../memory.js";
import { Table } from "./table.js";

const reference = (id: string) => ({ type: "upload_collection" as const, id });

/** The collections. `parent` and `children` are two sides of one relation, and both are kept true. */
export class Collections extends Table<UploadCollection> {
  constructor(memory: Account, from?: Collections) {
    super("upload_collection", memory, "collections", from);
  }

  /** Puts a new collection in, below its parent, which is here. */
  add(fields: Omit<UploadCollection, "type" | "children">, author: Author): void {
    this.write({ ...fields, type: "upload_collection", parent: null, children: [] }, author);
    this.move(fields.id, fields.parent?.id ?? null, author);
  }

  /** Adds the collections of a seed at once. A parent may come after its children. */
  addAll(many: readonly Omit<UploadCollection, "type" | "children">[]): void {
    const children = new Map<string, UploadCollection["children"]>();
    for (const { id, parent } of many) {
      if (!parent) continue;
      const siblings = children.get(parent.id);
      if (siblings) siblings.push(reference(id));
      else children.set(parent.id, [reference(id)]);
    }
    for (const one of many) {
      this.write({ ...one, type: "upload_collection", children: children.get(one.id) ?? [] }, null);
    }
  }

  /** Replaces the fields of an existing collection, except its position. */
  change(id: string, fields: Partial<Pick<UploadCollection, "label" | "position">>, author: Author): void {
    const current = this.get(id);
    if (current) this.write({ ...current, ...fields }, author);
  }

  /** Moves a collection under another parent as its last child, or (null) to the top level. */
  move(id: string, to: string | null, author: Author): void {
    this.moveAll(new Map([[id, to]]), author);
  }

  /** Moves collections, in this order. Writes each that is touched once, however many children come and go. */
  moveAll(places: ReadonlyMap<string, string | null>, author: Author): void {
    const touched = new Map<string, UploadCollection>();
    const read = (id: string) => touched.get(id) ?? this.get(id);
    const left = new Set<string>();
    const arriving = new Map<string, UploadCollection["children"]>();
    for (const [id, to] of places) {
      const moved = read(id);
      if (!moved) continue;
      if (moved.parent) left.add(moved.parent.id);
      const parent = to !== null && this.has(to) ? to : null;
      touched.set(id, { ...moved, parent: parent === null ? null : reference(parent) });
      const siblings = parent === null ? undefined : arriving.get(parent);
      if (siblings) siblings.push(reference(id));
      else if (parent !== null) arriving.set(parent, [reference(id)]);
    }
    for (const id of new Set([...left, ...arriving.keys()])) {
      const parent = read(id);
      if (!parent) continue;
      const staying = left.has(id) ? parent.children.filter((child) => !places.has(child.id)) : parent.children;
      touched.set(id, { ...parent, children: [...staying, ...(arriving.get(id) ?? [])] });
    }
    for (const collection of touched.values()) this.write(collection, author);
  }

  /** Deletes a collection; its child collections are removed from it. */
  delete(collection: UploadCollection, author: Author): void {
    this.moveAll(new Map([...collection.children, collection].map(({ id }) => [id, null])), author);
    this.erase(collection.id, author);
  }

  /** A collection's own identifier and those of all that hold it. */
  lineageOf(id: string): string[] {
    const lineage: string[] = [];
    for (let at: string | undefined = id; at !== undefined; at = this.get(at)?.parent?.id) lineage.push(at);
    return lineage;
  }
}

export const unknownCollection = (pointer: string, id: string): Violation => ({
  pointer,
  code: "VALIDATION_REFERENCE",
  says: `: there is no collection ${quote(id)}. GET /upload-collections lists all collections.`,
});
