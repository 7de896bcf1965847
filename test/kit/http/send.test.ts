import { FormData as UndiciFormData } from "undici";
import { describe, expect, it } from "vitest";
import type { Binding } from "../../../src/kit/binding/binding.js";
import { toTarget } from "../../../src/kit/binding/defaults.js";
import { createSend } from "../../../src/kit/http/api.js";
import { Gate } from "../../../src/kit/http/gate.js";
import { Observations } from "../../../src/kit/http/observations.js";
import type { HttpRequest } from "../../../src/kit/http/request.js";
import type { Entry } from "../../../src/kit/ledger/entries.js";
import { type Exchange, unanswered } from "../../../src/kit/wire/exchange.js";
import { sleeplessPorts } from "../../support/flaky.js";

const url = "http://target.example/uploads/1001";

/** A response of a target: with this status, and headers. */
type Answer = (request: HttpRequest, count: number) => { status: number; headers?: Record<string, string> };

/** The way out to a target that answers so, and what passed on it, in order. */
function wayTo(answer: Answer, binding: Binding = {}) {
  const log: string[] = [];
  const { ports } = sleeplessPorts((milliseconds) => log.push(`waited ${milliseconds} ms`));
  const gate = new Gate(ports);
  let count = 0;
  const transport = {
    async send(request: HttpRequest): Promise<Exchange> {
      log.push(`sent ${request.method} ${new URL(request.url).pathname}`);
      return { ...unanswered(request), text: "{}", json: {}, headers: {}, ...answer(request, ++count) };
    },
    isConnected: () => true,
    close: async () => undefined,
  };
  const tells = { onWait: () => undefined, onLost: () => undefined, onExchange: () => undefined };
  const target = toTarget({ url: "http://target.example", token: "the-token" }, binding);
  const send = createSend(target, { ports, gate, seen: new Observations(), transport, ...tells });
  /** The note of an update of upload 1001. */
  const undo: Entry = {
    ready: async () => void log.push("noted"),
    covers: ({ kind, id }) => kind === "upload" && id === "1001",
    saw: () => undefined,
  };
  const update: HttpRequest = {
    ...{ method: "PUT", url, headers: {}, body: "{}", json: {}, undo, isRepeatable: true, hasRunToken: true },
    document: { operationId: "updateUpload", options: { path: { upload_id: "1001" }, body: {} } },
  };
  const read: HttpRequest = {
    ...{ method: "GET", url, headers: {}, isRepeatable: true, hasRunToken: true },
    document: { operationId: "getUpload", options: { path: { upload_id: "1001" } } },
  };
  return { send, gate, log, update, read };
}

const hooksOf = (request: NonNullable<NonNullable<Binding["hooks"]>["request"]>): Binding => ({
  hooks: { name: "h.mjs", request },
});

describe("whatever makes a request of it, it is noted right before it is sent:", () => {
  it("each attempt", async () => {
    const { send, log, update } = wayTo((_, count) => ({ status: count < 3 ? 503 : 200 }));
    await send(update);
    const sent = ["noted", "sent PUT /uploads/1001"];
    expect(log).toEqual([...sent, "waited 100 ms", ...sent, "waited 300 ms", ...sent]);
  });

  const resets = ["retry-after", "ratelimit-reset", "x-ratelimit-reset"];
  it.each(resets)("each attempt after the target's limit, behind the wait that %s says", async (header) => {
    const { send, log, update } = wayTo((_, count) =>
      count === 1 ? { status: 429, headers: { [header]: "2" } } : { status: 200 },
    );
    await send(update);
    const sent = ["noted", "sent PUT /uploads/1001"];
    expect(log).toEqual([...sent, "waited 2000 ms", ...sent]);
  });

  it("each redirect", async () => {
    const { send, log, update } = wayTo((_, count) =>
      count === 1 ? { status: 307, headers: { location: "/v2/uploads/1001" } } : { status: 200 },
    );
    await send(update);
    expect(log).toEqual(["noted", "sent PUT /uploads/1001", "noted", "sent PUT /v2/uploads/1001"]);
  });
});

