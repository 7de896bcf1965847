import type { Author } from "../happenings.js";

/**
 * Entities by identifier, in the order in which they were made. It is written by the class that extends it alone, which
 * keeps its indexes in step, and it publishes every change on the bus of its author: what a request changed is seen in one place.
 */
export class Table<Entity extends { readonly id: string }> {
  readonly #entities = new Map<string, Entity>();

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

  protected write(entity: Entity, author: Author | null): void {
    const { id } = entity;
    const before = this.#entities.get(id);
    this.#entities.set(id, entity);
    this.#tell(author, id, before, entity);
  }

  protected erase(id: string, author: Author | null): void {
    const before = this.#entities.get(id);
    if (!this.#entities.delete(id)) return;
    this.#tell(author, id, before, undefined);
  }

  #tell(author: Author | null, id: string, before: Entity | undefined, after: Entity | undefined): void {
    if (!author) return;
    const { bus, requestId } = author;
    bus.publish("entity_changed", { requestId, change: { type: this.type, id, before, after } });
  }
}
