import type { Upload } from "../entities.js";
import type { Author } from "../happenings.js";
import type { StoredFile } from "../stored-file.js";
import type { Version } from "../version.js";
import type { Files } from "./files.js";
import { Table } from "./table.js";

/** The uploads, by the address at which their file is served too; each keeps its file in use. */
export class Uploads extends Table<Upload> {
  /** Which uploads an address belongs to, by the path that is their `url`. */
  readonly #owners = new Map<string, Set<string>>();
  readonly #files: Files;

  constructor(files: Files) {
    super("upload");
    this.#files = files;
  }

  /** Puts an upload in, in place of the one that there was under the identifier. */
  put({ upload, file }: Version, author: Author | null): void {
    const previous = this.get(upload.id);
    if (previous && previous.url !== upload.url) this.#disown(previous);
    const fileBefore = previous && this.fileOf(previous);
    this.#files.put(upload.path, file);
    if (file !== fileBefore) {
      this.#files.use(file);
      if (fileBefore) this.#files.release(fileBefore);
    }
    this.write(upload, author);
    const owners = this.#owners.get(upload.url);
    if (owners) owners.add(upload.id);
    else this.#owners.set(upload.url, new Set([upload.id]));
  }

  delete(upload: Upload, author: Author): void {
    const file = this.fileOf(upload);
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

  #disown({ id, url }: Upload): void {
    const owners = this.#owners.get(url);
    owners?.delete(id);
    if (owners?.size === 0) this.#owners.delete(url);
  }
}
