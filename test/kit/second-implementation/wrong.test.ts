import { describe, expect, it } from "vitest";
import type { Report } from "../../../src/kit/report/shape.js";
import { named } from "../../support/rows.js";
import { sample } from "../../support/sample.js";
import { judge } from "./judge.js";
import { wrongRows } from "./switches/wrong.js";

/** Whether a case is about what a call has, and not about one that did not come. */
const isOfCalls = ({ ids, because }: Report["cases"][number]) =>
  ids.some((id) => ["C-03", "C-04"].includes(id)) && !because?.includes("caused no matching call");

/** The gate meets some of them, and the night all. */
describe.concurrent("a broken rule is found of a service that", () => {
  it.each(named(sample(wrongRows, 6), ({ name }) => name))(
    "%s",
    async (_, { apply, wire, only, binding, token, rules, isEnoughOpen, notBroken = [], notHeld = [] }) => {
      const { report, failures } = await judge({ wire, only, binding, token, switches: [apply] });
      expect(failures).toEqual([]);
      const verdicts = rules.map((rule) => report.rules[rule] ?? "unknown");
      const isCaught = verdicts.includes("broken") || (isEnoughOpen && verdicts.some((one) => one !== "held"));
      const strange = [
        ...notBroken.filter((rule) => report.rules[rule] === "broken").map((rule) => `${rule} is called broken`),
        ...notHeld.filter((rule) => report.rules[rule] === "held").map((rule) => `${rule} is called held`),
      ];
      expect(strange).toEqual([]);
      expect(isCaught ? [] : [`of ${rules.join(", ")} the kit says ${verdicts.join(", ")}`]).toEqual([]);
      expect(report.cases.filter((one) => one.verdict === "broken" && isOfCalls(one) && !one.call)).toEqual([]);
    },
  );

  it("are told apart by their names", () => {
    expect(new Set(wrongRows.map(({ id }) => id)).size).toBe(wrongRows.length);
  });
});
