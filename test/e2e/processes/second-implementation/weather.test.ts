import { describe, expect, it } from "vitest";
import { exitCodeOf } from "../../../../src/kit/report/exit-code.js";
import { judge } from "./judge.js";
import { expectNone, titled } from "./switches/expect-row.js";
import { change } from "./switches/switch.js";
import { weatherRows } from "./switches/weather.js";

describe("a service that is right is not called broken in bad weather:", () => {
  it.each(titled(weatherRows))("%s", { timeout: 120_000 }, async (_, { id, apply, exit, readLag }) => {
    const { report, said, failures, service } = await judge({ wire: "documented", switches: [apply], readLag });
    expect(failures).toEqual([]);
    const code = exitCodeOf(report, { strict: false, accepted: [] });
    const left = service.state.upload.size + service.state.webhook.size - 3;
    const problems = [
      ...(exit === 1 ? [] : said),
      ...(code === exit ? [] : [`the exit code is ${code}`]),
      ...(exit === 0 ? report.left_behind.map((one) => `${one.kind} ${one.id} is not as it was`) : []),
      ...(left === 0 ? [] : [`${left} resources were left behind`]),
    ];
    expectNone(id, problems, true);
  });

  it("a rule is neither held nor broken where the service fails at what it must refuse", async () => {
    const apply = change("refusal", (inner) => (status, reasons) => inner(status === 422 ? 500 : status, reasons));
    const { report } = await judge({ wire: "documented", only: ["upload-tags"], switches: [apply] });
    expectNone("refused-500", report.rules["U-08"] === "not-verified" ? [] : [`U-08 is ${report.rules["U-08"]}`]);
  });
});
