import type { EntityType, Webhook } from "../entities.js";
import type { Author } from "../happenings.js";
import type { Account } from "../memory.js";
import { Groups, Table } from "./table.js";

/** The webhooks, by their unique names and by what they subscribe to. */
export class Webhooks extends Table<Webhook> {
  readonly #ids: Map<string, string>;
  /** An event is not held against all webhooks there are. */
  readonly #subscribers: Groups<EntityType>;

  constructor(memory: Account, from?: Webhooks) {
    super("webhook", memory, "webhooks", from);
    this.#ids = new Map(from ? from.#ids : []);
    this.#subscribers = new Groups(from ? from.#subscribers : undefined);
  }

  /** Puts a webhook in, in place of the one that there was under the identifier. */
  put(webhook: Webhook, author: Author | null): void {
    const { id, name, enabled, events } = webhook;
    const previous = this.get(id);
    this.write(webhook, author);
    if (previous) this.#unlist(previous);
    this.#ids.set(name, id);
    for (const { entity_type } of enabled ? events : []) this.#subscribers.add(entity_type, id);
  }

  delete(webhook: Webhook, author: Author): void {
    this.#unlist(webhook);
    this.erase(webhook.id, author);
  }

  idOf(name: string): string | undefined {
    return this.#ids.get(name);
  }

  /** The identifiers of enabled webhooks that want events of a type of entity, in any order. */
  subscribersTo(type: EntityType): ReadonlySet<string> {
    return this.#subscribers.of(type);
  }

  #unlist({ id, name, events }: Webhook): void {
    this.#ids.delete(name);
    for (const { entity_type } of events) this.#subscribers.delete(entity_type, id);
  }
}
