// In a process of its own with --expose-gc: what an operation costs as the state grows, by the library and without a socket.
import { createStandin } from "../dist/index.js";

const counts = [1, 1000, 100_000];
const headers = { authorization: "Bearer bench", "content-type": "application/json" };

const seedOf = (count) => ({
  locales: ["en"],
  files: Array.from({ length: count }, (_, index) =>
    index === 0 ? { path: "/f/0.txt", text: "x" } : { path: `/f/${index}.txt`, copy_of: "/f/0.txt" },
  ),
  uploads: Array.from({ length: count }, (_, index) => ({ id: String(index), path: `/f/${index}.txt` })),
  webhooks: Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `webhook ${index}`,
    url: "http://127.0.0.1:9/",
    events: [{ entity_type: "item", event_types: ["create"] }],
  })),
});

const heap = () => {
  globalThis.gc();
  return process.memoryUsage().heapUsed;
};

/** The least of several rounds, in microseconds: what disturbs it only makes it slower. */
async function time(operation, rounds = 7, times = 300) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    for (let index = 0; index < times; index++) await operation(index);
    least = Math.min(least, ((performance.now() - started) * 1000) / times);
  }
  return least;
}

const rows = [];
for (const count of counts) {
  const before = heap();
  const standin = await createStandin({ seed: seedOf(count), deliver: "off", memory: "1GiB" });
  const url = await standin.listen();
  const ask = async (method, path, body) => {
    const response = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${text.slice(0, 300)}`);
    return text;
  };
  await ask("GET", "/uploads/0");
  const memory = heap() - before;
  const middle = Math.floor(count / 2);
  const at = (index) => (middle + index) % count;
  await time((index) => ask("PUT", `/uploads/${at(index)}`, { author: `a ${index}` }), 5);
  rows.push({
    count,
    bytes: memory / count,
    update: await time((index) => ask("PUT", `/uploads/${at(index)}`, { author: `b ${index}` })),
    rename: await time((index) => ask("PUT", `/uploads/${at(index)}`, { basename: `r${at(index)}-${index}` })),
    webhook: await time((index) => ask("PUT", `/webhooks/${at(index)}`, { name: `w${at(index)}-${index}` })),
    list: await time(() => ask("GET", `/uploads?page[offset]=${Math.max(0, count - 30)}&page[limit]=30`)),
  });
  await standin.close();
}

/** Ten thousand jobs that wait, each of its own upload; and what an update costs beside them. */
const waiting = await createStandin({
  seed: seedOf(10_001),
  jobs: "always",
  jobTime: "1h",
  clock: "stepped",
  deliver: "off",
});
const url = await waiting.listen();
const put = (id) =>
  fetch(`${url}/uploads/${id}`, { method: "PUT", headers, body: '{"author":"x"}' }).then((answer) => answer.text());
for (let id = 0; id < 10_000; id++) await put(id);
const beside = await time((index) => put(index % 10_000), 3, 100);
const started = performance.now();
await waiting.clock.advance("2h");
const release = performance.now() - started;
await waiting.close();

/** A hundred thousand requests, and then the journal. */
const busy = await createStandin({ deliver: "off" });
const busyUrl = await busy.listen();
for (let index = 0; index < 1000; index++) {
  await Promise.all(
    Array.from({ length: 100 }, () => fetch(`${busyUrl}/uploads/1002`, { headers }).then((answer) => answer.text())),
  );
}
const journal = await time(() => fetch(`${busyUrl}/_standin/journal?limit=100`).then((answer) => answer.text()), 5, 20);
await busy.close();
console.log(JSON.stringify({ rows, beside, release, journal }));
