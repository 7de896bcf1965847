/*
 * `node src/build/run.js [--if-possible] STEP…` runs steps of the build, each a TypeScript file of this folder, one
 * after the other. Plain JavaScript, since the loader for TypeScript is a development package, which
 * NODE_ENV=production and --omit=dev leave out. With --if-possible, that is no failure.
 */
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
for (const step of steps) await import(`./${step}.ts`);
