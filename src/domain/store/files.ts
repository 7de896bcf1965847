import { type MediaFile, withExtension } from "../media-file.js";
import type { Account } from "../memory.js";
import { Recent } from "../recent.js";

/** How long bytes can be put to an address, in milliseconds: as long as the published service's are good. */
export const addressLifetime = 900_000;

/** The number of expired addresses to remember. An older one counts as never created. */
const maximumExpired = 10_000;

/** The bytes of an address without its path, which is stored twice. */
const addressBytes = 512;

const pathsOf = ({ path }: Address) => [path, path];

export interface Address {
  readonly id: string;
  readonly path: string;
  /** Milliseconds on the environment's clock from which on it takes nothing. */
  readonly expires: number;
}

/** The parts of a path: `/PROJECT/UNIXTIME-filename`. */
export interface WantedPath {
  siteId: string;
  filename: string;
  /** Since 1970, of the request. */
  seconds: number;
}

/** The addresses that were given out for files, by identifier, oldest first. */
class AddressIndex {
  readonly #addresses = new Map<string, Address>();
  /** Their paths, which no other file may take meanwhile. */
  readonly #promised = new Set<string>();
  /** Which second each name's next path may have, so that a name that is asked for often is not tried second by second. */
  readonly #next = new Map<string, number>();
  #second = 0;

  constructor(readonly memory: Account) {}

  get(id: string): Address | undefined {
    return this.#addresses.get(id);
  }

  /** Whether a file is to come at this path, or has. */
  isPromised(path: string): boolean {
    return this.#promised.has(path);
  }

