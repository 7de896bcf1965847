import { describe, expect, it } from "vitest";
import request from "../../support/documented-request.js";
import { startStandin } from "../../support/standin.js";

describe("the control interface", () => {
  it("resets the environment that is named, or all", async () => {
    const standin = await startStandin();
    const names = ["main", "sandbox", "other"] as const;
    const authors = () => names.map((name) => standin.environment(name).state.get().uploads?.[0]?.author ?? "changed");
    const change = async (environment: string) => {
      const headers = { Authorization: "Bearer any-token", "X-Environment": environment };
      await request(standin.app).put("/uploads/1001").set(headers).send({ author: null });
    };
    const seeded = "Ada Lovelace";
    for (const name of names) await change(name);
    expect(authors()).toEqual(["changed", "changed", "changed"]);

    const reset = request(standin.app).post("/_standin/reset").set("X-Environment", "sandbox");
    expect((await reset).status).toBe(204);
    expect(authors()).toEqual(["changed", seeded, "changed"]);
    expect((await request(standin.app).post("/_standin/reset")).status).toBe(204);
    expect(authors()).toEqual([seeded, seeded, "changed"]);
    await change("main");
    expect((await request(standin.app).post("/_standin/reset").send({ all: true })).status).toBe(204);
    expect(authors()).toEqual([seeded, seeded, seeded]);
  });
});
