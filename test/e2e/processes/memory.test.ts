import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { authorization, runWith, serve } from "../../support/process.js";
import { isWhole } from "../../support/sample.js";

/** The statuses of so many requests, eight at a time. */
async function statusesOf(times: number, ask: (index: number) => Promise<number>): Promise<number[]> {
  const statuses = new Set<number>();
  for (let index = 0; index < times; index += 8)
    for (const status of await Promise.all(Array.from({ length: 8 }, (_, at) => ask(index + at)))) statuses.add(status);
  return [...statuses].sort();
}

// What is counted, test/behaviour/memory.test.ts shows; here, that it takes no more than it is counted for.
it("a server with its defaults stays within half a gigabyte, though it is sent much that is small, or much that is kept", async () => {
  const nodeFlags = ["--max-old-space-size=512"];
  const standin = runWith({ nodeFlags }, "serve", "--port", "0", "--json", "--log", "off");
  const url = await standin.url();
  const ask = async (method: string, path: string, body?: object, environment = "main") => {
    const headers = { ...authorization, "Content-Type": "application/json", "X-Environment": environment };
    const response = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    await response.arrayBuffer();
    return response.status;
  };
  const objects = Array.from({ length: 24_000 }, (_, index) => ({ [`a${index}`]: 0 }));
  const fault = { path: "/x", status: 500, body: objects };
  expect(await statusesOf(56, () => ask("POST", "/_standin/faults", fault))).toEqual([201, 507]);
  await ask("POST", "/_standin/reset", { all: true });
  const fields = { notes: "x".repeat(900_000) };
  expect(await statusesOf(600, (index) => ask("PUT", "/uploads/no", fields, `e${index % 40}`))).toEqual([404]);
  // Everything can be looked at.
  for (const path of ["overview", "journal", "state"])
    expect([200, 507]).toContain(await ask("GET", `/_standin/${path}`));
  expect(await ask("PUT", "/uploads/1001", { author: "after" })).toBe(200);
  expect(standin.child.exitCode).toBeNull();
}, 120_000);

const routes = ["/uploads", "/uploads/1001", "/upload-filters", "/webhooks", "/webhook_calls", "/_standin/state"]
  .concat(["/_standin/journal", "/_standin/overview", "/_standin", "/nowhere"])
  .flatMap((path) => [
    { path, way: "nothing" },
    { path, way: "slowly" },
  ])
  .filter(({ path, way }) => isWhole || (way === "nothing" && ["/webhook_calls", "/_standin/overview"].includes(path)));

/** MiB at the most so far, and milliseconds of processor time, as Linux counts them. */
const peakOf = (pid: unknown) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
const workOf = (pid: unknown) => {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, "utf8").split(" ").slice(13, 15);
  return 10 * (Number(user) + Number(system));
};

it.runIf(process.platform === "linux").each(routes)(
  "fifty connections that pipeline a hundred requests for $path, and read $way, take no more memory, and others are served",
  async ({ path, way }) => {
    const standin = serve("--json", "--log", "off", "--deliver", "off", "--memory", "128MiB");
    const url = await standin.url();
    const { pid } = standin.child;
    const ask = async (method: string, path: string, body?: object) => {
      const headers = { ...authorization, "Content-Type": "application/json" };
      const response = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
      await response.arrayBuffer();
      return response.status;
    };
    const query = "x".repeat(900_000);
    for (let count = 0; count < 16; count++)
      await ask("POST", "/upload-filters", { name: `f${count}`, filter: { query }, shared: true });
    await ask("PUT", "/uploads/1001", { notes: query });
    const line = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer a\r\n\r\n`;
    const sockets = Array.from({ length: 50 }, () => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => undefined);
      socket.pause().write(line.repeat(100));
      return socket;
    });
    for (let count = 0; count < 40; count++) {
      const before = workOf(pid);
      expect(await ask("GET", "/uploads/1002")).toBe(200);
      // Not by the clock, which others on this machine move too.
      expect(workOf(pid) - before).toBeLessThan(1000);
      if (way === "slowly") for (const socket of sockets) socket.read();
    }
    for (const socket of sockets) socket.destroy();
    expect(peakOf(pid)).toBeLessThan(128 + 96);
  },
  120_000,
);
