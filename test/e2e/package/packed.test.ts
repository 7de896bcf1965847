import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import SwaggerParser from "@apidevtools/swagger-parser";
import openapiTypescript, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { compile, packed } from "../../support/pack.js";
import { startListening } from "../../support/standin.js";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../../..");
const { folder, files } = packed();

test("the tarball holds the build, the document and what is said about them, and nothing else", () => {
  const unexpected = files
    .map((file) => file.path)
    .filter(
      (path) =>
        !/^(bin\/standin\.cjs|dist\/third-party-licenses\.txt|dist\/.+\.(js|d\.ts)|dist\/console\/[a-z-]+\.(html|css|svg)|dist\/docs\/.+\.(html|css|svg|md)|dist\/docs\/llms\.txt|dist\/docs\/hashmap\.json|docs\/console\.png|docs\/(guides|recipes)\/[a-z-]+\.md|docs\/spec\/(catalogue|published-service)\.md|bindings\/[a-z]+\.(yaml|mjs)|(control\.)?openapi\.yaml|flows\.arazzo\.yaml|CONTRIBUTING\.md|dist\/seed\.schema\.json|src\/kit\/report\/report\.schema\.json|src\/kit\/binding\/binding\.schema\.json|package\.json|README\.md|LICENSE|CHANGELOG\.md)$/.test(
          path,
        ),
    );
  expect(unexpected).toEqual([]);
});

