import type { MetadataForm } from "../../openapi/metadata-form.js";
import type { UploadFilter } from "../entities.js";
import type { Author } from "../happenings.js";
import type { Account, Purpose } from "../memory.js";
import { Collections } from "./collections.js";
import { Files } from "./files.js";
import { Jobs } from "./jobs.js";
import { type RecordResource, Records } from "./records.js";
import { Table } from "./table.js";
import { Uploads } from "./uploads.js";
import { WebhookCalls } from "./webhook-calls.js";
import { Webhooks } from "./webhooks.js";

class UploadFilters extends Table<UploadFilter> {
  constructor(memory: Account, from?: UploadFilters) {
    super("upload_filter", memory, "upload filters", from);
  }

  put(filter: UploadFilter, author: Author | null): void {
    this.write(filter, author);
  }

  delete({ id }: UploadFilter, author: Author): void {
    this.erase(id, author);
  }
}

/** Everything an environment holds; a reset makes a new one. Each member writes itself and keeps its own indexes. */
export interface Store {
  readonly siteId: string;
  /** The account that all of its memory counts against. */
  readonly memory: Account;
  readonly locales: readonly string[];
  /** How the project shows and takes default metadata; here it is by locale always. */
  readonly metadata: MetadataForm;
  readonly files: Files;
  readonly uploads: Uploads;
  readonly webhooks: Webhooks;
  readonly collections: Collections;
  readonly webhookCalls: WebhookCalls;
  readonly jobs: Jobs;
  readonly uploadFilters: UploadFilters;
  /** Records that may use uploads. Only requests that `--proxy` forwards change them. */
  readonly records: Records;
  /** The names of tags that were created by themselves. */
  readonly tags: Set<string>;
}

/** An empty store of a project, which counts against an account. */
export function createStore(
  { siteId, locales, metadata }: Pick<Store, "siteId" | "locales" | "metadata">,
  memory: Account,
  records: readonly RecordResource[] = [],
): Store {
  const files = new Files(memory);
  return {
    siteId,
    memory,
    locales,
    metadata,
    files,
    uploads: new Uploads(files, memory),
    webhooks: new Webhooks(memory),
    collections: new Collections(memory),
    webhookCalls: new WebhookCalls(memory),
    jobs: new Jobs(files, memory),
    uploadFilters: new UploadFilters(memory),
    records: new Records(memory, records),
    tags: new Set(),
  };
}

/** A store with the content of an unused one, shared, and its own memory account. Throws INSUFFICIENT_STORAGE. */
export function copyStore(from: Store, memory: Account): Store {
  for (const [purpose, bytes] of Object.entries(from.memory.usage)) memory.charge(purpose as Purpose, bytes);
  const files = new Files(memory, from.files);
  return {
    ...from,
    memory,
    files,
    uploads: new Uploads(files, memory, from.uploads),
    webhooks: new Webhooks(memory, from.webhooks),
    collections: new Collections(memory, from.collections),
    webhookCalls: new WebhookCalls(memory),
    jobs: new Jobs(files, memory),
    uploadFilters: new UploadFilters(memory, from.uploadFilters),
    records: new Records(memory, from.records.values()),
    tags: new Set(from.tags),
  };
}
