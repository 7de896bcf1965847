import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import type { Standin } from "../../../src/index.js";
import { startListening } from "../../support/standin.js";
import { apiOf, controlOf } from "./support.js";

const run = promisify(execFile);

const started = () => startListening({ jobs: "never" });

/** Runs the curl of the newest request in a shell, and answers the request that it made. */
async function repeat(standin: Standin, environment = "main") {
  const { body } = await controlOf(standin, environment)("get", "/journal?limit=1");
  const { curl } = body.entries[0];
  const { stdout } = await run("sh", ["-c", `${curl} --silent --show-error`], {
    env: { ...process.env, TOKEN: "any" },
  });
  const [first, second] = standin.environment(environment).journal.list().slice(-2);
  return { curl, stdout, first, second };
}

/** supertest's requests have a port of their own each; those to repeat go where the server listens. */
const send = (standin: Standin, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(standin.url + path, {
    method,
    headers: { authorization: "Bearer any", "content-type": "application/json", "x-api-version": "3", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const hasCurl = spawnSync("curl", ["--version"]).status === 0;

describe.skipIf(!hasCurl)("the curl of a request, run by a shell", () => {
  it.each([
    ["an update", "PUT", "/uploads/1001", { author: "Grace Hopper" }],
    ["a query", "GET", "/uploads?page[limit]=1&filter[ids]=1001", undefined],
    ["quotes and dollars", "PUT", "/uploads/1001", { author: `O'Brien "$(touch x)" \`id\` $HOME \\ !` }],
    ["line breaks and other letters", "PUT", "/uploads/1001", { notes: "one\ntwo\t€ 日本" }],
    ["a body that is a text which curl would take for a file", "PUT", "/uploads/1001", "@/etc/hostname"],
    ["a path with a quote", "GET", "/uploads/it's", undefined],
  ])("makes the same request again: %s", async (_, method, path, body) => {
    const standin = await started();
    await (await send(standin, method, path, body)).text();
    const { first, second } = await repeat(standin);
    expect(second?.id).toBe("2");
    expect([second?.method, second?.url, second?.body, second?.response?.status]).toEqual([
      first?.method,
      first?.url,
      first?.body,
      first?.response?.status,
    ]);
  });

  it("is for the same environment and with the same preferences", async () => {
    const standin = await started();
    await (
      await send(standin, "PUT", "/uploads/1001", { author: "x" }, { "x-environment": "other", prefer: "code=429" })
    ).text();
    const { second, stdout } = await repeat(standin, "other");
    expect(second?.response?.status).toBe(429);
    expect(JSON.parse(stdout).code).toBe("RATE_LIMIT_EXCEEDED");
  });

  it("of a HEAD ends", async () => {
    const standin = await started();
    await send(standin, "HEAD", "/uploads/1001");
    expect((await repeat(standin)).second).toMatchObject({ method: "HEAD", response: { status: 200 } });
  });

  it("does not hold the token", async () => {
    const standin = await started();
    await apiOf(standin)("get", "/uploads/1001", undefined, { Authorization: "Bearer precious" });
    const { body } = await controlOf(standin)("get", "/journal");
    expect(body.entries[0].curl).toContain('-H "Authorization: Bearer $TOKEN"');
    expect(body.entries[0].curl).not.toContain("precious");
  });
});
