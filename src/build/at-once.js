/*
 * `node src/build/at-once.js COMMAND…` runs commands, as many at once as there are processors, and shows what each said once it has ended. Exits
 * with 1 if one failed.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";

const waiting = process.argv.slice(2);

async function work() {
  for (let command = waiting.shift(); command !== undefined; command = waiting.shift()) {
    const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
    const [code] = await once(child, "close");
    process.stdout.write(`${code === 0 ? "Passed" : "FAILED"}: ${command}\n${code === 0 ? "" : said}`);
    if (code !== 0) process.exitCode = 1;
  }
}

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
