import { describe, expect, it } from "vitest";
import * as library from "../../src/index.js";
import { startStandin } from "../support/standin.js";

const { createStandin } = library;

describe("createStandin", () => {
  it("refuses an option that there is not, and says which there are", async () => {
    const made = createStandin({ prot: 4010 } as object);
    await expect(made).rejects.toThrow(TypeError);
    await expect(made).rejects.toThrow(/no option "prot"\. Its options are port/);
  });

  it("listens once, on a free port, and says where; closes more than once", async () => {
    const standin = await startStandin();
    expect(() => standin.url).toThrow("Await standin.listen() first");
    const [one, other] = await Promise.all([standin.listen(), standin.listen()]);
    expect(one).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
    expect([other, standin.url]).toEqual([one, one]);
    expect((await fetch(`${one}/_standin/health`)).status).toBe(200);
    await standin.close();
    await standin.close();
    await expect(fetch(`${one}/_standin/health`)).rejects.toThrow();
  });

  it("listens at once where a port is passed, and refuses one that is in use", async () => {
    const first = await startStandin({ port: 0 });
    const port = Number(new URL(first.url).port);
    await expect(createStandin({ port })).rejects.toMatchObject({ code: "EADDRINUSE" });
    const second = await startStandin();
    await expect(second.listen(port)).rejects.toMatchObject({ code: "EADDRINUSE" });
    expect(await second.listen()).not.toBe(first.url);
  });

  it("refuses a name that no environment can have", async () => {
    const standin = await startStandin();
    expect(() => standin.environment("a b")).toThrow(TypeError);
  });
});
