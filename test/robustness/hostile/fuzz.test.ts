import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { bytesOf, type Hostile, type Message } from "./hostile.js";
import { failureOf } from "./judge.js";
import { requests } from "./requests.js";
import { type Subject, startSubject } from "./subject.js";
import { converse } from "./wire.js";

/** `npx vitest run --project hostile` sends more; `HOSTILE_SEED` starts elsewhere. */
const numRuns = Number(process.env.HOSTILE_REQUESTS ?? 250);
const seed = Number(process.env.HOSTILE_SEED ?? 1);

/** Milliseconds of processor time that no request may take. */
const allowedTime = 100;

/** A failure is made small before it is told, which sends it many times. */
const timeout = 1_200_000;

it(`${numRuns} requests of any kind take less than ${allowedTime} ms of processor time each`, { timeout }, async () => {
  const subject = await startSubject({ jobTime: 0 });
  onTestFinished(() => subject.end());
  await fc.assert(
    fc.asyncProperty(requests, async (messages) => {
      expect(await problemsOf(subject, messages)).toEqual([]);
    }),
    { seed, numRuns },
  );
});

/** What is wrong with how the server takes some requests in turn, from its start state. */
async function problemsOf(subject: Subject, messages: readonly Message[]): Promise<string[]> {
  await subject.reset();
  const time = await subject.timeOf(async () => {
    const failure = await send(subject, messages);
    if (failure) throw new Error(failure);
  });
  const slow = time > allowedTime ? await slowOnes(subject, messages) : [];
  return [...slow, ...subject.complaints()];
}

/** Those that take too long each time: another program, or the garbage collector, can take its time once. */
async function slowOnes(subject: Subject, messages: readonly Message[]): Promise<string[]> {
  const least = messages.map(() => Number.POSITIVE_INFINITY);
  for (let tries = 0; tries < 3; tries++) {
    await subject.reset();
    for (const [index, message] of messages.entries()) {
      const time = await subject.timeOf(() => send(subject, [message]));
      least[index] = Math.min(Number(least[index]), time);
    }
  }
  return messages.flatMap(({ method = "GET", path }, index) =>
    Number(least[index]) > allowedTime ? [`${least[index]} ms: ${method} ${path.slice(0, 200)}`] : [],
  );
}

/** Sends requests in turn on one connection; what is wrong with the answers. */
async function send({ port }: Subject, messages: readonly Message[]): Promise<string | undefined> {
  const hostile: Hostile = {
    category: "fuzz",
    what: "",
    sending: {
      pieces: messages.map(bytesOf),
      inTurn: true,
      methods: messages.map(({ method = "GET" }) => method),
      ending: "wait",
    },
    answered: "some",
    refused: false,
  };
  return failureOf(hostile, await converse(port, hostile.sending));
}
