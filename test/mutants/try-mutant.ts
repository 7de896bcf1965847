import { expect } from "vitest";
import { contracts } from "../../contracts/index.js";
import { realPorts } from "../../src/cli/verify-ports.js";
import { isRule } from "../../src/verify/catalogue.js";
import { toTarget } from "../../src/verify/defaults.js";
import { verify } from "../../src/verify/verify.js";
import type { Mutant } from "./mutant.js";
import { startWrongServer } from "./wrong-server.js";

/** Runs the contracts that can tell about a mutant's id, and expects one of them to catch it under that id. */
export async function expectCaught({ id, fault, options, contracts: some }: Mutant): Promise<void> {
  const server = await startWrongServer(fault, options);
  try {
    const target = toTarget({ url: server.url, jobTimeout: 400 });
    const { report, failures } = await verify(target, contracts, realPorts, { only: some ?? [id] });
    expect(failures).toEqual([]);
    const verdict = isRule(id) ? report.rules[id] : report.answers[id];
    const found = report.cases.filter((one) => one.verdict !== "held").map(({ because }) => because?.slice(0, 200));
    expect({ verdict, found }).toMatchObject({ verdict: isRule(id) ? "broken" : "differs" });
  } finally {
    await server.close();
  }
}
