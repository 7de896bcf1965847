import { execFileSync } from "node:child_process";
import { mkdir, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { round, type Section } from "./table.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What a user installs: packages, and megabytes on the disk. */
export async function size(folder: string): Promise<Section> {
  const [packed] = JSON.parse(
    execFileSync("npm", ["pack", "--json", "--pack-destination", folder], { cwd: root, encoding: "utf8" }),
  ) as { filename: string }[];
  const { devDependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const prism = "@stoplight/prism-cli";
  const rows = [
    await install(folder, "standin", join(folder, packed?.filename ?? "")),
    await install(folder, "Prism", `${prism}@${devDependencies[prism]}`),
  ];
  return {
    title: "What is installed",
    text: "`npm install` in an empty folder.",
    columns: ["", "packages", "MB"],
    rows,
  };
}

async function install(folder: string, name: string, what: string): Promise<[string, number, string]> {
  const cwd = join(folder, name);
  await mkdir(cwd);
  execFileSync("npm", ["init", "-y"], { cwd, stdio: "ignore" });
  execFileSync("npm", ["install", "--no-audit", "--no-fund", what], { cwd, stdio: "ignore" });
  const { packages } = JSON.parse(await readFile(join(cwd, "node_modules/.package-lock.json"), "utf8"));
  return [name, Object.keys(packages).length, round((await bytesIn(join(cwd, "node_modules"))) / 1e6)];
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size));
  return sizes.reduce((sum, one) => sum + one, 0);
}
