import { describe, expect, it } from "vitest";
import type { Judge } from "../../../src/observe/judge.js";
import { idsOf, judgeOf, type Passing, pass, upload } from "./passing.js";

describe("a later read, where nobody else writes (--only-writer)", () => {
  const update = { sent: { author: "Ada" }, shown: upload({ author: "Ada" }) };
  const read = { method: "GET", shown: upload({ author: "Before" }) };
  const announced = { sent: { author: "Late" }, status: 202, shown: { id: "9", type: "job" } };
  const start = () => judgeOf("{}", undefined, true);

  it("breaks the rule of an update that it does not show", () => {
    const judge = start();
    pass(judge, { method: "GET", shown: upload({ author: "Before" }) });
    pass(judge, update);
    pass(judge, read);
    expect(idsOf(judge, "broken")).toEqual(["U-06"]);
    const told = judge.results.flatMap(({ findings }) => findings).find(({ verdict }) => verdict === "broken");
    expect(told?.because).toBe(
      '/author was set to "Ada", but a later read shows "Before". If reads lag behind writes, do not pass --only-writer',
    );
  });

  it.each<[string, (judge: Judge) => unknown]>([
    ["an update was on its way with the read", (judge) => judge.open("PUT", "/uploads/7")],
    ["a request outside the document came since", (judge) => pass(judge, { method: "POST", path: "/restore/7" })],
    ["one is on its way", (judge) => judge.open("POST", "/restore/7")],
    ["one was too large to be judged", (judge) => judge.drop(judge.open("PUT", "/uploads/7"))],
    ["an update got no response", (judge) => [{ ...update, status: 0 }, update].map((one) => pass(judge, one))],
    ["a job of an earlier update may still run", (judge) => [announced, update].map((one) => pass(judge, one))],
    ["a collection was deleted", (judge) => pass(judge, { method: "DELETE", path: "/upload-collections/3" })],
    [
      "the update overlapped with another",
      (judge) => {
        const other = judge.open("PUT", "/uploads/7");
        pass(judge, update);
        judge.drop(other);
      },
    ],
  ])("proves nothing where %s", (_, happen) => {
    const judge = start();
    pass(judge, update);
    happen(judge);
    pass(judge, read);
    expect(idsOf(judge, "broken")).toEqual([]);
  });

  it.each<[string, Passing]>([
    ["asks for another environment", { headers: { "x-environment": "other" } }],
    ["asks for another view", { path: "/uploads/7?version=1" }],
  ])("proves nothing where it %s than the update", (_, how) => {
    const judge = start();
    pass(judge, update);
    pass(judge, { ...read, ...how });
    expect([idsOf(judge, "broken"), idsOf(judge, "not-verified")]).toEqual([[], ["U-06"]]);
  });

  it("proves nothing where it began before the update ended", () => {
    const judge = start();
    const early = judge.open("GET", "/uploads/7");
    pass(judge, update);
    pass(judge, read, early);
    expect(idsOf(judge, "broken")).toEqual([]);
  });

  it("proves a loss beside updates of others, and what only a job has set", () => {
    const judge = start();
    pass(judge, announced);
    const payload = upload({ author: "Late" });
    const shown = { id: "9", type: "job_result", status: 200, payload };
    pass(judge, { method: "GET", path: "/job-results/9", shown });
    judge.open("PUT", "/uploads/8");
    pass(judge, { method: "POST", path: "/uploads", sent: {}, status: 201, shown: { ...upload({}), id: "10" } });
    pass(judge, read);
    expect(idsOf(judge, "broken")).toEqual(["U-06"]);
  });
});
