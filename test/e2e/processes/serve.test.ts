import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newFolder } from "../../support/folder.js";
import { run } from "../../support/process.js";

const authorization = { Authorization: "Bearer any-token" };
const serve = (...flags: string[]) => run("serve", "--port", "0", ...flags);

async function readyAt({ ready }: ReturnType<typeof run>): Promise<string> {
  const { url } = JSON.parse(await ready);
  return url;
}

async function fileWith(text: string): Promise<string> {
  return join(await newFolder({ "seed.json": text }), "seed.json");
}

describe("standin serve", () => {
  it("says on stdout that it is ready, with its true address, and nothing else", async () => {
    const standin = serve();
    const line = await standin.ready;
    expect(line).toMatch(/^Standin is ready at http:\/\/127\.0\.0\.1:[1-9]\d*$/);
    const url = line.split(" ").at(-1) ?? "";
    expect((await fetch(`${url}/uploads/1001`, { headers: authorization })).status).toBe(200);
    standin.child.kill("SIGTERM");
    expect(await standin.ended).toBe(0);
    expect(standin.stdout()).toBe(`${line}\n`);
    expect(standin.stderr()).toContain(`curl -X PUT ${url}/uploads/1001`);
  });

  it("says it as JSON with --json, and logs each request as a line of JSON on stderr", async () => {
    const standin = serve("--json");
    const { event, url, pid } = JSON.parse(await standin.ready);
    expect([event, pid]).toEqual(["ready", standin.child.pid]);
    await fetch(`${url}/uploads/1001?token=hush`, { headers: { Authorization: "Bearer hush-hush" } });
    await fetch(`${url}/uploads/1001`, { headers: authorization });
    standin.child.kill("SIGINT");
    expect(await standin.ended).toBe(0);
    const lines = standin
      .stderr()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { method: "GET", status: 422, code: "INVALID_FORMAT", operation: "getUpload", environment: "main" },
      { method: "GET", path: "/uploads/1001", status: 200 },
    ]);
    expect(standin.stderr()).not.toContain("hush");
    expect(standin.stdout().trim().split("\n")).toHaveLength(1);
  });

  it("logs readable lines with --log pretty: requests, the faults used for them and webhook calls, and none of its own pages", async () => {
    const standin = serve("--log", "pretty");
    const url = (await standin.ready).split(" ").at(-1) ?? "";
    const control = { "Content-Type": "application/json", "X-Environment": "a" };
    const own = { ...authorization, ...control };
    await fetch(`${url}/uploads/1001`, { method: "PUT", headers: own, body: '{"author":"A"}' });
    await fetch(`${url}/_standin/faults`, { method: "POST", headers: control, body: '{"operation":"*","status":503}' });
    await fetch(`${url}/uploads/1001`, { headers: own });
    await fetch(`${url}/_standin/overview`, { headers: { "Sec-Fetch-Site": "same-origin" } });
    standin.child.kill("SIGTERM");
    expect(await standin.ended).toBe(0);
    const said = standin.stderr();
    expect(said).toMatch(/PUT {4}\/uploads\/1001 → 200 [\d.]+ ms \[a\]\n(.*\n)*? *↳ webhook .+ 200 \[a\]/);
    expect(said).toMatch(/GET {4}\/uploads\/1001 → 503 SERVICE_UNAVAILABLE [\d.]+ ms \[a\]\n *↳ fault 1\n/);
    expect(said).not.toContain("overview");
  });

  it("logs nothing of requests with --log off", async () => {
    const standin = serve("--log", "off");
    const url = (await standin.ready).split(" ").at(-1) ?? "";
    await fetch(`${url}/uploads/1001`, { headers: authorization });
    standin.child.kill("SIGTERM");
    expect(await standin.ended).toBe(0);
    expect(standin.stderr()).not.toContain("GET");
  });

  it("names in its first command an address that can be called, and an upload that is there", async () => {
    const standin = serve("--host", "0.0.0.0", "--control-token", "t", "--log", "pretty");
    await standin.ready;
    standin.child.kill("SIGTERM");
    await standin.ended;
    expect(standin.stderr()).toMatch(/curl -X PUT http:\/\/127\.0\.0\.1:\d+\/uploads\/1001/);
    const own = serve("--seed", await fileWith('{"locales":["en"]}'), "--log", "pretty");
    await own.ready;
    own.child.kill("SIGTERM");
    await own.ended;
    expect(own.stderr()).toMatch(/curl http:\/\/127\.0\.0\.1:\d+\/uploads -H/);
  });

  it("lets pages of allowed origins call, and says so where these are all", async () => {
    const statusesAt = async (url: string) => {
      const origins = ["https://a.example", "https://b.example", "https://c.example"];
      const read = (Origin: string) => fetch(`${url}/uploads/1001`, { headers: { ...authorization, Origin } });
      return (await Promise.all(origins.map(read))).map(({ status }) => status);
    };
    const some = serve("--allow-origin", "https://a.example", "--allow-origin", "https://b.example/");
    expect(await statusesAt((await some.ready).split(" ").at(-1) ?? "")).toEqual([200, 200, 403]);
    await expect.poll(some.stderr).toContain("JSON:API: ");
    expect(some.stderr()).not.toContain("--allow-origin");
    const all = serve("--allow-origin", "*");
    expect(await statusesAt((await all.ready).split(" ").at(-1) ?? "")).toEqual([200, 200, 200]);
    await expect.poll(all.stderr).toContain("Pages of every origin may call this server (--allow-origin *).");
    const json = serve("--json", "--allow-origin", "*");
    await readyAt(json);
    await expect.poll(json.stderr).toContain("Pages of every origin may call this server (--allow-origin *).");
  });

  it("says that webhooks call nothing on this machine where others can reach it, unless --deliver does", async () => {
    const wide = ["--host", "0.0.0.0", "--control-token", "t"];
    const [silent, said] = [serve(...wide), serve(...wide, "--deliver", "loopback")];
    await Promise.all([silent.ready, said.ready]);
    await expect.poll(silent.stderr).toContain("Pass --deliver to call other addresses");
    await expect.poll(said.stderr).toContain("JSON:API: ");
    expect(said.stderr()).not.toContain("--deliver");
  });
});

