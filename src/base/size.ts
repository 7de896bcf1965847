const units = { B: 1, KB: 1e3, MB: 1e6, GB: 1e9, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 } as const;

/** Bytes of `1GiB`, `500 MB` or of a bare number of bytes; undefined for anything else. */
export function parseSize(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)\s*([KMG]i?B|B)?$/.exec(text.trim());
  if (!match) return undefined;
  // The pattern allows no other unit.
  const bytes = Math.round(Number(match[1]) * units[(match[2] ?? "B") as keyof typeof units]);
  return Number.isSafeInteger(bytes) ? bytes : undefined;
}

/** Bytes of a number, or of a size such as `1GiB`; undefined for anything else. */
export function bytesOf(size: unknown): number | undefined {
  const bytes = typeof size === "string" ? parseSize(size) : size;
  return typeof bytes === "number" && Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : undefined;
}

/** The same; throws a TypeError that names what has the size. */
export function toBytes(name: string, size: number | string): number {
  const bytes = bytesOf(size);
  if (bytes === undefined) throw new TypeError(sizeRefusal(name, size));
  return bytes;
}

export const sizeRefusal = (name: string, size: unknown): string =>
  `${name} ${JSON.stringify(size)} is not a size. Pass bytes, or a size such as "500MB" or "1GiB".`;

/** A number of bytes in the largest unit that it is a whole number of: `32 MiB`. */
export function showSize(bytes: number): string {
  for (const unit of ["GiB", "MiB", "KiB"] as const) {
    if (bytes >= units[unit] && bytes % units[unit] === 0) return `${bytes / units[unit]} ${unit}`;
  }
  return `${bytes} B`;
}
