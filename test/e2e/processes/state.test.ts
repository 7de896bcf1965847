import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { connect } from "../../../src/client/index.js";
import { png } from "../../support/images.js";
import { run } from "../../support/process.js";

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), "standin-state-"));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

describe("standin serve", () => {
  it("with --state loses nothing: not with kill -9 a moment later, nor what was answered before SIGTERM", async () => {
    const state = join(await folder(), "work");
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

  it.each([
    ["--state", "seed.json cannot be used: "],
    ["--save", "seed.json exists and is not the seed: it would be lost. Pass --state FOLDER"],
  ])("with %s refuses to lose what is there", async (flag, reason) => {
    const made = await folder();
    await writeFile(join(made, "seed.json"), "{");
    const path = flag === "--save" ? join(made, "seed.json") : made;
    const { ended, stderr } = run("serve", "--port", "0", flag, path);
    expect([await ended, stderr()]).toEqual([2, expect.stringContaining(reason)]);
    expect(await readFile(join(made, "seed.json"), "utf8")).toBe("{");
  });

  it("keeps edits of twenty pictures in two folders through kill -9 and --watch, and is a fixture then", async () => {
    const made = await folder();
    const [pictures, state] = [join(made, "pictures"), join(made, "work")];
    for (const name of ["press", "team"]) {
      await mkdir(join(pictures, name), { recursive: true });
      for (let number = 1; number <= 10; number++) await writeFile(join(pictures, name, `${number}.png`), png);
    }
    await writeFile(join(pictures, "Thumbs.db"), "");
    const start = async (...flags: string[]) => {
      const served = run("serve", "--port", "0", "--json", ...flags);
      return { served, standin: await connect(JSON.parse(await served.ready).url) };
    };
    const first = await start("--seed", pictures, "--state", state, "--watch");
    await expect.poll(first.served.stderr).toContain("Not in the seed: Thumbs.db.");
    const { uploads: [{ id } = { id: "" }] = [] } = await first.standin.state.get();
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ author: "Edited" });
    expect((await first.standin.fetch(`/uploads/${id}`, { method: "PUT", headers, body })).status).toBe(200);
    await mkdir(join(pictures, "new"));
    await writeFile(join(pictures, "new/added.png"), png);
    const stateOf = async ({ state }: typeof first.standin) => {
      const { uploads = [], upload_collections = [] } = await state.get();
      const author = uploads.find((upload) => upload.id === id)?.author;
      return [uploads.length, upload_collections.map(({ label }) => label).sort(), author];
    };
    const wanted = [21, ["new", "press", "team"], "Edited"];
    await expect.poll(() => stateOf(first.standin), { timeout: 10_000 }).toEqual(wanted);
    const isWritten = () => readFile(join(state, "seed.json"), "utf8");
    await expect.poll(isWritten, { timeout: 1000 }).toContain("/seed/new/added.png");
    first.served.child.kill("SIGKILL");
    await first.served.ended;
    const second = await start("--seed", pictures, "--state", state);
    expect(await stateOf(second.standin)).toEqual(wanted);
    second.served.child.kill("SIGKILL");
    const fixture = await start("--seed", state);
    const worker = await connect(fixture.standin.url, { environment: "worker-1" });
    expect(await stateOf(worker)).toEqual(wanted);
  });
});
