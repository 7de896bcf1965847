import type { StoredFile } from "../stored-file.js";

/** So many files are kept, and so many bytes of them, that somebody used and nobody uses any more. */
const maximumUnused = 10_000;
const maximumUnusedBytes = 64 * 1024 * 1024;

/**
 * The stored files by path, which stay good as a `path` when no upload has them any more, but not for ever: of those
 * that were used once and are not now the oldest are dropped. A file that nobody has used yet waits for that, and stays.
 */
export class Files {
  readonly #files = new Map<string, StoredFile>();
  /** Where each file can be found: a rename gives it one more path. */
  readonly #paths = new Map<StoredFile, string[]>();
  readonly #users = new Map<StoredFile, number>();
  /** Those that were used, in the order in which their last user left them. */
  readonly #unused = new Set<StoredFile>();
  #unusedBytes = 0;
  /** Addresses that were given out for a file and not used yet, by their identifier: the path that the file will have. */
  readonly #addresses = new Map<string, string>();
  /** Those paths, which no other file may take meanwhile. */
  readonly #promised = new Set<string>();
  readonly #times = new PathTimes();

  get size(): number {
    return this.#files.size;
  }

  get(path: string): StoredFile | undefined {
    return this.#files.get(path);
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  entries(): IterableIterator<[string, StoredFile]> {
    return this.#files.entries();
  }

  put(path: string, file: StoredFile): void {
    if (this.#files.get(path) === file) return;
    const paths = this.#paths.get(file);
    if (paths) paths.push(path);
    else this.#paths.set(file, [path]);
    this.#files.set(path, file);
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

  /**
   * Promises an address a path `/PROJECT/UNIXTIME-filename`; a later second is taken where a path of this one was given out
   * already. Tried one by one are only those that a seed or a rename has put there, of which `isTaken` knows some.
   */
  promise(
    addressId: string,
    { siteId, filename, seconds }: { siteId: string; filename: string; seconds: number },
    isTaken: (path: string) => boolean,
  ): string {
    for (let time = this.#times.next(filename, seconds); ; time++) {
      const path = `/${siteId}/${time}-${filename}`;
      this.#times.take(filename, time);
      if (this.#files.has(path) || isTaken(path) || this.#promised.has(path)) continue;
      this.#addresses.set(addressId, path);
      this.#promised.add(path);
      return path;
    }
  }

  /** The path that an address was promised, while it can be used. */
  promisedTo(addressId: string): string | undefined {
    return this.#addresses.get(addressId);
  }

  /** Keeps the file that an address was given out for, which is used up by that. */
  fulfil(addressId: string, path: string, file: StoredFile): void {
    this.put(path, file);
    this.#addresses.delete(addressId);
    this.#promised.delete(path);
  }

  #drop(file: StoredFile): void {
    this.#unused.delete(file);
    this.#unusedBytes -= file.size;
    for (const path of this.#paths.get(file) ?? []) this.#files.delete(path);
    this.#paths.delete(file);
  }
}

/** Which second each name's next path may have, so that a name that is asked for often is not tried second by second. */
class PathTimes {
  readonly #next = new Map<string, number>();
  #second = 0;

  /** The first second, from this one on, that no path of the name was given. */
  next(filename: string, second: number): number {
    this.#forget(second);
    return Math.max(second, this.#next.get(filename) ?? 0);
  }

  /** A path of the name has this second. */
  take(filename: string, second: number): void {
    this.#next.set(filename, second + 1);
  }

  /** What lies in the past is no longer needed; looked through once a second at the most. */
  #forget(second: number): void {
    if (second === this.#second) return;
    this.#second = second;
    for (const [filename, next] of this.#next) if (next <= second) this.#next.delete(filename);
  }
}
