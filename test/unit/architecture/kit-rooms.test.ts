import { expect, it } from "vitest";
import schema from "../../../src/kit/report/report.schema.json" with { type: "json" };
import { resourceSpecs } from "../../../src/kit/specs/specs.js";
import { sourcesIn } from "../../support/sources.js";

/** The kit's rooms in their order: each may import itself and those before it. What stands in `src/kit` puts them together. */
const order = ["specs", "binding", "wire", "ledger", "http", "subject", "run", "report", "kit"];

/** A folder in a room belongs to it. */
const roomOf = (path: string) => path.split("/").slice(2, -1)[0] ?? "kit";

it("the kit's rooms import only what comes before them: specs, binding, wire, ledger, http, subject, run, report", () => {
  const upwards = sourcesIn("src/kit").flatMap(({ path, imports }) =>
    imports
      .filter((one) => one.path?.startsWith("src/kit/") && one.path.endsWith(".ts"))
      .filter((one) => order.indexOf(roomOf(one.path ?? "")) > order.indexOf(roomOf(path)))
      .map((one) => `${path} imports ${one.path}`),
  );
  expect(upwards).toEqual([]);
  expect(sourcesIn("src/kit").map(({ path }) => roomOf(path))).toEqual(expect.arrayContaining(order));
});

it("what the kit knows of a resource stands in its ResourceSpec: no other room says its name, comments included", () => {
  const names = new RegExp(resourceSpecs.map(({ kind }) => kind).join("|"), "i");
  const others = order.slice(1, -1).flatMap((room) => sourcesIn(`src/kit/${room}`));
  const files = [...others, { path: "report.schema.json", text: JSON.stringify(schema, null, 2) }];
  const told = files.flatMap(({ path, text }) =>
    text
      .split("\n")
      .filter((line) => names.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(told).toEqual([]);
  expect(files.length).toBeGreaterThan(40);
});
