import { expect, it } from "vitest";
import { authorization, runWith } from "../../support/process.js";

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
