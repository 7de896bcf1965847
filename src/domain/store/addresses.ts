import type { Account } from "../memory.js";

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
export class AddressIndex {
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
