import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { createStandin } from "../../../src/index.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const document = join(root, "openapi.yaml");
const require = createRequire(import.meta.url);

/** What makes a client from the document, run by Node in a folder; it writes into `client` there. */
const generator = [
  join(root, "node_modules/@hey-api/openapi-ts/bin/run.js"),
  "-i",
  document,
  "-o",
  "client",
  "--silent",
];

/** What a user of the client writes: update an upload, follow the job. */
const flow = `
import { getJobResult, getUpload, updateUpload } from "./client";
import { createClient } from "./client/client";

export async function flow(wait: () => Promise<unknown>, baseUrl: string) {
  const client = createClient({ baseUrl, auth: "any-token" });
  const path = { upload_id: "1001" };
  // @ts-expect-error: a name is a text
  const wrong: Parameters<typeof updateUpload>[0]["body"] = { basename: 7 };
  const updated = await updateUpload({ client, path, body: { basename: "meadow" } });
  if (updated.data?.type !== "job") throw new Error("It is no job.");
  let waits = 0;
  for (;;) {
    const { data, error } = await getJobResult({ client, path: { job_id: updated.data.id } });
    if (data !== undefined) return { waits, status: data.status, filename: (await getUpload({ client, path })).data?.filename };
    if (error.status !== 404) throw new Error(error.title);
    waits += 1;
    await wait();
  }
}
`;

const strict = ["--strict", "--module", "nodenext", "--target", "es2022", "--lib", "es2023,dom,dom.iterable"];

/** Makes the client in a folder of its own, compiles it together with its flow, and loads the flow. */
async function build() {
  const folder = await mkdtemp(join(tmpdir(), "standin-client-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const node = (...of: readonly string[]) => promisify(execFile)(process.execPath, of, { cwd: folder });
  await node(...generator);
  await writeFile(join(folder, "flow.ts"), flow);
  const compiled = node(join(root, "node_modules/typescript/bin/tsc"), ...strict, "flow.ts");
  expect((await compiled.catch(({ stdout }: { stdout: string }) => ({ stdout }))).stdout).toBe("");
  return require(join(folder, "flow.js")) as { flow(wait: () => Promise<unknown>, url: string): Promise<object> };
}

it("a client that @hey-api/openapi-ts generates compiles under --strict, updates an upload and follows the job", {
  timeout: 180_000,
}, async () => {
  const standin = await createStandin({ port: 0, clock: "stepped" });
  onTestFinished(() => standin.close());
  const client = await build();
  const ended = await client.flow(() => standin.clock.advance("1s"), standin.url);
  expect(ended).toEqual({ waits: 1, status: 200, filename: "meadow.png" });
});