describe("standin serve ends with 2 and one clear line", () => {
  const expectRefused = async ({ ended, stdout, stderr }: ReturnType<typeof run>, reason: RegExp) => {
    expect(await ended).toBe(2);
    expect(stdout()).toBe("");
    expect(stderr()).toMatch(/^[^\n]+\n$/);
    expect(stderr()).toMatch(reason);
  };

  it.each<[string, string[], RegExp]>([
    ["an unknown flag", ["--prot", "1"], /unknown option '--prot'/],
    ["an argument too many", ["here"], /too many arguments/],
    [
      "a host that is not of this machine",
      ["--host", "192.0.2.1", "--control-token", "t"],
      /192\.0\.2\.1 is not an address of this machine/,
    ],
    ["a host that others can reach, without a token", ["--host", "0.0.0.0"], /0\.0\.0\.0.*--control-token TOKEN/],
    ["a control token that no header can carry", ["--control-token", "two words"], /visible ASCII.*--control-token/],
    ["a seed that is not there", ["--seed", "/nowhere/seed.json"], /The seed \/nowhere\/seed\.json does not exist/],
  ])("%s", async (_, flags, reason) => {
    await expectRefused(serve("--json", ...flags), reason);
  });

  it("an unknown command", async () => {
    await expectRefused(run("sevre"), /unknown command 'sevre'/);
  });

  it("a command of a command, in the same form", async () => {
    await expectRefused(
      run("seed", "pull"),
      /^standin: required option '--from <url>' not specified\. See standin --help\.$/m,
    );
  });

  it("a busy port", async () => {
    const port = new URL(await readyAt(serve("--json"))).port;
    await expectRefused(run("serve", "--port", port), new RegExp(`Port ${port} .*is in use`));
  });

  it("a wrong seed, with its file, pointer and reason", async () => {
    const seed = await fileWith('{"locales":["en"],"uploads":[{"id":"1"}]}');
    await expectRefused(serve("--seed", seed), /seed\.json is not valid: \/uploads\/0\/path .*missing/);
  });
});

it("standin --version answers with the commit, and ends with 0", async () => {
  const { ended, stdout } = run("--version");
  expect(await ended).toBe(0);
  expect(stdout()).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{7,}\n$/);
});
