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

  it("moves the time of the environment that is named, and says what ran", async () => {
    const standin = await startStandin();
    const update = request(standin.app).put("/uploads/1001").set("Authorization", "Bearer any-token");
    const { body: job } = await update.send({ basename: "meadow" });
    const clock = (method: "get" | "post", environment: string) =>
      request(standin.app)[method]("/_standin/clock").set("X-Environment", environment);

    expect((await clock("post", "sandbox").send({ advance: "1h" })).body).toMatchObject({ ran: [] });
    expect(standin.jobs.list()).toMatchObject([{ status: null }]);
    const { status, body } = await clock("post", "main").send({ advance: "2m" });
    expect([status, body]).toEqual([
      200,
      {
        now: "2026-01-02T00:02:00.000Z",
        ran: [{ at: "2026-01-02T00:00:00.300Z", kind: "job", id: job.id }],
        in_flight: [],
      },
    ]);
    expect((await clock("get", "main")).body).toEqual({ now: "2026-01-02T00:02:00.000Z", offset_ms: 120_000 });
    expect((await clock("get", "sandbox")).body.offset_ms).toBe(3_600_000);
  });
});
