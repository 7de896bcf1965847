import type { UploadCollection } from "../entities.js";
import { Table } from "./table.js";

const reference = (id: string) => ({ type: "upload_collection" as const, id });

/** The collections. `parent` and `children` are two sides of one relation, and both are kept true. */
export class Collections extends Table<UploadCollection> {
  constructor() {
    super("upload_collection");
  }

  /** Puts a new collection in, below its parent, which is here. */
  add(fields: Omit<UploadCollection, "type" | "children">): void {
    this.write({ ...fields, type: "upload_collection", parent: null, children: [] });
    this.move(fields.id, fields.parent?.id ?? null);
  }

  /** Puts many in at once, whose parents may stand behind them. */
  addAll(many: readonly Omit<UploadCollection, "type" | "children">[]): void {
    const children = new Map<string, UploadCollection["children"]>();
    for (const { id, parent } of many) {
      if (!parent) continue;
      const siblings = children.get(parent.id);
      if (siblings) siblings.push(reference(id));
      else children.set(parent.id, [reference(id)]);
    }
    for (const one of many) {
      this.write({ ...one, type: "upload_collection", children: children.get(one.id) ?? [] });
    }
  }

  /** Replaces the fields of a collection that is here, but for its place among the others. */
  change(id: string, fields: Partial<Pick<UploadCollection, "label" | "position">>): void {
    const current = this.get(id);
    if (current) this.write({ ...current, ...fields });
  }

  /** Puts a collection under another parent, behind what is there, or (null) under none. */
  move(id: string, to: string | null): void {
    const from = this.get(id)?.parent?.id;
    const before = from === undefined ? undefined : this.get(from);
    if (before) this.write({ ...before, children: before.children.filter((child) => child.id !== id) });
    const after = to === null ? undefined : this.get(to);
    if (after) this.write({ ...after, children: [...after.children, reference(id)] });
    const moved = this.get(id);
    if (moved) this.write({ ...moved, parent: after ? reference(after.id) : null });
  }

  /** Deletes a collection; its child collections are removed from it. */
  delete(collection: UploadCollection): void {
    for (const child of collection.children) this.move(child.id, null);
    this.move(collection.id, null);
    this.erase(collection.id);
  }

  /** A collection's own identifier and those of all that hold it. */
  lineageOf(id: string): string[] {
    const lineage: string[] = [];
    for (let at: string | undefined = id; at !== undefined; at = this.get(at)?.parent?.id) lineage.push(at);
    return lineage;
  }
}
