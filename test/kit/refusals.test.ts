import { describe, expect, it } from "vitest";
import { contracts } from "../../contracts/index.js";
import { toTarget } from "../../src/kit/target/defaults.js";
import { verify } from "../../src/kit/verify.js";
import { realPorts } from "../../src/runtime/kit-ports.js";
import { type Fault, startWrongServer } from "./mutants/wrong-server.js";

/** What is broken of an author, where a server has a fault. */
async function brokenAuthors(fault: Fault): Promise<string[]> {
  const server = await startWrongServer(fault);
  try {
    const target = toTarget({ url: server.url });
    const { report, failures } = await verify(target, contracts, realPorts, { only: ["upload-author"] });
    expect(failures).toEqual([]);
    return report.cases.filter(({ verdict }) => verdict === "broken").map(({ because }) => String(because));
  } finally {
    await server.close();
  }
}

/** Sets the author behind a refusal of these values. */
const storesWhatItRefuses = (values: readonly unknown[], stored: string): Fault => ({
  async respond({ status }, { updates, id, sent }, { ask }) {
    const isOne = values.some((value) => JSON.stringify(value) === JSON.stringify(sent.author));
    if (updates === "upload" && status === 422 && isOne) await ask("PUT", `/uploads/${id}`, { author: stored });
  },
});

describe("of values that were all refused", () => {
  it("the one that changed something is named, though all were looked at together", async () => {
    const broken = await brokenAuthors(storesWhatItRefuses([false], "no"));
    expect(broken).toHaveLength(1);
    expect(broken[0]).toMatch(/^\/author false was refused, and yet \/author went from ".*" to "no"/);
  });

  it("each that changed something is named", async () => {
    const broken = await brokenAuthors(storesWhatItRefuses([false, 0, {}], "no"));
    expect(broken.map((because) => because.slice(0, 15))).toEqual([
      "/author 0 was r",
      "/author false w",
      "/author {} was ",
    ]);
  });

  it("none is where none did", async () => {
    expect(await brokenAuthors({})).toEqual([]);
  });
});
