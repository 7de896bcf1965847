import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { connect } from "../../../src/client/index.js";
import { newFolder } from "../../support/folder.js";
import { serve } from "../../support/process.js";

describe("standin serve", () => {
  it("with --state loses nothing: not with kill -9 a moment later, nor what was answered before SIGTERM", async () => {
    const state = join(await newFolder(), "work");
    const start = async () => {
      const served = serve("--json", "--state", state);
      return { served, url: await served.url() };
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
    await first.served.end("SIGKILL");
    const second = await start();
    await expect
      .poll(second.served.stderr)
      .toContain(`process ${first.served.child.pid}) was killed: changes of its last second`);
    const third = serve("--state", state);
    expect(await third.ended).toBe(2);
    expect(third.stderr()).toContain(
      `belongs to another Standin, process ${second.served.child.pid}, which is running.`,
    );
    expect(await authors(second.url)).toEqual(["before", "elsewhere"]);
    await put(second.url, "main", "after");
    expect(await second.served.end()).toBe(0);
    expect(second.served.stderr()).toMatch(/"msg":"The state is saved in .*seed\.json\."/);
    const last = await start();
    expect(await authors(last.url)).toEqual(["after", "elsewhere"]);
    await rename(state, `${state}-away`);
    await put(last.url, "main", "lost");
    expect(await last.served.end()).toBe(1);
    expect(last.served.stderr()).toMatch(/"msg":"The state of the environment \w+ was not saved to [^"]+\."/);
    expect(last.served.stderr()).not.toContain("Standin failed");
  });
});
