import { expect, it } from "vitest";
import { realPorts } from "../../src/runtime/kit-process.js";
import { startFlaky } from "../support/flaky.js";
import { verifyAt } from "../support/kit.js";

it("finds the schedule of retries kept, however much time goes by between two requests", async () => {
  const flaky = await startFlaky({ clock: "stepped" });
  flaky.script = ({ path, headers }) => {
    const environment = flaky.standin.environment(String(headers["x-environment"] ?? "main"));
    if (path === "/_standin/clock") void environment.clock.advance("3s");
    return undefined;
  };
  const only = ["call-retry-schedule", "call-retries"];
  const { report, failures } = await verifyAt(flaky.url, { ports: realPorts, only });
  expect(failures).toEqual([]);
  // A call that times out takes real time.
  const open = report.cases.filter(({ verdict }) => verdict !== "held").map(({ because }) => because);
  expect(open).toEqual(["A timeout takes real time. Pass --patience to wait for it."]);
  expect(report.assumptions).toMatchObject({ "Q-21": "same", "Q-26": "same", "Q-35": "same" });
});

it.each([
  [["2m", "6m", "30m", "1h", "5h", "1d", "47h"], "retry 7 is due 172800 s after"],
  [["119s", "361s", "30m", "1h", "5h", "1d", "2d"], "retry 1 is due 120 s after"],
  [["2m", "6m", "30m", "1h", "5h"], "retry 6 is due 86400 s after"],
])("finds that retries come after %j", async (retry, told) => {
  const flaky = await startFlaky({ clock: "stepped", retry });
  const { report } = await verifyAt(flaky.url, { ports: realPorts, only: ["Q-21"] });
  const differing = report.cases.filter(({ verdict }) => verdict === "differs").map(({ because }) => because);
  expect(differing[0]?.toLowerCase()).toContain(told);
});
