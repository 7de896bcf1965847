import { describe, expect, it } from "vitest";
import { contracts } from "../../../contracts/index.js";
import type { Contract } from "../../../src/kit/index.js";
import { toTarget } from "../../../src/kit/target/defaults.js";
import { verify } from "../../../src/kit/verify.js";
import { realPorts } from "../../../src/runtime/kit-ports.js";
import type { Mutant } from "./mutant.js";
import { uploadDifferences } from "./upload-differences.js";
import { webhookDifferences } from "./webhook-differences.js";
import { startWrongServer } from "./wrong-server.js";

/** The rest of the kit has nothing to do with it; the servers that differ in many ways at once are shown to all of it. */
const contractsAbout = (kind: "upload" | "webhook"): Contract[] => {
  const other = kind === "upload" ? "webhook" : "upload";
  const isOf = (needs: readonly string[], one: string) => needs.some((need) => need.endsWith(one));
  return contracts.filter(({ needs }) => isOf(needs, kind) || !isOf(needs, other));
};

/** Beside errors, which the proxies write in their own form, one assumption differs and no rule is broken. */
async function expectOneDifference(
  { id, fault, options, contracts: only = [] }: Mutant,
  some: readonly Contract[],
): Promise<void> {
  const server = await startWrongServer(fault, options);
  try {
    const target = toTarget({ url: server.url, jobTimeout: 400 });
    const { report, failures } = await verify(target, some, realPorts, { only });
    expect(failures).toEqual([]);
    const told = report.cases.filter(({ verdict }) => verdict === "broken" || verdict === "differs");
    const ids = new Set(told.flatMap((one) => one.ids).filter((one) => one !== "Q-18"));
    const because = told.map((one) => `${one.ids} ${one.because?.slice(0, 200)}`).join("\n");
    expect([...ids], because).toEqual([id]);
  } finally {
    await server.close();
  }
}

describe.concurrent("a server that keeps the rules is not called wrong that", () => {
  const time = 60_000;
  it.each(uploadDifferences)("$id: $name", (mutant) => expectOneDifference(mutant, contractsAbout("upload")), time);
  it.each(webhookDifferences)("$id: $name", (mutant) => expectOneDifference(mutant, contractsAbout("webhook")), time);
});
