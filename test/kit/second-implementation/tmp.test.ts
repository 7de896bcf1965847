import { it } from "vitest";
import { judge } from "./judge.js";
import { rightRows } from "./switches/right.js";
import { wrongRows } from "./switches/wrong.js";

it("x", { timeout: 60000 }, async () => {
  const row = [...rightRows, ...wrongRows].find((one) => one.id === process.env.ROW);
  if (!row) throw new Error("no row");
  const { report } = await judge({
    wire: row.wire,
    only: process.env.ONLY ? [process.env.ONLY] : row.only,
    binding: row.binding,
    token: row.token,
    switches: [row.apply],
  });
  for (const one of report.cases)
    if (one.verdict !== "held") console.log(one.verdict, one.ids.join(" "), one.because ?? one.reason);
});
