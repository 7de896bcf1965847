/** Is told of every entity that is put in, replaced (`before` and `after`) or taken away (`after` is undefined). */
export type ChangeListener = (type: string, id: string, before: object | undefined, after: object | undefined) => void;

/** Entities by identifier, which tells a listener of every change: what a request changed is seen in one place. */
export class EntityMap<Entity extends object> extends Map<string, Entity> {
  listener: ChangeListener | undefined;

  constructor(readonly type: string) {
    super();
  }

  override set(id: string, entity: Entity): this {
    const before = this.listener && this.get(id);
    super.set(id, entity);
    this.listener?.(this.type, id, before, entity);
    return this;
  }

  override delete(id: string): boolean {
    const before = this.get(id);
    const existed = super.delete(id);
    if (existed) this.listener?.(this.type, id, before, undefined);
    return existed;
  }
}
