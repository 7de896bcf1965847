/*
 * `node src/build/run.js [--if-possible] STEP…` runs steps of the build, each a TypeScript file of this folder, one after the
 * other. In plain JavaScript, since what reads TypeScript is itself a package for development, which NODE_ENV=production and
 * --omit=dev leave out; with --if-possible that is no failure.
 */
const [, , ...words] = process.argv;
const isOptional = words[0] === "--if-possible";
const steps = isOptional ? words.slice(1) : words;

if (await readTypeScript()) {
  for (const step of steps) await import(`./${step}.ts`);
} else {
  process.stderr.write(
    "Standin was not built: the packages that build it are for development, and this installation leaves those out " +
      "(NODE_ENV=production or --omit=dev). `npm ci --include=dev` installs them, and builds.\n",
  );
  process.exitCode = isOptional ? 0 : 1;
}

/** Has node read TypeScript from here on; false where the package for that is not installed. */
async function readTypeScript() {
  try {
    (await import("tsx/esm/api")).register();
    return true;
  } catch (error) {
    if (error.code === "ERR_MODULE_NOT_FOUND") return false;
    throw error;
  }
}