describe("whatever makes a request of it, it is refused right before it would be sent:", () => {
  it("a write without a note that a hook makes of a read", async () => {
    const binding = hooksOf(({ request }) => ({ request: { ...request, method: "DELETE" } }));
    const { send, log, read } = wayTo(() => ({ status: 200 }), binding);
    await expect(send(read)).rejects.toThrow("The kit did not send DELETE /uploads/1001: it has no record");
    expect(log).toEqual([]);
  });

  it("a redirect to another resource that a hook makes of an allowed one", async () => {
    const binding = hooksOf(({ request }) => {
      request.url = request.url.replace("/v2/uploads/1001", "/v2/uploads/1002");
    });
    const { send, log, update } = wayTo(() => ({ status: 308, headers: { location: "/v2/uploads/1001" } }), binding);
    await expect(send(update)).rejects.toThrow("the address of another resource was redirected there");
    expect(log).toEqual(["noted", "sent PUT /uploads/1001"]);
  });

  it("a second attempt whose note is no longer on disk", async () => {
    const { send, log, update } = wayTo(() => ({ status: 503 }));
    let notes = 0;
    const ready = async () => {
      if (++notes > 1) throw new Error("the disk is full");
    };
    await expect(send({ ...update, undo: { ready, covers: () => true, saw: () => undefined } })).rejects.toThrow(
      "the disk is full",
    );
    expect(log).toEqual(["sent PUT /uploads/1001", "waited 100 ms"]);
  });

  it("an update of a resource that its note does not cover", async () => {
    const { send, log, update } = wayTo(() => ({ status: 200 }));
    const document = { operationId: "updateUpload", options: { path: { upload_id: "1002" } } } as const;
    await expect(send({ ...update, document })).rejects.toThrow("it has no record of upload 1002");
    expect(log).toEqual([]);
  });
});

describe("hooks", () => {
  it("sign each redirect, and an attempt is sent as it was signed", async () => {
    let signatures = 0;
    const signed: (string | undefined)[] = [];
    const binding = hooksOf(({ request }) => {
      request.headers["X-Signature"] = `signature ${++signatures}`;
    });
    const { send, read } = wayTo(({ headers }, count) => {
      signed.push(headers["X-Signature"]);
      if (count === 1) return { status: 503 };
      return count === 2 ? { status: 302, headers: { location: "/v2/uploads/1001" } } : { status: 200 };
    }, binding);
    const { request } = await send(read);
    expect(signed).toEqual(["signature 1", "signature 1", "signature 2"]);
    // And evidence does not show it.
    expect(request.headers).toEqual({ "X-Signature": "[redacted]" });
  });

  it("see no body where the resource is read after an update", async () => {
    const bodies: unknown[] = [];
    const binding = hooksOf(({ request }) => void bodies.push(request.body));
    const { send, update } = wayTo(
      (_, count) => (count === 1 ? { status: 303, headers: { location: "/v2/uploads/1001" } } : { status: 200 }),
      binding,
    );
    const { request } = await send(update);
    expect([request.method, request.body, bodies]).toEqual(["GET", undefined, [{}, undefined]]);
  });

  it("see a form, and may add to it", async () => {
    const binding = hooksOf(({ request }) => (request.body as FormData).append("folder", "7"));
    const sent: unknown[] = [];
    const { send, update } = wayTo(({ body }) => {
      sent.push(
        body instanceof UndiciFormData &&
          [...body].map(([name, one]) => [name, typeof one === "string" ? one : one.name]),
      );
      return { status: 200 };
    }, binding);
    const body = new UndiciFormData();
    body.append("file", new Blob(["A file"]), "a.txt");
    const { request } = await send({ ...update, json: undefined, body });
    expect(sent).toEqual([
      [
        ["file", "a.txt"],
        ["folder", "7"],
      ],
    ]);
    expect(request.body).toContain("file: a.txt (6 bytes");
  });

  it("that fail end the run", async () => {
    const binding = hooksOf(() => Promise.reject(new Error("no key")));
    const { send, gate, log, read } = wayTo(() => ({ status: 200 }), binding);
    await expect(send(read)).rejects.toThrow("h.mjs: request() failed: no key");
    expect(gate.ending).toEqual({ kind: "target lost", because: "h.mjs: request() failed: no key" });
    expect(log).toEqual([]);
  });
});

describe("after the end of the run", () => {
  it("nothing is signed, noted or sent, except what restores", async () => {
    let signatures = 0;
    const binding = hooksOf(() => void signatures++);
    const { send, gate, log, update } = wayTo(() => ({ status: 200 }), binding);
    gate.shut("bail", "it is over");
    await expect(send(update)).rejects.toThrow("the run ended before: it is over");
    expect([log, signatures]).toEqual([[], 0]);
    expect(await send({ ...update, isRestoring: true })).toMatchObject({ status: 200 });
    expect([log, signatures]).toEqual([["noted", "sent PUT /uploads/1001"], 1]);
  });

  it("a request between two attempts is given up", async () => {
    const way = wayTo(() => {
      way.gate.shut("bail", "it is over");
      return { status: 503 };
    });
    await expect(way.send(way.read)).rejects.toThrow("the run ended before: it is over");
    expect(way.log.filter((one) => one.startsWith("sent"))).toEqual(["sent GET /uploads/1001"]);
  });
});
