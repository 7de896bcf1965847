import type { JsonObject } from "../../../src/base/json.js";
import * as addresses from "./cases/addresses.js";
import * as bodies from "./cases/bodies.js";
import * as controls from "./cases/control.js";
import * as framing from "./cases/framing.js";
import * as heads from "./cases/heads.js";
import { environments, type Generator, type Hostile } from "./hostile.js";
import { failureOf } from "./judge.js";
import { createRandom } from "./random.js";
import type { Condition, Subject } from "./subject.js";
import { converse } from "./wire.js";

/** Every kind of hostile request, and how often it comes. */
const kinds: readonly (readonly [Generator, number])[] = [
  ...[[bodies.wrongTypes, 30] as const, [bodies.wrongNames, 12] as const, [bodies.spoilt, 12] as const],
  ...[
    [bodies.badJson, 10] as const,
    [bodies.tooLarge, 1] as const,
    [bodies.manyViolations, 1] as const,
    [bodies.mediaTypes, 5] as const,
  ],
  ...[[addresses.paths, 14] as const, [addresses.requestLines, 6] as const, [addresses.query, 8] as const],
  ...[
    [heads.headerLines, 8] as const,
    [heads.hostHeaders, 5] as const,
    [heads.headerValues, 5] as const,
    [heads.preferences, 5] as const,
  ],
  ...[[heads.tooManyHeaders, 2] as const, [heads.tooLongUrls, 2] as const, [heads.expectation, 3] as const],
  ...[
    [framing.lyingLengths, 4] as const,
    [framing.badChunks, 5] as const,
    [framing.slowOrCut, 4] as const,
    [framing.noHttp, 3] as const,
  ],
  ...[[framing.pipelined, 2] as const, [framing.hungUp, 3] as const],
  ...[
    [controls.control, 6] as const,
    [controls.seeds, 5] as const,
    [controls.controlPaths, 4] as const,
    [controls.webhooks, 2] as const,
  ],
];

const bag = kinds.flatMap(([generator, times]) => Array<Generator>(times).fill(generator));

/** Connections that are open at a time. */
const atOnce = 16;

export interface Count {
  connections: number;
  requests: number;
}

/** Sends one batch, and checks what must hold after it. Throws with everything that does not. */
export async function runBatch(
  subject: Subject,
  seed: number,
  size: number,
  counts: Map<string, Count>,
): Promise<void> {
  const random = createRandom(seed);
  const batch: Hostile[] = [];
  for (let requests = 0; requests < size; requests += Math.max(1, batch.at(-1)?.sending.methods.length ?? 0)) {
    batch.push(random.pick(bag)(random));
  }
  for (const { category, sending } of batch) {
    const count = counts.get(category) ?? { connections: 0, requests: 0 };
    counts.set(category, {
      connections: count.connections + 1,
      requests: count.requests + Math.max(1, sending.methods.length),
    });
  }
  const before = await stateOf(subject);
  const failures = await sendAll(subject, batch);
  failures.push(...subject.complaints());
  const after = await stateOf(subject);
  if (after !== before)
    failures.push(`Something that was refused has changed the state: ${await culprit(subject, batch, before)}`);
  failures.push(...(await halfDone(subject)), ...(await unwell(subject)));
  if (failures.length > 0)
    throw new Error(`${failures.length} failures in the batch of seed ${seed}:\n${failures.slice(0, 20).join("\n")}`);
}

async function sendAll(subject: Subject, batch: readonly Hostile[]): Promise<string[]> {
  const failures: string[] = [];
  const waiting = [...batch].reverse();
  const worker = async () => {
    for (let hostile = waiting.pop(); hostile; hostile = waiting.pop()) {
      const failure = await sendOne(subject, hostile);
      if (failure) failures.push(`${hostile.category} (${hostile.what}): ${failure}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failures;
}

async function sendOne({ port }: Subject, hostile: Hostile): Promise<string | undefined> {
  try {
    return failureOf(hostile, await converse(port, hostile.sending));
  } catch (error) {
    return String(error);
  }
}

/** A good request, on a connection of its own, so that none is left. */
async function ask({ port }: Subject, method: string, path: string, environment: string, body?: string) {
  const headers = {
    Authorization: "Bearer any-token",
    "X-Api-Version": "3",
    "X-Environment": environment,
    Connection: "close",
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
  };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
}

/** The state of the environment where nothing may change, as text. */
const stateOf = async (subject: Subject): Promise<string> =>
  (await ask(subject, "GET", "/_standin/state", environments.refused)).text;

/** Sends the batch again, one by one, to name what changed the state. */
async function culprit(subject: Subject, batch: readonly Hostile[], good: string): Promise<string> {
  await ask(subject, "POST", "/_standin/reset", environments.refused);
  for (const hostile of batch) {
    await sendOne(subject, hostile);
    if ((await stateOf(subject)) !== good) return `${hostile.category} (${hostile.what})`;
  }
  return "the batch did not do it again";
}

/** What was refused and yet has changes in the journal. */
async function halfDone(subject: Subject): Promise<string[]> {
  const failures: string[] = [];
  for (const environment of Object.values(environments)) {
    const { status, text } = await ask(subject, "GET", "/_standin/journal", environment);
    if (status !== 200) return [`The journal answers ${status}: ${text}`];
    const { entries } = JSON.parse(text) as { entries: JsonObject[] };
    for (const { refused, changes, method, path } of entries) {
      if (refused && (changes as unknown[]).length > 0)
        failures.push(`${method} ${path} was refused, and changed something`);
    }
  }
  return failures;
}

/** What is wrong with the server after a batch: a good request that is not served, connections or members that are left. */
async function unwell(subject: Subject): Promise<string[]> {
  const failures: string[] = [];
  for (const path of ["/uploads", "/json-api/uploads", "/webhooks", "/json-api/webhook_calls", "/upload-collections"]) {
    const { status, text } = await ask(subject, "GET", path, environments.open);
    if (status !== 200) failures.push(`${path} answers ${status}: ${text}`);
  }
  const { status, text } = await ask(subject, "PUT", "/uploads/1001", "good", '{"author":"Grace Hopper"}');
  if (status !== 200 || !text.includes("Grace Hopper")) failures.push(`A good request is answered ${status}: ${text}`);
  if ((await subject.condition()).polluted) failures.push("A prototype has new members.");
  return failures;
}

/** Takes away what the batches left that may be there: environments, and connections that are closing. */
export async function settle(subject: Subject): Promise<Condition> {
  await ask(subject, "POST", "/_standin/reset", environments.open, '{"all":true}');
  let condition = await subject.condition();
  for (let looks = 0; condition.sockets > 0 && looks < 500; looks++) condition = await subject.condition();
  return condition;
}
