import { describe, expect, onTestFinished, test } from "vitest";
import { createScriptedReceiver } from "../../../src/http/scripted-receiver.js";
import type { StandinOptions } from "../../../src/index.js";
import { startStandin } from "../../support/delivery.js";

/** A standin, and what becomes of a call to a receiver on this machine. */
async function callTo(path: string, options: StandinOptions) {
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
    const { call, receiver } = await callTo("hook", wide);
    expect(call).toMatchObject({
      status: "failed",
      response_status: null,
      failure_reason: expect.stringMatching(/^Not sent: .*--deliver loopback.*--deliver any.*\.$/),
    });
    expect(call.request_payload).toContain("Grace Hopper");
    expect(receiver.requests).toEqual([]);
  });

  test("they call Standin's own receiver, which takes no connection", async () => {
    const { call, standin } = await callTo("", wide);
    expect(call.status).toBe("success");
    const inbox = await fetch(`${standin.url}/_standin/receiver/inbox`, { headers: { authorization: "Bearer t" } });
    expect(await inbox.json()).toMatchObject({ requests: [{ method: "POST" }] });
  });

  test.each(["loopback", "any"] as const)("they call this machine once it is said: %s", async (deliver) => {
    const { call, receiver } = await callTo("hook", { ...wide, deliver });
    expect(call.status).toBe("success");
    expect(receiver.requests).toHaveLength(1);
  });
});

test("where it listens on loopback alone, webhooks call this machine by default", async () => {
  expect((await callTo("hook", { host: "localhost" })).call.status).toBe("success");
});
