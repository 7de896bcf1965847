/** Is told of every entity that is put in, replaced (`before` and `after`) or taken away (`after` is undefined). */
export type ChangeListener = (type: string, id: string, before: object | undefined, after: object | undefined) => void;

/**
 * Entities by identifier, in the order in which they were made. It is written by the class that extends it alone, which
 * keeps its indexes in step, and it tells a listener of every change: what a request changed is seen in one place.
 */
export class Table<Entity extends { readonly id: string }> {
  listener: ChangeListener | undefined;
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

  protected write(entity: Entity): void {
    const { id } = entity;
    const before = this.#entities.get(id);
    if (!before) this.#order?.push(id);
    this.#entities.set(id, entity);
    this.listener?.(this.type, id, before, entity);
  }

  protected erase(id: string): void {
    const before = this.#entities.get(id);
    if (!this.#entities.delete(id)) return;
    this.#order = undefined;
    this.listener?.(this.type, id, before, undefined);
  }
}
