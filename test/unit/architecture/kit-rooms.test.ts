import { expect, it } from "vitest";
import { sourcesIn } from "../../support/sources.js";

/** The kit's rooms in their order: each may import itself and those before it. What stands in `src/kit` puts them together. */
const order = ["target", "resources", "engine", "report", "kit"];

const roomOf = (path: string) => path.split("/").at(-2) ?? "";

it("the kit's rooms import only what comes before them: target, resources, engine, report", () => {
  const upwards = sourcesIn("src/kit").flatMap(({ path, imports }) =>
    imports
      .filter((one) => one.path?.startsWith("src/kit/") && one.path.endsWith(".ts"))
      .filter((one) => order.indexOf(roomOf(one.path ?? "")) > order.indexOf(roomOf(path)))
      .map((one) => `${path} imports ${one.path}`),
  );
  expect(upwards).toEqual([]);
  expect(sourcesIn("src/kit").map(({ path }) => roomOf(path))).toEqual(expect.arrayContaining(order));
});
