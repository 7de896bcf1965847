import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as library from "../../src/index.js";
import * as kit from "../../src/suite/index.js";
import { startStandin } from "../support/standin.js";

const { createStandin } = library;

describe("the public surface", () => {
  it("is createStandin, and the error of a wrong seed", () => {
    expect(Object.keys(library).sort()).toEqual(["SeedError", "createStandin"]);
  });

  it("of the kit is verify, defineContract and describeContracts", () => {
    expect(Object.keys(kit).sort()).toEqual(["defineContract", "describeContracts", "verify"]);
  });

  it("of a stand-in is pinned", async () => {
    const standin = await startStandin();
    const members =
      "app clock close createReceiver emit environment environments faults jobs journal leftOut listen name receiver " +
      "reseed reset savedFiles seedFiles state url webhookCalls";
    expect(Object.keys(standin).sort()).toEqual(members.split(" "));
    expect(Object.keys(standin.clock).sort()).toEqual(["advance", "now"]);
    expect(standin.environment("sandbox").name).toBe("sandbox");
  });

  it("of the package are the library, the kit, the types, the client, the fixtures, the documents and the schemas", () => {
    const file = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
    expect(Object.keys(file.exports)).toEqual([
      ...[".", "./kit", "./types", "./client", "./browser", "./playwright", "./vitest"],
      ...["./openapi.yaml", "./control.openapi.yaml", "./flows.arazzo.yaml"],
      ...["./seed.schema.json", "./report.schema.json", "./binding.schema.json", "./package.json"],
    ]);
  });
});

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
