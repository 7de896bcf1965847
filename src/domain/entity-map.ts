/** Is told of every entity that is put in, replaced (`before` and `after`) or taken away (`after` is undefined). */
export type ChangeListener = (type: string, id: string, before: object | undefined, after: object | undefined) => void;

/** Entities by identifier, which tells a listener of every change: what a request changed is seen in one place. */
export class EntityMap<Entity extends object> extends Map<string, Entity> {
  listener: ChangeListener | undefined;
  /** The identifiers in their order, while somebody asks for pages: without it a late page would count through all before it. */
  #order: string[] | undefined;

  constructor(readonly type: string) {
    super();
  }

  override set(id: string, entity: Entity): this {
    const before = this.get(id);
    if (!before) this.#order?.push(id);
    super.set(id, entity);
    this.listener?.(this.type, id, before, entity);
    return this;
  }

  override delete(id: string): boolean {
    const before = this.get(id);
    const existed = super.delete(id);
    if (!existed) return false;
    this.#order = undefined;
    this.listener?.(this.type, id, before, undefined);
    return true;
  }

  /** So many entities from the one at `offset` on, in the order in which they were made. */
  page(offset: number, limit: number): Entity[] {
    this.#order ??= [...this.keys()];
    return this.#order.slice(offset, offset + limit).map((id) => this.get(id) as Entity);
  }
}
