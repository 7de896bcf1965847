import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
export const authorization = { Authorization: "Bearer any-token" };

/** A served Standin whose output goes where the test says. */
export interface Served {
  readonly child: ChildProcess;
  /** The exit code; null for one that a signal ended. */
  readonly ended: Promise<number | null>;
}

/** Starts `standin serve` on a free port with this for its stdin, stdout and stderr, and ends it with the test. */
export function serve(stdio: StdioOptions, flags: string[] = ["--json"], nodeFlags: string[] = []): Served {
  const args = [...nodeFlags, "dist/cli.js", "serve", "--port", "0", ...flags];
  const child = spawn(process.execPath, args, { cwd: root, stdio });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { child, ended };
}

/** The address in the first thing that is said on a stream. */
export async function addressOn(stream: NodeJS.ReadableStream | null): Promise<string> {
  let said = "";
  while (!/http:\/\/[\d.]+:\d+\b.*\n/.test(said)) said += (await once(stream as NodeJS.ReadableStream, "data"))[0];
  return /http:\/\/[\d.]+:\d+/.exec(said)?.[0] ?? "";
}

/** Everything that is said on a stream until it ends. */
export async function allOf(stream: NodeJS.ReadableStream | null): Promise<string> {
  let said = "";
  for await (const text of stream as NodeJS.ReadableStream) said += text;
  return said;
}
