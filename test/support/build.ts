import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Runs a step of the build before the tests: once, though each project asks for it. */
export function build(step: string): void {
  const variable = `BUILT_${step.toUpperCase()}_FOR_TESTS`;
  if (process.env.BUILT_FOR_TESTS || process.env[variable]) return;
  const root = fileURLToPath(new URL("../../", import.meta.url));
  execFileSync(process.execPath, ["src/build/run.js", step], { cwd: root, stdio: "inherit" });
  process.env[variable] = "yes";
}

/** Those of the command line run what users run. */
export default () => build("build");
