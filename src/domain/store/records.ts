import { isObject } from "../../base/json.js";
import type { EntityResource } from "../events.js";

/** A record as the API shows it. */
export interface RecordResource extends EntityResource {
  type: "item";
  attributes: Record<string, unknown>;
  meta?: Record<string, unknown>;
}

/** The records of a seed, by the uploads that they refer to. Nothing changes them. */
export class Records {
  readonly #records: readonly RecordResource[];
  readonly #byUpload = new Map<string, RecordResource[]>();

  constructor(records: readonly RecordResource[]) {
    this.#records = records;
    for (const record of records) {
      for (const id of uploadsIn(record.attributes)) {
        const others = this.#byUpload.get(id);
        if (others) others.push(record);
        else this.#byUpload.set(id, [record]);
      }
    }
  }

  values(): readonly RecordResource[] {
    return this.#records;
  }

  referringTo(uploadId: string): readonly RecordResource[] {
    return this.#byUpload.get(uploadId) ?? [];
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
