import { networkInterfaces } from "node:os";
import { describe, expect, onTestFinished, test } from "vitest";
import { isOfThisMachine } from "../../../src/delivery/callable-socket.js";
import { createScriptedReceiver } from "../../../src/http/scripted-receiver.js";
import type { StandinOptions } from "../../../src/index.js";
import { startStandin } from "../../support/delivery.js";

/** A standin that listens on every address, as far as a test can tell: whatever leads to this machine leads to it. */
const startOnAll = (options: StandinOptions = {}) =>
  startStandin({ host: "0.0.0.0", controlToken: "t", deliver: "loopback", ...options });

type Started = Awaited<ReturnType<typeof startOnAll>>;

/** Points the seed's webhook there with the control token, changes an upload, and answers the call. */
async function callTo(url: string, { standin, updateUpload, updateWebhook }: Started) {
  const { status } = await updateWebhook({ url, headers: { Authorization: "Bearer t" }, events: updatesOfUploads });
  expect(status).toBe(200);
  const next = standin.webhookCalls.next({ webhook_id: "2001" });
  await updateUpload({ author: "Still here" });
  return next;
}

const hasIPv6 = Object.values(networkInterfaces()).some((own) => own?.some(({ address }) => address === "::1"));
const updatesOfUploads = [{ entity_type: "upload", event_types: ["update"] }];
const authorIn = ({ standin }: Started) => standin.state.get().uploads?.find(({ id }) => id === "1001")?.author;

const notSent = {
  status: "failed",
  response_status: null,
  failure_reason: expect.stringMatching(/^Not sent: http.*control interface.*\/_standin\/receiver\/.*\.$/),
};

const hosts = ["localhost", "LOCALHOST", "127.0.0.1", "127.9.8.7", "127.1", "2130706433", "[::ffff:7f00:1]"];
const paths = ["reset", "state?x=/_standin/receiver/inbox", "receiver", "receiver/../reset", "nothing", ""];
const addressesOf = (some: readonly string[]) => some.map((host) => `http://${host}:PORT/_standin/reset`);

describe("a webhook never calls the control interface of its own Standin", () => {
  test.each<[string, StandinOptions, string[]]>([
    ["any of its names", {}, addressesOf(hosts)],
    ...(hasIPv6 ? [["[::1]", { host: "::1" }, addressesOf(["[::1]"])] as [string, StandinOptions, string[]]] : []),
    ["any path", {}, paths.map((path) => `http://localhost:PORT/_standin/${path}`)],
    ["0.0.0.0, where every address may be called", { deliver: "any" }, addressesOf(["localhost", "0.0.0.0"])],
    [
      "the name that --public-url gives it",
      { deliver: "any", publicUrl: "https://mock.invalid/base/" },
      ["https://mock.invalid/base/_standin/reset", "https://MOCK.invalid.:443/_standin/reset"],
    ],
    ["a template", {}, ["http://{{^none}}local{{/none}}host:PORT/{{^none}}_stand{{/none}}in/reset"]],
  ])("by %s", async (_, options, addresses) => {
    const started = await startOnAll(options);
    const { port } = new URL(started.standin.url);
    for (const url of addresses)
      expect([url, await callTo(url.replace("PORT", port), started)]).toMatchObject([url, notSent]);
    expect(authorIn(started)).toBe("Still here");
  });

  test("by a path, as a seed may have it", async () => {
    const events = [{ entity_type: "upload" as const, event_types: ["update" as const] }];
    const started = await startOnAll({
      seed: {
        ...{ locales: ["en"], uploads: [{ id: "1001", path: "/a.txt" }], files: [{ path: "/a.txt", text: "a" }] },
        webhooks: [{ id: "2001", name: "Own", url: "/_standin/reset", events, headers: { Authorization: "Bearer t" } }],
      },
    });
    const next = started.standin.webhookCalls.next({ webhook_id: "2001" });
    await started.updateUpload({ author: "Still here" });
    expect(await next).toMatchObject(notSent);
    expect(authorIn(started)).toBe("Still here");
  });

  test("when a call is sent again; a receiver, and what another server has at such a path, may be called", async () => {
    const started = await startOnAll();
    const { standin, send, updateWebhook } = started;
    const own = standin.url.replace("0.0.0.0", "localhost");
    const inbox = `${own}/_standin/receiver/inbox?environment=main`;
    expect(await callTo(inbox, started)).toMatchObject({ status: "success", failure_reason: null });
    const receiver = await createScriptedReceiver([200]);
    onTestFinished(() => receiver.close());
    const { id, status } = await callTo(`${receiver.url}_standin/reset`, started);
    expect([status, receiver.requests[0]?.path]).toEqual(["success", "/_standin/reset"]);
    await updateWebhook({ url: `${own}/_standin/reset` });
    const next = standin.webhookCalls.next({ webhook_id: "2001" });
    expect((await send("POST", `/webhook_calls/${id}/resend_webhook`)).status).toBeLessThan(300);
    expect(await next).toMatchObject({ failure_reason: notSent.failure_reason });
    expect(authorIn(started)).toBe("Still here");
  });
});

test("every address of every network of this machine is one of it", () => {
  const addresses = Object.values(networkInterfaces()).flatMap((own = []) => own.map(({ address }) => address));
  const mapped = addresses.filter((address) => !address.includes(":")).map((address) => `::ffff:${address}`);
  for (const address of [...addresses, ...mapped, "127.0.0.1", "127.9.8.7", "::1"]) {
    expect([address, isOfThisMachine(address)]).toEqual([address, true]);
  }
  for (const address of ["198.51.100.1", "::ffff:198.51.100.1", "2001:db8::1", ""]) {
    expect([address, isOfThisMachine(address)]).toEqual([address, false]);
  }
});

/** A standin, and what becomes of a call to a receiver on this machine. */
async function callThere(path: string, options: StandinOptions) {
  const started = await startStandin(options);
  const receiver = await createScriptedReceiver([200]);
  onTestFinished(() => receiver.close());
  const { standin, updateUpload, updateWebhook } = started;
  if (path !== "") await updateWebhook({ url: receiver.url + path });
  const next = standin.webhookCalls.next({ webhook_id: "2001" });
  await updateUpload({ author: "Grace Hopper" });
  return { call: await next, receiver, standin };
}

const wide = { host: "0.0.0.0", controlToken: "t" };

describe("where others can reach Standin, and nobody has said what webhooks may call", () => {
  test("they call nothing on this machine; the log names the flag", async () => {
    const { call, receiver } = await callThere("hook", wide);
    expect(call).toMatchObject({
      status: "failed",
      response_status: null,
      failure_reason: expect.stringMatching(/^Not sent: .*--deliver loopback.*--deliver any.*\.$/),
    });
    expect(call.request_payload).toContain("Grace Hopper");
    expect(receiver.requests).toEqual([]);
  });

  test("they call Standin's own receiver, which takes no connection", async () => {
    const { call, standin } = await callThere("", wide);
    expect(call.status).toBe("success");
    const inbox = await fetch(`${standin.url}/_standin/receiver/inbox`, { headers: { authorization: "Bearer t" } });
    expect(await inbox.json()).toMatchObject({ requests: [{ method: "POST" }] });
  });

  test.each(["loopback", "any"] as const)("they call this machine once it is said: %s", async (deliver) => {
    const { call, receiver } = await callThere("hook", { ...wide, deliver });
    expect(call.status).toBe("success");
    expect(receiver.requests).toHaveLength(1);
  });
});

test("where it listens on loopback alone, webhooks call this machine by default", async () => {
  expect((await callThere("hook", { host: "localhost" })).call.status).toBe("success");
});
