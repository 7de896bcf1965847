import { isObject } from "../../base/json.js";
import type { EntityResource } from "../events.js";
import { type Account, memoryOf } from "../memory.js";
import { Groups } from "./table.js";

export interface RecordResource extends EntityResource {
  type: "item";
  attributes: Record<string, unknown>;
  meta?: Record<string, unknown>;
}

export const isRecord = (value: unknown): value is RecordResource =>
  isObject(value) && value.type === "item" && typeof value.id === "string" && isObject(value.attributes);

/** Records that use uploads: those of a seed, and those that requests have written through `--proxy`. */
export class Records {
  readonly #records = new Map<string, RecordResource>();
  /** Which records refer to an upload. */
  readonly #users = new Groups<string>();
  /** The memory of those that the seed does not have. */
  readonly #bytes = new Map<string, number>();

  constructor(
    readonly memory: Account,
    records: Iterable<RecordResource>,
  ) {
    for (const record of records) this.#add(record);
  }

  values(): readonly RecordResource[] {
    return [...this.#records.values()];
  }

  referringTo(uploadId: string): readonly RecordResource[] {
    return Array.from(this.#users.of(uploadId), (id) => this.#records.get(id) as RecordResource);
  }

  /** Puts a record in, in place of the one that there was under the identifier. Where there is no room, it is left out. */
  put(record: RecordResource): void {
    this.delete(record.id);
    const bytes = memoryOf(record);
    if (!this.memory.take("records", bytes)) return;
    this.#bytes.set(record.id, bytes);
    this.#add(record);
  }

  delete(id: string): void {
    const record = this.#records.get(id);
    if (!record) return;
    for (const upload of uploadsIn(record.attributes)) this.#users.delete(upload, id);
    this.#records.delete(id);
    this.memory.release("records", this.#bytes.get(id) ?? 0);
    this.#bytes.delete(id);
  }

  #add(record: RecordResource): void {
    this.#records.set(record.id, record);
    for (const upload of uploadsIn(record.attributes)) this.#users.add(upload, record.id);
  }
}

/** Every `upload_id` in a value, wherever it stands: in a field, a gallery or a block. */
function uploadsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const one of value) uploadsIn(one, found);
  else if (isObject(value)) {
    if (typeof value.upload_id === "string") found.add(value.upload_id);
    for (const one of Object.values(value)) uploadsIn(one, found);
  }
  return found;
}

const modelOfSeeds = { item_type: { data: { type: "item_type", id: "1" } } };

/** A record with the model of each item in it. A seed may leave that out, and the official client reads it. */
export function withModels<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withModels) as Value;
  if (!isObject(value)) return value;
  const members = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withModels(member)]));
  if (value.type !== "item") return members as Value;
  return { ...members, relationships: { ...modelOfSeeds, ...(members.relationships as object | undefined) } } as Value;
}
