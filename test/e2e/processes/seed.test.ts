import { once } from "node:events";
import { mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { dirname, join, resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { connect } from "../../../src/client/index.js";
import { newFolder } from "../../support/folder.js";
import { run, serve } from "../../support/process.js";
import { serveHttp } from "../../support/serve-http.js";
import { startListening, startStandin } from "../../support/standin.js";

async function runToEnd(...args: string[]) {
  const { ended, stderr } = run(...args);
  return { code: await ended, said: stderr() };
}

describe("standin seed init", () => {
  it("writes a seed that serves, and that keeps the schema which it names", async () => {
    const file = join(await newFolder(), "seed.json");
    expect((await runToEnd("seed", "init", file)).code).toBe(0);
    const seed = JSON.parse(await readFile(file, "utf8"));
    const schema = JSON.parse(await readFile(resolve(dirname(file), seed.$schema), "utf8"));
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    (formats as unknown as (ajv: Ajv2020) => void)(ajv);
    const check = ajv.compile(schema);
    expect([check(seed), check.errors]).toEqual([true, null]);
    expect(check({ ...seed, uploads: [{ id: 1 }] })).toBe(false);
    expect((await startStandin({ seed: file })).state.get().uploads?.[0]?.id).toBe("1001");
  });

  it("leaves a file that is there as it is", async () => {
    const file = join(await newFolder(), "seed.json");
    await writeFile(file, "mine");
    expect(await runToEnd("seed", "init", file)).toMatchObject({
      code: 2,
      said: expect.stringContaining("already exists. Name another file"),
    });
    expect(await readFile(file, "utf8")).toBe("mine");
  });
});

describe("standin seed pull", () => {
  it.each([
    [{ id: "1", path: { toString: null }, url: "http://a" }, "has no text as its path"],
    [{ id: "1", path: "/a", url: null, filename: { toString: null } }, "has no text as its url"],
    [{ id: { toString: null }, path: "/a", url: "/a" }, "has no text as its id"],
    [{ attributes: { id: 1 }, relationships: 7, id: "1" }, "has no text as its path"],
  ])("says what is wrong with %j, without the token", async (upload, reason) => {
    const url = await serveHttp((request, response) => {
      const data = request.url?.startsWith("/uploads") ? [{ ...upload, note: request.headers.authorization }] : [];
      response.end(JSON.stringify({ data, meta: { total_count: { toString: null } } }));
    });
    const args = ["seed", "pull", "--from", url, "--token", "s3cr3t-token-1", "--out", await newFolder()];
    const { code, said } = await runToEnd(...args);
    expect([code, said]).toEqual([2, expect.stringContaining(reason)]);
    expect(said).not.toMatch(/s3cr3t|\n {4}at /);
  });

  it("hides the token in the names of files and addresses that it prints", async () => {
    const url = await serveHttp((request, response) => {
      const token = "s3cr3t-token-1";
      const upload = {
        id: "1",
        path: "/a.png",
        url: `http://${request.headers.host}/${token}?sig=${token}`,
        filename: token,
      };
      if (request.url?.startsWith(`/${token}`)) response.writeHead(404).end();
      else response.end(JSON.stringify({ data: request.url?.startsWith("/uploads") ? [upload] : [] }));
    });
    const args = ["seed", "pull", "--from", url, "--token", "s3cr3t-token-1", "--out", await newFolder()];
    const { code, said } = await runToEnd(...args);
    expect([code, said]).toEqual([2, expect.stringContaining("[redacted]")]);
    expect(said).not.toContain("s3cr3t");
  });

  it.each(["", "/json-api"])("takes uploads with their bytes, webhooks and collections, from %j", async (base) => {
    const standin = await startStandin({ port: 0, jobs: "never", clock: "real" });
    // Addresses lead to the one that serves.
    const out = join(await newFolder(), "pulled");
    const from = await startStandin({ port: 0, seed: standin.state.get(), publicUrl: standin.url });
    const args = ["seed", "pull", "--from", from.url + base, "--token", "any", "--out", out];
    const { code, said } = await runToEnd(...args);
    expect([code, said]).toEqual([0, expect.stringContaining("3/3")]);
    const pulled = await startStandin({ seed: out });
    const { files, ...state } = pulled.state.get();
    const { files: _, ...wanted } = from.state.get();
    const strip = ({ uploads = [], upload_filters: _filters, upload_tags: _tags, ...rest }: typeof state) => ({
      ...rest,
      uploads: uploads.map(({ creator: _creator, ...upload }) => upload),
    });
    expect(strip(state)).toMatchObject({ ...strip(wanted), locales: expect.any(Array), webhooks: expect.any(Array) });
    expect(files?.map(({ base64 }) => base64)).toEqual(
      from.state.get().uploads?.map(({ path }) => from.state.get().files?.find((file) => file.path === path)?.base64),
    );
    for (const entry of from.journal.list()) expect(entry.method).toBe("GET");
  });

  it("takes a file once that two uploads have", async () => {
    const uploads = [
      { id: "1", path: "/a.txt" },
      { id: "2", path: "/a.txt", basename: "other" },
    ];
    const seed = { locales: ["en"], files: [{ path: "/a.txt", text: "a" }], uploads };
    const { url } = await startListening({ seed });
    const out = join(await newFolder(), "pulled");
    expect(await runToEnd("seed", "pull", "--from", url, "--token", "any", "--out", out)).toMatchObject({ code: 0 });
    const { files, uploads: pulled } = (await startStandin({ seed: out })).state.get();
    expect([files?.length, pulled]).toMatchObject([1, uploads]);
  });

  it("goes on from where it was, and fetches nothing twice", async () => {
    const standin = await startStandin({ port: 0 });
    const from = await startStandin({ port: 0, publicUrl: standin.url });
    standin.clock.now();
    const out = join(await newFolder(), "pulled");
    const args = ["seed", "pull", "--from", from.url, "--token", "any", "--out", out];
    await runToEnd(...args);
    const names = await readdir(join(out, "files"));
    const [first = ""] = names;
    const before = standin.journal.list().length;
    await rm(join(out, "files", first));
    expect((await runToEnd(...args)).code).toBe(0);
    expect(standin.journal.list()).toHaveLength(before + 1);
    expect((await stat(join(out, "files", first))).size).toBeGreaterThan(0);
  });

  it("says what is wrong with the address", async () => {
    const { url } = await startStandin({ port: 0 });
    const out = join(await newFolder(), "pulled");
    const { code, said } = await runToEnd("seed", "pull", "--from", `${url}/nope`, "--token", "any", "--out", out);
    expect([code, said]).toEqual([2, expect.stringContaining("Check --from and --token")]);
  });
});

/** A project with one upload, whose list responds with `statuses` before it does with the upload. */
async function startProject(upload: Record<string, unknown>, statuses: readonly number[] = [], headers = {}) {
  const left = [...statuses];
  const from = await serveHttp(({ url = "" }, response) => {
    const [path] = url.split("?");
    if (path === "/file") return void response.end("file");
    if (path === "/site") return void response.writeHead(404).end();
    const status = path === "/uploads" ? (left.shift() ?? 200) : 200;
    const data = path === "/uploads" ? [{ filename: "a", size: 4, url: `${from}/file`, ...upload }] : [];
    response.writeHead(status, headers).end(JSON.stringify({ data, meta: { total_count: data.length } }));
  });
  return from;
}

describe("standin seed pull, from a project that is not as it should be", () => {
  const pull = async (from: string, out: string, ...flags: string[]) =>
    runToEnd("seed", "pull", "--from", from, "--token", "any", "--out", out, ...flags);

  it("writes inside the folder alone, whatever the ids and paths", async () => {
    const made = await newFolder();
    const out = join(made, "a/b/pulled");
    const from = await startProject({ id: "../../../docker", path: "/1/compose.yml" });
    expect(await pull(from, out)).toMatchObject({ code: 0 });
    expect(await readdir(made, { recursive: true })).toEqual([
      ...["a", "a/b", "a/b/pulled", "a/b/pulled/files", "a/b/pulled/seed.json"],
      expect.stringMatching(/^a\/b\/pulled\/files\/[\da-f]{64}$/),
    ]);
    expect((await startStandin({ seed: out })).state.get().uploads).toMatchObject([{ path: "/1/compose.yml" }]);
  });

  it("follows no link in the folder", async () => {
    const made = await newFolder();
    const from = await startProject({ id: "7", path: "/1/a.png" });
    await mkdir(join(made, "out/files"), { recursive: true });
    await writeFile(join(made, "mine"), "mine");
    for (const name of ["out/files/7.png", "out/files/7.png.part", "out/seed.json"])
      await symlink(join(made, "mine"), join(made, name));
    expect(await pull(from, join(made, "out"))).toMatchObject({ code: 0 });
    expect(await readFile(join(made, "mine"), "utf8")).toBe("mine");
    // It has the passwords of webhooks.
    expect((await stat(join(made, "out/seed.json"))).mode & 0o777).toBe(0o600);
    await rm(join(made, "out/files"), { recursive: true });
    await symlink(made, join(made, "out/files"));
    expect(await pull(from, join(made, "out"))).toMatchObject({ code: 2, said: expect.stringContaining("is a link") });
  });

  it("asks again after a 429 or a 503, as often as helps", async () => {
    const out = join(await newFolder(), "pulled");
    const from = await startProject({ id: "7", path: "/1/a" }, [429, 503], { "Retry-After": "0" });
    expect(await pull(from, out)).toMatchObject({ code: 0 });
  });

  it.each([
    ["refuses for ever", {}, Array(9).fill(429), { "Retry-After": "0" }, "responded with 429"],
    ["asks for an hour", {}, [429], { "Retry-After": "3600" }, "requests a wait of 3600 s"],
    ["leads to another server", {}, [302], { Location: "http://127.0.0.1:1/" }, "responded with 302"],
    ["has a large file", { size: 5 }, [], {}, "larger files"],
    ["has files at the metadata of a cloud", { url: "http://169.254.169.254/" }, [], {}, "leads to this machine or"],
    ["has files in the file system", { url: "file:///etc/passwd" }, [], {}, "is not an http or https address"],
  ])("fails with a message where it %s, and writes no seed", async (_, upload, statuses, headers, reason) => {
    const out = join(await newFolder(), "pulled");
    const from = await startProject({ id: "7", path: "/1/a", ...upload }, statuses, headers);
    const { code, said } = await pull(from, out, "--max-file", "size" in upload ? "3" : "1MiB");
    expect([code, said]).toEqual([2, expect.stringContaining(reason)]);
    expect(await readdir(out, { recursive: true })).toEqual(["files"]);
  });
});

describe("standin serve", () => {
  it("resets for a change of the seed's own files, and not for others beside it", async () => {
    const made = await newFolder();
    const seed = join(made, "seed.json");
    const text = (author: string) =>
      `{"locales":["en"],"files":[{"path":"/a","file":"more/a.txt"}],"uploads":[{"id":"1","path":"/a","author":"${author}"}]}`;
    await mkdir(join(made, "more"));
    await writeFile(join(made, "more/a.txt"), "a");
    await writeFile(seed, text("one"));
    const served = serve("--json", "--log", "pretty", "--seed", seed, "--watch");
    const remote = await connect(await served.url());
    const state = async () => {
      const { locales, uploads, files } = await remote.state.get();
      return [locales[0], uploads?.[0]?.author, Buffer.from(files?.[0]?.base64 ?? "", "base64").toString()];
    };
    const becomes = (...wanted: unknown[]) => expect.poll(state, { timeout: 10_000 }).toEqual(wanted);
    const says = (what: string) => expect.poll(served.stderr, { timeout: 10_000 }).toContain(what);
    await remote.state.put({ locales: ["fr"] });
    // Each of these comes before the one that is waited for.
    await writeFile(join(made, "server.log"), "a line");
    await writeFile(seed, text("one"));
    await writeFile(seed, "{");
    await says("Nothing was reset. The seed");
    await writeFile(seed, text("one"));
    expect(await state()).toEqual(["fr", undefined, ""]);
    await writeFile(join(made, "more/a.txt"), "b");
    await becomes("en", "one", "b");
    // A link to itself, which cannot even be looked at.
    await symlink("seed.json", `${seed}~`);
    await rename(`${seed}~`, seed);
    await says("ELOOP");
    // As an editor saves.
    await writeFile(`${seed}~`, text("two"));
    await rename(`${seed}~`, seed);
    await becomes("en", "two", "b");
    await says("seed.json). Standin reset every environment to the seed.");
    expect(served.stderr().match(/Standin reset every environment/g)).toHaveLength(2);
  });

  it.each(["SIGTERM", "SIGHUP"] as const)("saves on %s what was answered after it", async (signal) => {
    const saved = join(await newFolder(), "new/saved.json");
    const served = serve("--json", "--jobs", "never", "--save", saved);
    const url = await served.url();
    const body = '{"author":"in flight"}';
    const headers = { Authorization: "Bearer any", "Content-Type": "application/json", "Content-Length": body.length };
    const update = request(`${url}/uploads/1001`, { method: "PUT", headers: { ...headers, Expect: "100-continue" } });
    update.flushHeaders();
    await once(update, "continue");
    served.child.kill(signal);
    const isOpen = () => fetch(url).then(Boolean, () => false);
    await expect.poll(isOpen, { timeout: 4000 }).toBe(false);
    update.end(body);
    const [response] = await once(update, "response");
    expect(response.statusCode).toBe(200);
    response.resume();
    expect(await served.ended).toBe(0);
    expect(JSON.parse(await readFile(saved, "utf8")).uploads[0].author).toBe("in flight");
  });
});

it("a folder is served whose files are called as what every object has (broofa/mime#23, node-ecstatic#15)", async () => {
  const folder = await newFolder();
  for (const name of ["a.constructor", "__proto__"]) await writeFile(join(folder, name), "x");
  const url = await serve("--seed", folder).url();
  const { data } = await fetch(`${url}/uploads`, { headers: { authorization: "Bearer a" } }).then((one) => one.json());
  expect(data.map(({ mime_type }: { mime_type: string }) => mime_type)).toEqual(
    Array(2).fill("application/octet-stream"),
  );
});
