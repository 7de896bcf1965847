import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
export const authorization = { Authorization: "Bearer any-token" };

interface Start {
  /** Where it runs, if not in the folder of the package. */
  folder?: string;
  nodeFlags?: readonly string[];
  stdio?: ("ignore" | "pipe" | number)[];
  /** Leaves what comes on stderr in its pipe. */
  isLogUnread?: boolean;
}

/** A `standin` process with what it has said so far. */
export type Running = ReturnType<typeof runWith>;

/** Starts the built command line, and ends it with the test. */
export const run = (...args: readonly string[]): Running => runWith({}, ...args);

/** Starts `standin serve` on a free port. */
export const serve = (...flags: readonly string[]): Running => run("serve", "--port", "0", ...flags);

export function runWith({ folder = root, nodeFlags = [], ...how }: Start, ...args: readonly string[]) {
  const stdio = how.stdio ?? ["ignore", "pipe", "pipe"];
  const child = spawn(process.execPath, [...nodeFlags, `${root}dist/cli.js`, ...args], { cwd: folder, stdio });
  const said = { stdout: "", stderr: "" };
  for (const name of how.isLogUnread ? (["stdout"] as const) : (["stdout", "stderr"] as const)) {
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      said[name] += text;
    });
  }
  /** The exit code, once all output has come; null for one that a signal ended. */
  const ended = once(child, "close").then(([code]) => code as number | null);
  /** The first line of stdout. Rejects, with stderr, when the process ends without one. */
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", () => {
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
  return {
    ...{ child, ready, ended, stdout: () => said.stdout, stderr: () => said.stderr },
    /** The address in its first line. */
    url: async () => /http:\/\/[\d.]+:\d+/.exec(await ready)?.[0] ?? "",
    /** Each line that it wrote to stderr, as JSON. */
    log: () => linesOf(said.stderr),
    /** Asks it to end; resolves with its exit code. */
    async end(signal: NodeJS.Signals = "SIGTERM") {
      child.kill(signal);
      return ended;
    },
  };
}

const linesOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
