/*
 * `npm run products [-- strapi …]`: the kit, as built, on products that nobody here wrote, each with the data of a company. Its rows and
 * files are compared before and after, its webhooks must not be called, nothing may leave this machine, and verdicts must be the kept ones.
 */
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import type { JsonValue } from "../../../src/base/json.js";
import { valueAt } from "../../../src/base/json-pointer.js";
import { freePort } from "../../support/free-port.js";
import { png } from "../../support/images.js";
import {
  type Database,
  hashesOf,
  installOnce,
  installPackages,
  run,
  type Started,
  sleep,
  start,
  startDatabase,
  unpackDebian,
  until,
  writeFiles,
} from "./machine.js";

/** A request of the company, with the name of a part and of its picture if it brings one. */
type Sent = readonly [method: string, path: string, body?: object, part?: string, name?: string];

/** A product, in a file beside this one. In its texts $FOLDER, $PORT, $SOCKET, $CALLS (where webhooks call) and $TOKEN are put in. */
interface Product {
  version: string;
  /** From Debian, or from npm's registry, where some files are there first. */
  debian?: readonly string[];
  packages?: object;
  before?: Record<string, string>;
  files: Record<string, string>;
  environment: Record<string, string>;
  /** The commands that make its tables, and start it. */
  once?: readonly string[];
  start: readonly string[];
  /** The folder of the company's files. */
  uploads: string;
  /** What the names of rows have that change with every request, whoever sends it. */
  logs: string;
  /** Where its API is, below its address. */
  path: string;
  /** The header of the token, and the requests that get one, with its place in the last response. */
  credential: string;
  login?: readonly Sent[];
  token?: string;
  /** Whether webhooks of the company listen. */
  listens: boolean;
  /** What the company has; an update that its webhooks hear; what a script sends through `observe`. */
  company: readonly Sent[];
  touch: Sent;
  session: readonly Sent[];
  /** Established by hand: verdicts of a whole run and of the script, and exit codes by flag. */
  verdicts: { rules: Record<string, string>; observed: Record<string, string>; exits: Record<string, number> };
}

const root = resolve(import.meta.dirname, "../../..");
const folderOption = { type: "string", default: join(homedir(), ".cache/standin-products") } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options: { folder: folderOption } });
const cache = resolve(values.folder);
const all = ["wordpress", "directus", "strapi"];

/** How large the records of a run are when it is killed, in bytes. */
const moments = [1, 3000, 10_000, 30_000, 100_000];

const wrong: string[] = [];
const say = (text: string) => process.stdout.write(`${text}\n`);
function hold(isSo: boolean, what: string, but: unknown = "") {
  if (!isSo) wrong.push(`${what}: ${but}`);
  say(isSo ? `  ok ${what}` : `  WRONG ${what}: ${but}`);
}

const calls: string[] = [];
const receiver = createServer((request, response) => {
  calls.push(`${request.method} ${request.url}`);
  response.end();
}).listen(0, "127.0.0.1");

const debian = await install("wordpress").catch((error: Error) => {
  say(`NOT INSTALLED: WordPress, and MariaDB, without which none runs: ${error.message}`);
  return process.exit(1);
});
await mkdir(join(cache, "database"), { recursive: true });
const database: Database = await startDatabase(debian.folder, join(cache, "database"));
try {
  for (const name of positionals.length > 0 ? positionals : all) await tryOut(name);
} finally {
  await database.stop();
  receiver.close();
}
say(wrong.length === 0 ? "All as it must be." : `${wrong.length} WRONG:\n  ${wrong.join("\n  ")}`);
process.exitCode = wrong.length === 0 ? 0 : 1;

/** A product with its packages in a folder. */
async function install(name: string) {
  const text = await readFile(join(import.meta.dirname, `${name}.yaml`), "utf8");
  const { version } = parse(text) as Product;
  const folder = join(cache, `${name}-${version}`);
  const { port } = receiver.address() as AddressInfo;
  const put = { $FOLDER: folder, $PORT: String(await freePort()), $SOCKET: join(cache, "database/socket") };
  const full = Object.entries({ ...put, $CALLS: `http://127.0.0.1:${port}/company` }).reduce(
    (whole, [variable, value]) => whole.replaceAll(variable, value),
    text,
  );
  const product = parse(full) as Product;
  await installOnce(folder, async (part) => {
    await writeFiles(part, product.before);
    await (product.debian ? unpackDebian(part, product.debian) : installPackages(part, product.packages ?? {}));
  });
  return { ...product, name, folder, text, url: `http://127.0.0.1:${put.$PORT}${product.path}`, port };
}

