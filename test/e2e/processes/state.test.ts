import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { connect } from "../../../src/client/index.js";
import { newFolder } from "../../support/folder.js";
import { run } from "../../support/process.js";

describe("standin serve", () => {
  it("with --state loses nothing: not with kill -9 a moment later, nor what was answered before SIGTERM", async () => {
    const state = join(await newFolder(), "work");
    const start = async () => {
      const served = run("serve", "--port", "0", "--json", "--state", state);
      return { served, ...JSON.parse(await served.ready) };
    };
    const put = async (url: string, environment: string, author: string) => {
      const standin = await connect(url, { environment });
      const body = JSON.stringify({ author });
      const headers = { "Content-Type": "application/json" };
      expect((await standin.fetch("/uploads/1001", { method: "PUT", headers, body })).status).toBe(200);
    };
    const authors = (url: string) =>
      Promise.all(
        ["main", "checkout"].map(async (environment) => {
          const { uploads } = await (await connect(url, { environment })).state.get();
          return uploads?.[0]?.author;
        }),
      );
    const first = await start();
    await put(first.url, "main", "before");
    await put(first.url, "checkout", "elsewhere");
    const isWritten = () => readFile(join(state, "seed.checkout.json"), "utf8").catch(() => "");
    await expect.poll(isWritten, { timeout: 1000 }).toContain("elsewhere");
    first.served.child.kill("SIGKILL");
    await first.served.ended;
    const second = await start();
    expect(await authors(second.url)).toEqual(["before", "elsewhere"]);
    await put(second.url, "main", "after");
    second.served.child.kill("SIGTERM");
    expect(await second.served.ended).toBe(0);
    expect(second.served.stderr()).toMatch(/"msg":"The state is saved in .*seed\.json, .*seed\.checkout\.json\."/);
    expect(await authors((await start()).url)).toEqual(["after", "elsewhere"]);
  });
});
