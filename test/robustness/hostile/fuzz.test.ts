import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { brokenConnections } from "./broken.js";
import { bytesOf, type Hostile, type Message } from "./hostile.js";
import { failureOf } from "./judge.js";
import { requests } from "./requests.js";
import { type Condition, type Subject, startSubject } from "./subject.js";
import { converse, type Heard } from "./wire.js";

/** `npx vitest run --project hostile` sends more; `HOSTILE_SEED` starts elsewhere. */
const numRuns = Number(process.env.HOSTILE_REQUESTS ?? 250);
const seed = Number(process.env.HOSTILE_SEED ?? 1);

/** What the heap may be larger than before, when everything was reset: compiled code, and pools. */
const allowedGrowth = 12 * 1024 * 1024;

/** A failure is made small before it is told, which sends it many times. */
const timeout = 1_200_000;

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

it(`${numRuns} requests of any kind are answered, and change nothing where they are refused`, {
  timeout,
}, async () => {
  await fc.assert(fc.asyncProperty(requests, taken), { seed, numRuns });
});

it("connections that are broken are answered as HTTP has it, change nothing and leave nothing", {
  timeout,
}, async () => {
  await subject.reset();
  const state = await read("/_standin/state");
  await fc.assert(
    fc.asyncProperty(brokenConnections, async (all) => {
      const failures = await Promise.all(
        all.map(async (one) => failureOf(one, await converse(subject.port, one.sending))),
      );
      expect([failures.filter(Boolean), subject.complaints()]).toEqual([[], []]);
      expect(await read("/_standin/state")).toBe(state);
    }),
    { seed, numRuns: Math.ceil(numRuns / 10) },
  );
});

/** How the server is once it has been reset, and closing connections are closed. */
async function settled(): Promise<Condition> {
  await subject.reset();
  let condition = await subject.condition();
  for (let looks = 0; condition.sockets > 0 && looks < 500; looks++) condition = await subject.condition();
  return condition;
}

/** A good request, on a connection of its own, so that none is left. */
async function read(path: string): Promise<string> {
  const headers = { Authorization: "Bearer any-token", Connection: "close" };
  const response = await fetch(`http://127.0.0.1:${subject.port}${path}`, { headers });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}: ${text}`);
  return text;
}

/** Sends requests in turn from the start state, and checks how the server takes them. */
async function taken(messages: readonly Message[]): Promise<void> {
  await subject.reset();
  const state = await read("/_standin/state");
  const heard = await send(messages);
  await subject.settle();
  if (heard.answers.every(({ status }) => status >= 400)) expect(await read("/_standin/state")).toBe(state);
  // What came of it can be read, and what was refused among it has changed nothing.
  const { entries } = JSON.parse(await read("/_standin/journal"));
  const halfDone = entries.filter(
    (entry: { refused: boolean; changes: object[] }) => entry.refused && entry.changes.length,
  );
  expect([halfDone, subject.complaints()]).toEqual([[], []]);
}

/** Sends requests in turn on one connection; throws with what is wrong with the answers. */
async function send(messages: readonly Message[]): Promise<Heard> {
  const methods = messages.map(({ method = "GET" }) => method);
  const sending = { pieces: messages.map(bytesOf), inTurn: true, methods, ending: "wait" as const };
  const hostile: Hostile = { sending, answered: "some", refused: false };
  const heard = await converse(subject.port, sending);
  const failure = failureOf(hostile, heard);
  if (failure) throw new Error(failure);
  return heard;
}
