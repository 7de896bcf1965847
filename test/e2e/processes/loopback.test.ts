import { execFile } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { newFolder } from "../../support/folder.js";
import { authorization, runWith } from "../../support/process.js";

const guard = [
  "--import",
  pathToFileURL(fileURLToPath(new URL("../../support/loopback-guard.js", import.meta.url))).href,
];
const root = fileURLToPath(new URL("../../../", import.meta.url));
const node = (...args: string[]) => promisify(execFile)(process.execPath, [...guard, ...args], { cwd: root });

describe("no request leaves this machine", () => {
  it("while the mock starts, is used, and calls webhooks wherever they are", async () => {
    const standin = runWith({ nodeFlags: guard }, "serve", "--port", "0", "--json");
    const url = await standin.url();
    const headers = { ...authorization, "Content-Type": "application/json", "X-Api-Version": "3" };
    const put = async (path: string, body: object) =>
      (await fetch(`${url}${path}`, { method: "PUT", headers, body: JSON.stringify(body) })).status;
    for (const address of ["/_standin/receiver/inbox", "http://192.0.2.1/", "http://[2001:db8::1]/"]) {
      const target = address.startsWith("/") ? `${url}${address}` : address;
      expect(await put("/webhooks/2001", { url: target })).toBe(200);
      expect(await put("/uploads/1001", { author: address })).toBe(200);
      await fetch(`${url}/_standin/clock`, { method: "POST", headers, body: '{"advance":"1ms"}' });
    }
    const calls = (await (await fetch(`${url}/webhook_calls`, { headers })).json()) as { data: { status: string }[] };
    expect(calls.data.map(({ status }) => status)).toEqual(["failed", "failed", "success"]);
    for (const path of ["/_standin", "/docs", "/openapi.json", "/json-api/uploads"]) {
      expect((await fetch(`${url}${path}`, { headers })).status).toBe(200);
    }
    const verified = await node("dist/cli.js", "verify", "--target", url, "--only", "U-14", "--json");
    expect([JSON.parse(verified.stdout).verdict, verified.stderr]).toEqual([
      "held",
      expect.not.stringContaining("left"),
    ]);
    expect(await standin.end()).toBe(0);
    expect(standin.stderr()).not.toContain("left loopback");
  });

  it("while the documentation is made", async () => {
    const folder = await newFolder();
    expect((await node("dist/cli.js", "docs", "--out", folder)).stderr).not.toContain("left loopback");
  });

  it.each([
    ["a connection", 'import net from "node:net"; net.connect(9, "192.0.2.1");'],
    ["a request", 'import http from "node:http"; http.get("http://192.0.2.1:9/");'],
    ["a look-up", 'import net from "node:net"; net.connect({ port: 9, host: "example.com" });'],
    ["a fetch", 'await fetch("http://192.0.2.1:9999/");'],
    ["a datagram", 'import dgram from "node:dgram"; dgram.createSocket("udp4").send("a", 9, "192.0.2.1");'],
  ])("where the guard works: it refuses %s", async (_, code) => {
    await expect(node("--input-type=module", "-e", code)).rejects.toThrow("left loopback");
  });
});
