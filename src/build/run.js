/*
 * `node src/build/run.js [--if-possible] STEP…` runs steps of the build, each a TypeScript file of this folder: several side by
 * side. Plain JavaScript, since the loader for TypeScript is a development package, which NODE_ENV=production and --omit=dev
 * leave out. With --if-possible, that is no failure.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const [, , ...words] = process.argv;
const isOptional = words[0] === "--if-possible";
const steps = isOptional ? words.slice(1) : words;

try {
  (await import("tsx/esm/api")).register();
} catch (error) {
  if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  console.error(
    "Standin was not built: the packages that build it are for development, and this installation leaves those out " +
      "(NODE_ENV=production or --omit=dev). `npm ci --include=dev` installs them, and builds.",
  );
  process.exit(isOptional ? 0 : 1);
}

const made = {
  build: "the programs",
  declarations: "the type declarations",
  site: "the documentation",
};

/** Says when it starts and ends, since npm says nothing meanwhile. */
async function runAside(step) {
  const start = Date.now();
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), step], { stdio: "inherit" });
  const [code] = await once(child, "close");
  if (code === 0) console.error(`Built ${made[step]} (${Math.round((Date.now() - start) / 1000)} s).`);
  else process.exitCode = 1;
}

if (steps.length > 1) {
  console.error(`Building ${steps.map((step) => made[step]).join(", ")} …`);
  await Promise.all(steps.map(runAside));
} else for (const step of steps) await import(`./${step}.ts`);
