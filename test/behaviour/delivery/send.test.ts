import type { Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { type AttemptOptions, send } from "../../../src/delivery/send.js";
import { createScriptedReceiver, type ReceiverAnswer } from "../../../src/http/scripted-receiver.js";
import { startRaw } from "../../support/raw-server.js";

const request = (url: string) => ({ url, headers: { "content-type": "text/plain" }, body: "hello" });

/** Timers that the test fires: after a call, `fire(8000)` is the moment 8 s later. */
function timers() {
  const waiting = new Map<number, () => void>();
  const wake: AttemptOptions["wake"] = (milliseconds, callback) => {
    waiting.set(milliseconds, callback);
    return { cancel: () => void waiting.delete(milliseconds) };
  };
  return { wake, fire: (milliseconds: number) => waiting.get(milliseconds)?.(), waiting };
}

const options = (fields: Partial<AttemptOptions> = {}): AttemptOptions => ({
  anyAddress: false,
  own: [],
  wake: timers().wake,
  depth: 1,
  signal: new AbortController().signal,
  ...fields,
});

async function receiver(...answers: ReceiverAnswer[]) {
  const one = await createScriptedReceiver(answers);
  onTestFinished(() => one.close());
  return one;
}

describe("a call on the wire", () => {
  test("Q-37 · is a POST with its body, and any 2xx is a success", async () => {
    const { url, requests } = await receiver({ status: 204 });
    expect(await send(request(url), options())).toMatchObject({ status: 204, failure: null, body: "" });
    expect(requests[0]).toMatchObject({ method: "POST", body: "hello" });
  });

  test("Q-21 · a redirect is not followed, and is a failure", async () => {
    const target = await receiver(200);
    const { url } = await receiver({ status: 302, headers: { location: target.url } });
    const answer = await send(request(url), options());
    expect(answer).toMatchObject({
      status: 302,
      headers: { location: target.url },
      failure: expect.stringContaining("302"),
    });
    expect(target.requests).toEqual([]);
  });

  test("that hangs ends as a timeout after 8 s", async () => {
    const { url, requests } = await receiver({ hang: true });
    const { wake, fire } = timers();
    const pending = send(request(url), options({ wake }));
    await expect.poll(() => requests.length, { interval: 1 }).toBe(1);
    fire(8000);
    expect(await pending).toMatchObject({ status: null, failure: "Timeout: no complete response within 8 s." });
  });

  test("that hangs in the middle of the answer does too", async () => {
    const { url } = await startRaw((socket) => {
      socket.write("HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc", () => fire(8000));
    });
    const { wake, fire } = timers();
    expect(await send(request(url), options({ wake }))).toMatchObject({ failure: expect.stringContaining("8 s") });
  });

  // Less than the connector's own 16 s.
  test("that gets no connection ends as a timeout after 2 s", { timeout: 10_000 }, async () => {
    const { wake, fire } = timers();
    // A TLS connection is made when the receiver has greeted, which this one never does.
    const { url } = await startRaw(() => fire(2000));
    const pending = send(request(url.replace("http:", "https:")), options({ wake }));
    expect(await pending).toMatchObject({ status: null, failure: "No connection within 2 s." });
  });

  test("that is connected no longer waits for the connection", async () => {
    const { url, requests } = await receiver({ hang: true });
    const { wake, waiting } = timers();
    const ending = new AbortController();
    const pending = send(request(url), options({ wake, signal: ending.signal }));
    await expect.poll(() => requests.length, { interval: 1 }).toBe(1);
    expect([...waiting.keys()]).toEqual([8000]);
    ending.abort();
    await pending;
  });

  test.each([
    ["nobody listens", "http://127.0.0.1:1/", "refused"],
    ["the name has no address", "http://nowhere.invalid/", "no address for nowhere.invalid"],
  ])("fails with a sentence where %s", async (_title, url, reason) => {
    const answer = await send(request(url), options({ anyAddress: true }));
    expect(answer).toMatchObject({ status: null, body: null, failure: expect.stringContaining(reason) });
    expect(answer.refused).toBeUndefined();
  });

  test("fails with a sentence where the webhook sets headers that frame a request", async () => {
    const { url } = await receiver(200);
    for (const headers of [{ "content-length": "3" }, { "transfer-encoding": "chunked" }])
      expect((await send({ ...request(url), headers }, options())).failure).toEqual(expect.any(String));
  });
});

const goOn = "HTTP/1.1 100 Continue\r\n\r\n";

async function writeSlowly(socket: Socket, text: string): Promise<void> {
  socket.setNoDelay(true);
  for (const byte of text) await new Promise((resolve) => socket.write(byte, resolve));
  socket.end();
}

describe("a receiver of bare TCP that", () => {
  const chunks = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n";
  test.each<[string, string | ((socket: Socket) => unknown), RegExp]>([
    ["closes the connection", "", /closed the connection/],
    ["speaks another protocol", "SSH-2.0-OpenSSH_9.6\r\n", /failed/],
    ["sends a length and chunks", `${chunks}content-length: 3\r\n\r\n`, /failed/],
    ["sends chunks of no size", `${chunks}\r\nxyz\r\n`, /failed/],
    ["closes in the middle of the headers", "HTTP/1.1 200 OK\r\ncontent-le", /closed the connection|failed/],
    ["closes in the middle of the body", "HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc", /closed the connection/],
    ["switches protocols", "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\n", /failed|closed/],
    ["sends headers without end", `HTTP/1.1 200 OK\r\n${"x-more: more\r\n".repeat(10_000)}`, /failed|closed/],
    ["resets the connection", (socket) => socket.resetAndDestroy(), /closed the connection before its response/],
  ])("%s makes a failure with a sentence", async (_, answer, reason) => {
    const { url } = await startRaw((socket) => (typeof answer === "string" ? socket.end(answer) : answer(socket)));
    expect(await send(request(url), options())).toMatchObject({ status: null, failure: expect.stringMatching(reason) });
  });

  test.each([
    ["at once", (socket: Socket, text: string) => void socket.end(text)],
    ["byte by byte", writeSlowly],
  ])("sends interim responses %s is heard out", async (_, write) => {
    const { url } = await startRaw((socket) =>
      write(
        socket,
        `${goOn}HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n${goOn}HTTP/1.1 200 OK\r\ncontent-length: 25\r\n\r\n${goOn}`,
      ),
    );
    expect(await send(request(url), options())).toMatchObject({ status: 200, body: goOn, failure: null });
  });

  test("sends a gigabyte is read no further than what is kept", async () => {
    let sent = 0;
    let closed: Promise<unknown> | undefined;
    const block = Buffer.alloc(1024 * 1024, "x");
    const { url } = await startRaw((socket) => {
      closed = new Promise((resolve) => socket.once("close", resolve));
      socket.write("HTTP/1.1 200 OK\r\ncontent-length: 1073741824\r\n\r\n");
      const more = () => {
        while (sent < 1024 ** 3 && socket.writable) {
          sent += block.length;
          if (!socket.write(block)) return void socket.once("drain", more);
        }
      };
      more();
    });
    const answer = await send(request(url), options());
    await closed;
    expect(answer).toMatchObject({ status: 200, failure: null });
    expect(answer.body).toHaveLength(65_536);
    // What the system keeps of a connection, at both of its ends, and no more.
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });
});

describe("by default only addresses of this machine are called", () => {
  test.each([
    "http://10.1.2.3/",
    "http://0.0.0.0:1/",
    "http://0xa.1.2.3/",
    "http://167838211/",
    "http://[::ffff:10.1.2.3]/",
    "http://[fe80::1]/",
    "https://192.168.0.1/",
  ])("%s is not called, with the reason and the flag that allows it", async (url) => {
    const answer = await send(request(url), options());
    expect(answer).toMatchObject({
      status: null,
      refused: true,
      failure: expect.stringMatching(/^Not sent: .*--deliver any/),
    });
  });

  test.each(["http://127.1", "http://0x7f.1", "http://localhost"])("%s is, whatever it is written as", async (host) => {
    const { url } = await receiver(200);
    const { port } = new URL(url);
    expect(await send(request(`${host}:${port}/`), options())).toMatchObject({ status: 200, failure: null });
  });

  test.each(["ftp://127.0.0.1/", "not a url", "http://"])("%j is no address that can be called", async (url) => {
    expect(await send(request(url), options())).toMatchObject({
      refused: true,
      failure: expect.stringContaining("Not sent"),
    });
  });
});
