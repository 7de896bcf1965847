import { describe, expect, it } from "vitest";
import { apiOf, controlOf, startControlled } from "./support.js";

describe("environments", () => {
  it("are made at their first use, and listed with what they hold", async () => {
    const { standin, control } = await startControlled({ deliver: "off" });
    expect((await control("get", "/environments")).body).toEqual({ environments: [] });
    await apiOf(standin, "checkout")("delete", "/uploads/1001");
    await standin.environment("checkout").webhookCalls.settle();
    expect((await control("get", "/environments")).body).toEqual({
      environments: [{ name: "checkout", uploads: 2, webhooks: 2, webhook_calls: 1, jobs: 0 }],
    });
  });

  it("are reset where they are named, or all", async () => {
    const { standin } = await startControlled();
    const names = ["main", "sandbox", "other"] as const;
    const authors = () => names.map((name) => standin.environment(name).state.get().uploads?.[0]?.author ?? "changed");
    const reset = async (name: string, body?: object) =>
      expect((await controlOf(standin, name)("post", "/reset", body)).status).toBe(204);
    for (const name of names) await apiOf(standin, name)("put", "/uploads/1001", { author: null });
    await reset("sandbox");
    expect(authors()).toEqual(["changed", "Ada Lovelace", "changed"]);
    await reset("main", { all: true });
    expect(authors()).toEqual(names.map(() => "Ada Lovelace"));
  });

  it("are dropped one by one, or all, and made anew at their next use", async () => {
    const { standin, control } = await startControlled();
    const namesOf = async () =>
      (await control("get", "/environments")).body.environments.map(({ name }: { name: string }) => name);
    for (const name of ["a", "b", "c"]) await apiOf(standin, name)("put", "/uploads/1001", { author: name });
    expect((await control("delete", "/environments/b")).status).toBe(204);
    expect(await namesOf()).toEqual(["a", "c"]);
    expect((await apiOf(standin, "b")("get", "/uploads/1001")).body.author).toBe("Ada Lovelace");
    expect((await control("delete", "/environments")).status).toBe(204);
    expect(await namesOf()).toEqual([]);
  });
});