  /** Gives out an address, at a later second if the path of this one is taken. Throws INSUFFICIENT_STORAGE. */
  promise(
    { id, expires }: Omit<Address, "path">,
    { siteId, filename, seconds }: WantedPath,
    isTaken: (path: string) => boolean,
  ): Address {
    this.#forget(expires - addressLifetime, seconds);
    for (let time = Math.max(seconds, this.#next.get(filename) ?? 0); ; time++) {
      const path = `/${siteId}/${time}-${filename}`;
      if (isTaken(path) || this.#promised.has(path)) continue;
      const address = { id, path, expires };
      this.memory.hold("upload requests", pathsOf(address), addressBytes);
      this.#next.set(filename, time + 1);
      this.#addresses.set(id, address);
      this.#promised.add(path);
      return address;
    }
  }

  /** Drops the oldest expired addresses if there are too many, and at most once a second what is known of names. */
  #forget(now: number, second: number): void {
    if (second !== this.#second)
      for (const [filename, next] of this.#next) if (next <= second) this.#next.delete(filename);
    this.#second = second;
    for (const address of this.#addresses.values()) {
      const { id, path, expires } = address;
      if (this.#addresses.size <= maximumExpired || expires > now) return;
      this.memory.free("upload requests", pathsOf(address), addressBytes);
      this.#addresses.delete(id);
      this.#promised.delete(path);
    }
  }
}

/** The weight of a file without its bytes, and of a path without its characters. */
const fileBytes = 512;
const pathBytes = 256;

/**
 * The stored files by path, which stay good as a `path` when no upload has them any more, but not for ever: of those
 * that were used once and are not now the oldest are dropped. A file that nobody has used yet waits for that, and stays.
 */
export class Files {
  readonly #files: Map<string, MediaFile>;
  /** Where each file can be found: a rename gives it one more path. */
  readonly #paths = new Map<MediaFile, string[]>();
  readonly #users: Map<MediaFile, number>;
  /** Those that were used, in the order in which their last user left them. */
  readonly #unused: Recent<MediaFile>;
  /** The weight of each file. Bytes that environments share count for none of them. */
  readonly #weights: Map<MediaFile, number>;
  /** The newer file of the same address, by the older one, which a job may still hold. */
  readonly #successors = new WeakMap<MediaFile, MediaFile>();
  readonly addresses: AddressIndex;

  /** With those of a store at its start, where each is in use or waits for that. */
  constructor(
    readonly memory: Account,
    from?: Files,
  ) {
    this.#files = new Map(from ? from.#files : []);
    this.#users = new Map(from ? from.#users : []);
    this.#weights = new Map(from ? from.#weights : []);
    for (const [file, paths] of from ? from.#paths : []) this.#paths.set(file, [...paths]);
    this.#unused = new Recent(memory, (file) => this.#drop(file));
    this.addresses = new AddressIndex(memory);
  }

  get size(): number {
    return this.#files.size;
  }

  get(path: string): MediaFile | undefined {
    return this.#files.get(path);
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  entries(): IterableIterator<[string, MediaFile]> {
    return this.#files.entries();
  }

  /** The path that an upload of this file has: with the extension of its media type, unless another file has that path. */
  pathFor(path: string, file: MediaFile): string {
    const extended = withExtension(path, file);
    const other = this.#files.get(extended);
    return (other && other !== file) || this.addresses.isPromised(extended) ? path : extended;
  }

  /** Puts a file at one more path; of a new one `memory` is what its bytes count as. Throws INSUFFICIENT_STORAGE. */
  put(path: string, sent: MediaFile, memory = sent.content.memory): void {
    const file = this.#newest(sent);
    if (this.#files.get(path) === file) return;
    const paths = this.#paths.get(file);
    const more = pathBytes + path.length + (paths ? 0 : fileBytes + memory);
    // One more path is part of a change that was made already.
    if (paths) this.memory.add("files", more);
    else this.memory.charge("files", more);
    this.#weights.set(file, this.#weightOf(file) + more);
    if (paths) paths.push(path);
    else this.#paths.set(file, [path]);
    this.#files.set(path, file);
  }

  #weightOf(file: MediaFile): number {
    return this.#weights.get(file) ?? 0;
  }

  /** Takes a file out of those that nobody uses; returns whether it was one. There is room for it: so much was just freed. */
  #takeBack(file: MediaFile): boolean {
    const wasUnused = this.#unused.remove(file);
    if (wasUnused) this.memory.add("files", this.#weightOf(file));
    return wasUnused;
  }

  #leave(file: MediaFile): void {
    this.memory.release("files", this.#weightOf(file));
    this.#unused.add(file, this.#weightOf(file));
  }

  /** An upload has the file now, or a job that waits will need it: once `keep`, for which it stays, has not thrown. */
  holdFor(held: MediaFile, keep: () => void): void {
    const file = this.#newest(held);
    this.#users.set(file, (this.#users.get(file) ?? 0) + 1);
    const wasUnused = this.#takeBack(file);
    try {
      keep();
    } catch (error) {
      if (wasUnused || this.#users.get(file) !== 1) this.release(file);
      // Nobody has used it yet: it waits for that.
      else this.#users.delete(file);
      throw error;
    }
  }

  /** One of those that used the file does so no longer. */
  release(held: MediaFile): void {
    const file = this.#newest(held);
    const users = (this.#users.get(file) ?? 0) - 1;
    if (users > 0) {
      this.#users.set(file, users);
      return;
    }
    this.#users.delete(file);
    this.#leave(file);
  }

  /** An address that no path of another file, or of one to come, is in the way of; `isTaken` knows some of them. */
  promise(address: Omit<Address, "path">, wanted: WantedPath, isTaken: (path: string) => boolean): Address {
    return this.addresses.promise(address, wanted, (path) => this.#files.has(path) || isTaken(path));
  }

  /** Stores the bytes sent to an address, also for uploads that use earlier ones. Throws INSUFFICIENT_STORAGE. */
  fulfil({ path }: Address, file: MediaFile): void {
    const before = this.#files.get(path);
    if (!before) {
      this.put(path, file);
      return;
    }
    const more = file.content.memory - before.content.memory;
    const wasUnused = this.#takeBack(before);
    try {
      this.memory.charge("files", more);
    } catch (error) {
      if (wasUnused) this.#leave(before);
      throw error;
    }
    this.#weights.set(file, this.#weightOf(before) + more);
    this.#weights.delete(before);
    const paths = this.#paths.get(before) ?? [];
    for (const one of paths) this.#files.set(one, file);
    this.#paths.delete(before);
    this.#paths.set(file, paths);
    const users = this.#users.get(before);
    if (users !== undefined) this.#users.set(file, users);
    this.#users.delete(before);
    this.#successors.set(before, file);
    if (wasUnused) this.#leave(file);
  }

  #newest(file: MediaFile): MediaFile {
    let newest = file;
    for (let next: MediaFile | undefined = file; next; next = this.#successors.get(next)) newest = next;
    return newest;
  }

  #drop(file: MediaFile): void {
    this.#weights.delete(file);
    for (const path of this.#paths.get(file) ?? []) this.#files.delete(path);
    this.#paths.delete(file);
  }
}
