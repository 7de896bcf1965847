import type { Actor, Stage } from "./stage.js";
import { pause } from "./writers.js";

/** Lists of uploads: a page, and how many there are. */
export const lists =
  (writers: number): Actor =>
  async ({ client, judge }) =>
  async () => {
    const { body } = await client.send("lists", "GET", "/uploads?page[limit]=5", { want: 200 });
    const total = 3 + writers;
    judge.hold(body.data.length === 5 && body.meta.total_count === total, () => `The list has not ${total} uploads.`);
    await pause();
  };

/** Updates of a webhook, each read back. */
export const webhooks: Actor = async ({ client, judge }) => {
  let sequence = 0;
  return async () => {
    const name = `webhook ${++sequence}`;
    const updated = await client.send("updates of webhooks", "PUT", "/webhooks/2002", { body: { name }, want: 200 });
    const { body } = await client.send("reads", "GET", "/webhooks/2002", { want: 200 });
    judge.hold(updated.body.name === name && body.name === name, () => `Webhook 2002 is ${body.name}, not ${name}.`);
    await pause();
  };
};

/** Requests that are refused, after which everything is as it was. */
export const refusals: Actor = async ({ client, judge }) => {
  const upload = "/uploads/1003";
  const { body: before } = await client.send("reads", "GET", upload, { want: 200 });
  const refused = (path: string, want: number, asked: object = {}) =>
    client.send("refusals", "PUT", path, { body: { notes: "no" }, ...asked, want });
  return async () => {
    await refused(upload, 422, { body: { notes: "no", sise: 1 } });
    await refused(upload, 422, { body: { notes: 7 } });
    await refused(upload, 400, { body: '{"notes":' });
    await refused(upload, 401, { headers: { authorization: "" } });
    await refused(upload, 415, { headers: { "content-type": "text/plain" } });
    await refused("/uploads/none", 404);
    await refused("/webhooks/2001", 422, { body: { name: "steady" } });
    const { body } = await client.send("reads", "GET", upload, { want: 200 });
    judge.hold(JSON.stringify(body) === JSON.stringify(before), () => `A refused update has changed upload 1003.`);
    await pause();
  };
};

/** Environments that are opened, changed and dropped, while the main one stays as it is. */
export const environments: Actor = async ({ client, judge }) => {
  let count = 0;
  return async () => {
    const name = `soak-${++count}`;
    const headers = { "x-environment": name };
    const body = { basename: `renamed-${count}` };
    await client.send("environments", "PUT", "/uploads/1001", { body, headers, want: 202 });
    const own = await client.send("reads", "GET", "/uploads", { headers, want: 200 });
    judge.hold(own.body.meta.total_count === 3, () => `Environment ${name} did not start as the seed.`);
    const main = await client.send("reads", "GET", "/uploads/1001", { want: 200 });
    judge.hold(main.body.basename === "hills", () => `Environment ${name} has changed upload 1001 of the main one.`);
    await client.send("environments", "DELETE", `/_standin/environments/${name}`, { want: 204 });
    await pause();
  };
};

/** The journal, whose entries are numbered without a gap. */
export const journal: Actor = async ({ client, judge }) => {
  return async () => {
    const { body } = await client.send("journals", "GET", "/_standin/journal?limit=20", { want: 200 });
    const numbers = body.entries.map((entry: { id: string }) => Number(entry.id));
    const hasGap = numbers.some((number: number, index: number) => index > 0 && number !== numbers[index - 1] + 1);
    judge.hold(!hasGap, () => `The journal has a gap: ${numbers.join(", ")}.`);
    await pause();
    await pause();
  };
};

/** One who looks on from the beginning of a round to its end. */
export async function stream({ client, judge, signal }: Stage): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of await client.stream("/_standin/stream", signal)) bytes += chunk.length;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  judge.hold(signal.aborted, () => "The stream of events was ended in the middle of a round.");
  judge.hold(bytes > 0, () => "The stream of events told nothing.");
}
