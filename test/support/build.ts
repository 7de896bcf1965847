import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Builds `dist` before the tests, so that those of the command line run what users run. */
export default function setup(): void {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  execFileSync(process.execPath, ["src/build/run.js", "build"], { cwd: root, stdio: "inherit" });
}
