/*
 * `npm run bench:loop`: how long single requests hold the event loop, by the processor time of the server's main thread, so that other
 * load on the machine does not matter. Linux alone tells that time. A word in the arguments picks requests by their names.
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

async function start(flags: readonly string[]) {
  const command = [
    "--import",
    `data:text/javascript,${encodeURIComponent(probe)}`,
    cli,
    "serve",
    "--port",
    "0",
    ...flags,
  ];
  const child = spawn(process.execPath, [...command, "--log", "off"], { stdio: ["ignore", "pipe", "ignore", "ipc"] });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (text) => resolve(/http:\S+/.exec(String(text))?.[0] ?? ""));
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  const held = () =>
    new Promise<{ longest: number; all: number }>((resolve) => {
      child.once("message", (message) => resolve(message as { longest: number; all: number }));
      child.send("");
    });
  return { url, held, end: () => child.kill("SIGKILL") };
}

type Server = Awaited<ReturnType<typeof start>>;
const wanted = process.argv.slice(2);
const rows: { request: string; status: number; "longest hold, ms": number; "in all, ms": number }[] = [];

async function measure(server: Server, name: string, path: string, body?: unknown, method = body ? "PUT" : "GET") {
  const isWanted = wanted.length === 0 || wanted.some((word) => name.includes(word));
  if (!isWanted && method === "GET") return;
  const sent = typeof body === "string" ? body : JSON.stringify(body);
  // Once more for what only reads, since V8 knows the code by then.
  await server.held();
  const response = await fetch(server.url + path, { method, headers, ...(body ? { body: sent } : {}) });
  const text = await response.text();
  const { longest, all } = await server.held();
  if (!isWanted) return;
  rows.push({
    request: name,
    status: response.status,
    "longest hold, ms": Math.round(longest),
    "in all, ms": Math.round(all),
  });
  process.stderr.write(
    `${name}: ${response.status}, ${Math.round(longest)} of ${Math.round(all)} ms${response.ok ? "" : ` ${text.slice(0, 300)}`}\n`,
  );
}

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const members = (count: number, value: unknown = 1) => Object.fromEntries(many(count, (index) => [`k${index}`, value]));

const seedOf = (uploads: number, paths: number) => ({
  locales: ["en", "it"],
  files: many(paths, (at) => ({ path: `/f/${at}.txt`, text: "x" })),
  upload_collections: [{ id: "3001", label: "All" }],
  uploads: many(uploads, (at) => ({
    id: `u${at}`,
    path: `/f/${at % paths}.txt`,
    author: `Ada ${at}`,
    notes: "A short note about a hill.",
    tags: ["hill", `t${at}`],
    upload_collection: { type: "upload_collection", id: "3001" },
  })),
  webhooks: [],
});

const folder = await mkdtemp(join(tmpdir(), "standin-bench-"));
const serve = async (seed: object, flags: readonly string[] = []) => {
  const file = join(folder, "seed.json");
  await writeFile(file, JSON.stringify(seed));
  return start(["--seed", file, "--max-file", "1GiB", "--memory", "2GiB", ...flags]);
};

async function large() {
  const server = await serve(seedOf(100_000, 100_000));
  const see = (name: string, path: string, body?: unknown, method?: string) =>
    measure(server, name, path, body, method);
  await see("first use", "/uploads/u1");
  await see("update", "/uploads/u1", { notes: "x" });
  await see("query of 1 word", "/uploads?filter[query]=hill");
  await see(
    "query of 1,500 words",
    `/uploads?filter[query]=${many(1500, (at) => `w${at}`)
      .join("%20")
      .slice(0, 8000)}`,
  );
  await see("query of 1,500 same words", `/uploads?filter[query]=${many(1500, () => "hill").join("+")}`);
  await see(
    "90 ORs",
    `/uploads?${many(90, (at) => `filter[fields][OR][${at}][notes][matches][pattern]=zz${at}`).join("&")}`,
  );
  const fields = ["_updated_at", "mime_type", "format", "resolution", "size", "basename", "id"];
  await see("order by 7 fields", `/uploads?order_by=${fields.map((one) => `${one}_ASC`).join(",")}`);
  await see("page of 500", "/uploads?page[limit]=500");
  await see("page of 500, JSON:API", "/json-api/uploads?page[limit]=500");
  await see("tags", "/upload-tags");
  await see("new tag", "/upload-tags", { name: "another" }, "POST");
  await see("overview", "/_standin/overview");
  await see("overview, found", "/_standin/overview?uploads=hill");
  await see("state", "/_standin/state");
  const ids = many(200, (at) => ({ id: `u${at}`, type: "upload" }));
  await see("bulk tag", "/uploads/bulk/tag", { uploads: ids, tags: many(200, (at) => `b${at}`) }, "POST");
  await see("delete collection", "/upload-collections/3001", undefined, "DELETE");
  await see("journal", "/_standin/journal");
  await see("reset", "/_standin/reset", {}, "POST");
  await see("first use after reset", "/uploads/u1");
  server.end();
}

async function hostile() {
  const server = await serve(seedOf(3, 3), ["--max-file", "64MiB"]);
  const see = (name: string, path: string, body?: unknown, method?: string) =>
    measure(server, name, path, body, method);
  await see("update", "/uploads/u1", { notes: "x" });
  const metadata = (custom_data: object) => ({ default_field_metadata: { en: { custom_data } } });
  await see("custom_data of 49,000", "/uploads/u1", metadata(members(49_000)));
  await see("custom_data of 49,000, wrong", "/uploads/u1", { ...metadata(members(49_000)), zz: 1 });
  await see("49,000 unknown members", "/uploads/u1", members(49_000));
  await see("49,000 numbers as tags", "/uploads/u1", { tags: many(49_000, () => 1) });
  await see("49,000 tags", "/uploads/u1", { tags: many(49_000, (at) => `${at}`) });
  const webhook = { name: "Loop", url: "https://example.com/", headers: {}, events: [], custom_payload: null };
  await see("24,000 wrong events", "/webhooks", { ...webhook, events: many(24_000, () => ({})) }, "POST");
  await see("49,000 headers", "/webhooks", { ...webhook, headers: members(49_000, "1") }, "POST");
  await see("49,000 headers, wrong", "/webhooks", { ...webhook, headers: members(49_000, 1) }, "POST");
  await see("notes of 1 MB", "/uploads/u1", { notes: "a,[{".repeat(250_000) });
  await see("notes of escapes", "/uploads/u1", `{"notes":"${"\\u0041".repeat(170_000)}"}`);
  await see("journal after those", "/_standin/journal");
  await see("journal search", "/_standin/journal?entity=u1");
  server.end();
}

async function collections() {
  const count = 6000;
  const server = await serve({
    ...seedOf(1, 1),
    uploads: [],
    upload_collections: many(12_000, (at) => ({ id: `c${at}`, label: `C ${at}` })),
  });
  const see = (name: string, path: string, body?: unknown, method?: string) =>
    measure(server, name, path, body, method);
  const place = (id: string, position: number, parent: string | null) => ({
    id,
    type: "upload_collection",
    position,
    parent: parent && { id: parent, type: "upload_collection" },
  });
  await see("first use of 12,000 collections", "/upload-collections/c0");
  await see("list of 12,000 collections", "/upload-collections");
  await see("new collection", "/upload-collections", { label: "New" }, "POST");
  await see(
    "reorder of 6,000 into a chain",
    "/upload-collections/reorder",
    { data: many(count, (at) => place(`c${at}`, 1, at === 0 ? null : `c${at - 1}`)) },
    "POST",
  );
  await see("journal after that", "/_standin/journal");
  await see(
    "reorder of 9,900",
    "/upload-collections/reorder",
    `{"data":[${many(9900, (at) => `{"id":"c${at}","type":"upload_collection","position":${at},"parent":null}`).join(",")}]}`,
    "POST",
  );
  await see("journal after both", "/_standin/journal");
  server.end();
}

async function seeds() {
  const server = await serve(seedOf(1, 1));
  const see = (name: string, path: string, body?: unknown, method?: string) =>
    measure(server, name, path, body, method);
  await see("state of 20,000 uploads of one path", "/_standin/state", seedOf(20_000, 1));
  await see("state of 20,000 uploads", "/_standin/state", seedOf(20_000, 20_000));
  await see("state of a file of 32 MiB", "/_standin/state", {
    ...seedOf(1, 1),
    files: [{ path: "/f/0.txt", base64: "QUFB".repeat(11_000_000) }],
  });
  await see("state of 45,000 uploads", "/_standin/state", seedOf(45_000, 1));
  await see(
    "state of 60 MB of nothing",
    "/_standin/state",
    `{"locales":["en"],"uploads":[${"{},".repeat(20_000_000)}{}]}`,
  );
  await see("environments", "/_standin/environments");
  server.end();
}

const parts = { large, hostile, collections, seeds };
for (const [name, part] of Object.entries(parts))
  if (!process.env.PART || process.env.PART.split(",").includes(name)) await part();
await rm(folder, { recursive: true });
console.table(rows);
