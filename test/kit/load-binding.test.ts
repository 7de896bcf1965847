import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BindingError } from "../../src/kit/binding/binding.js";
import { loadBinding } from "../../src/kit/binding/load-binding.js";
import type { Hook } from "../../src/kit/binding/target.js";
import { runsHooks } from "../../src/kit/http/layers/runs-hooks.js";
import { Observations } from "../../src/kit/http/observations.js";
import type { HttpRequest } from "../../src/kit/http/request.js";
import { unanswered } from "../../src/kit/wire/exchange.js";
import { newFolder } from "../support/folder.js";

/** Files in a folder of their own, the binding among them; resolves with what comes of loading it. */
async function load(
  files: Record<string, string>,
  options: { isTokenKnown?: boolean } = {},
  environment: Readonly<Record<string, string>> = {},
) {
  const folder = await newFolder(files);
  return loadBinding(join(folder, "kit.yaml"), environment, options).catch((error: Error) => {
    if (!(error instanceof BindingError)) throw error;
    return error.message.replace(folder, "");
  });
}

describe("a binding that is no binding", () => {
  it("is refused where it is larger than any, and where it has more keys than can be told", async () => {
    await expect(load({ "kit.yaml": "# ".padEnd(64 * 1024 + 1, "x") })).rejects.toThrow("is larger than 64 KiB");
    const keys = Array.from({ length: 4000 }, (_, index) => `key${index}: 1`).join("\n");
    expect(String(await load({ "kit.yaml": keys })).split("\n")).toEqual(
      Array.from({ length: 10 }, (_, index) =>
        expect.stringContaining(`kit.yaml:${index + 1}: /key${index} is unknown`),
      ),
    );
  });
});

const node = JSON.stringify(process.execPath);

describe("a command of a binding", () => {
  it("prints the token, in the folder of the binding", async () => {
    const files = { "kit.yaml": `token: { command: '${node} token.mjs' }`, "token.mjs": "console.log(' the-token ')" };
    const renew = expect.any(Function);
    expect(await load(files)).toEqual({ token: { value: "the-token", renew } });
    expect(await load(files, { isTokenKnown: true })).toEqual({ token: {} });
  });

  it("gets variables through its environment: nothing in one is a part of the command", async () => {
    const branch = `it's"; echo owned > owned; echo $(echo b) \`echo c\` \${HOME} \\`;
    const name = "$ {BRANCH}".replace(" ", "");
    const quoted = `"${name}"`;
    const files = (command: string) => ({
      "kit.yaml": JSON.stringify({ token: { command } }),
      "token.mjs": "console.log(JSON.stringify(process.argv.slice(2)))",
    });
    const run = (command: string) => load(files(command), {}, { ...process.env, BRANCH: branch });
    expect(await run(`${node} token.mjs ${quoted}`)).toEqual({
      token: { value: JSON.stringify([branch]), renew: expect.any(Function) },
      secrets: [branch],
    });
    const words = branch.split(" ");
    expect(await run(`${node} token.mjs ${name}`)).toMatchObject({ token: { value: JSON.stringify(words) } });
    expect(await load(files(`${node} token.mjs ${name}`))).toContain(
      "kit.yaml:1: /token/command uses the environment variable BRANCH, which is not set: set it",
    );
  });

  it.each([
    ["process.stderr.write('warning\\nno session; log in\\n'); process.exit(3)", "failed: no session; log in"],
    ["process.exit(3)", "failed: exit code 3 without a message"],
    ["", "must print the token on one line"],
    ["console.log('a\\nb')", "must print the token on one line"],
  ])("that does %j is refused with its line", async (script, because) => {
    const files = { "kit.yaml": `match: etag\ntoken:\n  command: '${node} token.mjs'`, "token.mjs": script };
    expect(await load(files)).toContain(`/kit.yaml:3: /token/command ${because}`);
  });
});

describe("the module of a binding", () => {
  it("is loaded beside it", async () => {
    const binding = await load({ "kit.yaml": "hooks: ./h.mjs", "h.mjs": "export const response = () => undefined;" });
    expect(binding).toEqual({ hooks: { name: "h.mjs", response: expect.any(Function) } });
    const common = await load({ "kit.yaml": "hooks: ./h.cjs", "h.cjs": "exports.request = () => undefined;" });
    expect(common).toEqual({ hooks: { name: "h.cjs", request: expect.any(Function) } });
  });

  const modules = {
    "export const requests = 1;": "must export request(exchange) or response(exchange) alone; h.mjs exports requests",
    "export const provide = () => {}, request = () => {};":
      "must export request(exchange) or response(exchange) alone; h.mjs exports provide, request",
    "export const request = 1;": "must export request(exchange)",
    "export const {": "cannot be loaded: ",
  };
  it.each(Object.entries(modules))("that is %j is refused with its line", async (module, because) => {
    expect(await load({ "kit.yaml": "hooks: ./h.mjs", "h.mjs": module })).toContain(`/kit.yaml:1: /hooks ${because}`);
  });
});

describe("a hook", () => {
  const sent = { method: "POST", url: "https://api.example.com/a", headers: { A: "1" }, body: '{"n":1}' };
  /** What is sent behind the hook. */
  async function request(hook: Hook) {
    let passed: HttpRequest | undefined;
    const layer = runsHooks({ name: "h.mjs", request: hook }, () => true, new Observations());
    const document = { operationId: "updateUpload", options: {} } as const;
    await layer(async (one) => {
      const { document: _, json: __, ...plain } = one;
      passed = plain;
      return unanswered(one);
    })({ ...sent, document, json: { n: 1 } });
    return passed;
  }

  it("changes what it is given, or returns another exchange", async () => {
    const changed = request((exchange) => {
      exchange.request.headers.B = String(exchange.operation);
      exchange.request.body = { m: exchange.request.body };
    });
    expect(await changed).toEqual({ ...sent, headers: { A: "1", B: "updateUpload" }, body: '{"m":{"n":1}}' });
    const returned = await request((exchange) => ({ request: { ...exchange.request, body: "raw" } }));
    expect(returned).toEqual({ ...sent, body: "raw" });
    expect(sent.headers).toEqual({ A: "1" });
  });

  it.each<[Hook, string]>([
    [() => Promise.reject(new Error("no key")), "h.mjs: request() failed: no key"],
    [
      () => ({ request: { ...sent, url: "/a" } }),
      "h.mjs: request() left an invalid request. Keep a method, an absolute url",
    ],
  ])("that fails says so: %#", async (hook, because) => {
    await expect(request(hook)).rejects.toThrow(because);
  });
});
