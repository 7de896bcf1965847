/* A product, installed and filled with what a company has. */
import { existsSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
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
  start,
  unpackDebian,
  until,
  writeFiles,
} from "./machine.js";

export const root = resolve(import.meta.dirname, "../../..");

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

/** A product with its packages in a folder. Its webhooks call `port`. */
export async function install(name: string, cache: string, port: number) {
  const text = await readFile(join(import.meta.dirname, `${name}.yaml`), "utf8");
  const { version } = parse(text) as Product;
  const folder = join(cache, `${name}-${version}`);
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
  return { ...product, name, folder, url: `http://127.0.0.1:${put.$PORT}${product.path}`, port };
}

export type Installed = Awaited<ReturnType<typeof install>>;

/** Starts a product, which may connect to this machine alone. */
export async function startProduct({ folder, start: command, environment, url }: Installed): Promise<Started> {
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
export async function fill(product: Installed, database: Database): Promise<void> {
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
export async function send(url: string, header: string, [method, path, body, part, name]: Sent): Promise<unknown> {
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
export async function logIn({ login = [], token = "", credential, url }: Installed) {
  let last: unknown;
  // Nobody can register as the first one again.
  for (const one of login) last = await send(url, "", one).catch((error: Error) => error);
  if (last instanceof Error) throw last;
  const value = login.length > 0 ? String(valueAt(last as JsonValue, token)) : (credential.split(" ")[1] ?? "");
  return { token: value, header: credential.replace("$TOKEN", value) };
}

/** Each row but for logs, and each file. */
export async function stateOf({ name, folder, logs, uploads }: Installed, database: Database): Promise<string[]> {
  const rows = (await database.rows(name)).split("\n").filter((line) => line.startsWith("INSERT"));
  return [...rows.filter((row) => !new RegExp(logs).test(row)), ...(await hashesOf(join(folder, uploads)))];
}
