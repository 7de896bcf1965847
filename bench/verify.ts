import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onCore } from "./server.js";
import { startStandin } from "./standins.js";
import type { Section, Target } from "./table.js";

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const most = 5;

/** How long the kit takes against the mock, in each envelope. */
export async function verify(): Promise<{ section: Section; targets: Target[] }> {
  const server = await startStandin("Standin", { quiet: false });
  try {
    const times = ["flat", "json-api"].map((envelope) => ({ envelope, seconds: verifyOnce(server.url, envelope) }));
    return {
      section: {
        title: "A run of the kit",
        text: "`standin verify` against `standin serve`, everything in it, from spawn to exit.",
        columns: ["envelope", "seconds"],
        rows: times.map(({ envelope, seconds }) => [envelope, seconds.toFixed(1)]),
      },
      targets: times.map(({ envelope, seconds }) => ({
        target: `standin verify against the mock, ${envelope}: at most ${most} s`,
        measured: `${seconds.toFixed(1)} s`,
        met: seconds <= most,
      })),
    };
  } finally {
    await server.end();
  }
}

function verifyOnce(url: string, envelope: string): number {
  const target = envelope === "flat" ? url : `${url}/json-api`;
  const started = performance.now();
  const [program = "", ...parameters] = onCore("every", [
    ...[process.execPath, cli, "verify"],
    ...["--target", target, "--envelope", envelope, "--token", "bench"],
  ]);
  const { status, stderr } = spawnSync(program, parameters, { encoding: "utf8" });
  if (status !== 0) throw new Error(`standin verify of ${envelope} ended with ${status}: ${stderr}`);
  return (performance.now() - started) / 1000;
}
