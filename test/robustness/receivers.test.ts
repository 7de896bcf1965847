import type { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { type AttemptOptions, send } from "../../src/delivery/send.js";
import { startStandin } from "../support/delivery.js";
import { startRaw } from "../support/raw-server.js";

const call = (url: string) => ({ url, headers: {}, body: "hello" });
const noTimer: AttemptOptions["wake"] = () => ({ cancel: () => undefined });
const { signal } = new AbortController();
const options: AttemptOptions = { anyAddress: false, own: [], wake: noTimer, depth: 1, signal };

/** A receiver of bare TCP, that does with each call what it likes once it has come. */
const receiver = async (onCall: (socket: Socket) => void) => `${(await startRaw(onCall)).url}/`;

describe("a receiver that", () => {
  test.each<[string, string | Buffer, RegExp]>([
    ["closes the connection", "", /closed the connection/],
    ["sends bytes that are no text", Buffer.from(Array.from({ length: 4096 }, (_, index) => index % 256)), /failed/],
    ["speaks another protocol", "SSH-2.0-OpenSSH_9.6\r\n", /failed/],
    ["sends a status that is no number", "HTTP/1.1 two OK\r\n\r\n", /failed/],
    [
      "sends a length and chunks",
      "HTTP/1.1 200 OK\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n",
      /failed/,
    ],
    ["sends chunks of no size", "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nxyz\r\n", /failed/],
    ["closes in the middle of the headers", "HTTP/1.1 200 OK\r\ncontent-le", /closed the connection|failed/],
    ["closes in the middle of the body", "HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc", /closed the connection/],
    [
      "closes in the middle of a chunk",
      "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nff\r\nabc",
      /closed|failed/,
    ],
    ["asks to go on, and closes", "HTTP/1.1 100 Continue\r\n\r\n", /closed the connection|failed/],
    ["switches protocols", "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\n", /failed|closed/],
    ["answers in HTTP/0.9", "hello", /failed|closed/],
    ["sends headers without end", `HTTP/1.1 200 OK\r\n${"x-more: more\r\n".repeat(10_000)}`, /failed|closed/],
  ])("%s makes a failure with a sentence", async (_, answer, reason) => {
    const url = await receiver((socket) => socket.end(answer));
    expect(await send(call(url), options)).toMatchObject({ status: null, failure: expect.stringMatching(reason) });
  });

  test("resets the connection makes a failure with a sentence", async () => {
    const url = await receiver((socket) => socket.resetAndDestroy());
    const { failure } = await send(call(url), options);
    expect(failure).toContain("closed the connection before its response was complete");
  });

  test("resets in the middle of the body does too", async () => {
    const url = await receiver((socket) =>
      socket.write("HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc", () => socket.resetAndDestroy()),
    );
    expect((await send(call(url), options)).failure).toContain(
      "closed the connection before its response was complete",
    );
  });

  test("announces early hints is heard out", async () => {
    const url = await receiver((socket) =>
      socket.end("HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n"),
    );
    expect(await send(call(url), options)).toMatchObject({ status: 204, failure: null });
  });

  test("sends a gigabyte is read no further than what is kept", async () => {
    let sent = 0;
    let closed: Promise<unknown> | undefined;
    const block = Buffer.alloc(1024 * 1024, "x");
    const url = await receiver((socket) => {
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
    const answer = await send(call(url), options);
    await closed;
    expect(answer).toMatchObject({ status: 200, failure: null });
    expect(answer.body).toHaveLength(65_536);
    // What the system keeps of a connection, at both of its ends, and no more.
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });
});

describe("while a receiver hangs", () => {
  test("updates go on, other webhooks are called, and what waits is called in order when it no longer does", async () => {
    const { standin, send, updateUpload, updateWebhook } = await startStandin();
    const held: Socket[] = [];
    const url = await receiver((socket) => void held.push(socket));
    const other = await standin.createReceiver();
    await updateWebhook({ url });
    const { body: second } = await send("GET", "/webhooks/2002");
    await updateWebhook(
      { url: other.url, enabled: true, events: (await send("GET", "/webhooks/2001")).body.events },
      "2002",
    );
    expect(second.enabled).toBe(false);
    for (let index = 0; index < 50; index++) {
      expect((await updateUpload({ author: `author ${index}` })).status).toBe(200);
    }
    await expect.poll(() => other.requests.length, { interval: 1 }).toBe(50);
    expect(held).toHaveLength(1);
    const { body: log } = await send("GET", "/webhook_calls?filter[fields][status][eq]=pending");
    expect(log.meta.total_count).toBe(50);
    const target = await standin.createReceiver();
    await updateWebhook({ url: target.url });
    held[0]?.resetAndDestroy();
    await standin.webhookCalls.settle();
    const told = target.requests.map(({ body }) => JSON.parse(body).entity.attributes.author);
    expect(told).toEqual(Array.from({ length: 49 }, (_, index) => `author ${index + 1}`));
    await standin.clock.advance("2m");
    expect(target.requests).toHaveLength(50);
  });

  test("so many calls wait and no more; the log says which were not sent", async () => {
    const { standin, send, updateWebhook } = await startStandin({ memory: "64MiB" });
    const url = await receiver(() => undefined);
    await updateWebhook({ url });
    const raise = (id: string) =>
      standin.emit({ entity_type: "upload", event_type: "delete", entity: { id, type: "upload", attributes: {} } });
    const raised = Array.from({ length: 10_000 }, (_, index) => raise(String(index))[0]);
    const calls = standin.webhookCalls.list();
    expect(calls.map(({ id }) => id)).toEqual(raised);
    const isPending = calls.map(({ status }) => status === "pending");
    const first = isPending.indexOf(false);
    expect(first).toBeGreaterThan(1000);
    expect(isPending.lastIndexOf(true)).toBe(first - 1);
    expect(await send("GET", `/_standin/webhook-calls/${raised[first]}`)).toMatchObject({
      status: 200,
      body: { status: "failed", attempts: [], failure_reason: expect.stringMatching(/^Not sent: the waiting calls /) },
    });
  });
});
