import type { Steps } from "../../base/steps.js";
import type { Upload } from "../entities.js";
import type { Author } from "../happenings.js";
import { filenameOf, type MediaFile, type Version } from "../media-file.js";
import type { Account } from "../memory.js";
import type { Files } from "./files.js";
import { Groups, Table } from "./table.js";

/** The uploads, by the address at which their file is served too; each keeps its file in use. */
export class Uploads extends Table<Upload> {
  /** Which uploads an address belongs to, by the path that is their `url`. */
  readonly #owners: Groups<string>;
  /** Those of them whose file is at another path, of a new version that kept the address: all others at it have one file. */
  readonly #displaced: Groups<string>;
  readonly #byCollection: Groups<string>;
  /** How many uploads have each tag. */
  readonly #tags: Map<string, number>;
  readonly #files: Files;
  /** The identifiers, oldest first, while somebody asks for pages: without it a late page would count through all before it. */
  #order: string[] | undefined;
  /** The latest selections, by their query, until an upload changes. */
  #selected: { key: string; uploads: readonly Upload[] } | undefined;
  #changes = 0;

  constructor(files: Files, memory: Account, from?: Uploads) {
    super("upload", memory, "uploads", from);
    this.#files = files;
    this.#owners = new Groups(from ? from.#owners : undefined);
    this.#displaced = new Groups(from ? from.#displaced : undefined);
    this.#byCollection = new Groups(from ? from.#byCollection : undefined);
    this.#tags = new Map(from ? from.#tags : []);
  }

  /** Puts an upload in, in place of the one that there was under the identifier. */
  put({ upload, file }: Version, author: Author | null): void {
    const previous = this.get(upload.id);
    const fileBefore = previous && this.fileOf(previous);
    if (file === fileBefore) this.write(upload, author);
    else {
      this.#files.holdFor(file, () => this.write(upload, author));
      if (fileBefore) this.#files.release(fileBefore);
    }
    if (file !== fileBefore || upload.path !== previous?.path) this.#files.put(upload.path, file);
    this.#forget();
    if (previous?.created_at !== upload.created_at) this.#append(upload);
    this.#place(previous, upload);
    if (previous?.upload_collection?.id !== upload.upload_collection?.id) this.#collect(previous, upload);
    if (previous?.tags !== upload.tags) this.#count(previous, upload);
  }

  delete(upload: Upload, author: Author): void {
    const file = this.fileOf(upload);
    this.#forget();
    this.#order = undefined;
    this.erase(upload.id, author);
    this.#place(upload, undefined);
    this.#collect(upload, undefined);
    this.#count(upload, undefined);
    this.#files.release(file);
  }

  fileOf({ id, path }: Upload): MediaFile {
    const file = this.#files.get(path);
    if (!file) throw new Error(`The file of upload ${id} is missing at ${path}.`);
    return file;
  }

  /** The identifiers of the uploads whose `url` is this path, the newest at it last. */
  ownersOf(url: string): ReadonlySet<string> {
    return this.#owners.of(url);
  }

  /** Whether an upload other than this one has this path as its `url`. */
  hasOtherOwner(url: string, id: string): boolean {
    const owners = this.#owners.of(url);
    return owners.size > (owners.has(id) ? 1 : 0);
  }

  /** Whether another upload than this one has this path as its `url`, for another file than this one. */
  isKeptFor(url: string, id: string, file: MediaFile): boolean {
    const displaced = this.#displaced.of(url);
    const owners = this.#owners.of(url);
    const others = owners.size - displaced.size - (owners.has(id) && !displaced.has(id) ? 1 : 0);
    if (others > 0 && this.#files.get(url) !== file) return true;
    for (const one of displaced) {
      const owner = this.get(one);
      if (owner && one !== id && this.fileOf(owner) !== file) return true;
    }
    return false;
  }

  inCollection(id: string): Upload[] {
    return Array.from(this.#byCollection.of(id), (one) => this.get(one) as Upload);
  }

  get tags(): ReadonlyMap<string, number> {
    return this.#tags;
  }

  /** Whether an upload has this path as its `url`. */
  isAddress(url: string): boolean {
    return this.#owners.has(url);
  }

  /** Whether the file of an upload is at this path and under its name, whatever the address. */
  isPath(path: string): boolean {
    const name = filenameOf(path);
    return Array.from(this.values()).some((upload) => upload.path === path && upload.filename === name);
  }

  /** So many uploads from the one at `offset` on, newest first. */
  newest(offset: number, limit: number): Upload[] {
    this.#order ??= Array.from(this.values())
      .sort((one, other) => compare(one.created_at, other.created_at))
      .map(({ id }) => id);
    const end = Math.max(0, this.#order.length - offset);
    const ids = this.#order.slice(Math.max(0, end - limit), end).reverse();
    return ids.map((id) => this.get(id) as Upload);
  }

  /** What `select` makes of the uploads; kept under its key until one of them changes. */
  *selected(key: string, select: () => Steps<readonly Upload[]>): Steps<readonly Upload[]> {
    if (this.#selected?.key === key) return this.#selected.uploads;
    const changes = this.#changes;
    const uploads = yield* select();
    if (changes === this.#changes) this.#selected = { key, uploads };
    return uploads;
  }

  #forget(): void {
    this.#selected = undefined;
    this.#changes++;
  }

  /** A new upload is the newest of all, but where a seed says when it was made. */
  #append({ id, created_at }: Upload): void {
    const newest = this.#order?.at(-1);
    if (newest !== undefined && compare(this.get(newest)?.created_at ?? null, created_at) <= 0) this.#order?.push(id);
    else this.#order = undefined;
  }

  #place(before: Upload | undefined, after: Upload | undefined): void {
    if (before && before.url === after?.url && before.path === after.path) return;
    if (before && before.url !== after?.url) this.#owners.delete(before.url, before.id);
    if (before && before.url !== before.path) this.#displaced.delete(before.url, before.id);
    if (after) this.#owners.add(after.url, after.id);
    if (after && after.url !== after.path) this.#displaced.add(after.url, after.id);
  }

  #collect(before: Upload | undefined, after: Upload | undefined): void {
    if (before?.upload_collection) this.#byCollection.delete(before.upload_collection.id, before.id);
    if (after?.upload_collection) this.#byCollection.add(after.upload_collection.id, after.id);
  }

  #count(before: Upload | undefined, after: Upload | undefined): void {
    for (const name of before?.tags ?? []) {
      const left = (this.#tags.get(name) ?? 0) - 1;
      if (left > 0) this.#tags.set(name, left);
      else this.#tags.delete(name);
    }
    for (const name of after?.tags ?? []) this.#tags.set(name, (this.#tags.get(name) ?? 0) + 1);
  }
}

/** Timestamps of one form are in the order of their texts. */
const compare = (one: string | null, other: string | null): number => {
  if (one === other) return 0;
  return (one ?? "") < (other ?? "") ? -1 : 1;
};