type Installed = Awaited<ReturnType<typeof install>>;

async function tryOut(name: string): Promise<void> {
  say(name);
  let product: Installed;
  try {
    product = await install(name);
  } catch (error) {
    return hold(false, `${name} is installed`, `NOT INSTALLED: ${(error as Error).message}`);
  }
  let server: Started | undefined;
  try {
    await fill(product);
    server = await startProduct(product);
    await tryKit(product);
    const left = server.said.split("\n").filter((line) => line.includes("left loopback"));
    hold(left.length === 0, "nothing leaves this machine", `${left.length} requests, first ${left[0]}`);
  } catch (error) {
    hold(false, `${name} is tried to the end`, `${(error as Error).stack}\n${server?.said.slice(-2000)}`);
  } finally {
    await server?.kill();
  }
}

async function startProduct({ folder, start: command, environment, url }: Installed): Promise<Started> {
  const [program = "", ...args] = command;
  const guard = { NODE_OPTIONS: `--import ${join(root, "test/support/loopback-guard.js")}` };
  const server = start(program, args, { cwd: folder, env: { ...guard, ...environment } });
  const isThere = () =>
    fetch(url).then(
      () => true,
      () => server.isEnded,
    );
  await until(isThere, `${url} answers`);
  if (server.isEnded) throw new Error(`It ended: ${server.said.slice(-2000)}`);
  return server;
}

/** The company's rows and files, as they were when they were first made. */
async function fill(product: Installed): Promise<void> {
  const { name, folder, files, once, environment, company, port } = product;
  const [rows, copies, uploads] = [join(folder, "seeded.sql"), join(folder, "seeded"), join(folder, product.uploads)];
  await writeFiles(folder, files);
  // The port of the receiver is another one each time.
  const here = `127.0.0.1:${port}/company`;
  if (!existsSync(rows)) {
    await database.make(name);
    if (once) await run(once[0] ?? "", once.slice(1), { cwd: folder, env: environment });
    const server = await startProduct(product);
    try {
      const { header } = await logIn(product);
      for (const one of company) await send(product.url, header, one);
      await cp(uploads, copies, { recursive: true });
      await writeFile(rows, (await database.rows(name)).replaceAll(here, "$CALLS"));
    } finally {
      await server.kill();
    }
  }
  await rm(uploads, { recursive: true });
  await cp(copies, uploads, { recursive: true });
  await database.make(name, (await readFile(rows, "utf8")).replaceAll("$CALLS", here));
}

