import { expect, it } from "vitest";
import { createClient } from "../support/client.js";
import { describeBoth } from "../support/envelopes.js";
import { fetchFile, pathOf, storeFile } from "../support/files.js";

describeBoth("environments", (open, envelope) => {
  it("Q-34 · addresses of files carry their environment", async () => {
    const { standin } = await open();
    const sandbox = createClient(standin, envelope, "sandbox");
    const path = await storeFile(standin.app, sandbox, Buffer.from("sand"), { filename: "sand.txt" });
    const { resource } = await sandbox.outcomeOf("createUpload", { fields: { path } });
    expect(pathOf(resource.url)).toMatch(/^\/assets\/sandbox\//);
    expect((await fetchFile(standin.app, resource.url)).body).toEqual(Buffer.from("sand"));
    expect((await fetchFile(standin.app, String(resource.url).replace("sandbox", "main"))).status).toBe(404);
  });

  it.each(["a", "Sandbox_2-b", "x".repeat(64)])("Q-34 · one may be called %j", async (name) => {
    const { standin } = await open();
    const reply = await createClient(standin, envelope, name).send("getUpload", { id: "1001" });
    expect([reply.status, reply.headers["x-environment"]]).toEqual([200, name]);
  });

  it.each(["", "x".repeat(65), "a b", "a.b", "a/b", "é", "../main"])("Q-34 · none may be called %j", async (name) => {
    const { client } = await open();
    // A header carries Latin-1.
    const headers = { "X-Environment": name };
    const { status, error } = await client.send("updateUpload", { id: "1001", fields: { author: null }, headers });
    expect([status, error.code]).toEqual([422, "INVALID_ENVIRONMENT"]);
    expect((await client.upload("1001")).author).toBe("Ada Lovelace");
  });
});
