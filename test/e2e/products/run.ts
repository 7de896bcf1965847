/*
 * `npm run products [-- strapi …]`: the kit, as built, on products that nobody here wrote, each with the data of a company. Its rows and
 * files are compared before and after, its webhooks must not be called, nothing may leave this machine, and verdicts must be the kept ones.
 */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Database, type Started, sleep, start, startDatabase, until } from "./machine.js";
import { fill, type Installed, install, logIn, root, send, startProduct, stateOf } from "./product.js";

const folderOption = { type: "string", default: join(homedir(), ".cache/standin-products") } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options: { folder: folderOption } });
const cache = resolve(values.folder);
const all = ["wordpress", "directus", "strapi"];

/** Where a product asks for its newest version and tells of itself, whoever uses it. */
const asksForItself = /registry\.npmjs\.org|telemetry\.directus\.io/;

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
await once(receiver, "listening");

const installed = (name: string) => install(name, cache, (receiver.address() as AddressInfo).port);
const debian = await installed("wordpress").catch((error: Error) => {
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

async function tryOut(name: string): Promise<void> {
  say(name);
  let product: Installed;
  try {
    product = await installed(name);
  } catch (error) {
    return hold(false, `${name} is installed`, `NOT INSTALLED: ${(error as Error).message}`);
  }
  let server: Started | undefined;
  try {
    await fill(product, database);
    server = await startProduct(product);
    await tryKit(product);
    const left = server.said.split("\n").filter((line) => line.includes("left loopback") && !asksForItself.test(line));
    hold(left.length === 0, "nothing leaves this machine", `${left.length} requests, first ${left[0]}`);
  } catch (error) {
    hold(false, `${name} is tried to the end`, `${(error as Error).stack}\n${server?.said.slice(-2000)}`);
  } finally {
    await server?.kill();
  }
}

async function tryKit(product: Installed): Promise<void> {
  const { name, url, listens, touch, verdicts } = product;
  const { token, header } = await logIn(product);
  const work = join(cache, "runs", name);
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const target = ["--target", url, "--binding", join(root, "bindings", `${name}.yaml`)];
  const standin = (...args: string[]) =>
    start(process.execPath, [join(root, "dist/cli.js"), ...args, ...target], {
      cwd: work,
      env: { XDG_STATE_HOME: work },
    });
  const kit = (...flags: string[]) => standin("verify", "--token", token, "--concurrency", "4", ...flags);
  const quiet = listens ? ["--quiet-webhooks"] : [];
  const lastLine = ({ stdout, said }: Started) => (stdout.trim() || said.trim()).split("\n").at(-1);

  await send(url, header, touch);
  if (listens) await until(() => calls.length > 0, "the company's webhooks are called at all", 30);
  await sleep(1000);
  calls.length = 0;
  let before = await stateOf(product, database);
  const holdSame = async (what: string) => {
    // A call may come late.
    await sleep(500);
    const after = await stateOf(product, database);
    const odd = [...before.filter((row) => !after.includes(row)), ...after.filter((row) => !before.includes(row))];
    hold(odd.length === 0, `${what}: rows and files are as before`, `${odd.length} differ: ${odd[0]?.slice(0, 300)}`);
    hold(calls.length === 0, `${what}: no webhook of the company is called`, `${calls.length} calls: ${calls[0]}`);
    calls.length = 0;
    // What is left once is told once.
    before = after;
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
  if (!existsSync(join(work, "observed/report.json"))) return hold(false, "observe", lastLine(seen));
  await compare(verdicts.observed, join(work, "observed/report.json"), "observe: ");
}

/** Compares verdicts with the kept ones. */
async function compare(kept: Record<string, string>, file: string, who: string): Promise<void> {
  const { rules, not_in_product: absent = [] } = JSON.parse(await readFile(file, "utf8")) as {
    rules: Record<string, string>;
    not_in_product?: { ids: string[] }[];
  };
  for (const id of absent.flatMap(({ ids }) => ids)) rules[id] = "not-in-product";
  const odd = Object.entries(kept).filter(([id, verdict]) => !verdict.split(" or ").includes(rules[id] ?? ""));
  for (const [id, verdict] of odd) hold(false, `${who}${id}`, `the kit says ${rules[id]}, by hand it is ${verdict}`);
  say(`  ${who}${Object.keys(kept).length - odd.length} of ${Object.keys(kept).length} verdicts are the kept ones`);
}

async function noted(work: string): Promise<number> {
  const records = join(work, ".standin/runs");
  const files = existsSync(records) ? (await readdir(records)).filter((file) => file.endsWith(".jsonl")) : [];
  // A record may be gone by now.
  const found = await Promise.all(files.map((file) => stat(join(records, file)).catch(() => undefined)));
  return found.reduce((sum, one) => sum + (one?.size ?? 0), 0);
}
