import { it } from "vitest";
import { startFlaky } from "../../../support/flaky.js";
import { runCommand } from "../../../support/kit.js";
import { readdir, readFile } from "node:fs/promises";
import { newFolder } from "../../../support/folder.js";

it("x", async () => {
  const flaky = await startFlaky({ seed: { locales: ["en"], files: [{ path: "/a.txt", text: "a" }], uploads: Array.from({length: 10}, (_, i) => ({ id: String(i), path: "/a.txt", author: "C" + i })) as never, webhooks: [] } });
  const log: string[] = [];
  flaky.script = (request) => {
    if (request.path.includes("/_standin")) return { status: 404 };
    const was = request.path;
    request.path = request.path.replace(/(\/(?:uploads|webhooks)\/\d+)[^/?]*/, "$1");
    if (was !== request.path) log.push(`${request.method} ${was} -> ${request.path} ${request.body.slice(0, 100)}`);
    return undefined;
  };
  for (let i = 0; i < 6; i++) {
    log.length = 0;
    const runRecord = await newFolder();
    const before = new Set(flaky.standin.state.get().uploads?.map((u) => u.id));
    const { code, stdout, stderr } = await runCommand({ target: flaky.url, runRecord, only: ["upload-notes", "upload-author"] });
    const left = flaky.standin.state.get().uploads?.filter((u) => !before.has(u.id)).map((u) => u.id);
    console.log(code, left, log.slice(0, 12).join("\n"), "\n", (stderr + stdout).slice(-900), (await Promise.all((await readdir(runRecord)).filter((n) => n.endsWith("l")).map((n) => readFile(runRecord + "/" + n, "utf8")))).join("").slice(0, 1500));
  }
});
