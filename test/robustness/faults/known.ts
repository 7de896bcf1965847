import { it } from "vitest";

/** What fails today, by the item of section 2 of issue 47 that makes it true. Remove a line with its cause. */
const failing: Readonly<Record<string, readonly string[]>> = {};

/** A test, or one that is known to fail. */
export function itHolds(name: string, work: () => Promise<unknown>, timeout = 30_000): void {
  (Object.values(failing).flat().includes(name) ? it.fails : it)(name, { timeout }, work);
}
