import { expect, it } from "vitest";
import type { OperationId } from "../../src/openapi/documents.js";
import { describeBoth, differences } from "../support/envelopes.js";
import { expectRefused } from "../support/refused.js";

const updates: [OperationId, string, object][] = [
  ["updateUpload", "1001", { author: "Ada" }],
  ["updateWebhook", "2001", { enabled: false }],
];
const malformed = ["", "Bearer", "Bearer ", "Basic YWRhOmVuZ2luZQ==", "any-token", "Bearer two words", "Token a"];

describeBoth("access", (open, envelope) => {
  it.each(updates)("A-01 · %s with a token that has no access is refused", async (operationId, id, fields) => {
    const { client } = await open();
    const headers = { Authorization: "Bearer no-management-access" };
    const status = differences.noAccess[envelope.name];
    await expectRefused(client, operationId, { id, fields, headers }, { status, code: "INSUFFICIENT_PERMISSIONS" });
  });

  it.each(malformed)("A-01 Q-17 · the header %j is refused", async (Authorization) => {
    const { client } = await open();
    const refusal = { status: 401, code: "INVALID_AUTHORIZATION_HEADER" };
    await expectRefused(client, "updateUpload", { id: "1001", fields: {}, headers: { Authorization } }, refusal);
    const { headers } = await expectRefused(client, "getUpload", { id: "1001", headers: { Authorization } }, refusal);
    expect(headers["www-authenticate"]).toBe("Bearer");
  });

  it.each(["Bearer x", "bearer x", "Bearer  0123456789abcdef"])(
    "Q-17 · the header %j has access",
    async (Authorization) => {
      const { client } = await open();
      const { status } = await client.send("updateUpload", { id: "1001", fields: {}, headers: { Authorization } });
      expect(status).toBe(200);
    },
  );
});
