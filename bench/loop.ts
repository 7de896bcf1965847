/*
 * `npm run bench:loop`: how long single requests hold the event loop, by the processor time of the server's main thread, so that other
 * load on the machine does not matter. Linux alone tells that time. Words in the arguments pick parts by their names.
 */
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { headers } from "./load.js";

/** Runs in the server: looks at every turn of a timer how much of the processor went by since the one before. */
const probe = `
import { openSync, readSync } from "node:fs";
const file = openSync("/proc/thread-self/schedstat"), bytes = Buffer.alloc(64);
const now = () => Number(bytes.toString("latin1", 0, readSync(file, bytes, 0, 64, 0)).split(" ")[0]) / 1e6;
let last = now(), longest = 0, start = last;
const look = () => { const at = now(); longest = Math.max(longest, at - last); last = at; };
setInterval(look, 1).unref();
process.on("message", () => { look(); process.send({ longest, all: last - start }); longest = 0; start = last; });
process.channel.unref();`;

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));

/** A request: its name, its path, and what it sends. */
type Request = [name: string, path: string, body?: unknown, method?: string];

/** What a server begins with, and the requests that it gets in turn. */
type Part = { seed: object; requests: readonly Request[] };

const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const members = (count: number, value: unknown = 1) => Object.fromEntries(many(count, (at) => [`k${at}`, value]));
const reference = (type: string, id: string | null) => id && { type, id };

const upload = (at: number, path: string) => ({
  ...{ id: `u${at}`, path, author: `Ada ${at}`, notes: "A short note about a hill.", tags: ["hill", `t${at}`] },
  upload_collection: reference("upload_collection", "3001"),
});
const seedOf = (uploads: number, paths: number) => ({
  locales: ["en", "it"],
  files: many(paths, (at) => ({ path: `/f/${at}.txt`, text: "x" })),
  upload_collections: [{ id: "3001", label: "All" }],
  uploads: many(uploads, (at) => upload(at, `/f/${at % paths}.txt`)),
});
const collections = many(12_000, (at) => ({ id: `c${at}`, label: `C ${at}` }));
const chain = (count: number) =>
  many(count, (at) => ({
    ...{ id: `c${at}`, type: "upload_collection", position: 1 },
    parent: reference("upload_collection", at === 0 ? null : `c${at - 1}`),
  }));
const hook = (at: number) => ({
  ...{ id: `w${at}`, name: `W ${at}`, url: "/_standin/receiver/inbox" },
  events: [{ entity_type: "upload", event_types: ["update"] }],
});
const template = { custom_payload: "{{#entity}}{{#a}}{{b}}{{/a}}{{/entity}}".repeat(6000) };
const event = { entity: { type: "upload", id: "1", a: many(20_000, (at) => ({ b: at })) } };
const webhook = { name: "Loop", url: "https://example.com/", headers: {}, events: [], custom_payload: null };
const custom = (count: number) => ({ default_field_metadata: { en: { custom_data: members(count) } } });
const first: Request = ["first use", "/site"];
const ors = many(90, (at) => `filter[fields][OR][${at}][notes][matches][pattern]=zz${at}`).join("&");
const order = ["_updated_at", "mime_type", "format", "resolution", "size", "basename", "id"];

const parts: Record<string, () => Part> = {
  large: () => ({
    seed: seedOf(25_000, 25_000),
    requests: [
      first,
      ["query of 1,500 words", `/uploads?filter[query]=${"hill+".repeat(1500)}`],
      ["90 ORs", `/uploads?${ors}`],
      ["order by 7 fields", `/uploads?order_by=${order.map((one) => `${one}_ASC`).join(",")}`],
      ["state", "/_standin/state"],
      ["delete collection", "/upload-collections/3001", undefined, "DELETE"],
      ["journal", "/_standin/journal"],
      ["reset", "/_standin/reset", {}, "POST"],
      ["first use after reset", "/site"],
    ],
  }),
  hostile: () => ({
    seed: seedOf(3, 3),
    requests: [
      first,
      ["custom_data of 49,000", "/uploads/u1", custom(49_000)],
      ["49,000 unknown members", "/uploads/u1", members(49_000)],
      ["24,000 wrong events", "/webhooks", { ...webhook, events: many(24_000, () => ({})) }, "POST"],
      ["49,000 wrong headers", "/webhooks", { ...webhook, headers: members(49_000) }, "POST"],
      ["journal", "/_standin/journal"],
    ],
  }),
  collections: () => ({
    seed: { ...seedOf(1, 1), upload_collections: [...collections, { id: "3001", label: "All" }] },
    requests: [
      first,
      ["reorder of 6,000 into a chain", "/upload-collections/reorder", { data: chain(6000) }, "POST"],
      ["journal", "/_standin/journal"],
    ],
  }),
  states: () => ({
    seed: seedOf(1, 1),
    requests: [
      first,
      ["state of 20,000 uploads of one path", "/_standin/state", seedOf(20_000, 1)],
      ["state of 40,000 uploads", "/_standin/state", { ...seedOf(1, 1), uploads: seedOf(40_000, 1).uploads }],
      [
        "state of 32 MiB",
        "/_standin/state",
        { ...seedOf(1, 1), files: [{ path: "/f/0.txt", base64: "QUFB".repeat(11e6) }] },
      ],
    ],
  }),
  webhooks: () => ({
    seed: { ...seedOf(300, 300), webhooks: [...many(3000, hook), { ...hook(3000), ...template }] },
    requests: [
      first,
      ["update with 3,001 webhooks", "/uploads/u1", { notes: "x" }],
      ["event with a template", "/_standin/events", { entity_type: "upload", event_type: "update", ...event }, "POST"],
    ],
  }),
};

const wanted = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "standin-bench-"));
const file = join(folder, "seed.json");
const rows: object[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { seed, requests } = part();
  await writeFile(file, JSON.stringify(seed));
  const flags = ["--seed", file, "--port", "0", "--log", "off"];
  const command = ["--import", `data:text/javascript,${encodeURIComponent(probe)}`, cli, "serve", ...flags];
  const server = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  const url = await new Promise((resolve) => server.stdout?.on("data", (text) => resolve(/http:\S+/.exec(text)?.[0])));
  const held = () =>
    new Promise<{ longest: number; all: number }>((resolve) => {
      server.once("message", (message) => resolve(message as { longest: number; all: number }));
      server.send("");
    });
  for (const [request, path, body, method = body ? "PUT" : "GET"] of requests) {
    await held();
    const response = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    await response.text();
    // What a request leaves to be done later is its own too.
    if (name === "webhooks") await new Promise((resolve) => setTimeout(resolve, 2000));
    const { longest, all } = await held();
    rows.push({ request, status: response.status, "longest, ms": Math.round(longest), "in all, ms": Math.round(all) });
  }
  server.kill("SIGKILL");
}
await rm(folder, { recursive: true });
console.table(rows);
