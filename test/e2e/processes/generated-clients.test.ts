import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { createStandin } from "../../../src/index.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const document = join(root, "openapi.yaml");
const require = createRequire(import.meta.url);

/** A tool that makes a client from a document, and what a user of the client writes: update an upload, follow the job. */
interface Generator {
  /** The arguments of Node that run it in the folder; it writes into `client` there. */
  readonly args: readonly string[];
  /** The file of its settings, and what stands in it for the mock at this address. */
  readonly settings?: { readonly file: string; readonly text: (url: string) => string };
  readonly flow: string;
}

const heyApi: Generator = {
  args: [join(root, "node_modules/@hey-api/openapi-ts/bin/run.js"), "-i", document, "-o", "client", "--silent"],
  flow: `
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
`,
};

const orval: Generator = {
  args: [join(root, "node_modules/orval/dist/bin/orval.js"), "--config", "orval.config.cjs"],
  settings: {
    file: "orval.config.cjs",
    text: (baseUrl) =>
      `module.exports = ${JSON.stringify({
        standin: { input: document, output: { target: "client/index.ts", client: "fetch", baseUrl } },
      })};`,
  },
  flow: `
import { getJobResult, getUpload, updateUpload } from "./client";

export async function flow(wait: () => Promise<unknown>) {
  const options = { headers: { authorization: "Bearer any-token" } };
  // @ts-expect-error: a name is a text
  const wrong: Parameters<typeof updateUpload>[1] = { basename: 7 };
  const updated = await updateUpload("1001", { basename: "meadow" }, undefined, options);
  if (updated.status !== 202) throw new Error("It is no job.");
  let waits = 0;
  for (;;) {
    const result = await getJobResult(updated.data.id, options);
    if (result.status === 200) {
      const upload = await getUpload("1001", options);
      return { waits, status: result.data.status, filename: upload.status === 200 ? upload.data.filename : undefined };
    }
    if (result.status !== 404) throw new Error(result.data.title);
    waits += 1;
    await wait();
  }
}
`,
};

const strict = ["--strict", "--module", "nodenext", "--target", "es2022", "--lib", "es2023,dom,dom.iterable"];

/** Makes the client in a folder of its own, compiles it together with its flow, and loads the flow. */
async function build({ args, settings, flow }: Generator, url: string) {
  const folder = await mkdtemp(join(tmpdir(), "standin-client-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const node = (...of: readonly string[]) => promisify(execFile)(process.execPath, of, { cwd: folder });
  if (settings) await writeFile(join(folder, settings.file), settings.text(url));
  await node(...args);
  await writeFile(join(folder, "flow.ts"), flow);
  const compiled = node(join(root, "node_modules/typescript/bin/tsc"), ...strict, "flow.ts");
  expect((await compiled.catch(({ stdout }: { stdout: string }) => ({ stdout }))).stdout).toBe("");
  return require(join(folder, "flow.js")) as { flow(wait: () => Promise<unknown>, url: string): Promise<object> };
}

describe("a client that is generated from the document", { timeout: 180_000 }, () => {
  it.each([
    ["@hey-api/openapi-ts", heyApi],
    ["orval", orval],
  ])("by %s compiles under --strict, updates an upload and follows the job", async (_, generator) => {
    const standin = await createStandin({ port: 0, clock: "stepped" });
    onTestFinished(() => standin.close());
    const { flow } = await build(generator, standin.url);
    const ended = await flow(() => standin.clock.advance("1s"), standin.url);
    expect(ended).toEqual({ waits: 1, status: 200, filename: "meadow.png" });
  });
});
