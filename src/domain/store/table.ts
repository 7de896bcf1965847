import type { Author } from "../happenings.js";

/**
 * Entities by identifier, in the order in which they were made. It is written by the class that extends it alone, which
 * keeps its indexes in step, and it publishes every change on the bus of its author: what a request changed is seen in one place.
 */
export class Table<Entity extends { readonly id: string }> {
  readonly #entities = new Map<string, Entity>();
  /** The identifiers in their order, while somebody asks for pages: without it a late page would count through all before it. */
  #order: string[] | undefined;

  constructor(readonly type: string) {}

  get size(): number {
    return this.#entities.size;
  }

  get(id: string): Entity | undefined {
    return this.#entities.get(id);
  }

  has(id: string): boolean {
    return this.#entities.has(id);
  }

  values(): IterableIterator<Entity> {
    return this.#entities.values();
  }

  /** So many entities from the one at `offset` on, in the order in which they were made. */
  page(offset: number, limit: number): Entity[] {
    this.#order ??= [...this.#entities.keys()];
    return this.#order.slice(offset, offset + limit).map((id) => this.#entities.get(id) as Entity);
  }

  protected write(entity: Entity, author: Author | null): void {
    const { id } = entity;
    const before = this.#entities.get(id);
    if (!before) this.#order?.push(id);
    this.#entities.set(id, entity);
    this.#tell(author, id, before, entity);
  }

  protected erase(id: string, author: Author | null): void {
    const before = this.#entities.get(id);
    if (!this.#entities.delete(id)) return;
    this.#order = undefined;
    this.#tell(author, id, before, undefined);
  }

  #tell(author: Author | null, id: string, before: Entity | undefined, after: Entity | undefined): void {
    if (!author) return;
    const { bus, requestId } = author;
    bus.publish("entity_changed", { requestId, change: { type: this.type, id, before, after } });
  }
}
