import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A `standin` process with what it has said so far. */
export interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  stdout(): string;
  stderr(): string;
  /** The first line of stdout. Rejects, with stderr, when the process ends without one. */
  readonly ready: Promise<string>;
  /** The exit code, once all output has come; null for one that a signal ended. */
  readonly ended: Promise<number | null>;
}

/** Starts the built command line, and ends it with the test. */
export const run = (...args: string[]): Running => runIn(root, ...args);

/** The same in another folder than that of the package. */
export function runIn(folder: string, ...args: string[]): Running {
  const child = spawn(process.execPath, [`${root}dist/cli.js`, ...args], { cwd: folder });
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text: string) => {
      said[name] += text;
    });
  }
  const ended = once(child, "close").then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const [line, ...rest] = said.stdout.split("\n");
      if (rest.length > 0) resolve(line ?? "");
    });
    ended.then((code) => reject(new Error(`It ended with ${code}: ${said.stderr}`)));
  });
  ready.catch(() => undefined);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { child, stdout: () => said.stdout, stderr: () => said.stderr, ready, ended };
}
