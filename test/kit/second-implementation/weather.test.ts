import { describe, expect, it } from "vitest";
import { exitCodeOf } from "../../../src/kit/report/exit-code.js";
import { named } from "../../support/rows.js";
import { isWhole, sample } from "../../support/sample.js";
import { differsAsMade } from "./as-made.js";
import { judge } from "./judge.js";
import { given } from "./switches/switch.js";
import { neighborAfter, status, updatesNothing, weatherRows } from "./switches/weather.js";

/** The gate meets a ninth of the mixed accidents; the nightly run meets all, and each alone too. */
const rows = isWhole
  ? weatherRows
  : sample(
      weatherRows.filter(({ isAlone }) => !isAlone),
      9,
    );

describe("a service that is right is not called broken in bad weather:", () => {
  it.each(named(rows, ({ name }) => name))(
    "%s",
    { timeout: 120_000 },
    async (_, { apply, exit, readLag, assumption, binding }) => {
      const { report, said, differing, failures, service } = await judge({
        wire: "documented",
        switches: [apply],
        ...{ readLag, binding },
      });
      expect(failures).toEqual([]);
      const code = exitCodeOf(report);
      const left = service.state.upload.size + service.state.webhook.size - 3;
      const problems = [
        ...(exit === 1 ? [] : said),
        ...(code === exit ? [] : [`the exit code is ${code}`]),
        ...(exit === 0 ? report.left_behind.map((one) => `${one.kind} ${one.id} is not as it was`) : []),
        ...(assumption === undefined || differing.includes(assumption) ? [] : [`${assumption} is not said to differ`]),
        ...(left === 0 ? [] : [`${left} resources were left behind`]),
      ];
      expect(problems).toEqual([]);
    },
  );

  it("what was met on the way is in the report, each time that it was met", async () => {
    const met = [status(429, { "retry-after": "1" }), status(503), "lost before" as const];
    const { report, said } = await judge({
      wire: "documented",
      only: ["webhook-enabled"],
      switches: [
        (service) => {
          service.weather = ({ operation }) => (operation === "updateWebhook" ? met.shift() : undefined);
        },
      ],
    });
    expect(said).toEqual([]);
    expect(report.weather).toEqual({ limited: 1, failed: 1, lost: 1 });
    expect(report.duration_ms).toBeGreaterThanOrEqual(1000);
  });

  it.each([404, 405, 501])("a service without update operations (%i) is told in one line", async (code) => {
    const { report, said, ending, service } = await judge({ wire: "documented", switches: [updatesNothing(code)] });
    expect(said).toEqual([]);
    expect(ending?.kind).toBe("no resource");
    expect(ending?.because).toMatch(
      new RegExp(
        `^the target has no updateUpload: PUT /uploads/\\S+ returned ${code}; the target has no updateWebhook: PUT `,
      ),
    );
    expect(exitCodeOf(report)).toBe(4);
    expect(service.state.upload.size + service.state.webhook.size).toBe(3);
  });

  it.each([401, 403, 422])("a service that refuses every update (%i) breaks nothing by that", async (code) => {
    const { report, said, ending, service } = await judge({ wire: "documented", switches: [updatesNothing(code)] });
    expect(said).toEqual([]);
    expect(ending?.because).toMatch(
      new RegExp(
        `^the target refuses every update of this upload, even to its own values: PUT /uploads/\\S+ returned ${code}`,
      ),
    );
    expect([exitCodeOf(report), (report.requests_sent ?? 999) < 100]).toEqual([4, true]);
    expect(service.state.upload.size + service.state.webhook.size).toBe(3);
  });

  it.each([40, 300])(
    "a neighbor that deletes all that the run made breaks nothing, after %i updates",
    async (updates) => {
      const { said, differing, ending, failures, service } = await judge({
        wire: "documented",
        switches: [neighborAfter(updates)],
      });
      expect([failures, said, differing.filter((one) => !differsAsMade.documented.includes(one))]).toEqual([
        [],
        [],
        [],
      ]);
      expect(ending?.because).toMatch(/^somebody else deleted all resources of this run/);
      expect(service.state.upload.size + service.state.webhook.size).toBe(3);
    },
  );

  it("a rule is neither held nor broken where the service fails at what it must refuse", async () => {
    const apply = given("refusal", (code, reasons) => [code === 422 ? 500 : code, reasons]);
    const { report } = await judge({ wire: "documented", only: ["upload-tags"], switches: [apply] });
    expect(report.rules["U-08"]).toBe("not-verified");
  });
});
