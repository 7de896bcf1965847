import { describe, expect, it } from "vitest";
import { apiOf, controlOf } from "../behaviour/control/support.js";
import { startStandin } from "../support/standin.js";

async function started() {
  const standin = await startStandin({ jobs: "never" });
  return { standin, api: apiOf(standin), control: controlOf(standin) };
}

describe("the control interface refuses what would break the environment", () => {
  it.each([
    ["/faults", { operation: ["*"], status: 500 }, "/operation"],
    ["/faults", { operation: "*", method: ["GET"], status: 500 }, "/method"],
    ["/faults", { operation: "*", code: ["NOT_FOUND"] }, "/code"],
    ["/jobs", { ends: ["due"] }, "/ends"],
    ["/clock", { advance: Number.MAX_SAFE_INTEGER }, "/advance"],
    ["/clock", { advance: "3000000d" }, "/advance"],
    ["/clock", { advance: { toString: [] } }, "/advance"],
    ["/clock", { advance: [5] }, "/advance"],
  ])("%s %j", async (path, body, pointer) => {
    const { standin, api, control } = await started();
    const refused = await control("post", path, body);
    expect(refused).toMatchObject({ status: 422, body: { code: "INVALID_FORMAT", errors: [{ pointer }] } });
    expect([standin.faults.list(), standin.jobs.list()]).toEqual([[], []]);
    expect((await api("put", "/uploads/1001", { author: "Ada" })).status).toBe(200);
  });
});

it.each([204, 205, 304])(
  "a fault with a body and the status %i, which has none, is answered without",
  async (status) => {
    const { standin, api } = await started();
    standin.faults.add({ operation: "*", status, body: { some: "body" } });
    const { headers, text } = await api("get", "/uploads/1001");
    expect(headers["content-length"] ?? "0").toBe("0");
    expect(headers["content-type"]).toBeUndefined();
    expect(text).toBe("");
  },
);

it("a query that says the same five hundred times is refused with twenty violations", async () => {
  const { api } = await started();
  const names = Array.from({ length: 500 }, (_, index) => `n${index}=&n${index}=`).join("&");
  const { status, body } = await api("get", `/uploads?${names}`);
  expect([status, body.errors.length]).toEqual([422, 20]);
});
