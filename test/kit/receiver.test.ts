import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { callbackAddress, createReceiver } from "../../src/kit/http/receiver.js";
import { UnavailableError } from "../../src/kit/wire/unavailable.js";
import { sleeplessPorts } from "../support/flaky.js";
import { serveHttp } from "../support/serve-http.js";

async function start() {
  const receiver = await createReceiver(sleeplessPorts().ports);
  onTestFinished(() => receiver.close());
  return receiver;
}

/** Sends the head of a call, and then no more than it is told to; resolves with the first line of the response. */
async function call(url: string, length: number, body = Buffer.alloc(0)): Promise<string> {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  // What the other end does not read it may reset.
  socket.on("error", () => undefined);
  socket.write(`POST ${pathname} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`);
  socket.write(body);
  const [bytes] = (await once(socket, "data")) as [Buffer];
  return bytes.toString("latin1").split("\r\n")[0] ?? "";
}

const mebibyte = 1024 * 1024;

describe("the receiver", () => {
  it("keeps sixteen small calls to no address, and refuses larger ones before it reads them", async () => {
    const inbox = (await start()).inbox();
    const nobody = inbox.url.replace(/\w+$/, "nobody");
    expect(await call(nobody, 10 * mebibyte)).toBe("HTTP/1.1 404 Not Found");
    for (let count = 0; count < 20; count++)
      expect(await call(nobody, 2, Buffer.from(String(count).padStart(2)))).toBe("HTTP/1.1 404 Not Found");
    expect(inbox.astray.map(({ body }) => Number(body))).toEqual(Array.from({ length: 16 }, (_, index) => index + 4));
    expect(inbox.calls).toEqual([]);
  });

  it.each(["HEAD", "OPTIONS"])("takes %s for no call", async (method) => {
    const inbox = (await start()).inbox();
    inbox.responseTo = () => 500;
    expect((await fetch(inbox.url, { method })).status).toBe(204);
    expect(inbox.calls).toEqual([]);
  });

  it("reads a mebibyte of a call, and shows it as far as that", async () => {
    const inbox = (await start()).inbox();
    expect(await call(inbox.url, 100 * mebibyte, Buffer.alloc(mebibyte + 1, "x"))).toBe(
      "HTTP/1.1 413 Payload Too Large",
    );
    expect(inbox.calls.map(({ body }) => body.length)).toEqual([mebibyte]);
    expect(await call(inbox.url, mebibyte, Buffer.alloc(mebibyte, "y"))).toBe("HTTP/1.1 200 OK");
    expect(inbox.calls.map(({ body }) => body.length)).toEqual([mebibyte, mebibyte]);
  });

  it("keeps 64 MiB of calls, headers included, and refuses what comes then", async () => {
    const inbox = (await start()).inbox();
    const body = Buffer.alloc(mebibyte, "x");
    for (let count = 0; count < 63; count++) expect(await call(inbox.url, body.length, body)).toBe("HTTP/1.1 200 OK");
    const headers = { "x-long": "x".repeat(15_000) };
    const statuses: number[] = [];
    for (let count = 0; count < 40; count++)
      statuses.push((await fetch(inbox.url, { method: "POST", headers })).status);
    // Each is kept twice.
    expect(statuses.indexOf(503)).toBeGreaterThan(30);
    expect(inbox.calls).toHaveLength(63 + statuses.indexOf(503));
  });

  it("that cannot listen says so as a reason, and how to mend it", async () => {
    const other = await serveHttp(() => undefined);
    const failing = createReceiver(sleeplessPorts().ports, other);
    await expect(failing).rejects.toThrow(UnavailableError);
    await expect(failing).rejects.toThrow(
      `the kit cannot listen for calls at ${new URL(other).host} (EADDRINUSE). Free the port, or pass another with --callback-url`,
    );
  });
});

describe("where the receiver listens", () => {
  const names: Record<string, string[]> = {
    localhost: ["::1", "127.0.0.1"],
    "ci.internal": ["10.0.0.5"],
    "proxy.internal": ["10.0.0.9"],
    "tunnel.example.com": ["203.0.113.9"],
  };
  const lookup = async (host: string) => {
    const found = names[host];
    if (!found) throw new Error("ENOTFOUND");
    return found;
  };
  const own = ["127.0.0.1", "10.0.0.5", "172.17.0.1", "::1", "fe80::1%eth0", "2001:db8::5"];

  it.each([
    [undefined, "127.0.0.1", 0],
    // A tunnel ends on this machine.
    ["https://tunnel.example.com", "127.0.0.1", 4019],
    ["https://unknown.example.com/hooks/", "127.0.0.1", 4019],
    ["http://127.0.0.1:5000", "127.0.0.1", 5000],
    ["http://127.0.0.2:5000", "127.0.0.2", 5000],
    ["http://localhost:5000", "::1", 5000],
    ["http://[::1]:5000", "::1", 5000],
    ["http://10.0.0.5:5000", "10.0.0.5", 5000],
    ["http://ci.internal:5000", "10.0.0.5", 5000],
    ["http://172.17.0.1:5000", "172.17.0.1", 5000],
    ["http://[2001:db8:0::5]:5000", "2001:db8::5", 5000],
    // It is forwarded to this machine, nobody here knows to which address.
    ["http://203.0.113.7:5000", undefined, 5000],
    ["http://proxy.internal:5000", undefined, 5000],
    ["http://host.docker.internal:5000", undefined, 5000],
    ["http://0.0.0.0:5000", undefined, 5000],
  ])("for %s is %s, port %i", async (url, host, port) => {
    expect(await callbackAddress(url, lookup, own)).toEqual({ host, port });
  });
});
