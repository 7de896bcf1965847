import { readFileSync } from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";
import { contracts } from "../../../contracts/index.js";
import { type Binding, parseBinding } from "../../../src/kit/binding/binding.js";
import { toTarget } from "../../../src/kit/binding/defaults.js";
import type { Ports } from "../../../src/kit/http/ports.js";
import { verify } from "../../../src/kit/verify.js";
import { dryRun } from "../../../src/suite/dry-run.js";
import { portsOn } from "../second-implementation/judge.js";
import { startSecondImplementation } from "../second-implementation/server.js";

/** How many requests a dry run announces for each one that a run then sends. */
async function announced(url: string, binding: Binding, ports: Ports): Promise<number> {
  const target = toTarget({ url, token: "any-token", patience: 2000, jobTimeout: 2000 }, binding);
  const { requests } = await dryRun(target, contracts);
  const { report } = await verify(target, contracts, ports, { calls: "allow" });
  return requests.length / report.requests_sent;
}

describe("a dry run announces, within a fifth, what a run sends", () => {
  it("to a service with jobs and paths of its own, and without environments", async () => {
    const service = await startSecondImplementation();
    onTestFinished(() => service.stop());
    const file = new URL("../second-implementation/binding.yaml", import.meta.url);
    const binding = parseBinding(readFileSync(file, "utf8"), "binding.yaml");
    const ratio = await announced(service.url, binding, portsOn(service.clock));
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.2);
  }, 180_000);
});
