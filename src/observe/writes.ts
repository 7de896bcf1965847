/** A request on its way. */
export interface Write {
  readonly path: string;
  /** Whether another request that changes something at the same path was on its way with it. */
  overlaps: boolean;
}

/** Knows which requests overlap in time. */
export interface Writes {
  open(method: string, path: string): Write;
  close(write: Write): void;
}

export function createWrites(): Writes {
  const open = new Map<string, Set<Write>>();
  return {
    open(method, target) {
      const [path = ""] = target.split("?");
      const write: Write = { path, overlaps: false };
      if (method === "GET" || method === "HEAD" || method === "OPTIONS") return write;
      const others = open.get(path) ?? new Set();
      open.set(path, others.add(write));
      if (others.size > 1) for (const one of others) one.overlaps = true;
      return write;
    },
    close(write) {
      const others = open.get(write.path);
      others?.delete(write);
      if (others?.size === 0) open.delete(write.path);
    },
  };
}
