import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const axe = createRequire(import.meta.url).resolve("axe-core");

/** What axe finds that is serious or critical, each with the first place at which it is. */
async function problemsOf(page: Page): Promise<string[]> {
  // Not as a script tag: the policy of a page may forbid it.
  await page.evaluate(await readFile(axe, "utf8"));
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(options: object): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
      };
    };
    // It would fetch the styles, which a page from a file may not; they have all been applied.
    return (await axe.run({ preload: false, resultTypes: ["violations"] })).violations;
  });
  return found
    .filter(({ impact }) => ["serious", "critical"].includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.length} × ${nodes[0]?.html.slice(0, 200)}`);
}

/** Letters and grounds depend on the scheme alone, places on the width alone: each is looked at once. */
const looks = [
  [1280, "light"],
  [390, "dark"],
] as const;

/** A page as it is fits each width, and has nothing serious that axe finds. */
export async function expectReadable(page: Page): Promise<void> {
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    const at = `${width} pixels, ${colorScheme}`;
    expect([at, ...(await problemsOf(page))]).toEqual([at]);
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth"), at).toBeLessThanOrEqual(0);
  }
}
