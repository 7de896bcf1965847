import { expect, it } from "vitest";
import { describeBoth } from "../../support/envelopes.js";
import { everythingIn } from "../../support/standin.js";

describeBoth("Prefer: code", (open, envelope) => {
  it.each(["code=418", "code=501", "code=302"])(
    "%s, which the operation does not document, is refused with those that it does",
    async (Prefer) => {
      const { client } = await open();
      const before = everythingIn(client.environment);
      const reply = await client.send("updateUpload", { id: "1001", fields: { author: null }, headers: { Prefer } });
      expect([reply.status, reply.error.code]).toEqual([422, "INVALID_PREFERENCE"]);
      expect(reply.headers).not.toHaveProperty("preference-applied");
      expect(JSON.stringify(reply.body)).toContain(
        envelope.name === "flat" ? "404, 405, 413, 415, 422, 429, 500, 503" : "404, 413, 415, 422, 429, 500, 503",
      );
      expect(everythingIn(client.environment)).toEqual(before);
    },
  );

  it.each(["code=200", "code=", "code=abc", "handling=strict", "codes=404"])(
    "%s asks for no error, and none is answered",
    async (Prefer) => {
      const { client } = await open();
      const { status } = await client.send("updateUpload", { id: "1001", fields: {}, headers: { Prefer } });
      expect(status).toBe(200);
    },
  );

  it("names the fields that were sent in a 422, keeps them for the journal, and changes nothing", async () => {
    const { client } = await open();
    const before = everythingIn(client.environment);
    const [fields, Prefer] = [{ author: "A" }, 'respond-async, Code = "422"'];
    const reply = await client.send("updateUpload", { id: "1001", fields, headers: { Prefer } });
    expect([reply.status, reply.headers["preference-applied"]]).toEqual([422, "code=422"]);
    expect(everythingIn(client.environment)).toEqual(before);
    expect(JSON.stringify(reply.body)).toContain(
      "/author must be another value, because the preference rejects this one.",
    );
    expect(JSON.stringify(client.environment.journal.find({ status: 422 }).body)).toContain('"author":"A"');
  });

  it("needs a token all the same", async () => {
    const { client } = await open();
    const headers = { Prefer: "code=503", Authorization: "Basic a" };
    expect((await client.send("updateUpload", { id: "1001", fields: {}, headers })).status).toBe(401);
  });
});
