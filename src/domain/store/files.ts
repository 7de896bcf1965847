import { type StoredFile, withExtension } from "../stored-file.js";
import { type Address, Addresses, type WantedPath } from "./addresses.js";

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
  /** What was sent to its address later, by the file before it, which a job may still hold. */
  readonly #successors = new WeakMap<StoredFile, StoredFile>();
  readonly addresses = new Addresses();

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

  /** The path that an upload of this file has: with the extension of its media type, unless another file has that path. */
  pathFor(path: string, file: StoredFile): string {
    const extended = withExtension(path, file);
    const other = this.#files.get(extended);
    return (other && other !== file) || this.addresses.isPromised(extended) ? path : extended;
  }

  put(path: string, sent: StoredFile): void {
    const file = this.#newest(sent);
    if (this.#files.get(path) === file) return;
    const paths = this.#paths.get(file);
    if (paths) paths.push(path);
    else this.#paths.set(file, [path]);
    this.#files.set(path, file);
  }

  /** An upload has the file now, or a job that waits will need it. */
  use(held: StoredFile): void {
    const file = this.#newest(held);
    this.#users.set(file, (this.#users.get(file) ?? 0) + 1);
    if (this.#unused.delete(file)) this.#unusedBytes -= file.content.size;
  }

  /** One of those that used the file does so no longer. */
  release(held: StoredFile): void {
    const file = this.#newest(held);
    const users = (this.#users.get(file) ?? 0) - 1;
    if (users > 0) {
      this.#users.set(file, users);
      return;
    }
    this.#users.delete(file);
    this.#unused.add(file);
    this.#unusedBytes += file.content.size;
    for (const oldest of this.#unused) {
      if (this.#unused.size <= maximumUnused && this.#unusedBytes <= maximumUnusedBytes) break;
      this.#drop(oldest);
    }
  }

  /** An address that no path of another file, or of one to come, is in the way of; `isTaken` knows some of them. */
  promise(address: Omit<Address, "path">, wanted: WantedPath, isTaken: (path: string) => boolean): Address {
    return this.addresses.promise(address, wanted, (path) => this.#files.has(path) || isTaken(path));
  }

  /** Keeps what was sent to an address: in the place of what was sent there before, for all who have that. */
  fulfil({ path }: Address, file: StoredFile): void {
    const before = this.#files.get(path);
    if (!before) {
      this.put(path, file);
      return;
    }
    const paths = this.#paths.get(before) ?? [];
    for (const one of paths) this.#files.set(one, file);
    this.#paths.delete(before);
    this.#paths.set(file, paths);
    const users = this.#users.get(before);
    if (users !== undefined) this.#users.set(file, users);
    this.#users.delete(before);
    if (this.#unused.delete(before)) {
      this.#unused.add(file);
      this.#unusedBytes += file.content.size - before.content.size;
    }
    this.#successors.set(before, file);
  }

  #newest(file: StoredFile): StoredFile {
    let newest = file;
    for (let next: StoredFile | undefined = file; next; next = this.#successors.get(next)) newest = next;
    return newest;
  }

  #drop(file: StoredFile): void {
    this.#unused.delete(file);
    this.#unusedBytes -= file.content.size;
    for (const path of this.#paths.get(file) ?? []) this.#files.delete(path);
    this.#paths.delete(file);
  }
}
