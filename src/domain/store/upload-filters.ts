import type { UploadFilter } from "../entities.js";
import type { Author } from "../happenings.js";
import type { Account } from "../memory.js";
import { Table } from "./table.js";

/** The filters that somebody has saved. */
export class UploadFilters extends Table<UploadFilter> {
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
