import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = createRequire(import.meta.url).resolve("axe-core");

/** What axe finds that is serious or critical, each with the first place at which it is. */
export async function problemsOf(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
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
