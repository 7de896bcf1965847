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

  test.each([
    ["a header that frames the request", { "content-length": "3" }],
    ["a header of a connection", { "transfer-encoding": "chunked" }],
  ])("fails with a sentence where the webhook sets %s", async (_title, headers) => {
    const { url } = await receiver(200);
    expect((await send({ ...request(url), headers }, options())).failure).toEqual(expect.any(String));
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