test("nothing that its README links to is missing", async () => {
  const readme = await readFile(join(root, "README.md"), "utf8");
  const links = [...readme.matchAll(/\]\(([^)#]+)/g)]
    .map(([, link = ""]) => link)
    .filter((link) => !link.includes(":"));
  const paths = files.map(({ path }) => path);
  expect(links.filter((link) => !paths.some((path) => path === link || path.startsWith(`${link}/`)))).toEqual([]);
  expect(links.length).toBeGreaterThan(5);
});

test.each(["openapi.yaml", "control.openapi.yaml", "flows.arazzo.yaml"])(
  "other tools read %s",
  async (name) => {
    const own = join(folder, "node_modules/standin");
    const redocly = join(root, "node_modules/.bin/redocly");
    // Outside the repository, so without its settings: a reference that leads nowhere is an error of any settings.
    await run(redocly, ["lint", name], {
      cwd: own,
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    });
    if (name.startsWith("flows")) return;
    const { paths } = await SwaggerParser.validate(join(own, name));
    expect(Object.keys(paths ?? {}).length).toBeGreaterThan(5);
    const types = astToString(await openapiTypescript(pathToFileURL(join(own, name)), { silent: true }));
    expect(types).toContain("export interface operations");
  },
  180_000,
);

test("each of its modules is imported by what it exports, by its command, or by what these import", async () => {
  const reached = new Set<string>();
  const follow = async (module: string): Promise<void> => {
    if (reached.has(module)) return;
    reached.add(module);
    const code = await readFile(join(folder, "node_modules/standin/dist", module), "utf8");
    for (const [, imported = ""] of code.matchAll(/(?:from|import)\s*\(?\s*"\.\/([\w-]+\.js)"/g))
      await follow(imported);
  };
  const library = ["index.js", "kit.js", "types.js", "client.js", "browser.js", "playwright.js", "vitest.js"];
  for (const entry of [...library, "cli.js"]) await follow(entry);
  const modules = files.flatMap(({ path }) => /^dist\/([^/]+\.js)$/.exec(path)?.[1] ?? []);
  expect(modules.sort()).toEqual([...reached].sort());
});

test("npx --no-install standin serve runs from it, answers, and ends in good order", async () => {
  const child = spawn("npx", ["--no-install", "standin", "serve", "--port", "0", "--json"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(child, "exit");
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), "line"), ended.then(() => [])]);
  const { url, pid } = JSON.parse(line ?? "null");
  const response = await fetch(`${url}/uploads/1001`, {
    method: "PUT",
    headers: { authorization: "Bearer any", "content-type": "application/json" },
    body: '{"author":"Grace Hopper"}',
  });
  expect(await response.json()).toMatchObject({ id: "1001", author: "Grace Hopper" });
  for (const path of ["", "/", "/page/main.js", "/page/base.css", "/page/mark.svg"]) {
    expect([path, (await fetch(`${url}/_standin${path}`)).status]).toEqual([path, 200]);
  }
  process.kill(pid, "SIGTERM");
  expect(await ended).toEqual([0, null]);
}, 30_000);

test("the steps for CI in the README run as they stand, and leave the reports where they are taken from", async () => {
  const readme = await readFile(join(root, "README.md"), "utf8");
  const [, text = ""] = /^```yaml\n(.*?npx --no-install standin verify.*?)^```/ms.exec(readme) ?? [];
  const steps = parse(text) as { run?: string; uses?: string; env?: Record<string, string>; with?: { path: string } }[];
  const standin = await startListening({ clock: "real", jobTime: 20 });
  for (const step of steps) {
    if (step.run === undefined) continue;
    const said = Object.entries(step.env ?? {}).map(([name, value]) => [
      name,
      value.replace(/\$\{\{ secrets\.\w+ \}\}/, "s3cret-of-ci"),
    ]);
    // What is verified is nobody's staging.
    const mock = step.env?.STANDIN_TARGET ? { STANDIN_TARGET: standin.url } : {};
    const env = { ...process.env, ...Object.fromEntries(said), ...mock };
    const { stdout } = await run("bash", ["-e", "-o", "pipefail", "-c", step.run], { cwd: folder, env });
    expect(stdout).not.toContain("s3cret-of-ci");
  }
  expect(steps.map(({ run }) => run)).toContainEqual(expect.stringMatching(/^npx --no-install standin verify/));
  const taken = join(folder, steps.find(({ uses }) => uses?.startsWith("actions/upload-artifact"))?.with?.path ?? "");
  const report = JSON.parse(await readFile(join(taken, "report.json"), "utf8"));
  expect(report).toMatchObject({ verdict: "held", target: standin.url });
  expect((await readdir(taken)).sort()).toEqual(["junit.xml", "report.html", "report.json"]);
}, 120_000);

test("the library can be imported, and so can its types, which need no package but Node's own", async () => {
  const source = `
    import { createStandin } from "standin";
    import type { components, Upload, UploadUpdate } from "standin/types";
    const standin = await createStandin({ clock: "stepped" });
    const upload: components["schemas"]["Upload"] | undefined = undefined as Upload | undefined;
    const update: UploadUpdate = { author: null, tags: ["press"] };
    console.log(typeof standin.app, upload, update.author);
    await standin.close();
  `;
  await writeFile(join(folder, "user.ts"), source);
  await compile(folder, "user.ts");
  await writeFile(
    join(folder, "user.js"),
    source
      .replace(/import type.*\n/, "")
      .replace(/: components.*= undefined.*;/, "= undefined;")
      .replace(": UploadUpdate", ""),
  );
  expect((await run("node", ["user.js"], { cwd: folder })).stdout.trim()).toBe("function undefined null");
}, 180_000);

test("the client and the fixtures can be imported, and drive the mock", async () => {
  const source = `
    import { createStandin } from "standin";
    import { connect } from "standin/client";
    import * as playwright from "standin/playwright";
    import * as vitest from "standin/vitest";
    await using standin = await createStandin({ port: 0, clock: "stepped" });
    await using remote = await connect(standin.url, { environment: "a" });
    const fault = await remote.faults.add({ path: "/assets/**", status: 503 });
    console.log(fault.used, typeof playwright.withStandin, typeof vitest.withStandin);
  `;
  await writeFile(join(folder, "remote.ts"), source.replace(/import \* as.*\n/g, "").replace(/, typeof.*(?=\);)/, ""));
  await compile(folder, "remote.ts", "--target es2022");
  expect((await run("node", ["remote.js"], { cwd: folder })).stdout).toBe("0\n");
  await writeFile(
    join(folder, "remote.js"),
    source.replaceAll("await using", "const").replace(/$/, "await standin.close()"),
  );
  expect((await run("node", ["remote.js"], { cwd: folder })).stdout).toBe("0 function function\n");
}, 180_000);

test("it is the one package that is installed, and none runs a script", async () => {
  const names = (await readdir(join(folder, "node_modules"))).filter((name) => !name.startsWith("."));
  expect(names).toEqual(["standin"]);
  const { dependencies, scripts } = JSON.parse(
    await readFile(join(folder, "node_modules/standin/package.json"), "utf8"),
  );
  expect(dependencies).toBeUndefined();
  // What npm runs of a package that it installs: from a registry or a tarball, from git, or as a link.
  expect(Object.keys(scripts).filter((name) => /install|^(pre)?prepare$|^prepublish$/.test(name))).toEqual([]);
});

test("it says whose code it holds, under which licences", async () => {
  const text = await readFile(join(folder, "node_modules/standin/dist/third-party-licenses.txt"), "utf8");
  expect(text).toMatch(/^express 5[\d.]+\n-+\n\(The MIT License\)/m);
  for (const name of ["undici", "pino", "yaml"]) expect(text).toMatch(new RegExp(`^${name} \\d`, "m"));
});