/** Sends a request of the company. Throws unless it is answered with a 2xx. */
async function send(url: string, header: string, [method, path, body, part, name]: Sent): Promise<unknown> {
  const form = new FormData();
  for (const [field, value] of part ? Object.entries(body ?? {}) : []) form.append(field, String(value));
  if (part) form.append(part, new Blob([new Uint8Array(png)], { type: "image/png" }), name);
  const json: Record<string, string> = body && !part ? { "Content-Type": "application/json" } : {};
  const headers = header ? { ...json, Authorization: header } : json;
  const sent = part ? form : body && JSON.stringify(body);
  const response = await fetch(url + path, { method, headers, ...(sent && { body: sent }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text || "null");
}

/** The token that the kit gets, and the header of the company's requests. */
async function logIn({ login = [], token = "", credential, url }: Installed) {
  let last: unknown;
  // Nobody can register as the first one again.
  for (const one of login) last = await send(url, "", one).catch((error: Error) => error);
  if (last instanceof Error) throw last;
  const value = login.length > 0 ? String(valueAt(last as JsonValue, token)) : (credential.split(" ")[1] ?? "");
  return { token: value, header: credential.replace("$TOKEN", value) };
}

async function tryKit(product: Installed): Promise<void> {
  const { name, url, listens, touch, verdicts } = product;
  const { token, header } = await logIn(product);
  const work = join(cache, "runs", name);
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const target = ["--target", url, "--binding", join(root, "bindings", `${name}.yaml`)];
  const standin = (...args: string[]) =>
    start(process.execPath, [join(root, "dist/cli.js"), ...args, ...target], { cwd: work });
  const kit = (...flags: string[]) => standin("verify", "--token", token, "--concurrency", "4", ...flags);
  const quiet = listens ? ["--quiet-webhooks"] : [];
  const lastLine = ({ stdout, said }: Started) => (stdout.trim() || said.trim()).split("\n").at(-1);

  await send(url, header, touch);
  if (listens) await until(() => calls.length > 0, "the company's webhooks are called at all", 30);
  await sleep(1000);
  calls.length = 0;
  const before = await stateOf(product);
  const holdSame = async (what: string) => {
    // A call may come late.
    await sleep(500);
    const after = await stateOf(product);
    const odd = [...before.filter((row) => !after.includes(row)), ...after.filter((row) => !before.includes(row))];
    hold(odd.length === 0, `${what}: rows and files are as before`, `${odd.length} differ: ${odd[0]?.slice(0, 300)}`);
    hold(calls.length === 0, `${what}: no webhook of the company is called`, `${calls.length} calls: ${calls[0]}`);
    calls.length = 0;
  };

  for (const [flag, code] of Object.entries(verdicts.exits)) {
    const run = kit(...(flag === "plain" ? [] : [flag]));
    hold((await run.end) === code, `${flag} exits with ${code}`, lastLine(run));
    await holdSame(flag);
  }
  const whole = kit(...quiet, "--report", "whole");
  await whole.end;
  say(`  ${lastLine(whole)}`);
  await holdSame("the whole kit");
  await compare(verdicts.rules, join(work, "whole/report.json"), "");

  for (const moment of moments) {
    const killed = kit(...quiet);
    await until(async () => killed.isEnded || (await noted(work)) > moment, "the kit notes what it does");
    await killed.kill("SIGKILL");
    // What was sent before may still be done.
    await sleep(2000);
    const undone = kit("--undo");
    hold((await undone.end) === 0, `--undo after kill -9 at ${moment} bytes`, lastLine(undone));
    await holdSame(`kill -9 at ${moment} bytes`);
  }

  const seen = standin("observe", "--report", "observed");
  await until(() => seen.isEnded || seen.stdout.includes("\n"), "observe starts");
  const [address = ""] = seen.stdout.match(/http:\S+$/m) ?? [];
  // Some are wrong, and may be refused.
  for (const one of product.session) await send(address, header, one).catch(() => undefined);
  await seen.kill("SIGINT");
  await compare(verdicts.observed, join(work, "observed/report.json"), "observe: ");
}

/** Compares verdicts with the kept ones. */
async function compare(kept: Record<string, string>, file: string, who: string): Promise<void> {
  const { rules, not_in_product: absent = [] } = JSON.parse(await readFile(file, "utf8")) as {
    rules: Record<string, string>;
    not_in_product?: { ids: string[] }[];
  };
  for (const id of absent.flatMap(({ ids }) => ids)) rules[id] = "not-in-product";
  const odd = Object.entries(kept).filter(([id, verdict]) => rules[id] !== verdict);
  for (const [id, verdict] of odd) hold(false, `${who}${id}`, `the kit says ${rules[id]}, by hand it is ${verdict}`);
  say(`  ${who}${Object.keys(kept).length - odd.length} of ${Object.keys(kept).length} verdicts are the kept ones`);
}

async function noted(work: string): Promise<number> {
  const records = join(work, ".standin/runs");
  const files = existsSync(records) ? (await readdir(records)).filter((file) => file.endsWith(".jsonl")) : [];
  // A record may be gone by now.
  const sizes = await Promise.all(
    files.map((file) =>
      stat(join(records, file)).then(
        (found) => found.size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Each row but for logs, and each file. */
async function stateOf({ name, folder, logs, uploads }: Installed): Promise<string[]> {
  const rows = (await database.rows(name)).split("\n").filter((line) => line.startsWith("INSERT"));
  return [...rows.filter((row) => !new RegExp(logs).test(row)), ...(await hashesOf(join(folder, uploads)))];
}
