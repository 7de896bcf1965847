import { describe, expect, it } from "vitest";
import { named } from "../../support/rows.js";
import { sample } from "../../support/sample.js";
import { differsAsMade } from "./as-made.js";
import { createAsMade, differencesFrom } from "./compare.js";
import { judge } from "./judge.js";
import { rightRows } from "./switches/right.js";

const judgeAsMade = createAsMade();
/** As a whole, or as far as it can be tried there. */
const isHeld = (verdict = "") => verdict.startsWith("held");

describe.concurrent("nothing is called broken, and what is open and differs is said, of a service that", () => {
  it.each(named(sample(rightRows, 11), ({ name }) => name))(
    "%s",
    async (_, { apply, wire, only, binding, token, unnamed, assumptions, may, open, notHeld = [] }) => {
      const made = await judgeAsMade(wire, only);
      const judgement = await judge({ wire, only, binding, token, unnamed, switches: [apply] });
      const { said, differing, failures, report } = judgement;
      expect(failures).toEqual([]);
      const allowed = [...differsAsMade[wire], ...assumptions, ...may];
      const seen = differencesFrom(made, judgement);
      const unseen = Object.keys(report.rules).filter(
        (rule) => isHeld(made.report.rules[rule]) && !isHeld(report.rules[rule]),
      );
      expect([
        ...said,
        ...differing.filter((one) => !allowed.includes(one)),
        ...assumptions.filter((one) => !seen.has(one)).map((one) => `${one} is not said to differ`),
        ...notHeld.filter((rule) => report.rules[rule] === "held").map((rule) => `${rule} is said to hold`),
        ...unseen.filter((rule) => !open.includes(rule)).map((rule) => `${rule} is not seen to hold`),
      ]).toEqual([]);
    },
  );

  it("are told apart by their names", () => {
    expect(new Set(rightRows.map(({ id }) => id)).size).toBe(rightRows.length);
  });
});
