import { describe, expect, it, onTestFinished } from "vitest";
import type { Standin } from "../../../src/index.js";
import { LiveStream, toMessage } from "../../../src/mock/live-stream.js";
import { apiOf, controlOf, startControlled } from "../../support/api.js";
import { breachesOfSchema } from "../../support/control-document.js";
import { startStandin } from "../../support/standin.js";

/** Follows the events of an environment; `next` gives those that have come since, up to one that is waited for. */
async function follow(standin: Standin, environment = "main") {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const response = await fetch(`${standin.url}/_standin/stream`, {
    headers: { "x-environment": environment },
    signal: ending.signal,
  });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = "";
  const events: { kind: string; data: Record<string, unknown> }[] = [];
  const read = async (): Promise<boolean> => {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: true });
    const messages = text.split("\n\n");
    text = messages.pop() ?? "";
    for (const message of messages) {
      const [, kind = "", data = ""] = /^event: (.*)\ndata: (.*)$/.exec(message) ?? [];
      events.push({ kind, data: JSON.parse(data) });
      const event = { event: kind, data: JSON.parse(data) };
      expect(breachesOfSchema(["components", "schemas", "StreamEvent"], event)).toEqual([]);
    }
    return !done;
  };
  const until = async (kind: string) => {
    while (!events.some((event) => event.kind === kind))
      if (!(await read())) throw new Error(`It ended before ${kind}.`);
    const index = events.findIndex((event) => event.kind === kind);
    return events.splice(0, index + 1);
  };
  const end = async () => {
    while (await read());
    return events;
  };
  expect(await until("hello")).toEqual([{ kind: "hello", data: { environment } }]);
  return { response, until, end };
}

describe("the stream of events", () => {
  it("tells of a request as the journal shows it, and of calls as they are made", async () => {
    const standin = await startStandin({ port: 0, jobs: "never" });
    const { until, response } = await follow(standin);
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    const receiver = await standin.createReceiver();
    await apiOf(standin)("put", "/webhooks/2001", { url: receiver.url });
    await until("journal");
    await apiOf(standin)("put", "/uploads/1001", { author: "Grace Hopper" });
    const events = await until("journal");
    const { body } = await controlOf(standin)("get", "/journal");
    expect(events.at(-1)?.data).toEqual(body.entries.at(-1));
    expect(events.find(({ kind }) => kind === "webhook_call")?.data).toMatchObject({ status: "pending" });
    await standin.webhookCalls.settle();
    const calls = [...(await until("webhook_call")), ...(await until("webhook_call"))];
    expect(calls.map(({ data }) => data.status)).toEqual(["pending", "success"]);
  });

  it("tells of each attempt once, when it has ended", async () => {
    const standin = await startStandin({ port: 0, jobs: "never" });
    await apiOf(standin)("put", "/uploads/1001", { author: "Grace Hopper" });
    const { id } = await standin.webhookCalls.next();
    const { until } = await follow(standin);
    for (let count = 1; count <= 2; count++) {
      await apiOf(standin)("post", `/webhook_calls/${id}/resend_webhook`);
      const [call] = (await until("webhook_call")).slice(-1);
      expect(call?.data.attempts).toMatchObject([{ cause: "resend" }]);
    }
    expect(standin.webhookCalls.get(id).attempts).toHaveLength(3);
  });

  it("tells of a job when it is made and when it has ended, and of its request once more", async () => {
    const standin = await startStandin({ port: 0, deliver: "off" });
    const { until } = await follow(standin);
    await apiOf(standin)("put", "/uploads/1001", { basename: "meadow" });
    expect((await until("job")).at(-1)).toMatchObject({ data: { upload_id: "1001", status: null } });
    expect(await until("journal")).toMatchObject([{ data: { id: "1", changes: [] } }]);
    await standin.clock.advance("1s");
    expect((await until("job")).at(-1)).toMatchObject({ data: { status: 200 } });
    expect((await until("journal")).at(-1)).toMatchObject({ data: { id: "1", changes: [{ id: "1001" }] } });
    await until("clock");
  });

  it("tells that the latency was set, that a script was added, and that faults have changed", async () => {
    const { standin, api, control } = await startControlled({ port: 0 });
    const { until } = await follow(standin);
    await control("put", "/latency", { latency: 0 });
    await until("settings");
    standin.jobs.script({ ends: "due" });
    await until("settings");
    standin.faults.add({ operation: "*", status: 503, times: 2 });
    await until("faults");
    await api("get", "/uploads/1001");
    await until("faults");
    standin.faults.release();
    await until("faults");
  });

  it("is of one environment, and says when there are others, and when no more", async () => {
    const standin = await startStandin({ port: 0, jobs: "never", deliver: "off" });
    const { until } = await follow(standin);
    await apiOf(standin, "other")("put", "/uploads/1001", { author: "x" });
    await apiOf(standin)("get", "/uploads/1001");
    const events = await until("journal");
    expect(events.map(({ kind }) => kind)).toEqual(["environments", "environments", "journal"]);
    expect(events.at(-1)?.data.method).toBe("GET");
    await controlOf(standin)("delete", "/environments/other");
    await until("environments");
  });

  it("outlives a reset, after which nothing is told of what was before", async () => {
    const standin = await startStandin({ port: 0 });
    const { until } = await follow(standin);
    standin.faults.add({ operation: "updateUpload", delay_ms: 20, times: 1 });
    const held = apiOf(standin)("put", "/uploads/1001", { basename: "held" });
    await expect.poll(() => standin.journal.list().length, { interval: 1 }).toBe(1);
    await controlOf(standin)("post", "/reset");
    await until("reset");
    await held;
    await apiOf(standin)("get", "/uploads/1002");
    const events = await until("journal");
    expect(events.filter(({ kind }) => kind === "journal" || kind === "job")).toMatchObject([
      { data: { id: "1", path: "/uploads/1002" } },
    ]);
  });

  it("ends when the server is closed, which does not wait for it", async () => {
    const standin = await startStandin({ port: 0 });
    const { end } = await follow(standin);
    await Promise.all([standin.close(), end()]);
  });
});

describe("the subscribers of the stream", () => {
  const subscriber = () => {
    const told: string[] = [];
    return { told, tell: (message: string) => void told.push(message), end: () => void told.push("end") };
  };

  it("are 100 at the most, and one who leaves makes room", () => {
    const live = new LiveStream();
    const leave = Array.from({ length: 100 }, (_, index) => live.subscribe(`e${index % 3}`, subscriber()));
    expect(() => live.subscribe("main", subscriber())).toThrow("100 console pages are open, the maximum. Close some.");
    leave[0]?.();
    leave[0]?.();
    live.subscribe("main", subscriber());
    expect(() => live.subscribe("main", subscriber())).toThrow("100 console pages");
  });

  it("cost nothing where there are none: what they would be told is not even made", () => {
    const live = new LiveStream();
    live.subscribe("other", subscriber());
    live.tell("main", "journal", () => {
      throw new Error("It was made.");
    });
  });

  it("are told once each, in one line of JSON, and that it ends", () => {
    const live = new LiveStream();
    const [one, other] = [subscriber(), subscriber()];
    live.subscribe("main", one);
    live.subscribe("other", other);
    live.tell("main", "clock", () => ({ text: "two\nlines" }));
    live.tellEverybody("environments", () => ({}));
    live.close();
    live.tell("main", "clock", () => ({}));
    const environments = toMessage("environments", {});
    expect(one.told).toEqual(['event: clock\ndata: {"text":"two\\nlines"}\n\n', environments, "end"]);
    expect(other.told).toEqual([environments, "end"]);
  });
});
