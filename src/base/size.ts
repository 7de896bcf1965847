import { amountsIn } from "./amounts.js";

const units = { B: 1, KB: 1e3, MB: 1e6, GB: 1e9, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 };

/** Bytes of `1GiB`, `500 MB` or of a bare number of bytes. */
export const sizes = amountsIn(units, "size", 'Pass bytes, or a size such as "500MB" or "1GiB".');

export const toBytes = sizes.to;

/** A number of bytes in the largest unit that it is a whole number of: `32 MiB`. */
export function showSize(bytes: number): string {
  for (const unit of ["GiB", "MiB", "KiB"] as const) {
    if (bytes >= units[unit] && bytes % units[unit] === 0) return `${bytes / units[unit]} ${unit}`;
  }
  return `${bytes} B`;
}
