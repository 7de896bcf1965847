import { notFound } from "../../openapi/errors.js";
import type { Author, EntityChange } from "../happenings.js";
import type { Account, Purpose } from "../memory.js";

/** Entities by identifier, in order of creation. Publishes every change on the bus of its author. */
export class Table<Entity extends { readonly id: string }> {
  readonly #entities: Map<string, Entity>;

  /** Starts with the entities of another table, which already count. Entities are immutable, so both may share them. */
  constructor(
    readonly type: string,
    readonly memory: Account,
    readonly purpose: Purpose,
    from?: Table<Entity>,
  ) {
    this.#entities = new Map(from ? from.#entities : []);
  }

  get size(): number {
    return this.#entities.size;
  }

  get(id: string): Entity | undefined {
    return this.#entities.get(id);
  }

  /** The entity with an identifier. Throws NOT_FOUND. */
  find(id: string): Entity {
    const entity = this.#entities.get(id);
    if (entity) return entity;
    const list = `GET /${this.type.replaceAll("_", "-")}s lists all ${this.purpose}.`;
    throw notFound(this.purpose.slice(0, -1), id, list);
  }

  has(id: string): boolean {
    return this.#entities.has(id);
  }

  values(): IterableIterator<Entity> {
    return this.#entities.values();
  }

  /** Throws INSUFFICIENT_STORAGE if there is no room, and then changes nothing. */
  protected write(entity: Entity, author: Author | null): void {
    const { id } = entity;
    const before = this.#entities.get(id);
    const lost = this.memory.exchange(this.purpose, entity, before);
    this.#entities.set(id, entity);
    this.#tell(author, { type: this.type, id, before, after: entity }, lost);
  }

  protected erase(id: string, author: Author | null): void {
    const before = this.#entities.get(id);
    if (!before) return;
    const lost = this.memory.exchange(this.purpose, undefined, before);
    this.#entities.delete(id);
    this.#tell(author, { type: this.type, id, before, after: undefined }, lost);
  }

  #tell(author: Author | null, change: EntityChange, lost: number): void {
    author?.bus.publish("entity_changed", { requestId: author.requestId, change, lost });
  }
}

/** Identifiers in groups, each group in the order in which they came. Where a group has one, as most have, it needs no set. */
export class Groups<Key extends string> {
  readonly #groups = new Map<Key, string | Set<string>>();

  constructor(from?: Groups<Key>) {
    for (const [key, group] of from ? from.#groups : [])
      this.#groups.set(key, typeof group === "string" ? group : new Set(group));
  }

  /** Do not keep the result: later additions may or may not appear in it. */
  of(key: Key): ReadonlySet<string> {
    const group = this.#groups.get(key);
    if (group === undefined) return none;
    return typeof group === "string" ? new Set([group]) : group;
  }

  has(key: Key): boolean {
    return this.#groups.has(key);
  }

  add(key: Key, id: string): void {
    const group = this.#groups.get(key);
    if (group === undefined) this.#groups.set(key, id);
    else if (typeof group !== "string") group.add(id);
    else if (group !== id) this.#groups.set(key, new Set([group, id]));
  }

  delete(key: Key, id: string): void {
    const group = this.#groups.get(key);
    if (typeof group === "object") group.delete(id);
    if (group === id || (typeof group === "object" && group.size === 0)) this.#groups.delete(key);
  }
}

const none: ReadonlySet<string> = new Set();
