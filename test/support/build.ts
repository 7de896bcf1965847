import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Builds `dist` before the tests, so that those of the command line run what users run: once, though each project asks for it. */
export default function setup(): void {
  if (process.env.BUILT_FOR_TESTS) return;
  const root = fileURLToPath(new URL("../../", import.meta.url));
  execFileSync(process.execPath, ["src/build/run.js", "build", "site"], { cwd: root, stdio: "inherit" });
  process.env.BUILT_FOR_TESTS = "yes";
}
