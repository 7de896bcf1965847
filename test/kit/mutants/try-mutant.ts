import { expect } from "vitest";
import { contracts } from "../../../contracts/index.js";
import { isRule } from "../../../src/kit/engine/catalogue.js";
import { toTarget } from "../../../src/kit/target/defaults.js";
import { verify } from "../../../src/kit/verify.js";
import { realPorts } from "../../../src/runtime/kit-ports.js";
import type { Mutant } from "./mutant.js";
import { startWrongServer } from "./wrong-server.js";

/** Where many contracts can tell about an id, these are enough. */
const enough: Readonly<Record<string, readonly string[]>> = {
  "U-13": ["upload-author", "upload-together"],
  "U-02": ["upload-empty", "upload-author", "upload-together"],
  "W-02": ["webhook-keeps", "webhook-headers", "webhook-together"],
  "W-16": ["webhook-headers", "webhook-custom-payload"],
  "Q-03": ["upload-response"],
  "Q-04": ["upload-response"],
  "Q-05": ["webhook-response"],
  "Q-18": ["upload-tags"],
  "Q-30": ["upload-response"],
};

/** Runs the contracts that can tell about a mutant's id, and expects one of them to catch it under that id. */
export async function expectCaught({ id, fault, options, contracts: some }: Mutant): Promise<void> {
  const server = await startWrongServer(fault, options);
  try {
    const target = toTarget({ url: server.url, jobTimeout: 400 });
    const { report, failures } = await verify(target, contracts, realPorts, { only: some ?? enough[id] ?? [id] });
    expect(failures).toEqual([]);
    const verdict = isRule(id) ? report.rules[id] : report.assumptions[id];
    const found = report.cases.filter((one) => one.verdict !== "held").map(({ because }) => because?.slice(0, 200));
    expect({ verdict, found }).toMatchObject({ verdict: isRule(id) ? "broken" : "differs" });
  } finally {
    await server.close();
  }
}
