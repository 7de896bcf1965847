import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { startStandin } from "../../support/standin.js";

it.each([
  ["told before", { "Content-Length": 4 * 1024 * 1024 }],
  ["not told before", {}],
])("Q-25 · a connection goes on after a body that was too large, its length %s", async (_, length) => {
  const standin = await startStandin();
  const url = `${await standin.listen()}/uploads/1001`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const put = async (body: Buffer, headers: object) => {
    const sending = request(url, { agent, method: "PUT", headers: { ...headers, Authorization: "Bearer any-token" } });
    for (let sent = 0; sent < body.length; sent += 65_536) sending.write(body.subarray(sent, sent + 65_536));
    sending.end();
    const [response] = (await once(sending, "response")) as [IncomingMessage];
    await once(response.resume(), "end");
    return response.statusCode;
  };
  const type = { "Content-Type": "application/json" };
  expect(await put(Buffer.alloc(4 * 1024 * 1024, " "), { ...type, ...length })).toBe(413);
  expect(await put(Buffer.from("{}"), type)).toBe(200);
});
