import { expect, it } from "vitest";
import { describeBoth } from "../support/envelopes.js";

// That each field alone is updated, and nothing besides it, updates.property.test.ts shows.
describeBoth("the name of a webhook (W-03 Q-20)", (open) => {
  it("that was given up can be taken, and an environment does not know another's names", async () => {
    const { standin, client } = await open();
    await client.send("updateWebhook", { id: "2001", fields: { name: "Elsewhere" } });
    expect((await client.send("updateWebhook", { id: "2002", fields: { name: "Inbox" } })).status).toBe(200);
    const names = (name: string) =>
      standin
        .environment(name)
        .state.get()
        .webhooks?.map((webhook) => webhook.name);
    expect(names("main")).toEqual(["Elsewhere", "Inbox"]);
    expect(names("sandbox")).toEqual(["Inbox", "Message"]);
  });

  it("is its own to keep, and that of a deleted one can be taken", async () => {
    const { client } = await open();
    const rename = async (name: string) =>
      (await client.send("updateWebhook", { id: "2002", fields: { name } })).status;
    expect([await rename("Message"), await rename("Inbox")]).toEqual([200, 422]);
    await client.send("deleteWebhook", { id: "2001" });
    expect(await rename("Inbox")).toBe(200);
  });
});
