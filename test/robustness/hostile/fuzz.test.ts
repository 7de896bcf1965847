import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Answer, failureOf } from "./judge.js";
import { type Message, requests } from "./requests.js";
import { type Condition, type Subject, startSubject } from "./subject.js";

/** `npx vitest run --project servers fuzz` sends more; `HOSTILE_SEED` starts elsewhere. */
const numRuns = Number(process.env.HOSTILE_REQUESTS ?? 250);
const seed = Number(process.env.HOSTILE_SEED ?? 1);

/** What the heap may be larger than before, when everything was reset: compiled code, and pools. */
const allowedGrowth = 12 * 1024 * 1024;

/** Nothing that is sent takes this long to answer; a request that does has hung the server. */
const deadline = 15_000;

let subject: Subject;
let before: Condition;

beforeAll(async () => {
  subject = await startSubject({ jobTime: 0 });
  // Everything is loaded and warm before memory is measured.
  await fc.assert(fc.asyncProperty(requests, taken), { seed: 0, numRuns: 50 });
  before = await settled();
});

afterAll(async () => {
  const after = await settled();
  await subject.end();
  expect(after).toMatchObject({ sockets: 0, polluted: false });
  expect(after.heap - before.heap).toBeLessThan(allowedGrowth);
});

// A failure is made small before it is told, which sends it many times.
it(`${numRuns} requests of any kind are answered, and change nothing where they are refused`, {
  timeout: 1_200_000,
}, async () => {
  await fc.assert(fc.asyncProperty(requests, taken), { seed, numRuns });
});

/** How the server is once it has been reset, and closing connections are closed. */
async function settled(): Promise<Condition> {
  await subject.reset();
  let condition = await subject.condition();
  for (let looks = 0; condition.sockets > 0 && looks < 500; looks++) condition = await subject.condition();
  return condition;
}

/** Sends requests in turn on one connection from the start state, and checks how the server takes them. */
async function taken(messages: readonly Message[]): Promise<void> {
  await subject.reset();
  const state = await read("/_standin/state");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let isRefused = true;
  for (const message of messages) {
    const answer = await send(message, agent);
    const failure = failureOf(answer, message.method ?? "GET");
    if (failure) throw new Error(`${failure}: ${answer.status} ${answer.text.slice(0, 400)}`);
    isRefused &&= answer.status >= 400;
  }
  agent.destroy();
  await subject.settle();
  if (isRefused) expect(await read("/_standin/state")).toBe(state);
  // What came of it can be read, and what was refused among it has changed nothing.
  const { entries } = JSON.parse(await read("/_standin/journal"));
  const halfDone = entries.filter(
    (entry: { refused: boolean; changes: object[] }) => entry.refused && entry.changes.length,
  );
  expect([halfDone, subject.complaints()]).toEqual([[], []]);
}

/** A good request, on a connection of its own, so that none is left. */
async function read(path: string): Promise<string> {
  const answer = await send({ path, headers: { Connection: "close" } });
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${answer.text}`);
  return answer.text;
}

async function send({ method = "GET", path, headers = {}, body }: Message, agent?: Agent): Promise<Answer> {
  const all = {
    ...{ Authorization: "Bearer any-token", "X-Api-Version": "3" },
    ...(body === undefined ? {} : { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) }),
    ...headers,
  };
  const to = { host: "127.0.0.1", port: subject.port, method, path, headers: all, agent: agent ?? false };
  const sending = request({ ...to, timeout: deadline });
  sending.on("timeout", () => sending.destroy(new Error(`no answer for ${deadline} ms`))).end(body);
  const [response] = (await once(sending, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) };
}
