/*
 * `npm run soak [-- --minutes 10]`: mixed load over real sockets on a server as it is packed, in four rounds. After each,
 * every call of a webhook must have come to success and the memory, once everything is reset, must be what it was.
 */
import { parseArgs } from "node:util";
import { createClient } from "./client.js";
import { Judge } from "./judge.js";
import { applyLoad } from "./load.js";
import { startReceiver } from "./receiver.js";
import { startServer, type Vitals } from "./server.js";

const rounds = 4;
/** What the heap may grow between the first round and the last, once the server is reset, in bytes. */
const maximumGrowth = 4 * 1024 * 1024;
/** What the process may grow meanwhile, under load, in bytes: V8 takes its time to give memory back. */
const maximumRssGrowth = 64 * 1024 * 1024;
/** How long the calls of a round may take to come to success after it, in milliseconds. */
const patience = 30_000;

const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error(`--minutes ${values.minutes} is no number of minutes.`);

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const sleep = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

const failing = new AbortController();
const judge = new Judge(() => failing.abort());
const receiver = await startReceiver(judge);
const server = await startServer(["--retry", "20ms,40ms,80ms", "--job-time", "20ms"]);
const client = createClient(server.url, judge);
const measured: { loaded: Vitals; reset: Vitals }[] = [];
try {
  for (let round = 1; round <= rounds && !failing.signal.aborted; round++) measured.push(await run(round));
} catch (error) {
  judge.hold(false, () => `The load could not go on: ${(error as Error).stack}`);
}
await client.close();
const code = await server.end();
judge.hold(code === 0, () => `The server ended with ${code} at SIGTERM, and not with 0.`);
receiver.close();
judge.hold(server.failures.length === 0, () => `The server logged a failure: ${server.failures[0]}`);
judgeMemory();
summarize();

/** One round: load, the calls that are left, memory with everything that is kept, and without. */
async function run(round: number): Promise<{ loaded: Vitals; reset: Vitals }> {
  const length = (minutes * 60_000) / rounds;
  const ending = new AbortController();
  const ticks = setInterval(() => show(round), 1000);
  const load = applyLoad({ client, judge, receiver, signal: ending.signal });
  // What it throws is thrown below; until then it ends the round.
  load.catch(() => ending.abort());
  await sleep(length, AbortSignal.any([failing.signal, ending.signal]));
  ending.abort();
  await load;
  for (let waited = 0; receiver.missing() > 0 && waited < patience && !failing.signal.aborted; waited += 50)
    await sleep(50);
  // After another breach the load was cut short, and so were its calls.
  judge.hold(
    failing.signal.aborted || receiver.missing() === 0,
    () => `Calls never came to success: ${receiver.describeMissing()}.`,
  );
  clearInterval(ticks);
  const loaded = await server.vitals();
  await client.send("resets", "POST", "/_standin/reset", { body: { all: true }, want: 204 });
  receiver.reset();
  return { loaded, reset: await server.vitals() };
}

function show(round: number): void {
  if (!process.stderr.isTTY) return;
  const requests = [...judge.counts.values()].reduce((sum, count) => sum + count, 0);
  process.stderr.write(
    `\r\x1b[Kround ${round} of ${rounds} · ${requests} requests and calls · ${receiver.missing()} calls left`,
  );
}

function judgeMemory(): void {
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last || measured.length < rounds) return;
  const growth = last.reset.heap - first.reset.heap;
  judge.hold(
    growth <= maximumGrowth,
    () => `The heap has grown by ${megabytes(growth)} since the first round; ${megabytes(maximumGrowth)} is the most.`,
  );
  const { rss } = last.loaded;
  judge.hold(
    rss - first.loaded.rss <= maximumRssGrowth,
    () => `The process has grown from ${megabytes(first.loaded.rss)} to ${megabytes(rss)} under the same load.`,
  );
}

function summarize(): void {
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  const lines = [
    ...[...judge.counts].map(([what, count]) => `${what.padEnd(20)} ${String(count).padStart(9)}`),
    "",
    "round   RSS under load   heap under load   heap after reset   loop p99   longest",
    ...measured.map(({ loaded, reset }, index) =>
      [
        String(index + 1).padEnd(5),
        megabytes(loaded.rss).padStart(17),
        megabytes(loaded.heap).padStart(17),
        megabytes(reset.heap).padStart(18),
        `${loaded.p99.toFixed(1)} ms`.padStart(10),
        `${loaded.longest.toFixed(0)} ms`.padStart(9),
      ].join(""),
    ),
    "",
    judge.breaches.length === 0
      ? "Every update was there in its order, every event was called once, nothing failed, and the memory is flat."
      : `BROKEN: ${judge.breaches.slice(0, 5).join("\nBROKEN: ")}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  process.exitCode = judge.breaches.length === 0 ? 0 : 1;
}
