import { expect, it } from "vitest";
import { borrowing, verifyAt } from "../support/kit.js";
import { startForeign } from "../support/records.js";

const only = ["upload-tags", "upload-notes", "upload-author", "webhook-name", "webhook-auto-retry", "webhook-response"];
const fixtures = { upload_id: "1001", webhook_id: "2001" };

/** How often a run goes from one borrowed resource to the other, and how many contracts change one of them at once. */
async function runOnBoth(options: Parameters<typeof verifyAt>[1]) {
  const service = await startForeign();
  const before = await service.snapshot();
  const running = new Set<string>();
  let most = 0;
  const { report } = await verifyAt(
    service.url,
    {
      ...{ only, ...options },
      onStart: ({ id }) => {
        running.add(id);
        const about = (kind: string) => [...running].filter((one) => one.startsWith(kind)).length;
        most = Math.max(most, about("upload"), about("webhook"));
      },
      onResult: ({ contract }) => running.delete(contract.id),
    },
    { ...borrowing, fixtures },
  );
  expect(report.cases.filter(({ verdict }) => verdict === "broken")).toEqual([]);
  expect(await service.snapshot()).toEqual(before);
  const updated = service.requests.filter(({ method }) => method === "PUT").map(({ path }) => path.split("/")[1]);
  return { turns: updated.filter((kind, index) => kind !== updated[index - 1]).length, most };
}

it("contracts about two borrowed resources run side by side, and those about one take turns", async () => {
  const { turns, most } = await runOnBoth({ calls: "quiet" });
  expect(turns).toBeGreaterThan(20);
  expect(most).toBe(1);
});

it.each([
  ["its calls are allowed, since an update would call others while the webhook changes", { calls: "allow" as const }],
  ["one at a time is asked for", { calls: "quiet" as const, concurrency: 1 }],
])("nothing runs beside a borrowed webhook where %s", async (_, options) => {
  const { turns, most } = await runOnBoth(options);
  expect(turns).toBeLessThan(only.length);
  expect(most).toBe(1);
});
