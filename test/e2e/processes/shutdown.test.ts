import { once } from "node:events";
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { addressOn, allOf, serve } from "../../support/served.js";

it("SIGTERM under load answers every request that was taken in, and ends with 0", async () => {
  const standin = serve(["ignore", "pipe", "pipe"]);
  const said = allOf(standin.child.stderr);
  const url = await addressOn(standin.child.stdout);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const answered: string[] = [];
  let ending = false;
  // Clients that send one request after the other on a connection that is kept, until there is nobody any more.
  const client = async (name: number) => {
    for (let count = 0; ; count++) {
      const path = `/nothing/${name}/${count}`;
      const answer = await statusOf(request(`${url}${path}`, { agent }).end()).catch(() => undefined);
      if (answer === undefined) return expect(ending).toBe(true);
      answered.push(path);
      if (name === 0 && count === 20) {
        ending = true;
        standin.child.kill("SIGTERM");
      }
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, name) => client(name)));
  expect(await standin.ended).toBe(0);
  const taken = (await said)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).path);
  expect(taken.length).toBeGreaterThan(200);
  expect(taken.filter((path) => !answered.includes(path))).toEqual([]);
});

/** Resolves once the answer has come in full. */
async function statusOf(sending: ClientRequest): Promise<number | undefined> {
  const [response] = (await once(sending, "response")) as [IncomingMessage];
  await once(response.resume(), "end");
  return response.statusCode;
}
