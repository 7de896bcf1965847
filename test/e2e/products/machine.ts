/* What the products need of a machine: packages in a folder of their own, processes that end, and a database. */
import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

export interface In {
  cwd: string;
  env?: Readonly<Record<string, string>> | undefined;
}

/** Runs a program to its end. Throws with what it said. */
export async function run(program: string, args: readonly string[], { cwd, env }: In): Promise<string> {
  try {
    return (await execute(program, args, { cwd, env: { ...process.env, ...env }, maxBuffer: 1 << 28 })).stdout;
  } catch (error) {
    const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args[0]}: ${(stderr + stdout).trim().split("\n").slice(-5).join("\n") || message}`);
  }
}

/** What runs ends with this process. */
const running = new Set<Started>();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    for (const one of running) one.kill("SIGKILL");
    process.exit(1);
  });

/** Starts a program in a group of its own, so that its end is the end of its children too. */
export function start(program: string, args: readonly string[], { cwd, env }: In) {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, detached: true });
  const started = { said: "", stdout: "", isEnded: false, kill, end: new Promise<number | null>(listen) };
  function listen(ended: (code: number | null) => void) {
    for (const name of ["stdout", "stderr"] as const)
      child[name].setEncoding("utf8").on("data", (text: string) => {
        started.said += text;
        if (name === "stdout") started.stdout += text;
      });
    child.once("error", (error) => {
      started.said += error.message;
      ended(null);
    });
    child.once("close", ended);
  }
  running.add(started);
  started.end.then(() => {
    started.isEnded = true;
    running.delete(started);
  });
  async function kill(signal: NodeJS.Signals = "SIGTERM") {
    if (!started.isEnded && child.pid) process.kill(-child.pid, signal);
    return started.end;
  }
  return started;
}

export type Started = ReturnType<typeof start>;

export async function writeFiles(folder: string, files: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** Installs once, into a folder of its own: what fails half-way is not there. */
export async function installOnce(folder: string, install: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  await install(part);
  await rename(part, folder);
}

/** Without scripts: nothing is compiled, and nothing comes from elsewhere than the registry. */
export async function installPackages(folder: string, manifest: object): Promise<void> {
  await writeFiles(folder, { "package.json": JSON.stringify({ name: "company", private: true, ...manifest }) });
  const flags = ["--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["install", ...flags], { cwd: folder });
}

/** Packages of Debian and what they depend on, unpacked and not installed: the machine stays as it is. */
export async function unpackDebian(folder: string, packages: readonly string[]): Promise<void> {
  const archives = join(folder, "archives");
  await mkdir(join(archives, "partial"), { recursive: true });
  const options = ["-o", "Debug::NoLocking=true", "-o", `Dir::Cache::archives=${archives}`];
  const flags = ["-y", "--no-install-recommends", "--download-only", ...options];
  await run("apt-get", [...flags, "install", ...packages], { cwd: folder });
  for (const name of await readdir(archives))
    if (name.endsWith(".deb")) await run("dpkg", ["-x", join(archives, name), folder], { cwd: folder });
}

/** MariaDB, from a folder with Debian's packages, reached by a socket alone. */
export async function startDatabase(root: string, folder: string) {
  const [data, socket, messages] = [join(folder, "data"), join(folder, "socket"), join(root, "usr/share/mysql")];
  const here = { cwd: folder, env: { LD_LIBRARY_PATH: join(root, "usr/lib/x86_64-linux-gnu") } };
  const own = ["--no-defaults", `--basedir=${join(root, "usr")}`, `--lc-messages-dir=${messages}`];
  const [program, args] = [join(root, "usr/sbin/mariadbd"), [...own, `--datadir=${data}`, "--user=root"]];
  if (!existsSync(data)) {
    await mkdir(data, { recursive: true });
    const names = ["mysql_system_tables", "mysql_performance_tables", "mysql_system_tables_data"];
    const scripts = await Promise.all(names.map((name) => readFile(join(messages, `${name}.sql`), "utf8")));
    const script = ["create database mysql;", "use mysql;", ...scripts].join("\n");
    await writeFiles(folder, { "bootstrap.sql": script });
    await run("sh", ["-c", '"$0" "$@" --bootstrap < bootstrap.sql', program, ...args], here);
  }
  await rm(socket, { force: true });
  const server = start(program, [...args, `--socket=${socket}`, "--skip-networking", "--skip-grant-tables"], here);
  await until(() => existsSync(socket) || server.isEnded, "MariaDB starts");
  const client = (name: string, ...more: string[]) =>
    run(join(root, "usr/bin", name), ["--no-defaults", `--socket=${socket}`, ...more], here);
  const dump = ["--skip-extended-insert", "--order-by-primary", "--skip-comments", "--skip-dump-date"];
  return {
    socket,
    stop: () => server.kill(),
    /** A database as statements, each row in a line. */
    rows: (name: string) => client("mariadb-dump", ...dump, name),
    /** Makes a database anew, with these statements. */
    async make(name: string, statements = "") {
      const file = join(folder, `${name}.sql`);
      await writeFile(file, statements);
      await client("mariadb", `--execute=drop database if exists ${name}`);
      await client("mariadb", `--execute=create database ${name} character set utf8mb4`);
      await client("mariadb", name, `--execute=source ${file}`);
    },
  };
}

export type Database = Awaited<ReturnType<typeof startDatabase>>;

export const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Waits for what a process does. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string, seconds = 300): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !(await isSo()); await sleep(50))
    if (Date.now() > end) throw new Error(`Not within ${seconds} s: ${what}.`);
}

/** The path and the hash of each file. */
export async function hashesOf(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const hash = async (file: string) =>
    createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
  return Promise.all(files.sort().map(async (file) => `${file.slice(folder.length)} ${await hash(file)}`));
}
