import type { Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { Gate } from "../../src/kit/http/gate.js";
import { endsInTime } from "../../src/kit/http/layers/ends.js";
import type { HttpRequest } from "../../src/kit/http/request.js";
import { createTransport } from "../../src/kit/http/transport.js";
import { isCut, isGone } from "../../src/kit/wire/exchange.js";
import { sleeplessPorts } from "../support/flaky.js";
import { head, startRaw } from "../support/raw-server.js";

const mebibyte = Buffer.alloc(1024 * 1024, "x");

/** Writes as fast as the reader reads, until it hangs up; counts the bytes. */
function pour(socket: Socket): { bytes: number } {
  const poured = { bytes: 0 };
  const more = () => {
    while (!socket.destroyed && socket.write(mebibyte)) poured.bytes += mebibyte.length;
  };
  socket.on("drain", more);
  more();
  return poured;
}

function client() {
  const { ports, ...time } = sleeplessPorts();
  const transport = createTransport(ports);
  onTestFinished(() => transport.close());
  const { ports: portsOfRun, pass: passOfRun } = sleeplessPorts();
  const gate = new Gate(portsOfRun);
  const send = endsInTime(ports, gate, { transport, onExchange: () => undefined })(transport.send);
  return { http: { send }, gate, passOfRun, ...time };
}

const get = (url: string): HttpRequest => ({ method: "GET", url: `${url}/uploads/1001`, headers: {} });
const list = (url: string): HttpRequest => ({ ...get(url), isLarge: true });
const put = (url: string): HttpRequest => ({ ...get(url), method: "PUT", body: "{}" });

describe("what a broken target answers,", () => {
  it.each([
    [2, get],
    [16, list],
  ])("without an end is read up to %i MiB, and no further", async (most, request) => {
    let poured = { bytes: 0 };
    const { url, sockets } = await startRaw((socket) => {
      socket.write(head());
      poured = pour(socket);
    });
    const { http } = client();
    const exchange = await http.send(request(url));
    expect(exchange).toMatchObject({
      status: 0,
      text: "",
      failure: `RESPONSE_TOO_LARGE: the response is larger than ${most} MiB`,
    });
    for (const socket of sockets) await new Promise<void>((resolve) => socket.once("close", () => resolve()));
    // What is on its way in the buffers of both ends counts as well.
    expect(poured.bytes).toBeLessThan(48 * 1024 * 1024);
  });

  it("of 16 MiB is read whole, where it may be a list", async () => {
    const text = `"${"x".repeat(16 * 1024 * 1024 - 2)}"`;
    const { url } = await startRaw((socket) => socket.end(`${head(`Content-Length: ${text.length}\r\n`)}${text}`));
    const { http } = client();
    const { status, json, failure } = await http.send(list(url));
    expect([failure, status, String(json).length]).toEqual([undefined, 200, text.length - 2]);
  });

  it.each([
    ["at the first byte", ""],
    ["in the headers", "HTTP/1.1 200 OK\r\nX-Slow: "],
    ["in the body", head("Content-Length: 1000000\r\n")],
    ["in hints before the response", "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n".repeat(3)],
  ])("byte by byte, %s, has one deadline for all of it", async (_, first) => {
    const { http, timers, pass } = client();
    // Each byte comes before an idle connection would be given up.
    let isDripping = () => {};
    const dripping = new Promise<void>((resolve) => {
      isDripping = resolve;
    });
    const { url } = await startRaw((socket) => {
      socket.write(first);
      isDripping();
    });
    const sending = http.send(put(url));
    await dripping;
    pass(14_999);
    expect(timers.size).toBe(1);
    pass(1);
    expect(await sending).toMatchObject({ status: 0, failure: "DEADLINE: no complete response within 15 s" });
    expect(timers.size).toBe(0);
  });

  it("not even to a connection, in all that time, is nobody's", async () => {
    const { http, pass, timers } = client();
    const { url } = await startRaw(() => undefined);
    const sending = http.send(put(url));
    // On its way, and before the event loop had a chance to connect.
    while (timers.size === 0) await Promise.resolve();
    pass(15_000);
    const exchange = await sending;
    expect(exchange.failure).toBe("UND_ERR_CONNECT_TIMEOUT: no connection within 15 s");
    expect(isGone(exchange)).toBe(true);
  });

  it("late once has more time the next time, and less once it hangs", async () => {
    const { http, timers } = client();
    let count = 0;
    const { url } = await startRaw((socket) => {
      if (++count === 5) socket.end(`${head("Content-Length: 2\r\n")}{}`);
      else for (const [fire] of [...timers]) fire();
    });
    const failures: (string | undefined)[] = [];
    for (let tries = 0; tries < 5; tries++) failures.push((await http.send(put(url))).failure);
    const seconds = failures.map((one) => one?.replace(/^DEADLINE: no complete response within (\d+) s$/, "$1"));
    expect(seconds).toEqual(["15", "30", "60", "4", undefined]);
  });

  it("late gets more time after each late response", async () => {
    const { http, timers, pass } = client();
    let count = 0;
    const { url } = await startRaw((socket) => {
      // The first response takes 3 s, and the others never come.
      pass(3000);
      if (++count === 1) socket.end(`${head("Content-Length: 2\r\n")}{}`);
      else for (const [fire] of [...timers]) fire();
    });
    const failures: (string | undefined)[] = [];
    for (let tries = 0; tries < 3; tries++) failures.push((await http.send(put(url))).failure);
    expect(failures.slice(1).map((one) => /within (\d+) s/.exec(one ?? "")?.[1])).toEqual(["15", "30"]);
  });

  it.each([
    ["arrays", (depth: number) => "[".repeat(depth) + "]".repeat(depth)],
    ["objects", (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`],
  ])("of %s deeper than 1,000 is not JSON", async (_, toJson) => {
    for (const [depth, isJson] of [
      [1000, true],
      [1001, false],
      [200_000, false],
    ] as const) {
      const text = toJson(depth);
      const { url } = await startRaw((socket) => socket.end(`${head(`Content-Length: ${text.length}\r\n`)}${text}`));
      const exchange = await client().http.send(get(url));
      expect([exchange.status, exchange.json !== undefined]).toEqual([200, isJson]);
    }
  });

  it("with brackets in texts is as deep as it is", async () => {
    const text = JSON.stringify({ a: `${"[".repeat(5000)}\\"`, "{{{": ['"', "[".repeat(2000)] });
    const { url } = await startRaw((socket) => socket.end(`${head(`Content-Length: ${text.length}\r\n`)}${text}`));
    expect((await client().http.send(get(url))).json).toEqual(JSON.parse(text));
  });

  it.each<[string, string, object]>([
    ["nothing, and says 200", head("Content-Length: 0\r\n"), { status: 200, text: "", json: undefined }],
    ["less than it promised", `${head("Content-Length: 10\r\n")}{}`, { status: 0 }],
    ["more than it promised", `${head("Content-Length: 2\r\n")}{}{}{}`, { status: 200, json: {} }],
    ["two lengths", `${head("Content-Length: 2\r\nContent-Length: 3\r\n")}{}`, { status: 0 }],
    ["a block of headers of a mebibyte", head(`X-Long: ${"x".repeat(1024 * 1024)}\r\n`), { status: 0 }],
    ["ten thousand headers", head("X-Many: x\r\n".repeat(10_000)), { status: 0 }],
    [
      "a header twice",
      `${head("Location: /a\r\nLocation: /b\r\nContent-Length: 2\r\n")}{}`,
      { status: 200, headers: { location: "/a, /b" } },
    ],
    ["a header of the name __proto__", `${head("__proto__: x\r\nContent-Length: 2\r\n")}{}`, { status: 200, json: {} }],
    ["no HTTP", "SSH-2.0-OpenSSH_9.6\r\n", { status: 0 }],
    ["a redirect to itself", head("Location: /uploads/1001\r\nContent-Length: 0\r\n", "302 Found"), { status: 302 }],
    [
      "bytes that are no UTF-8",
      `${head("Content-Length: 3\r\n")}"\xff"`,
      { status: 200, text: '"\ufffd"', json: "\ufffd" },
    ],
  ])("%s, is an exchange like any other", async (_, bytes, expected) => {
    const { url } = await startRaw((socket) => socket.end(Buffer.from(bytes, "latin1")));
    const exchange = await client().http.send(put(url));
    expect(exchange).toMatchObject(expected);
    if (exchange.status === 0) expect(isCut(exchange) || exchange.failure).toBeTruthy();
  });
});

describe("a signal", () => {
  async function startSilent() {
    let come = () => {};
    const came = new Promise<void>((resolve) => {
      come = resolve;
    });
    const { url } = await startRaw(() => come());
    return { url, came };
  }

  it("ends what only reads at once, whatever it waits for", async () => {
    const { http, gate, timers } = client();
    const { url, came } = await startSilent();
    const sending = http.send(get(url));
    await came;
    gate.shut("bail", "it is over");
    await expect(sending).rejects.toThrow("the run was ended");
    expect(timers.size).toBe(0);
  });

  it("leaves what changes something until its own end, since its response tells what there is to restore", async () => {
    const { http, gate, passOfRun } = client();
    const { url, came } = await startSilent();
    let hasEnded = false;
    const sending = http.send(put(url)).finally(() => {
      hasEnded = true;
    });
    await came;
    gate.shut("bail", "it is over");
    await new Promise((resolve) => setImmediate(resolve));
    expect(hasEnded).toBe(false);
    passOfRun(2000);
    expect(await sending).toMatchObject({ status: 0, failure: "INTERRUPTED: the run was ended" });
  });
});
