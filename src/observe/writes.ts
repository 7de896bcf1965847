/** A request on its way. */
export interface Write {
  readonly path: string;
  /** The resource that it changes, such as `upload 7`. Undefined for a change of anything. */
  readonly about: string | undefined;
  readonly isChange: boolean;
  /** Its place among all that began and ended. */
  readonly began: number;
  /** Whether another request that changes something at the same path was on its way with it. */
  overlaps: boolean;
}

/** Knows which requests overlap in time. */
export interface Writes {
  open(method: string, path: string, about: string | undefined): Write;
  close(write: Write): void;
  /** Whether something on its way may change a resource. */
  mayChange(about: string): boolean;
  /** The place of what happens now. */
  readonly now: number;
}

export function createWrites(): Writes {
  const open = new Set<Write>();
  let now = 0;
  return {
    get now() {
      return now;
    },
    mayChange: (about) => [...open].some((one) => one.isChange && (one.about === undefined || one.about === about)),
    open(method, target, about) {
      const [path = ""] = target.split("?");
      const isChange = !["GET", "HEAD", "OPTIONS"].includes(method);
      const others = isChange ? [...open].filter((one) => one.isChange && one.path === path) : [];
      for (const one of others) one.overlaps = true;
      const write: Write = { path, about, isChange, began: ++now, overlaps: others.length > 0 };
      open.add(write);
      return write;
    },
    close(write) {
      now++;
      open.delete(write);
    },
  };
}
