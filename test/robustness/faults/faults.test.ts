import { describe, expect, it } from "vitest";
import { cellsOf, contractsOf, meet, modes, requestsOf } from "./every-request.js";
import { type Fault, faults } from "./service.js";

/** Every request (1), or one of so many; the gate has a fixed sample in place of it. */
const stride = Number(process.env.FAULTS ?? 0);

describe.runIf(stride > 0)("one fault at one request leaves nothing in silence, and nobody's data changed:", () => {
  const rows = Object.keys(modes).flatMap((mode) => contractsOf(mode).map((contract) => [mode, contract] as const));
  it.each(rows)("%s, %s", { timeout: 3_600_000 }, async (mode, contract) => {
    const wrong: string[] = [];
    let runs = 0;
    for (const fault of faults) {
      for (const cell of await cellsOf(mode, contract, fault, stride)) {
        const { problems, requests, code } = await meet(cell);
        runs++;
        if (problems.length > 0) wrong.push(`${fault} at ${cell.at} ${requests[cell.at - 1]} (${code}): ${problems}`);
      }
    }
    // It takes hours: each row is told as it ends.
    console.log(`${mode}, ${contract}: ${wrong.length} of ${runs} runs are wrong`);
    expect(wrong).toEqual([]);
  });
});

describe.runIf(stride === 0)("of every request that fails once, the gate has those that tell most:", () => {
  const contract = "upload-author";
  const some = (mode: string, line: RegExp, ...some: Fault[]) => some.map((fault) => ({ mode, line, fault }));
  const [creation, update, deletion] = [/^POST .uploads$/, /^PUT .uploads/, /^DELETE .uploads/];
  const sample = [
    ...some("create", creation, "reset after", "502 after", "late answer", "done late", "listed late", "kill", "gone"),
    ...some("create", /^POST .upload-collections/, "done late"),
    ...some("create", deletion, "reset before", "cut", "refused", "interrupt"),
    ...some("create with jobs", creation, "reset after", "502 after", "done late", "kill", "gone"),
    ...some("borrow", update, "done late", "kill", "interrupt", "gone"),
    ...some("borrow with jobs", update, "done late", "kill"),
    ...some("borrow with jobs", /^GET .job-results/, "refused"),
    ...some("quiet", update, "kill", "gone"),
    ...some("quiet", /^PUT .webhooks.w2/, "interrupt", "refused"),
    ...some("quiet", /^DELETE .webhooks.w2/, "refused"),
    ...some("undo create", deletion, "reset after", "done late", "kill", "gone"),
  ];
  for (const { mode, line, fault } of sample)
    it(`${mode}, ${fault} at ${line.source.replace(/\W+/g, " ").trim()}`, async () => {
      const at = (await requestsOf(mode, contract)).findIndex((one) => line.test(one)) + 1;
      expect(at).toBeGreaterThan(0);
      expect((await meet({ mode, contract, fault, at })).problems).toEqual([]);
    });
});
