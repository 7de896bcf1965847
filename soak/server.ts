import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** How the server is: bytes, and milliseconds since it was asked before. */
export interface Vitals {
  /** Before a garbage collection, and after one. */
  rss: number;
  heap: number;
  /** How late its event loop was. */
  p99: number;
  longest: number;
}

export interface Server {
  readonly url: string;
  /** What it logged of failures of its own. */
  readonly failures: readonly string[];
  vitals(): Promise<Vitals>;
  /** Sends SIGTERM and resolves with the exit code. */
  end(): Promise<number | null>;
}

const root = fileURLToPath(new URL("../", import.meta.url));

/** Starts `standin serve` as it is packed, in a process of its own. */
export async function startServer(flags: string[]): Promise<Server> {
  const probe = new URL("./probe.js", import.meta.url).href;
  const args = ["--expose-gc", "--import", probe, "dist/cli.js", "serve", "--port", "0", "--json", ...flags];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  process.once("exit", () => child.kill("SIGKILL"));
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const failures: string[] = [];
  // A log that nobody reads is dropped; this one is read.
  createInterface({ input: child.stderr as NodeJS.ReadableStream }).on("line", (line) => {
    if (line.includes('"level":50')) failures.push(line);
  });
  const [line] = await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), "line");
  return {
    url: JSON.parse(line).url,
    failures,
    async vitals() {
      child.send("vitals");
      const [message] = await once(child, "message");
      return message as Vitals;
    },
    end() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}
