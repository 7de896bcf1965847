import { describe, expect, it } from "vitest";
import { startStandin } from "../../support/standin.js";
import { apiOf, controlOf } from "./support.js";

const names = Array.from({ length: 16 }, (_, index) => `test-${index}`);

describe("16 tests side by side, each in its own environment", () => {
  it("see nothing of one another's state, faults, journal, clock and calls", async () => {
    const standin = await startStandin({ port: 0, jobs: "never", deliver: "off" });
    await Promise.all(
      names.map(async (name, index) => {
        const [api, control] = [apiOf(standin, name), controlOf(standin, name)];
        await control("post", "/clock", { advance: `${index}m` });
        await control("post", "/faults", { operation: "getWebhook", status: 500 + (index % 4) });
        await api("put", "/uploads/1001", { author: name });
        await api("put", "/webhooks/2001", { name: `of ${name}` });
        expect((await api("get", "/webhooks/2001")).status).toBe(500 + (index % 4));
        await control("post", "/events", {
          entity_type: "upload",
          event_type: "delete",
          entity: { id: name, type: "upload" },
        });
      }),
    );
    await Promise.all(names.map((name) => standin.environment(name).webhookCalls.settle()));

    for (const [index, name] of names.entries()) {
      const environment = standin.environment(name);
      const { uploads, webhooks } = environment.state.get();
      expect(uploads?.[0]?.author).toBe(name);
      expect(webhooks?.[0]?.name).toBe(`of ${name}`);
      expect(environment.clock.now()).toBe(Date.UTC(2026, 0, 2) + index * 60_000);
      expect(environment.faults.list()).toMatchObject([{ id: "1", status: 500 + (index % 4), used: 1 }]);
      expect(environment.journal.list().map(({ operation }) => operation)).toEqual([
        "updateUpload",
        "updateWebhook",
        "getWebhook",
      ]);
      const events = environment.webhookCalls.list().map((call) => JSON.parse(call.request_payload));
      expect(events.map(({ environment, event_type }) => [environment, event_type])).toEqual([
        [name, "update"],
        [name, "delete"],
      ]);
    }
    expect(standin.journal.list()).toEqual([]);
    expect(standin.state.get().uploads?.[0]?.author).toBe("Ada Lovelace");
  });
});
