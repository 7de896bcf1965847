import { describe, expect, it, onTestFinished } from "vitest";
import { contracts } from "../../../../contracts/index.js";
import { toTarget } from "../../../../src/kit/binding/defaults.js";
import { loadBinding } from "../../../../src/kit/binding/load-binding.js";
import { verify } from "../../../../src/kit/verify.js";
import { realPorts } from "../../../../src/runtime/kit-process.js";
import { createStandin } from "../../../../src/standin.js";
import { createState } from "../../../kit/second-implementation/seed.js";
import { wrongRows } from "../../../kit/second-implementation/switches/wrong.js";
import { startFront } from "./front.js";
import { camelCase } from "./fronts.js";
import { bindingOf, verifyWire, wireRows } from "./verify-wire.js";

/** A few wrong servers, of fields and of calls. */
const wrongIds = ["metadata-alt-lost", "url-lower-case", "called-no-delete"];
const wrong = wrongRows.filter(({ id }) => wrongIds.includes(id));

describe.each(wireRows)("a service whose wire is $name", (row) => {
  it("is right, every rule is held that can be seen, and all is left as it was", async () => {
    const { service, report, failures, said } = await verifyWire(row);
    expect({ failures, said }).toEqual({ failures: [], said: [] });
    const open = Object.keys(report.rules).filter((id) => report.rules[id] !== "held");
    expect(open).toEqual(["U-19", "C-07"]);
    // It made resources of its own, and took them away.
    expect(report.cases.filter(({ because }) => because?.includes("of the kit's own"))).toEqual([]);
    expect([...service.state.webhook]).toEqual([...createState().webhook]);
    expect([...service.state.upload.keys()]).toEqual([...createState().upload.keys()]);
  }, 60_000);

  it.each(wrong)(
    "is wrong where it $title",
    async ({ apply, only, rules }) => {
      const { report, failures } = await verifyWire(row, { only, more: [apply] });
      expect(failures).toEqual([]);
      expect(rules.map((rule) => report.rules[rule])).toContain("broken");
    },
    60_000,
  );
});

it("has a few wrong servers of each kind", () => {
  expect(wrong.map(({ id }) => id).sort()).toEqual([...wrongIds].sort());
});

it("a Standin with names in camelCase is right in JSON:API, by its binding alone", async () => {
  const standin = await createStandin({ port: 0, jobTime: 60 });
  onTestFinished(() => standin.close());
  const outside = await startFront(camelCase);
  const binding = await loadBinding(bindingOf("camel-case"), {});
  const target = toTarget({ url: `${outside.behind(standin.url)}/json-api` }, binding);
  const uploads = ["upload-default-field-metadata", "upload-creator", "upload-upload-collection", "upload-errors"];
  const only = [...uploads, "webhook-custom-payload", "webhook-events"];
  const { report, failures } = await verify(target, contracts, realPorts, { only, calls: "allow" });
  const found = report.cases.filter(({ verdict }) => verdict === "differs" || verdict === "broken");
  expect({ failures, found: found.map(({ because }) => because) }).toEqual({ failures: [], found: [] });
  for (const id of ["U-09", "U-10", "U-11", "W-05", "W-07"]) expect([id, report.rules[id]]).toEqual([id, "held"]);
}, 60_000);
