import type { Upload } from "../entities.js";
import type { Author } from "../happenings.js";
import type { Account } from "../memory.js";
import type { StoredFile, Version } from "../stored-file.js";
import type { Files } from "./files.js";
import { Table } from "./table.js";

/** The uploads, by the address at which their file is served too; each keeps its file in use. */
export class Uploads extends Table<Upload> {
  /** Which uploads an address belongs to, by the path that is their `url`. */
  readonly #owners = new Map<string, Set<string>>();
  readonly #files: Files;
  /** The identifiers, oldest first, while somebody asks for pages: without it a late page would count through all before it. */
  #order: string[] | undefined;
  /** What was selected last, by how it was, until an upload changes. */
  #selected: { key: string; uploads: readonly Upload[] } | undefined;

  constructor(files: Files, memory: Account) {
    super("upload", memory, "uploads");
    this.#files = files;
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
    this.#files.put(upload.path, file);
    if (previous && previous.url !== upload.url) this.#disown(previous);
    this.#selected = undefined;
    if (previous?.created_at !== upload.created_at) this.#append(upload);
    const owners = this.#owners.get(upload.url);
    if (owners) owners.add(upload.id);
    else this.#owners.set(upload.url, new Set([upload.id]));
  }

  delete(upload: Upload, author: Author): void {
    const file = this.fileOf(upload);
    this.#selected = undefined;
    this.#order = undefined;
    this.erase(upload.id, author);
    this.#disown(upload);
    this.#files.release(file);
  }

  /** The file of an upload that is here. */
  fileOf({ id, path }: Upload): StoredFile {
    const file = this.#files.get(path);
    if (!file) throw new Error(`The file of upload ${id} is missing at ${path}.`);
    return file;
  }

  /** The identifiers of the uploads whose `url` is this path, the newest at it last. */
  ownersOf(url: string): string[] {
    return [...(this.#owners.get(url) ?? [])];
  }

  /** Whether an upload has this path as its `url`. */
  isAddress(url: string): boolean {
    return this.#owners.has(url);
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
  selected(key: string, select: () => readonly Upload[]): readonly Upload[] {
    if (this.#selected?.key !== key) this.#selected = { key, uploads: select() };
    return this.#selected.uploads;
  }

  /** A new upload is the newest of all, but where a seed says when it was made. */
  #append({ id, created_at }: Upload): void {
    const newest = this.#order?.at(-1);
    if (newest !== undefined && compare(this.get(newest)?.created_at ?? null, created_at) <= 0) this.#order?.push(id);
    else this.#order = undefined;
  }

  #disown({ id, url }: Upload): void {
    const owners = this.#owners.get(url);
    owners?.delete(id);
    if (owners?.size === 0) this.#owners.delete(url);
  }
}

/** Timestamps of one form are in the order of their texts. */
const compare = (one: string | null, other: string | null): number => {
  if (one === other) return 0;
  return (one ?? "") < (other ?? "") ? -1 : 1;
};
