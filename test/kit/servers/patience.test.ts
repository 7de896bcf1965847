import { describe, expect, it, onTestFinished } from "vitest";
import { contracts } from "../../../contracts/index.js";
import { toTarget } from "../../../src/kit/target/defaults.js";
import { verify } from "../../../src/kit/verify.js";
import type { StandinOptions } from "../../../src/options.js";
import { sleeplessPorts } from "../../support/flaky.js";
import { type Fault, type Inside, repeat, startWrongServer } from "../mutants/wrong-server.js";

const minutes = 60_000;

/**
 * What a run with patience says of a service whose clock is its own: that of the mock, which keeps to itself that it is a
 * Standin, and whose time passes where the kit waits. It gives up a call that gets no response after 8 seconds.
 */
async function verifyPatiently(fault: Fault, patience: number, options: StandinOptions = {}) {
  const server = await startWrongServer(
    { answered: (status) => status, ...fault },
    { clock: "stepped", ...options },
    true,
  );
  onTestFinished(() => server.close());
  let held = 0;
  const { ports } = sleeplessPorts(async (milliseconds) => {
    held = server.waiting() > 0 ? held + milliseconds : 0;
    if (held > 8000) server.giveUp();
    let isMoved = false;
    const moved = server.standin.environment("main").clock.advance(`${milliseconds}ms`);
    void moved.then(() => {
      isMoved = true;
    });
    // The clock stands still while a call is held. A request and its response give one that is under way time to arrive.
    do await fetch(`${server.url}/_standin`);
    while (!isMoved && server.waiting() === 0);
  });
  const target = toTarget({ url: server.url, patience });
  const { report, failures } = await verify(target, contracts, ports, { only: ["call-retries"] });
  expect(failures).toEqual([]);
  const told = (verdict: string) => report.cases.filter((one) => one.verdict === verdict).map(({ because }) => because);
  return { report, told };
}

/** The mock learns of a failure as of a success, and so has nothing to retry. */
const neverRetried: Fault = { answered: () => 200 };
const calledTwice: Fault = { outgoing: repeat };

/** Whether a call is the first retry; as the mock learns of it, it succeeds. */
function isSecond(memory: Inside["memory"]): boolean {
  const count = Number(memory.get("calls") ?? 0) + 1;
  memory.set("calls", count);
  // The first call of all is a success.
  return count === 3;
}

/** Quick ones, and all of them well within the patience. */
const schedule = { retry: ["5s", "15s", "30s"] };
const patience = minutes;

describe("retries that are waited for", () => {
  it("are seen after a 5xx, a lost connection and a time-out, and none after a success", async () => {
    const { report, told } = await verifyPatiently({}, patience, schedule);
    expect([told("broken"), told("differs"), told("not-verified")]).toEqual([[], [], []]);
    expect(report.rules).toMatchObject({ "C-02": "held", "C-03": "held", "C-04": "held", "C-08": "held" });
    expect(report.assumptions).toMatchObject({ "Q-35": "same", "Q-45": "same" });
  });

  it("are not taken for those of a service that makes every call twice", async () => {
    const { report, told } = await verifyPatiently(calledTwice, patience, schedule);
    expect(told("broken")).toEqual([]);
    expect(report.rules["C-08"]).toBe("held");
    const never = await verifyPatiently({ ...calledTwice, ...neverRetried }, patience, schedule);
    expect(never.report.rules["C-08"]).toBe("broken");
  });

  it.each<[string, Fault]>([
    ["never come", neverRetried],
    ["come once alone", { answered: (status, _, { memory }) => (isSecond(memory) ? 200 : status) }],
    ["do not come after a lost connection", { answered: (status) => status ?? 200 }],
  ])("break C-08 where they %s", async (_, fault) => {
    expect((await verifyPatiently(fault, patience, schedule)).report.rules["C-08"]).toBe("broken");
  });

  it("break C-08 where they come after all failures but a time-out", async () => {
    const fault: Fault = { answered: (status, { signal }) => (signal.aborted ? 200 : status) };
    const { report, told } = await verifyPatiently(fault, patience, schedule);
    expect(report.rules["C-08"]).toBe("broken");
    expect(told("broken")[0]).toMatch(/^A call that timed out was retried 0 times in 60 s/);
  });

  it("are not verified where the target's log says that they are still to come", async () => {
    const { report, told } = await verifyPatiently({}, patience);
    expect(report.rules["C-08"]).toBe("not-verified");
    expect(told("not-verified")[0]).toMatch(
      /^A call that was answered 500 was retried 0 times in 60 s.* the next one at 20/,
    );
  });

  it("are not waited for without patience", async () => {
    const { report, told } = await verifyPatiently({}, 0);
    expect(report.rules["C-08"]).toBe("not-verified");
    expect(told("broken")).toEqual([]);
  });
});
