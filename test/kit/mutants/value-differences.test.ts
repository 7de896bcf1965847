import { describe, expect, it } from "vitest";
import { contracts } from "../../../contracts/index.js";
import { toTarget } from "../../../src/kit/target/defaults.js";
import { verify } from "../../../src/kit/verify.js";
import { realPorts } from "../../../src/runtime/kit-ports.js";
import type { Mutant } from "./mutant.js";
import { uploadDifferences } from "./upload-differences.js";
import { webhookDifferences } from "./webhook-differences.js";
import { startWrongServer } from "./wrong-server.js";

/** Beside errors, which the proxies write in their own form, one assumption differs and no rule is broken. */
async function expectOneDifference({ id, fault, options, contracts: only = [] }: Mutant): Promise<void> {
  const server = await startWrongServer(fault, options);
  try {
    const target = toTarget({ url: server.url, jobTimeout: 400 });
    const { report, failures } = await verify(target, contracts, realPorts, { only });
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
  it.each([...uploadDifferences, ...webhookDifferences])("$id: $name", expectOneDifference, 60_000);
});
