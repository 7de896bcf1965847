import { expect, it } from "vitest";
import { judge } from "../../kit/second-implementation/judge.js";
import { wrongRows } from "../../kit/second-implementation/switches/wrong.js";

/** Rules whose refusals no schema can ask for: an identifier, a file or a name that is unknown or in use. */
const beyondSchemas = ["U-01", "W-01", "U-16"];

/**
 * What a tool can find that knows the document, sends right and wrong requests, and looks at one response at a time. The kit's
 * findings tell: a wrong value that was taken, or a right one that was refused. It is an upper bound, since the tool must also
 * come upon that value.
 */
it("tools that send requests from a document can find those of the wrong servers alone that the score has", {
  timeout: 900_000,
}, async () => {
  const finds: Record<"values" | "tokens", string[]> = { values: [], tokens: [] };
  for (const { id, apply, wire, only, binding, token } of wrongRows) {
    const { report } = await judge({ wire, only, binding, token, switches: [apply] });
    const broken = report.cases.filter(({ verdict }) => verdict === "broken");
    const isOfTokens = broken.some(({ ids }) => ids.includes("A-01"));
    const isOfValues = broken.some(
      ({ ids, because }) =>
        /was not (refused|accepted)/.test(because ?? "") &&
        !because?.includes("name of another webhook") &&
        !ids.some((one) => beyondSchemas.includes(one) || one === "A-01"),
    );
    if (isOfTokens) finds.tokens.push(id);
    else if (isOfValues) finds.values.push(id);
  }
  await expect(`${JSON.stringify(finds, null, 2)}\n`).toMatchFileSnapshot("others-find.json");
});
