import type { StoredFile } from "./files.js";

/** So many files are kept, and so many bytes of them, that somebody used and nobody uses any more. */
const maximumUnused = 10_000;
const maximumUnusedBytes = 64 * 1024 * 1024;

/**
 * The stored files by path, which stay good as a `path` when no upload has them any more, but not for ever: of those
 * that were used once and are not now the oldest are dropped. A file that nobody has used yet waits for that, and stays.
 */
export class FileMap extends Map<string, StoredFile> {
  /** Where each file can be found: a rename gives it one more path. */
  readonly #paths = new Map<StoredFile, string[]>();
  readonly #users = new Map<StoredFile, number>();
  /** Those that were used, in the order in which their last user left them. */
  readonly #unused = new Set<StoredFile>();
  #unusedBytes = 0;

  override set(path: string, file: StoredFile): this {
    if (this.get(path) === file) return this;
    const paths = this.#paths.get(file);
    if (paths) paths.push(path);
    else this.#paths.set(file, [path]);
    return super.set(path, file);
  }

  /** An upload has the file now, or a job that waits will need it. */
  use(file: StoredFile): void {
    this.#users.set(file, (this.#users.get(file) ?? 0) + 1);
    if (this.#unused.delete(file)) this.#unusedBytes -= file.size;
  }

  /** One of those that used the file does so no longer. */
  release(file: StoredFile): void {
    const users = (this.#users.get(file) ?? 0) - 1;
    if (users > 0) {
      this.#users.set(file, users);
      return;
    }
    this.#users.delete(file);
    this.#unused.add(file);
    this.#unusedBytes += file.size;
    for (const oldest of this.#unused) {
      if (this.#unused.size <= maximumUnused && this.#unusedBytes <= maximumUnusedBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(file: StoredFile): void {
    this.#unused.delete(file);
    this.#unusedBytes -= file.size;
    for (const path of this.#paths.get(file) ?? []) this.delete(path);
    this.#paths.delete(file);
  }
}
