import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createStandin, type Seed, type StandinOptions } from "../../../src/index.js";
import { flatEnvelope } from "../../../src/wire/envelope.js";
import { createClient } from "../../support/client.js";
import { newFolder } from "../../support/folder.js";
import { listenFor } from "../../support/request.js";
import { startStandin } from "../../support/standin.js";

async function start(options: StandinOptions = {}) {
  const folder = await newFolder();
  const save = join(folder, "state.json");
  const standin = await createStandin({ save, ids: "counted", ...options });
  await listenFor(standin.app);
  return { folder, save, standin };
}

const large = (mark: string): Seed => ({
  locales: ["en"],
  files: [
    ...["/small", "/large", "/larger"].map((path, index) => ({ path, text: mark.repeat(1 + index * 1024 * 1024) })),
    { path: "/again", copy_of: "/larger" },
  ],
  uploads: [{ id: "1", path: "/large" }],
});

it("a state with large files has them beside it, makes the same state again, and leaves none of an older one", async () => {
  const { folder, save, standin } = await start({ seed: large("a") });
  const state = standin.state.get();
  await standin.close();
  expect((await readdir(folder)).sort()).toEqual(["state.files", "state.json"]);
  expect((await readFile(save)).length).toBeLessThan(1024 * 1024 * 1.5);
  const again = await createStandin({ seed: save, save });
  expect(again.state.get()).toEqual(state);
  again.state.put(large("b"));
  const next = again.state.get();
  await again.close();
  expect(await readdir(join(folder, "state.files"))).toHaveLength(2);
  expect((await startStandin({ seed: save })).state.get()).toEqual(next);
});

it("as many environments as there can be are saved, main too, and one that fails does not stop the others", async () => {
  const { folder, save, standin } = await start({ seed: { locales: ["en"] } });
  for (let number = 1; number <= 1000; number++) standin.environment(`e${number}`).clock.now();
  await mkdir(join(folder, "state.e1.json"));
  await expect(standin.close()).rejects.toThrow(
    /^The state of the environment e1 was not saved to .*state\.e1\.json: /,
  );
  expect(await readdir(folder)).toHaveLength(1001);
  expect((await startStandin({ seed: save })).state.get().locales).toEqual(["en"]);
});

it("a job that was accepted ends before the state is saved", async () => {
  const { save, standin } = await start({ jobs: "always", clock: "stepped" });
  const { status } = await createClient(standin, flatEnvelope).send("updateUpload", {
    ...{ id: "1001", fields: { author: "Accepted" } },
  });
  expect(status).toBe(202);
  await standin.close();
  const { uploads } = (await startStandin({ seed: save })).state.get();
  expect(uploads?.[0]?.author).toBe("Accepted");
});
